import { describe, expect, it } from 'vitest';
import { createBuiltinDrafter } from './builtin-drafter.ts';
import { factsOf, product, SHELF } from './plan/fixtures.ts';

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
