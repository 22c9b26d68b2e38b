import { describe, expect, it } from 'vitest';
import type { Demand } from '../../facts.ts';
import type { Draft, Shelf } from '../../types.ts';
import { withSurroundings } from '../../reading/around/index.ts';
import { demand, factsOf, product } from '../fixtures.ts';
import { planDraft } from '../index.ts';
import { pieceIn } from './tableware.ts';

const PIECES: Shelf = {
  products: [
    product('dinner', 'Plate, Dinner 10in', 'crockery', 'each'),
    product('side', 'Plate, Side 6in', 'crockery', 'each'),
    product('sweet', 'Dessert Plate', 'crockery', 'each'),
    product('bowl', 'Soup Bowl', 'crockery', 'each'),
    product('cup', 'Cup and Saucer', 'crockery', 'each'),
    product('knife', 'Table Knife', 'cutlery', 'each'),
    product('fork', 'Table Fork', 'cutlery', 'each'),
    product('spoon', 'Dessert Spoon', 'cutlery', 'each'),
    product('tea', 'Teaspoon', 'cutlery', 'each'),
    product('wine', 'Wine Glass', 'glassware', 'each'),
    product('flute', 'Champagne Flute', 'glassware', 'each'),
    product('pint', 'Pint Glass', 'glassware', 'each'),
    product('tumbler', 'Hi-Ball Tumbler', 'glassware', 'each'),
  ],
};

function draftOf(description: string, demands: readonly Demand[], shelf = PIECES): Draft {
  return planDraft(
    {},
    withSurroundings(factsOf('gala_dinner', { attendees: 80, activities: ['dining'], demands }), description),
    shelf,
  );
}

function unitsOf(draft: Draft): Record<string, number> {
  return Object.fromEntries(draft.lines.map(({ productId, units }) => [productId, units]));
}

describe('china, cutlery and glasses that are hired by the piece', () => {
  it('are a line for each piece that the meal takes', () => {
    const draft = draftOf('Three-course dinner with soup, wine and coffee: china, cutlery and glasses.', [
      demand('china', ['crockery']),
      demand('cutlery', ['cutlery']),
      demand('glasses', ['glassware']),
    ]);
    expect(unitsOf(draft)).toMatchObject({
      dinner: 80,
      bowl: 80,
      sweet: 80,
      cup: 80,
      knife: 80,
      fork: 80,
      spoon: 80,
      tea: 80,
      wine: 80,
      tumbler: 80,
    });
    expect(unitsOf(draft)).not.toHaveProperty('flute');
    expect(unitsOf(draft)).not.toHaveProperty('pint');
  });

  it('are what the client names, and nothing else', () => {
    const draft = draftOf('80 wine glasses and side plates', [
      demand('wine glasses', ['glassware'], 80),
      demand('side plates', ['crockery']),
    ]);
    expect(unitsOf(draft)).toMatchObject({ wine: 80, side: 80 });
    expect(Object.keys(unitsOf(draft)).filter((id) => PIECES.products.some((each) => each.id === id))).toHaveLength(2);
  });

  it('take champagne flutes for a toast', () => {
    const draft = draftOf('Beer and a champagne toast', [demand('glasses', ['glassware'])]);
    expect(unitsOf(draft)).toMatchObject({ flute: 80 });
  });

  it('come as a set where the company hires sets', () => {
    const shelf: Shelf = { products: [product('set', 'Place Setting, Three Courses', 'crockery', 'person')] };
    expect(unitsOf(draftOf('China for a dinner', [demand('china', ['crockery'])], shelf))).toEqual({ set: 80 });
  });

  it('are missed where the company has only another piece', () => {
    const shelf: Shelf = { products: [product('bowl', 'Soup Bowl', 'crockery', 'each')] };
    expect(draftOf('80 dinner plates', [demand('dinner plates', ['crockery'], 80)], shelf).unmet).toContain(
      '80 dinner plates',
    );
  });

  it.each([
    ['Weingläser', 'glassware', 'wine glass'],
    ['flûtes à champagne', 'glassware', 'flute'],
    ['copas de vino', 'glassware', 'wine glass'],
    ['wijnglazen', 'glassware', 'wine glass'],
    ['Speiseteller', 'crockery', 'dinner plate'],
    ['petites cuillères à café', 'cutlery', 'teaspoon'],
    ['theelepels', 'cutlery', 'teaspoon'],
    ['Kuchengabeln', 'cutlery', 'dessert fork'],
    ['tenedores', 'cutlery', 'fork'],
    ['glasses', 'glassware', null],
    ['Geschirr', 'crockery', null],
  ] as const)('%s name a piece', (phrase, kind, piece) => {
    expect(pieceIn(phrase, kind)).toBe(piece);
  });
});

