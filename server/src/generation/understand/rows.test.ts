import { expect, test } from 'vitest';
import { understand } from './index.ts';

test.each([
  ['Set out 12 rows of 16 chairs facing the altar.', 192],
  ['Chairs in 8 rows of 15, please.', 120],
  ['Wir brauchen Stühle in zwölf Reihen zu je 20.', 240],
])('rows are multiplied: %s', (description, chairs) => {
  const { demands } = understand({ description });
  expect(demands.find(({ kinds }) => kinds[0] === 'chair')?.quantity).toBe(chairs);
});

test('seats in rows tell the guests', () => {
  expect(understand({ description: 'They sit in 9 rows of 20 seats on the lawn.' }).attendees?.value).toBe(180);
});
