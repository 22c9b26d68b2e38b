import { describe, expect, it } from 'vitest';
import { createBuiltinDrafter } from './builtin-drafter.ts';
import { demand, factsOf, product, SHELF } from './plan/fixtures.ts';

const request = {
  brief: { description: 'A conference for 200' },
  facts: factsOf('conference', { attendees: 200 }),
  shelf: SHELF,
  signal: new AbortController().signal,
};

describe('the built-in drafter', () => {
  it('gives a checked draft, accessories included, and no model usage', async () => {
    const stand = { productId: 'pole', quantity: 1 };
    const shelf = {
      products: SHELF.products.map((each) => (each.id === 'lectern' ? { ...each, accessories: [stand] } : each)),
    };
    const { draft, by, usage } = await createBuiltinDrafter().draft({ ...request, shelf });
    expect(by).toBe('builtin');
    expect(usage).toBeNull();
    expect(draft.lines.map((line) => line.productId)).toContain('lectern');
    expect(draft.lines.map((line) => line.productId)).toContain('pole');
  });

  it('takes what is free on the day, and says where nothing is', async () => {
    const tightestDay = '2026-06-12';
    const facts = factsOf('other', { attendees: null, demands: [demand('bar stools', ['bar_stool'], 12)] });
    const lines = async (black: number, white: number) => {
      const products = [
        product('black', 'Black Bar Stool', 'bar_stool', 'event', {}, { stock: { free: black, tightestDay } }),
        product('white', 'White Bar Stool', 'bar_stool', 'event', {}, { stock: { free: white, tightestDay } }),
      ];
      const { draft } = await createBuiltinDrafter().draft({ ...request, facts, shelf: { products } });
      return draft.lines.map(({ productId, units, reason }) => [productId, units, reason]);
    };
    expect(await lines(4, 12)).toEqual([['white', 12, 'Asked for: 12 bar stools.']]);
    expect(await lines(4, 8)).toEqual([
      ['black', 12, 'Asked for: 12 bar stools. 8 short on 12 June 2026: 12 needed, 4 free.'],
    ]);
  });

  it.each([
    ['an empty shelf', []],
    ['a shelf with nothing of use', [product('kit', 'Drum Kit', 'drum_kit')]],
  ])('fails on %s', async (_, products) => {
    const failing = createBuiltinDrafter().draft({ ...request, shelf: { products } });
    await expect(failing).rejects.toMatchObject({ name: 'AppError', code: 'generation_failed' });
  });

  it('fails when it was broken off', async () => {
    const failing = createBuiltinDrafter().draft({ ...request, signal: AbortSignal.abort() });
    await expect(failing).rejects.toMatchObject({ code: 'generation_failed' });
  });
});
