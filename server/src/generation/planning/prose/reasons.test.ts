import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../../../platform/data-files.ts';
import { also, reason, sayReason, sentences } from './reasons.ts';

it.each([
  ['en', 'For each of the 1,200 guests'],
  ['de', 'Für jeden der 1.200 Gäste'],
  ['fr', 'Pour chacun des 1\u00a0200 invités'],
  ['es', 'Para cada uno de los 1200 invitados'],
  ['nl', 'Voor elk van de 1.200 gasten'],
] as const)('a reason is said as %s writes it', (language, said) => {
  expect(sayReason(reason('for_each_guest', { people: 1200 }), language)).toBe(said);
});

it('one is said as one', () => {
  expect(sayReason(reason('for_each_guest', { people: 1 }), 'en')).toBe('For one guest');
});

it('reasons stand behind one another', () => {
  const two = also(reason('as_asked'), reason('two_no_number'));
  expect(sayReason(two, 'en')).toBe('As requested; two, since no number was given');
  expect(sayReason(sentences('Asked for: lights', reason('two_no_number')), 'en')).toBe(
    'Asked for: lights. Two, since no number was given',
  );
});

it('every reason that is given has a row, and every row is given', () => {
  const folder = new URL('../', import.meta.url).pathname;
  const sources = globSync(`${folder}**/*.{ts,csv}`).filter((file) => !/\.test\.ts$|reasons\.csv$/u.test(file));
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const rows = readTable(new URL('./reasons.csv', import.meta.url), z.object({ key: z.string() }));
  const keys = new Set(rows.map(({ key }) => key.replace(/\/one$/u, '')));
  const given = [...text.matchAll(/\breason\('([\w/]+)'/gu)].map(([, key = '']) => key);
  expect(given.filter((key) => !keys.has(key))).toEqual([]);
  const isGiven = (key: string) =>
    text.includes(`'${key}'`) ||
    text.includes(`,${key},`) ||
    text.includes(`,${key}\n`) ||
    (key.startsWith('sound/') && text.includes(`'${key.slice(6)}'`));
  expect([...keys].filter((key) => !isGiven(key))).toEqual([]);
});
