import { expect, it } from 'vitest';
import { shareFaults } from './share-faults.ts';

const USED = { name: 'Artikel', unit_price: 'Preis' };
const FIELDS = ['name', 'unit', 'unit_price', 'category'] as const;

function unreadable(line: number, text: string) {
  return { line, column: 'Preis', message: `the price “${text}” is not a number` };
}

it('tells a fault of many rows once, with the first lines and one of the values', () => {
  const errors = Array.from({ length: 260 }, (_, at) => unreadable(at + 2, `Holz ${at}`));
  expect(shareFaults(errors, USED, FIELDS)).toEqual([
    {
      column: 'Preis',
      field: 'unit_price',
      message: 'the price “Holz 0” is not a number',
      isVaried: true,
      rows: 260,
      lines: [2, 3, 4, 5, 6],
    },
  ]);
});

it('tells few rows each with its value, those with the same value once', () => {
  const errors = [unreadable(2, 'dear'), unreadable(5, 'on request'), unreadable(9, 'dear')];
  expect(
    shareFaults(errors, USED, FIELDS).map(({ message, rows, lines, isVaried }) => [message, rows, lines, isVaried]),
  ).toEqual([
    ['the price “dear” is not a number', 2, [2, 9], false],
    ['the price “on request” is not a number', 1, [5], false],
  ]);
});

it('keeps columns and faults apart, and knows no field of a row or a file', () => {
  const errors = [
    { line: 1, column: '(file)', message: 'the file is empty' },
    { line: 2, column: 'unit', message: 'the column unit is missing' },
    { line: 3, column: 'Artikel', message: 'the name is missing' },
    { line: 3, column: 'Preis', message: 'the price is missing' },
  ];
  expect(shareFaults(errors, USED, FIELDS).map(({ field, rows }) => [field, rows])).toEqual([
    [null, 1],
    ['unit', 1],
    ['name', 1],
    ['unit_price', 1],
  ]);
});
