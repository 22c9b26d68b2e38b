import { describe, expect, it } from 'vitest';
import type { Shelf } from '../../types.ts';
import { withSurroundings } from '../../reading/around/index.ts';
import { demand, factsOf, product } from '../fixtures.ts';
import { planDraft } from '../index.ts';

const STRIP = product('strip', 'Power strip, 6 outlets', 'power_distro');
const LEAD = product('lead', '13A extension, 10m, 4 way', 'power_cable');
const BOX = product('box', '16A to 4 x 13A stage box', 'power_distro');
const LARGE = product('large', '32A to 6 x 16A distro', 'power_distro');

function planned(phrase: string, quantity: number | null, ...products: Shelf['products']): string[] {
  const facts = factsOf('other', { demands: [demand(phrase, ['power_distro'], quantity)] });
  return planDraft({}, withSurroundings(facts, phrase), { products }).lines.map(
    ({ productId, units }) => `${units} ${productId}`,
  );
}

describe('power strips', () => {
  it.each([
    ['power strip', 1],
    ['multiprises', 3],
    ['Mehrfachsteckdosen', 3],
    ['regletas', 2],
    ['stekkerdozen', 2],
  ])('are strips, else leads with several sockets, and no distribution: %s', (phrase, quantity) => {
    expect(planned(phrase, quantity, STRIP, BOX, LARGE)).toContain(`${quantity} strip`);
    expect(planned(phrase, quantity, LEAD, BOX, LARGE)).toEqual([`${quantity} lead`]);
  });

  it('are distributed where the shelf has nothing smaller', () =>
    expect(planned('power strips', 2, LARGE)).toEqual(['2 large']));

  it('have a lead each, and not the cables of a distribution', () => {
    const facts = factsOf('concert', { demands: [demand('power strips', ['power_distro'], 3)] });
    const products = [
      STRIP,
      product('long', '32A cable, 25m', 'power_cable'),
      product('short', '13A lead', 'power_cable'),
    ];
    const { lines } = planDraft({}, facts, { products });
    expect(lines.map(({ productId, units }) => `${units} ${productId}`).toSorted()).toEqual(['3 short', '3 strip']);
  });
});
