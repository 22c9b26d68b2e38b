import { describe, expect, it } from 'vitest';
import { findAll, wordList } from './lexicon.ts';
import { occurrences } from './occurrences.ts';
import { together } from './together.ts';
import { tokenise } from './tokens.ts';

const TABLES = ['round table, round tables, table*', '*stuhl, the hall', 'no lights, lights, no', 'nothing of it'];
const TEXT = 'The hall has round tables, tablecloths and a Klappstuhl; no lights. Round tables again, lights too.';

describe('several tables at once', () => {
  it('find what each finds alone', () => {
    const tokens = tokenise(TEXT);
    const tables = TABLES.map(wordList);
    expect(together(tables)(tokens)).toEqual(tables.map((table) => findAll(tokens, table)));
  });
});

describe('the occurrences of a table', () => {
  const tokens = tokenise(TEXT);
  const lights = occurrences(tokens, wordList('no lights, lights'));

  it('are those that lie wholly within a span', () => {
    const all = lights.within({ from: 0, to: tokens.length });
    expect(all.map(({ from, to }) => tokens.slice(from, to).map(({ text }) => text))).toEqual([
      ['no', 'lights'],
      ['lights'],
      ['lights'],
    ]);
    const [first] = all;
    expect(lights.any({ from: 0, to: (first?.to ?? 0) - 1 })).toBe(false);
    expect(lights.any({ from: 0, to: first?.to ?? 0 })).toBe(true);
  });

  it('are none behind the text', () => {
    expect(lights.within({ from: tokens.length, to: tokens.length + 4 })).toEqual([]);
  });
});
