import { describe, expect, it } from 'vitest';
import { parseCatalogue } from './parse-catalogue.ts';
import type { ImportMapping } from '../../imports/index.ts';

const OPTIONS = { currency: 'EUR', minorDigits: 2 };
const LINES = [
  'Bestand des Hauses;;;',
  'Nr;Bez;Sparte;Satz',
  '1;Nebelmaschine;Quarxi;1.038,50',
  '2;Stuhl;Möbel;2,50',
  '3;Hocker;MÖBEL;2,00',
];

function read(lines: readonly string[], mapping?: ImportMapping) {
  return parseCatalogue(new TextEncoder().encode(lines.join('\n')), OPTIONS, mapping);
}

const MAPPING: ImportMapping = {
  columns: { name: { column: 1 }, category: { column: 2 }, unit_price: { column: 3 }, unit: { value: 'day' } },
  categories: [{ word: 'QUARXI', means: 'lighting' }],
  units: [],
};

describe('a file with headings that nobody knows', () => {
  it('is shown with its first rows and what is missing, whatever title is above them', () => {
    const { rows, sheet, errors } = read(LINES.with(0, 'Bestand des Hauses'));
    expect(rows).toEqual([]);
    expect(errors.map(({ line, column }) => [line, column])).toEqual(
      ['name', 'category', 'unit', 'unit_price'].map((field) => [2, field]),
    );
    expect(sheet).toMatchObject({
      headings: ['Nr', 'Bez', 'Sparte', 'Satz'],
      rows: 3,
      samples: [
        ['1', '2', '3'],
        ['Nebelmaschine', 'Stuhl', 'Hocker'],
        ['Quarxi', 'Möbel', 'MÖBEL'],
        ['1.038,50', '2,50', '2,00'],
      ],
      missing: ['name', 'category', 'unit', 'unit_price'],
    });
  });

  it('is read as a person says, with the words of the company kept', () => {
    const { rows, errors, sheet } = read(LINES.slice(1), MAPPING);
    expect(errors).toEqual([]);
    expect(
      rows.map(({ name, category, ownCategory, unit, unitPriceMinor }) => [
        name,
        category,
        ownCategory,
        unit,
        unitPriceMinor,
      ]),
    ).toEqual([
      ['Nebelmaschine', 'lighting', 'Quarxi', 'day', 103850n],
      ['Stuhl', 'furniture', 'Möbel', 'day', 250n],
      ['Hocker', 'furniture', 'MÖBEL', 'day', 200n],
    ]);
    expect(sheet?.categories).toEqual({
      words: [
        { word: 'Quarxi', rows: 1, recognised: null },
        { word: 'Möbel', rows: 2, recognised: 'furniture' },
      ],
      more: 0,
    });
    expect(sheet?.units).toEqual({ words: [], more: 0 });
  });

  it('may have another meaning for a word that is recognised, and one for none', () => {
    const lines = ['name;category;unit;unit_price', 'Stuhl;Möbel;Elle;1', 'Tuch;;Tag;1'];
    const { rows, errors } = read(lines, {
      columns: {},
      categories: [
        { word: 'möbel', means: 'decor' },
        { word: '', means: 'other' },
      ],
      units: [{ word: 'Elle', means: 'metre' }],
    });
    expect(errors).toEqual([]);
    expect(rows.map(({ category, ownCategory, unit }) => [category, ownCategory, unit])).toEqual([
      ['decor', 'Möbel', 'metre'],
      ['other', null, 'day'],
    ]);
  });

  it('names the words that are not recognised first, and so many of them', () => {
    const many = Array.from({ length: 250 }, (_, at) => `Stuhl ${at};Sparte Q${at};Tag;1`);
    const { sheet } = read(['name;category;unit;unit_price', 'Stuhl;Möbel;Tag;1', ...many]);
    expect([sheet?.categories.words.length, sheet?.categories.more]).toEqual([200, 51]);
    expect(sheet?.categories.words.some(({ recognised }) => recognised !== null)).toBe(false);
  });
});

describe('the own category of a row', () => {
  it.each([
    ['audio', null],
    ['Audio', null],
    ['Sound', 'Sound'],
    ['Ton', 'Ton'],
  ])('of %j is %j', (word, own) => {
    expect(read(['name;category;unit;unit_price', `Box;${word};Tag;1`]).rows[0]?.ownCategory).toBe(own);
  });

  it('is what a column of its own says', () => {
    const { rows } = read(['name;category;own_category;unit;unit_price', 'Box;Ton;PA;Tag;1', 'Kabel;Ton;;Tag;1']);
    expect(rows.map(({ ownCategory }) => ownCategory)).toEqual(['PA', null]);
  });
});
