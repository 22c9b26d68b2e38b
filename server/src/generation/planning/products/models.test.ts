import { describe, expect, it } from 'vitest';
import { demand, factsOf, product, SHELF } from '../fixtures.ts';
import { planDraft } from '../index.ts';
import { isModel, modelsIn } from './models.ts';

describe('a model', () => {
  it.each([
    ['4 x K12', ['k12']],
    ['zwei CDJ-3000 bitte', ['cdj3000']],
    ['un X32 et 8 SM58', ['x32', 'sm58']],
    ["a stage 8' x 4', 16A, 6kVA, 55in, 30 m2", []],
    ['40 chairs and 2 screens', []],
  ])('is read from "%s"', (text, models) => expect(modelsIn(text)).toEqual(models));

  it.each([
    ['QSC K12.2', true],
    ['K12', true],
    ['QSC K120', false],
    ['Party PA (2x K12, 1 sub)', false],
    ['Sub with K12 on top', false],
  ])('K12 is the %s: %s', (name, is) => {
    expect(isModel(product('x', name, 'speaker_top', 'day'), ['k12'])).toBe(is);
  });

  it('that the client names is taken before what is larger, nearer or alike', () => {
    const shelf = {
      products: [
        ...SHELF.products,
        product('k8', 'QSC K8.2', 'speaker_top', 'day', { inches: 8 }),
        product('k12', 'QSC K12.2', 'speaker_top', 'day', { inches: 12 }),
        product('set', 'Party PA (2x K8, mixer)', 'pa_package', 'event', { seats: 40 }),
      ],
    };
    const facts = factsOf('conference', { attendees: 400, demands: [demand('K8 speakers', ['speaker_top'], 4)] });
    const { lines } = planDraft({}, facts, shelf);
    expect(lines.find(({ productId }) => productId === 'k8')?.units).toBe(4);
    expect(lines.some(({ productId }) => productId === 'k12' || productId === 'set')).toBe(false);
  });
});
