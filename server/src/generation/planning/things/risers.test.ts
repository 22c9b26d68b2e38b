import { describe, expect, it } from 'vitest';
import { readFacts } from '../../reading/index.ts';
import { product, SHELF } from '../fixtures.ts';
import { planDraft } from '../index.ts';

const SQUARE = product('square', 'Stage Deck 1m x 1m', 'stage_deck', 'day', { widthM: 1, depthM: 1 }, { owned: 20 });

/** Units of a product that a description leads to. */
function unitsOf(description: string, id: string, shelf = SHELF): number {
  const { lines } = planDraft({}, readFacts({ description }), shelf);
  return lines
    .filter(({ productId, optional }) => productId === id && !optional)
    .reduce((n, { units }) => n + units, 0);
}

describe('risers on or beside a stage', () => {
  it('come besides, as decks of their size where the shelf has such', () => {
    const description = 'Concert for 200. A 6 x 4 m stage, and two 1 m x 1 m risers behind the seats.';
    const shelf = { products: [...SHELF.products, SQUARE] };
    expect([unitsOf(description, 'deck', shelf), unitsOf(description, 'square', shelf)]).toEqual([12, 2]);
  });

  it('leave a trailer that is a little short of the size asked for one stage', () => {
    const description = 'Festival for 800. Main stage 14 x 10 m. Second stage: a trailer stage of 8 x 6.5 m.';
    expect(unitsOf(description, 'trailer')).toBe(1);
  });

  it.each([
    ['Concert for 200. A 6 x 4 m stage, and four 2 x 1 m risers for the drums.', 16],
    ['Concert for 200. A 6 x 4 m stage and a 2 x 2 m drum riser.', 14],
    ['Concert for 200. One 2 x 2 m drum riser on a 6 x 4 m stage.', 14],
    ['Concert for 200. A 6 x 4 m stage. Risers: 1 x drums, 2 x 2 m, and 1 x horns, 2 x 2 m.', 16],
    ['Concert for 200. A 6 x 4 m stage, a 2 x 2 m drum riser and a 2 x 2 m keyboard riser.', 16],
    ['Concert for 200. A 6 x 4 m stage of twelve 2 x 1 m decks.', 12],
    ['Concert for 200. A 6 x 4 m stage. The stage should be at least 5 x 4 m.', 12],
  ])('are told from the decks of the stage itself: %s', (description, decks) => {
    expect(unitsOf(description, 'deck')).toBe(decks);
  });
});
