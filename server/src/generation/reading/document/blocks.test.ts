import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { headingOf, lineOf } from './where-it-stands.ts';
import { readText, wordsOf } from './text.ts';

/** Of each text its lines as they begin, what they are, and the beginning of the line that they stand under. */
const row = z.strictObject({ text: z.string(), line: z.string(), is: z.string(), under: z.string() });
const LINES = readTable(new URL('./test-data/lines.csv', import.meta.url), row);

function textOf(name: string) {
  return readText(readFileSync(new URL(`./test-data/${name}.txt`, import.meta.url), 'utf8'));
}

describe.each([...Map.groupBy(LINES, ({ text }) => text)])('the lines of %s', (name, expected) => {
  it('are what they are, under what heads them', () => {
    const written = readFileSync(new URL(`./test-data/${name}.txt`, import.meta.url), 'utf8');
    const { lines } = readText(written);
    const beginningOf = (at: number | null): string =>
      at === null ? '' : written.slice(lines[at]?.start, lines[at]?.end).slice(0, 24).trim();
    expect(lines.map(({ kind, heading }, at) => [beginningOf(at), kind, beginningOf(heading)])).toEqual(
      expected.map(({ line, is, under }) => [line, is, under]),
    );
  });
});

describe('where a token stands', () => {
  const text = textOf('form');
  const at = (word: string): number => text.tokens.findIndex((token) => token.text === word);

  it('is its line, its heading and whether it is in a table', () => {
    expect(lineOf(text, at('haze'))?.kind).toBe('item');
    expect(wordsOf(text, headingOf(text, at('haze')) ?? { from: 0, to: 0 })).toBe('LIGHTING');
    expect(wordsOf(text, headingOf(text, at('120')) ?? { from: 0, to: 0 })).toBe('Number of guests');
    expect(lineOf(text, at('trestle'))?.kind).toBe('row');
  });
});

it('reads nothing of a signature', () => {
  const words = textOf('mail').tokens.map((token) => token.text);
  expect(words).toContain('guests');
  for (const signed of ['harbour', 'leeds', 'tom@example.org']) expect(words).not.toContain(signed);
});
