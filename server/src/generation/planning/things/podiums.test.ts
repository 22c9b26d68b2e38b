import { describe, expect, it } from 'vitest';
import { demand, factsOf, product } from '../fixtures.ts';
import { planDraft } from '../index.ts';

const ROSTRUM = product('rostrum', "Conductor's rostrum with back rail", 'music_stand');
const STAND = product('stand', 'Manhasset music stand', 'music_stand');
const LECTERN = product('lectern', 'Lectern, perspex', 'lectern');

describe("a conductor's podium", () => {
  const podium = demand('podium for the conductor', ['music_stand', 'stage_deck'], 1);
  const stands = demand('music stands', ['music_stand'], 5);

  it('is one, and music stands are others', () => {
    const facts = factsOf('other', { demands: [podium, stands] });
    const { lines } = planDraft({}, facts, { products: [ROSTRUM, STAND, LECTERN] });
    expect(lines.map(({ productId, units }) => `${units} ${productId}`).toSorted()).toEqual(['1 rostrum', '5 stand']);
  });

  it('leaves music stands without a number what they are', () => {
    const facts = factsOf('other', { demands: [podium, demand('music stands', ['music_stand'])] });
    const { lines } = planDraft({}, facts, { products: [ROSTRUM, STAND] });
    expect(lines.map(({ productId }) => productId).toSorted()).toEqual(['rostrum', 'stand']);
  });

  it('is missing where the shelf has music stands alone', () => {
    const facts = factsOf('other', { demands: [podium] });
    const draft = planDraft({}, facts, { products: [STAND, LECTERN] });
    expect(draft.lines).toEqual([]);
    expect(draft.unmet).toHaveLength(1);
  });
});
