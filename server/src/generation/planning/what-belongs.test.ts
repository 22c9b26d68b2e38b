import { describe, expect, it } from 'vitest';
import { checkDraft } from '../check.ts';
import type { Demand } from '../facts.ts';
import type { ShelfProduct } from '../types.ts';
import { withSurroundings } from '../reading/around/index.ts';
import { demand, factsOf, product, space } from './fixtures.ts';
import { planDraft } from './index.ts';

function unitsOf(products: readonly ShelfProduct[], demands: readonly Demand[], description = ''): Map<string, number> {
  const facts = factsOf('party', { attendees: 60, demands, setting: 'outdoor' });
  const shelf = { products: [...products] };
  const draft = checkDraft(planDraft({}, withSurroundings(facts, description), shelf), facts, shelf);
  return new Map(draft.lines.flatMap(({ productId, units, optional }) => (optional ? [] : [[productId, units]])));
}

const power = demand('power', ['power_distro', 'generator']);

describe('power that is asked for', () => {
  const shelf = [
    product('gen', 'Generator 6 kVA', 'generator', 'event', { kva: 6 }),
    product('box', 'Distro 16 A', 'power_distro', 'event'),
  ];

  it.each([
    'Power, please: there is no electricity in the field.',
    'Strom bitte, auf der Wiese gibt es keinen Starkstrom.',
    'Graag stroom, er is geen krachtstroom op het terrein.',
  ])('comes from a generator where there is none, however little runs on it: %s', (description) =>
    expect(unitsOf(shelf, [power], description).get('gen')).toBe(1),
  );

  it('comes from the house where that has it', () =>
    expect(unitsOf(shelf, [power], 'Power, please: sockets are in the hall.').has('gen')).toBe(false));
});

it('lays as much floor as the tents have that were asked for', () => {
  const shelf = [
    product('tent', 'Tent 10 x 20', 'marquee', 'event', { widthM: 10, depthM: 20 }),
    product('floor', 'Floor, per m²', 'marquee_floor', 'event', { widthM: 1, depthM: 1 }),
  ];
  const tent = demand('Zelt', ['marquee'], 1, { traits: { widthM: 10, depthM: 20 } });
  expect(unitsOf(shelf, [tent, demand('Boden', ['marquee_floor'])]).get('floor')).toBe(200);
});

it('covers high tables with nothing but covers', () => {
  const cloth = product('cloth', 'Tischdecke weiß 140 x 250', 'tablecloth', 'event');
  const cover = product('cover', 'Stretchhusse Stehtisch', 'tablecloth', 'event');
  const covers = demand('weißen Hussen', ['tablecloth'], 8);
  expect(unitsOf([cloth, cover], [covers])).toEqual(new Map([['cover', 8]]));
  expect(unitsOf([cloth], [covers]).size).toBe(0);
});

describe('kinds that hold unlike things', () => {
  it('a machine without a number is another one than those that have one', () => {
    const shelf = [
      product('floss', 'Candy Floss Machine', 'cooking', 'event'),
      product('corn', 'Popcorn Machine', 'cooking', 'event'),
    ];
    const units = unitsOf(shelf, [
      demand('candy floss machine', ['cooking'], 1),
      demand('popcorn machine', ['cooking'], null),
    ]);
    expect([...units.keys()].toSorted()).toEqual(['corn', 'floss']);
  });

  it('a pack of drum microphones is taken for drums only', () => {
    const shelf = [
      product('pack', 'Drum Mic Pack', 'mic_instrument', 'day', { pieces: 7 }),
      product('small', 'Pencil Condenser', 'mic_instrument', 'day'),
    ];
    const chosen = (phrase: string) => [...unitsOf(shelf, [demand(phrase, ['mic_instrument'], 2)]).keys()];
    expect(chosen('instrument mics')).toContain('small');
    expect(chosen('instrument mics')).not.toContain('pack');
  });
});

it('the rooms of a house where people feast hold no sessions', () => {
  const shelf = { products: [product('beamer', 'Projector', 'projector', 'day')] };
  const drafted = (kind: 'reception' | 'conference') =>
    planDraft({}, factsOf(kind, { attendees: 80, spaces: [space('room', 'breakout', 3)], setting: 'indoor' }), shelf)
      .lines;
  expect(drafted('reception')).toEqual([]);
  expect(drafted('conference')).not.toEqual([]);
});
