import { expect, it } from 'vitest';
import { readStatements, STATEMENTS } from './statements.ts';

const HEAD = 'text,not_from_us,wished\n';

it('reads a text, what is not to come from us and what is wished for', () => {
  const csv = `${HEAD}"Chairs are there, ""thanks"".\nA lectern please.",chair,lectern\n`;
  expect(readStatements(csv)).toEqual([['Chairs are there, "thanks".\nA lectern please.', 'chair', 'lectern']]);
});

it.each([
  ['a kind that there is not', 'Sofas are there.,sofa_bed,', 'sofa_bed is no kind'],
  ['a kind on both lists', 'Chairs.,chair,lectern chair', 'says both of chair'],
  ['a cell that is missing', 'Chairs.,chair', 'needs a text'],
])('refuses %s', (_, row, message) => {
  expect(() => readStatements(`${HEAD}${row}\n`)).toThrow(message);
});

it('has statements of many voices, each once', () => {
  expect(STATEMENTS.length).toBeGreaterThanOrEqual(5_400);
  expect(new Set(STATEMENTS.map(([text]) => text)).size).toBe(STATEMENTS.length);
});
