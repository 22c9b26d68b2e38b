import { expect, test } from 'vitest';
import { demand, factsOf, product } from './fixtures.ts';
import { planDraft } from './index.ts';

const SHELF = {
  products: [
    product('chair', 'Chair', 'chair', 'event'),
    product('abc', 'Fire Extinguisher ABC', 'fire_extinguisher'),
    product('kit', 'First Aid Kit', 'fire_extinguisher'),
  ],
};

function planned(phrase: string, products = SHELF.products): readonly string[] {
  const facts = factsOf('party', {
    attendees: 40,
    demands: [demand(phrase, ['fire_extinguisher'], 1), demand('chairs', ['chair'], 40)],
  });
  return planDraft({}, facts, { products }).lines.map(({ productId }) => productId);
}

test('a first aid kit puts out no fire, and an extinguisher dresses no wound', () => {
  expect(planned('first aid kit')).toEqual(expect.not.arrayContaining(['abc']));
  expect(planned('first aid kit')).toContain('kit');
  expect(planned('fire extinguisher')).toContain('abc');
  expect(planned('first aid kit', SHELF.products.slice(0, 2))).not.toContain('abc');
});
