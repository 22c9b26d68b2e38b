import { describe, expect, it } from 'vitest';
import type { Demand } from '../facts.ts';
import type { ShelfProduct } from '../types.ts';
import { withSurroundings } from '../reading/around/index.ts';
import { demand, factsOf, product } from './fixtures.ts';
import { planDraft } from './index.ts';

const FOOT = 0.3048;

function unitsOf(products: readonly ShelfProduct[], demands: readonly Demand[], description = ''): Map<string, number> {
  const facts = factsOf('other', { demands, setting: 'outdoor' });
  const draft = planDraft({}, withSurroundings(facts, description), { products: [...products] });
  return new Map(draft.lines.map(({ productId, units }) => [productId, units]));
}

function leg(id: string, name: string, inches: number, description?: string): ShelfProduct {
  return product(id, name, 'stage_leg', 'event', { inches }, description === undefined ? {} : { description });
}

describe('goods that are sold by the foot', () => {
  it('come in as many feet as are asked for', () => {
    const drape = product('d', 'Drape 8ft black, per ft', 'drape', 'each', { lengthM: FOOT, heightM: 2.438 });
    expect(unitsOf([drape], [demand('drape', ['drape'], null, { traits: { lengthM: 45 * FOOT } })]).get('d')).toBe(45);
  });
});

describe('legs under a stage', () => {
  const deck = product('deck', 'Deck 4x8', 'stage_deck', 'event', { widthM: 1.219, depthM: 2.438 });
  const stage = demand('platform', ['stage_deck'], null, { traits: { widthM: 16 * FOOT, depthM: 8 * FOOT } });

  it('come as one set to a deck, of the height that was asked for', () => {
    const shelf = [deck, leg('low', 'Leg Set 12in', 12), leg('high', 'Leg Set 32in', 32)];
    const units = unitsOf(shelf, [stage], "Platform 16' x 8' at 32 inches high");
    expect(units.get('deck')).toBe(4);
    expect(units.get('high')).toBe(4);
    expect(units.has('low')).toBe(false);
  });

  it('come as four single ones where they are no set', () => {
    expect(unitsOf([deck, leg('leg', 'Stage leg 24in', 24)], [stage]).get('leg')).toBe(16);
    expect(unitsOf([deck, leg('leg', 'Legs 24in', 24, 'per deck')], [stage]).get('leg')).toBe(4);
    expect(unitsOf([deck, leg('leg', 'Steckfußsatz 60 cm', 24)], [stage]).get('leg')).toBe(4);
    expect(unitsOf([deck, leg('leg', 'Jeu de pieds 60 cm', 24)], [stage]).get('leg')).toBe(4);
  });
});

describe('a screen on wheels', () => {
  const trailer = product('t', 'LED Trailer 13x8', 'led_wall', 'event', { widthM: 3.96, depthM: 2.44 });
  it('is one screen, with a size or without', () => {
    const sized = demand('LED screen', ['led_wall'], 1, { traits: { widthM: 12 * FOOT } });
    expect(unitsOf([trailer], [sized]).get('t')).toBe(1);
    expect(unitsOf([trailer], [demand('LED screen', ['led_wall'], 1)]).get('t')).toBe(1);
    expect(unitsOf([trailer], [demand('LED screens', ['led_wall'], 2)]).get('t')).toBe(2);
  });
});
