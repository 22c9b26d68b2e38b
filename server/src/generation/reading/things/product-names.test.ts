import type { Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { classify, readTraits } from '../../../equipment/index.ts';
import type { Shelf, ShelfProduct } from '../../types.ts';
import { readBrief } from '../index.ts';

const SHELF: Shelf = {
  products: [
    product('PA Large (2 x K12.2, 2 x KS118, mixer)', 'audio'),
    product('QSC K12.2', 'audio'),
    product('Allen & Heath SQ-5', 'audio'),
    product('RCF 9004', 'audio', 'subwoofer'),
    product('Martin MAC Aura', 'lighting'),
    product('Robe Pointe', 'lighting', 'moving head'),
    product('Pack Ceremonia (1 caja, 1 micro)', 'audio', 'equipo de sonido'),
    product('Red carpet, 10m', 'decor'),
    product('Partyanlage komplett bis 200 Leute', 'audio', 'PA'),
    product('Mischpult 32 Kanal', 'audio'),
  ],
};

function product(name: string, category: Category, description: string | null = null): ShelfProduct {
  const kinds = classify({ name, description, category });
  const traits = readTraits(name, description);
  return {
    id: name,
    name,
    description,
    category,
    unit: 'day',
    kinds,
    traits,
    perAttendees: null,
    accessories: [],
    stock: null,
  };
}

function called(description: string): string[] {
  return readBrief({ description })
    .over(SHELF)
    .demands.flatMap(({ called: ids, quantity }) =>
      ids === undefined ? [] : [`${quantity ?? '?'} ${ids.join(' | ')}`],
    );
}

describe('what a company hires out, called by its name', () => {
  it.each([
    ['PA Large, with an operator, for 200 people', ['? PA Large (2 x K12.2, 2 x KS118, mixer)']],
    ['Audio: 4 x K12.2, two handhelds', ['4 QSC K12.2']],
    ['8 x Aura and six Pointes for the stage', ['8 Martin MAC Aura', '6 Robe Pointe']],
    ['We would like the SQ-5 desk and 2 wedges.', ['? Allen & Heath SQ-5']],
    ['Wir brauchen 6 Subs RCF 9004 und 2 Mikrofone.', ['6 RCF 9004']],
    ['Queremos el Pack Ceremonia para la boda.', ['? Pack Ceremonia (1 caja, 1 micro)']],
  ])('is that very thing: %s', (description, expected) => expect(called(description)).toEqual(expected));

  it.each([
    'Large party for 200 with a PA',
    'A red carpet for the arrivals',
    'Martin will ring you about 2 chairs.',
    'Aura is our keynote speaker, she needs a lectern.',
    'Bandabend, so um die 200 Leute. Wir brauchen eine PA.',
    'Wir brauchen ein digitales Pult mit 32 Kanal.',
  ])('is not what only sounds like it: %s', (description) => expect(called(description)).toEqual([]));

  it('is not planned where the client has it', () => {
    const { demands, exclusions } = readBrief({ description: 'We bring our own SQ-5 desk. 2 wedges, please.' }).over(
      SHELF,
    );
    expect(demands.flatMap(({ kinds }) => kinds[0])).toEqual(['stage_monitor']);
    expect(exclusions.flatMap(({ kinds }) => kinds)).toContain('mixing_console');
  });

  it('changes nothing where nothing is called by name', () => {
    const read = readBrief({ description: 'A conference for 120 with 2 screens' });
    expect(read.over(SHELF)).toBe(read.facts);
  });
});
