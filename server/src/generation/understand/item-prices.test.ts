import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';
import { withoutItemPrices } from '../reading/document/item-prices.ts';

function asked(description: string): string {
  const { demands } = understand({ description });
  return demands.map(({ kinds, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? 'unknown'}`).join(', ');
}

describe('items with what they are to cost in front', () => {
  it.each([
    ['Approved:\n· $9,775, two LED screens\n· $3,250, labor and staff on site', '2 led_wall, ? crew_technician'],
    ['Approved:\n- $300 for 2 lecterns\n- $500: sound system\n- $900 - 12 chairs', '2 lectern, ? pa_package, 12 chair'],
    ['Genehmigt:\n- 3.250 €: 2 Leinwände\n- 300 € für 2 Rednerpulte', '2 projection_screen, 2 lectern'],
    ['Not to exceed $24,446, namely:\n· $4,000, 600 folding chairs\n· $2,991, a generator', '600 chair, 1 generator'],
    ['Rental of a sound system, not to exceed $2,500.', '? pa_package'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));

  it('leaves a budget where it stands', () => {
    const said = '- $5,000 - budget for all\n- $200, the deposit\n- 40 chairs';
    expect(withoutItemPrices(said)).toBe(said);
    expect(understand({ description: 'A sound system, not to exceed $2,500' }).budget?.value.amount).toBe(2500);
  });
});
