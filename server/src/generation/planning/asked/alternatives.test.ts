import { describe, expect, it } from 'vitest';
import type { Demand } from '../../facts.ts';
import type { Shelf, ShelfProduct } from '../../types.ts';
import { demand, factsOf, product, SHELF } from '../fixtures.ts';
import { planDraft, shelfRequest } from '../index.ts';

function either(...[first, ...others]: readonly Demand[]): Demand {
  if (first === undefined) throw new RangeError('Of nothing there is no choice.');
  return others.length === 0 ? first : { ...first, or: either(...others) };
}

function planned(wished: Demand, shelf: Shelf): readonly string[] {
  const facts = factsOf('conference', { attendees: 60, demands: [wished] });
  return planDraft({}, facts, shelf).lines.map(({ productId }) => productId);
}

function tent(id: string, widthM: number, depthM: number): ShelfProduct {
  return product(id, `Marquee ${widthM}m x ${depthM}m`, 'marquee', 'event', { widthM, depthM });
}

function stage(widthM: number, depthM: number, optional: boolean): Demand {
  return { ...demand('stage', ['stage_deck'], null), traits: { widthM, depthM }, optional };
}

const PROJECTOR = demand('projector', ['projector'], 1);
const TV = demand('big TV', ['display'], 1);

describe('two things of which one would do', () => {
  it('comes as the first where the shelf has both', () => {
    const ids = planned(either(PROJECTOR, TV), SHELF);
    expect(ids.some((id) => id.startsWith('proj'))).toBe(true);
    expect(ids.some((id) => id.startsWith('tv'))).toBe(false);
  });

  it('comes as the one that the shelf has', () => {
    const products = SHELF.products.filter(({ id }) => !id.startsWith('proj'));
    expect(planned(either(PROJECTOR, TV), { products }).some((id) => id.startsWith('tv'))).toBe(true);
  });

  it('comes in the size and by the model that the shelf has', () => {
    const small = { ...demand('6 x 9 m marquee', ['marquee'], 1), traits: { widthM: 6, depthM: 9 } };
    const large = { ...demand('9 x 12 m marquee', ['marquee'], 1), traits: { widthM: 9, depthM: 12 } };
    const shelf = { products: [tent('a', 3, 6), tent('b', 9, 12)] };
    expect(planned(either(small, large), shelf)).toContain('b');
    const amps = { products: [product('jc', 'Roland JC120', 'guitar_amp'), product('ac', 'Vox AC30', 'guitar_amp')] };
    const wished = either(demand('DSL40', ['guitar_amp'], 1), demand('AC30', ['guitar_amp'], 1));
    expect(planned(wished, amps)).toEqual(expect.arrayContaining(['ac']));
    expect(planned(wished, amps)).not.toContain('jc');
  });

  it('asks the catalogue for both', () => {
    const facts = factsOf('conference', { demands: [either(PROJECTOR, TV)] });
    expect(shelfRequest(facts).kinds).toEqual(expect.arrayContaining(['projector', 'display']));
  });

  it('adds nothing for an option beside a firm thing of its kind', () => {
    const facts = factsOf('concert', { demands: [stage(8, 6, false), stage(6, 4, true)] });
    const { lines } = planDraft({}, facts, SHELF);
    const units = (id: string, optional: boolean) =>
      lines.filter((line) => line.productId === id && line.optional === optional).map((line) => line.units);
    expect([units('deck', false), units('deck', true)]).toEqual([[24], [12]]);
    const legs = lines.filter(({ productId }) => productId.startsWith('leg')).map((line) => line.units);
    expect(legs).toEqual([96]);
  });
});
