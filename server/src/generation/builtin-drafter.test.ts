import { describe, expect, it } from 'vitest';
import { createBuiltinDrafter } from './builtin-drafter.ts';
import { product, SHELF } from './planning/fixtures.ts';

function draft(description: string, products = SHELF.products, signal = new AbortController().signal) {
  return createBuiltinDrafter().open({ description }).draft({ shelf: { products }, signal });
}

const CONFERENCE = 'A conference for 200 with speeches at a lectern';

describe('the built-in drafter', () => {
  it('gives a checked draft, accessories included, and no model usage', async () => {
    const stand = { productId: 'pole', quantity: 1 };
    const products = SHELF.products.map((each) => (each.id === 'lectern' ? { ...each, accessories: [stand] } : each));
    const { draft: made, by, usage } = await draft(CONFERENCE, products);
    expect(by).toBe('builtin');
    expect(usage).toBeNull();
    expect(made.lines.map((line) => line.productId)).toContain('lectern');
    expect(made.lines.map((line) => line.productId)).toContain('pole');
  });

  it('takes what is free on the day, and says where nothing is', async () => {
    const tightestDay = '2026-06-12';
    const lines = async (black: number, white: number) => {
      const products = [
        product('black', 'Black Bar Stool', 'bar_stool', 'event', {}, { stock: { free: black, tightestDay } }),
        product('white', 'White Bar Stool', 'bar_stool', 'event', {}, { stock: { free: white, tightestDay } }),
      ];
      const { draft: made } = await draft('12 bar stools, please.', products);
      return made.lines.map(({ productId, units, reason }) => [productId, units, reason]);
    };
    expect(await lines(4, 12)).toEqual([['white', 12, 'Requested: “12 bar stools”.']]);
    expect(await lines(4, 8)).toEqual([
      ['black', 12, 'Requested: “12 bar stools”. 8 short on 12 June 2026: 12 needed, 4 free.'],
    ]);
  });

  it.each([
    ['an empty shelf', []],
    ['a shelf with nothing of use', [product('kit', 'Drum Kit', 'drum_kit')]],
  ])('fails on %s', async (_, products) => {
    await expect(draft(CONFERENCE, products)).rejects.toMatchObject({ name: 'AppError', code: 'generation_failed' });
  });

  it.each([
    ['See you there, we look forward to it!', /^The description asks for nothing that could be found\./],
    ['The hall has chairs.', /not to come from us: The hall has chairs\. Name the equipment/],
    ['We need 40 chairs.', /^The catalogue holds nothing of what is asked for: chairs\.$/],
  ])('says what was read and what to add: %s', async (description, said) => {
    await expect(draft(description, [product('kit', 'Drum Kit', 'drum_kit')])).rejects.toThrow(said);
  });

  it('fails when it was broken off', async () => {
    await expect(draft(CONFERENCE, SHELF.products, AbortSignal.abort())).rejects.toMatchObject({
      code: 'generation_failed',
    });
  });
});
