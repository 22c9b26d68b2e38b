import { expect, it } from 'vitest';
import { createScrubber } from './scrubber.ts';

const scrubber = createScrubber(['Ada', 'Ada Marsh', 'a+b@client.example', 'Al', null, ' ', 'Zoë (Leeds)']);

it.each([
  ['Hire for ADA MARSH', 'Hire for …'],
  ['Ada’s party', '…’s party'],
  ['two adapters, Canada', 'two adapters, Canada'],
  ['to a+b@client.example, not aab@client.example', 'to …, not aab@client.example'],
  ['for Zoë (Leeds).', 'for ….'],
  ['Al dente', 'Al dente'],
])('%s', (given, expected) => expect(scrubber.text(given)).toBe(expected));

it('goes through all of a value, and leaves names of fields and figures', () => {
  expect(scrubber.json({ Ada: [1, 'Ada', { label: 'of Ada Marsh', none: null }] })).toEqual({
    Ada: [1, '…', { label: 'of …', none: null }],
  });
  expect(createScrubber([null]).text('Ada')).toBe('Ada');
});
