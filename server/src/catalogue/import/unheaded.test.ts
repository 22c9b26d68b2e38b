import { describe, expect, it } from 'vitest';
import { type ImportMapping, looksUnheaded, withoutHeadings } from '../../imports/index.ts';
import { openFile, readCatalogue } from './index.ts';

const OPTIONS = { currency: 'EUR', minorDigits: 2 };
const ROWS = ['1;Nebelmaschine;Licht;38,00;24', '2;Stuhl;Möbel;2,50;300', '3;Hocker;Möbel;2,00;80'];
const MAPPING: ImportMapping = {
  columns: { name: { column: 1 }, category: { column: 2 }, unit_price: { column: 3 }, unit: { value: 'day' } },
  categories: [],
  units: [],
};

function opened(lines: readonly string[]) {
  const file = openFile(new TextEncoder().encode(lines.join('\n')));
  if ('fault' in file) throw new Error(file.fault.message);
  return file;
}

function read(lines: readonly string[], mapping?: ImportMapping) {
  const file = opened(lines);
  return readCatalogue({ ...file, layout: withoutHeadings(file.layout) }, OPTIONS, { mapping });
}

describe('a file without headings', () => {
  it('has its columns by letters, with its first row as a sample, and none of them recognised', () => {
    expect(read(ROWS).sheet).toMatchObject({
      firstRow: 'data',
      headings: ['A', 'B', 'C', 'D', 'E'],
      rows: 3,
      samples: [['1', '2', '3'], ['Nebelmaschine', 'Stuhl', 'Hocker'], {}, {}, {}],
      sources: {},
      missing: ['name', 'category', 'unit', 'unit_price'],
    });
    // "Name" and "Price" are recognised as headings, and a product may be called so
    expect(read(['Name;Price;1', 'Box;2;3']).sheet?.sources).toEqual({});
  });

  it('names its columns as spreadsheets do beyond Z', () => {
    const { sheet } = read([Array.from({ length: 54 }, (_, at) => at).join(';')]);
    expect(sheet?.headings.filter((_, at) => [0, 25, 26, 51, 52].includes(at))).toEqual(['A', 'Z', 'AA', 'AZ', 'BA']);
  });

  it('is read from its first row on, whatever title is above it, with the lines as the file counts them', () => {
    for (const title of [[], ['Bestand des Hauses'], ['sep=;', 'Bestand des Hauses;;;;', '']]) {
      const { rows, errors } = read([...title, ...ROWS], MAPPING);
      expect(errors).toEqual([]);
      expect(rows.map(({ name, line }) => [name, line - title.length])).toEqual([
        ['Nebelmaschine', 1],
        ['Stuhl', 2],
        ['Hocker', 3],
      ]);
    }
  });

  it('loses no first row that is shorter or longer than most', () => {
    const { rows, errors } = read(['0;Kiste;Möbel;5,00', ...ROWS, '4;Bank;Möbel;3,00;7;zu;viel'], MAPPING);
    expect(rows[0]).toMatchObject({ name: 'Kiste', line: 1, unitPriceMinor: 500n });
    expect(errors).toMatchObject([{ line: 5, message: expect.stringContaining('7 fields and most others 5') }]);
  });

  it('names a column by its letter where something is wrong in it', () => {
    const { errors } = read([...ROWS, '4;Bank;Möbel;auf Anfrage;7'], MAPPING);
    expect(errors).toMatchObject([{ line: 4, column: 'D' }]);
  });
});

it('is parted by what parts it, though each row has a decimal comma', () => {
  expect(read(['Stuhl;2,50', 'Hocker;2,00']).sheet?.samples).toEqual([
    ['Stuhl', 'Hocker'],
    ['2,50', '2,00'],
  ]);
});

describe('the first row of a file', () => {
  it.each([
    [ROWS[0], true],
    ['Kiste;Möbel;12.50', true],
    ['Nr;Bez;Sparte;Satz', false],
    ['Bez;Satz 2026;1T', false],
    ['Name;Preis;2026', false],
  ])('%s looks like data: %s', (row = '', looks) => {
    expect(looksUnheaded(opened([row, row]).layout)).toBe(looks);
  });
});
