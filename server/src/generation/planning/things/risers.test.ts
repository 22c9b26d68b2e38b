import { describe, expect, it } from 'vitest';
import type { Traits } from '../../../equipment/index.ts';
import { demand, factsOf, product, SHELF } from '../fixtures.ts';
import { planDraft } from '../index.ts';

const SQUARE = product('square', 'Stage Deck 1m x 1m', 'stage_deck', 'day', { widthM: 1, depthM: 1 }, { owned: 20 });
const STAGE = decks('stage', null, { widthM: 6, depthM: 4 });

function decks(phrase: string, quantity: number | null, traits: Traits) {
  return demand(phrase, ['stage_deck', 'mobile_stage'], quantity, { traits });
}

/** Units of a product for a concert at which decks are asked for. */
function unitsOf(demands: readonly ReturnType<typeof decks>[], id: string, shelf = SHELF): number {
  const { lines } = planDraft({}, factsOf('concert', { attendees: 200, demands }), shelf);
  return lines
    .filter(({ productId, optional }) => productId === id && !optional)
    .reduce((n, { units }) => n + units, 0);
}

describe('risers on or beside a stage', () => {
  it('come besides, as decks of their size where the shelf has such', () => {
    const risers = decks('risers behind the seats', 2, { widthM: 1, depthM: 1 });
    const shelf = { products: [...SHELF.products, SQUARE] };
    expect([unitsOf([STAGE, risers], 'deck', shelf), unitsOf([STAGE, risers], 'square', shelf)]).toEqual([12, 2]);
  });

  it.each([
    ['four small risers', [decks('risers for the drums', 4, { widthM: 2, depthM: 1 })], 16],
    ['a drum riser', [decks('drum riser', 1, { widthM: 2, depthM: 2 })], 14],
    [
      'two for players',
      [decks('drum riser', 1, { widthM: 2, depthM: 2 }), decks('keyboard riser', 1, { widthM: 2, depthM: 2 })],
      16,
    ],
    ['the stage once more, a little smaller', [decks('stage', null, { widthM: 5, depthM: 4 })], 12],
  ])('are told from the decks of the stage itself: %s', (_, risers, count) => {
    expect(unitsOf([STAGE, ...risers], 'deck')).toBe(count);
  });
});
