import { CATEGORIES } from '@showbill/contract';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { classify } from './classify.ts';
import { findCategories } from './find-categories.ts';
import { findKinds } from './find-kinds.ts';
import { similarity } from './similarity.ts';
import { readTraits } from './traits/read-traits.ts';

const WORDS = [
  'stage',
  'Bühnentreppe',
  'speakers',
  'QSC',
  'K12.2',
  '2x1m',
  '(',
  ')',
  '\n',
  "8'",
  '"',
  'für',
  'Écran',
  '🎤',
  'de',
  '5,000',
];
const text = oneof(
  string({ unit: 'grapheme', maxLength: 200 }),
  string({ unit: 'binary', maxLength: 200 }),
  array(constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join(' ')),
  array(constantFrom(...WORDS), { maxLength: 40 }).map((words) => words.join('')),
);

it('mentions of kinds are in order, apart from each other, and their words are the text at their offsets', () => {
  assert(
    property(text, (input) => {
      let last = 0;
      for (const { words, start, end } of findKinds(input)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(input.slice(start, end)).toBe(words);
        last = end;
      }
    }),
  );
});

it('mentions of categories are in order and their words are the text at their offsets', () => {
  assert(
    property(text, (input) => {
      let last = 0;
      for (const { words, start, end } of findCategories(input)) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(end).toBeGreaterThan(start);
        expect(input.slice(start, end)).toBe(words);
        last = start;
      }
    }),
  );
});

it('any name and category give at most three kinds with confidences in (0, 1]', () => {
  assert(
    property(text, text, constantFrom(...CATEGORIES), (name, description, category) => {
      const kinds = classify({ name, description, category });
      expect(kinds.length).toBeLessThanOrEqual(3);
      for (const { confidence } of kinds) {
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('any text gives traits that are positive, finite numbers', () => {
  assert(
    property(text, text, (name, description) => {
      for (const value of Object.values(readTraits(name, description))) {
        expect(Number.isFinite(value)).toBe(true);
        expect(value).toBeGreaterThan(0);
      }
    }),
  );
});

it('similarity stays in [0, 1], and a phrase with a word answers itself best', () => {
  assert(
    property(text, text, (phrase, name) => {
      const score = similarity(phrase, name);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      expect(similarity(phrase, phrase)).toBeGreaterThanOrEqual(score);
    }),
  );
});
