import { describe, expect, it } from 'vitest';
import type { Kind, Traits } from '../../equipment/index.ts';
import type { Demand, Exclusion } from '../facts.ts';
import { withSurroundings } from '../reading/around/index.ts';
import { factsOf, product, SHELF } from './fixtures.ts';
import { planDraft } from './index.ts';

const SHELF_AND_MORE = {
  products: [
    ...SHELF.products.filter(({ id }) => !['linen', 'carpet', 'drummics', 'heater', 'bouncy'].includes(id)),
    product('cloth290', 'Nappe ronde Ø 290', 'tablecloth', 'day', { diameterM: 2.9 }),
    product('cloth320', 'Nappe ronde Ø 320', 'tablecloth', 'day', { diameterM: 3.2 }),
    product('clothlong', 'White tablecloth, trestle', 'tablecloth'),
    product('spandex', 'Spandex cover, cocktail table', 'tablecloth'),
    product('runner', 'Red carpet, 10m', 'carpet', 'day', { lengthM: 10 }),
    product('kit', 'Drum mic kit, 7 piece', 'mic_instrument'),
    product('patio', 'Outdoor heater, gas', 'patio_heater'),
    product('diesel', 'Diesel heater, ducted', 'space_heater'),
    product('castle', 'Bouncy castle 15ft', 'inflatable'),
    product('large', 'PA Large (2 x K12.2, 2 x KS118)', 'pa_package', 'day', { seats: 250 }),
  ],
};

function asked(
  phrase: string,
  kind: Kind,
  quantity: number | null = null,
  traits: Traits = {},
  called?: string,
): Demand {
  const names = called === undefined ? {} : { called: [called] };
  return { phrase, kinds: [kind], quantity, traits, optional: false, words: phrase, ...names };
}

function planned(description: string, demands: readonly Demand[], exclusions: readonly Exclusion[] = []): string[] {
  const facts = factsOf('party', { attendees: 140, demands: [...demands], exclusions: [...exclusions] });
  return planDraft({}, withSurroundings(facts, description), SHELF_AND_MORE).lines.map(
    ({ productId, units }) => `${units} ${productId}`,
  );
}

describe('what is asked for, as it is called', () => {
  it('cloths are as wide as reaches the floor from the tables asked for', () => {
    const tables = asked('tables rondes de 180', 'table_round', 14, { diameterM: 1.8 });
    expect(planned('14 tables', [tables, asked('nappes', 'tablecloth', 14)])).toContain('14 cloth320');
    const small = asked('tables rondes', 'table_round', 14, { diameterM: 1.5 });
    expect(planned('14 tables', [small, asked('nappes', 'tablecloth', 14)])).toContain('14 cloth290');
  });

  it('cloths for trestles are long ones, covers for high tables are drawn over them', () => {
    expect(planned('', [asked('trestle cloths', 'tablecloth', 10)])).toContain('10 clothlong');
    const high = asked('cruisers', 'table_cocktail', 6);
    expect(planned('', [high, asked('black covers', 'tablecloth', 6)])).toContain('6 spandex');
  });

  it('a castle to bounce on is one in every language', () => {
    expect(planned('', [asked('castillo inflable', 'inflatable', 1)])).toContain('1 castle');
  });

  it('a set called by its name is that set', () => {
    expect(planned('', [asked('PA Large', 'pa_package', null, {}, 'large')])).toContain('1 large');
  });

  it('an operator is asked for beside who is there already', () => {
    const own: Exclusion = {
      categories: ['lighting'],
      kinds: ['crew_technician'],
      phrase: '',
      reason: 'provided',
      words: 'the tech crew run the lights',
    };
    const lines = planned('', [asked('PA', 'pa_package'), asked('an operator', 'crew_technician', 1)], [own]);
    expect(lines.some((line) => /^1 (?:tech|sound)/u.test(line))).toBe(true);
  });
});
