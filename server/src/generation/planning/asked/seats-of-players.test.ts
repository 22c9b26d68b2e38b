import { describe, expect, it } from 'vitest';
import { understand } from '../../understand/index.ts';
import { product } from '../fixtures.ts';
import { planDraft } from '../index.ts';

function chairs(description: string): number | undefined {
  const shelf = { products: [product('chair', 'Orchestral chair, black', 'chair')] };
  const draft = planDraft({}, understand({ description }), shelf);
  return draft.lines.find(({ productId }) => productId === 'chair')?.units;
}

describe('seats for those who play', () => {
  it.each<[string, number]>([
    ['Concert. A tiered stage, with chairs on it for the choir (60 as a rule), that is easy to get on to.', 60],
    ['Chairs for the choir. We are a choir of 45 singers.', 45],
    ['Stühle für das Orchester (35 Musiker).', 35],
    ["Des chaises pour l'orchestre (40 musiciens).", 40],
    ['Sillas para el coro (50 personas).', 50],
    ['Stoelen voor het koor (45 zangers).', 45],
  ])('are as many as they are, not as many as listen: %s', (description, units) =>
    expect(chairs(description)).toBe(units),
  );

  it('are beside those of the audience', () =>
    expect(chairs('Concert for 200 guests. Chairs for the audience, please.')).toBe(200));
});
