import { describe, expect, it } from 'vitest';
import type { Demand, Condition } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';
import { demand, factsOf, product, SHELF } from '../fixtures.ts';
import { planDraft } from '../index.ts';

const FOOT = 0.3048;

function unitsOf(
  products: readonly ShelfProduct[],
  demands: readonly Demand[],
  says: readonly Condition[] = [],
  heightM?: number,
): ReadonlyMap<string, number> {
  const more = heightM === undefined ? {} : { stage: { heightM } };
  const facts = factsOf('other', { attendees: 60, demands, setting: 'outdoor', says, more });
  const { lines } = planDraft({}, facts, { products });
  return new Map(lines.flatMap(({ productId, units, optional }) => (optional ? [] : [[productId, units]])));
}

function leg(name: string, inches: number): ShelfProduct {
  return product(name, name, 'stage_leg', 'event', { inches });
}

describe('legs under a stage', () => {
  const deck = product('deck', 'Deck 4x8', 'stage_deck', 'event', { widthM: 1.219, depthM: 2.438 });
  const stage = demand('platform', ['stage_deck'], null, { traits: { widthM: 16 * FOOT, depthM: 8 * FOOT } });

  it('come as one set to a deck, of the height that was asked for', () => {
    const units = unitsOf([deck, leg('Leg Set 12in', 12), leg('Leg Set 32in', 32)], [stage], [], 32 * (FOOT / 12));
    expect([units.get('deck'), units.get('Leg Set 32in'), units.get('Leg Set 12in')]).toEqual([4, 4, undefined]);
  });

  it.each([
    ['Stage leg 24in', 16],
    ['Steckfußsatz 60 cm', 4],
    ['Jeu de pieds 60 cm', 4],
  ])('come as four single ones where they are no set: %s', (name, count) => {
    expect(unitsOf([deck, leg(name, 24)], [stage]).get(name)).toBe(count);
  });
});

describe('power that is asked for', () => {
  const power = demand('power', ['power_distro', 'generator']);
  const shelf = [
    product('gen', 'Generator 6 kVA', 'generator', 'event', { kva: 6 }),
    product('box', 'Distro 16 A', 'power_distro', 'event'),
  ];

  it.each<[string, readonly Condition[], boolean]>([
    ['a generator where there is none', ['no_power'], true],
    ['the house where that has it', ['mains_power'], false],
  ])('comes from %s', (_, says, isGenerated) => expect(unitsOf(shelf, [power], says).has('gen')).toBe(isGenerated));
});

it('as much floor is laid as the tents have that were asked for', () => {
  const shelf = [
    product('tent', 'Tent 10 x 20', 'marquee', 'event', { widthM: 10, depthM: 20 }),
    product('floor', 'Floor, per m²', 'marquee_floor', 'event', { widthM: 1, depthM: 1 }),
  ];
  const tent = demand('Zelt', ['marquee'], 1, { traits: { widthM: 10, depthM: 20 } });
  expect(unitsOf(shelf, [tent, demand('Boden', ['marquee_floor'])]).get('floor')).toBe(200);
});

it.each<[readonly Condition[], boolean]>([
  [[], false],
  [['set_up_by_us'], true],
])('hands come to a list of things to hire only where they are to be put up: %j', (says, isSetUp) => {
  const demands = [demand('chairs', ['chair'], 300), demand('tables', ['table_trestle'], 60)];
  const facts = factsOf('other', { attendees: null, demands, says, more: { hireList: true } });
  expect(planDraft({}, facts, SHELF).lines.some(({ productId }) => productId === 'hands')).toBe(isSetUp);
});
