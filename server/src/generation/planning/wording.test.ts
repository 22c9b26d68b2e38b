import { describe, expect, it } from 'vitest';
import type { Kind } from '../../equipment/index.ts';
import type { Demand, Facts } from '../facts.ts';
import type { Shelf } from '../types.ts';
import { withSurroundings } from '../reading/around/index.ts';
import { demand, factsOf, product } from './fixtures.ts';
import { planDraft } from './index.ts';
import { wordsAround } from '../reading/around/words-around.ts';
import { attributesIn } from './products/attributes.ts';

const CHAIRS: Shelf = {
  products: [
    product('gold', 'Chair, Chiavari, Gold', 'chair_banquet', 'event', {}, { owned: 500 }),
    product('lime', 'Chair, Chiavari, Limewash', 'chair_banquet', 'event', {}, { owned: 500 }),
    product('cross', 'Cross-Back Chair, Oak', 'chair_banquet', 'event', {}, { owned: 500 }),
    product('black', 'Folding Chair, Black', 'chair', 'event', {}, { owned: 500 }),
    product('white', 'White Folding Chair', 'chair', 'event', {}, { owned: 500 }),
    product('plain', 'Stacking Chair', 'chair', 'event', {}, { owned: 500 }),
    product('high', 'Aluminium High Chair for a Child', 'chair', 'event', {}, { owned: 500 }),
    product('klapp', 'Klappstuhl grau', 'chair', 'event', {}, { owned: 500 }),
  ],
};

function chosen(phrase: string, kind: Kind, shelf: Shelf, description = phrase, more: Partial<Demand> = {}): string[] {
  const demands = [demand(phrase, [kind], 20, { ...more, words: more.words ?? phrase })];
  const facts: Facts = factsOf('other', { attendees: null, demands });
  return planDraft({}, withSurroundings(facts, description), shelf).lines.map(({ productId }) => productId);
}

describe('of several products of one kind', () => {
  it.each([
    ['white folding chairs', 'chair', 'white'],
    ['weiße Klappstühle', 'chair', 'white'],
    ['chaises pliantes blanches', 'chair', 'white'],
    ['sillas plegables blancas', 'chair', 'white'],
    ['witte klapstoelen', 'chair', 'white'],
    ['schwarze Klappstühle', 'chair', 'black'],
    ['gold chiavari chairs', 'chair_banquet', 'gold'],
    ['limewash chairs', 'chair_banquet', 'lime'],
    ['cross-back chairs', 'chair', 'cross'],
    ['crossback stoelen', 'chair_banquet', 'cross'],
    ['graue Klappstühle', 'chair', 'klapp'],
  ] as const)('%s are what the client says', (phrase, kind, id) => {
    expect(chosen(phrase, kind, CHAIRS)).toEqual([id]);
  });

  it('a high chair is taken only for children', () => {
    expect(
      chosen('chairs', 'chair', { products: CHAIRS.products.filter(({ id }) => id === 'high' || id === 'plain') }),
    ).toEqual(['plain']);
    expect(chosen('high chairs', 'chair', CHAIRS)).toEqual(['high']);
  });

  it('words around the thing count, those on its neighbours do not', () => {
    const description = 'Please send 20 chairs in black, white tablecloths and a red carpet.';
    expect(chosen('chairs', 'chair', CHAIRS, description, { words: '20 chairs' })).toEqual(['black']);
  });

  it('a row of a table is read to its end', () => {
    const description = '| 3 | Folding chairs, black | 20 |\n| 4 | White cloths | 10 |';
    expect(chosen('Folding chairs', 'chair', CHAIRS, description)).toEqual(['black']);
  });

  it('linen is white and drape is black where no colour is said', () => {
    const shelf: Shelf = {
      products: [
        product('ivory', 'Napkin, Ivory', 'napkin', 'each'),
        product('whitenap', 'Napkin, White', 'napkin', 'each'),
      ],
    };
    expect(chosen('napkins', 'napkin', shelf)).toEqual(['whitenap']);
    expect(chosen('ivory napkins', 'napkin', shelf)).toEqual(['ivory']);
  });
});

describe('the wording of a demand', () => {
  it('is linear in a long description', () => {
    const description = 'white chairs and '.repeat(3000);
    const started = performance.now();
    attributesIn(wordsAround(demand('chairs', ['chair']), description));
    expect(performance.now() - started).toBeLessThan(200);
  });

  it('ends at the words that join another thing', () => {
    const wording = wordsAround(demand('tables', ['table_round']), 'White chairs with oak tables and black cloths');
    expect(attributesIn(wording).map(({ value }) => value)).toEqual(['wood']);
  });
});
