import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foldWords } from '../../../equipment/index.ts';
import { isCurrency } from '../../../platform/money/index.ts';
import { CURRENCY_SIGNS, HEADERS } from './index.ts';

function rowsOf(file: string): string[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1);
}

describe('the words of catalogue files', () => {
  it.each(['words.csv', 'currency-signs.csv'])('stand once each and in order in %s', (file) => {
    expect(rowsOf(file)).toEqual([...new Set(rowsOf(file))].sort());
  });

  it('give each header one field, and the fields in order', () => {
    const headers = HEADERS.map(({ header }) => header);
    expect(headers).toEqual([...new Set(headers)]);
    const fields = HEADERS.map(({ field }) => field);
    expect(fields).toEqual(fields.toSorted());
  });

  it('are written as they are compared', () => {
    const words = [
      ...HEADERS.map(({ header }) => header),
      ...rowsOf('words.csv').map((row) => row.split(',')[1] ?? ''),
    ];
    expect(words.filter((word) => foldWords(word) !== word)).toEqual([]);
    expect(CURRENCY_SIGNS.filter(({ currency }) => !isCurrency(currency))).toEqual([]);
  });
});
