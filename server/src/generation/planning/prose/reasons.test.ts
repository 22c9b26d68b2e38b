import { expect, it } from 'vitest';
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
  expect(sayReason(two, 'en')).toBe('As asked for; two, since no number was given');
  expect(sayReason(sentences('Asked for: lights', reason('two_no_number')), 'en')).toBe(
    'Asked for: lights. Two, since no number was given',
  );
});