describe('tables', () => {
  const shelf: Shelf = {
    products: [
      product('eight', 'Round Table 5ft', 'table_round', 'event', { seats: 8, diameterM: 1.52 }, { owned: 90 }),
      product('ten', 'Round Table 5ft6in', 'table_round', 'event', { seats: 10, diameterM: 1.68 }, { owned: 90 }),
      product('c108', 'Tablecloth, Round 108in', 'tablecloth', 'each', { diameterM: 2.74 }),
      product('c120', 'Tablecloth, Round 120in', 'tablecloth', 'each', { diameterM: 3.05 }),
      product('cloth', 'Tablecloth 70in x 144in', 'tablecloth', 'each', { widthM: 1.78, depthM: 3.66 }),
    ],
  };

  it.each([
    ['Dinner at round tables of eight', 'eight', 10],
    ['Runde Tische zu je 10 Personen', 'ten', 8],
    ['des tables rondes de huit', 'eight', 10],
    ['mesas redondas de 10', 'ten', 8],
    ['ronde tafels voor 8 personen', 'eight', 10],
  ])('seat as many as the client says: %s', (description, id, units) => {
    const draft = draftOf(description, [demand('round tables', ['table_round'])], shelf);
    expect(unitsOf(draft)).toMatchObject({ [id]: units });
  });

  it('are covered by cloths that reach the floor', () => {
    const draft = draftOf('Round tables of eight', [demand('round tables', ['table_round'])], shelf);
    expect(unitsOf(draft)).toMatchObject({ c120: 10 });
  });

  it('are the same when they are said twice', () => {
    const demands = [demand('round tables', ['table_round']), demand('tables', ['table_trestle'])];
    expect(unitsOf(draftOf('Round tables of ten. We need tables.', demands, shelf))).toMatchObject({ ten: 8 });
  });
});

describe('what is hired beside a thing under the same name', () => {
  const shelf: Shelf = {
    products: [
      product('cloth', 'Tablecloth 120in round', 'tablecloth', 'each'),
      product('runner', 'Table runner, jute', 'tablecloth', 'each'),
      product('cover', 'Chair cover, white', 'chair_cover', 'each'),
      product('pad', 'Chivari pad, ivory', 'chair_cover', 'each'),
      product('lining', 'Roof lining', 'marquee_lining', 'each'),
      product('wall', 'Sidewall 8 x 20', 'marquee_lining', 'each'),
    ],
  };
  const without = (...ids: string[]): Shelf => ({ products: shelf.products.filter(({ id }) => !ids.includes(id)) });

  it('is what was named', () => {
    const wanted = [
      demand('table runners', ['tablecloth'], 10),
      demand('seat pads', ['chair_cover'], 80),
      demand('sidewalls', ['marquee_lining'], 6),
    ];
    expect(unitsOf(draftOf('10 table runners, 80 seat pads, 6 sidewalls', wanted, shelf))).toEqual({
      runner: 10,
      pad: 80,
      wall: 6,
    });
  });

  it('is not taken for the thing itself', () => {
    const wanted = [
      demand('tablecloths', ['tablecloth'], 10),
      demand('chair covers', ['chair_cover'], 80),
      demand('lining', ['marquee_lining'], 6),
    ];
    const draft = draftOf('10 tablecloths, 80 chair covers, 6 linings', wanted, without('cloth', 'cover', 'lining'));
    expect(draft.lines).toEqual([]);
  });
});

it('a pack of cups is no table setting', () => {
  const shelf = {
    products: [
      product('cups', 'Arctic White Coffee Cup (Pack Size 10)', 'crockery', 'each', { pieces: 10 }),
      product('plates', 'Arctic White Dinner Plate 27cm (Pack Size 10)', 'crockery', 'each', { pieces: 10 }),
    ],
  };
  expect(unitsOf(draftOf('Gala dinner, we need plates.', [demand('plates', ['crockery'])], shelf))).toEqual({
    plates: 8,
  });
});
