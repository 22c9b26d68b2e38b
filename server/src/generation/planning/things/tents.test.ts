import { describe, expect, it } from 'vitest';
import type { Traits } from '../../../equipment/index.ts';
import type { Demand } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';
import { demand, factsOf, product } from '../fixtures.ts';
import { planDraft } from '../index.ts';

const FEET = 0.3048;

function unitsOf(products: readonly ShelfProduct[], wanted: Demand): Map<string, number> {
  const draft = planDraft({}, factsOf('other', { demands: [wanted] }), {
    products: [...products],
  });
  return new Map(draft.lines.map(({ productId, units }) => [productId, units]));
}

function tent(id: string, width: number, depth: number): ShelfProduct {
  const traits: Traits = { widthM: width * FEET, depthM: depth * FEET };
  return product(id, `Tent ${width}x${depth}`, 'marquee', 'event', traits);
}

describe('a tent of a size', () => {
  const shelf = [tent('small', 20, 20), tent('large', 20, 40)];
  it('is the one of that size, not several others', () => {
    const wanted = demand('tents', ['marquee'], 2, { traits: { widthM: 6.096, depthM: 12.192 } });
    expect(unitsOf(shelf, wanted)).toEqual(new Map([['large', 2]]));
  });

  it('is the one with the same figures where no unit is said', () => {
    const wanted = demand('tente', ['marquee'], 1, { traits: { widthM: 20, depthM: 40 }, words: 'une tente 20 x 40' });
    expect(unitsOf(shelf, wanted)).toEqual(new Map([['large', 1]]));
  });

  it('is no pop-up where a canopy of such sides is asked for', () => {
    const popUp = product('pop', 'Pop-up 10x10', 'gazebo', 'event', { widthM: 3.048, depthM: 3.048 });
    const wanted = demand('canopies', ['gazebo'], 2, { traits: { widthM: 6.096, depthM: 12.192 } });
    expect(unitsOf([...shelf, popUp], wanted)).toEqual(new Map([['large', 2]]));
  });

  it('is that one, and not a larger one that goes by the word of the wish', () => {
    const canopy = { ...tent('canopy', 20, 40), name: 'Canopy AP 20x40' };
    const pole = { ...tent('pole', 40, 60), name: '40x60 Pole tent' };
    const wanted = demand('pole tent', ['marquee'], 1, { traits: { widthM: 6.096, depthM: 12.192 } });
    expect(unitsOf([canopy, pole], wanted)).toEqual(new Map([['canopy', 1]]));
  });

  it('is not made of tents half as wide', () => {
    const traits = { widthM: 18.29, depthM: 54.86 };
    const wanted = demand('tent', ['marquee'], 1, { traits, words: 'one 60’ x 180’ tent' });
    expect(unitsOf(shelf, wanted).size).toBe(0);
  });

  it('is walled along its sides, by the length of the walls', () => {
    const wall = product('wall', 'Sidewall 20ft', 'marquee_lining', 'event', { widthM: 20 * FEET });
    expect(unitsOf([wall], demand('side walls', ['marquee_lining'])).get('wall')).toBeLessThan(10);
  });

  it('is so too where the figures stand behind the words of the wish', () => {
    const wanted = demand('tente', ['marquee'], 1, { traits: { widthM: 20, depthM: 40 }, words: 'une tente' });
    expect(unitsOf([...shelf, tent('largest', 30, 60)], wanted)).toEqual(new Map([['large', 1]]));
  });
});

describe('a tent of a size on a shelf of names without units', () => {
  const bays = { widthM: 60 * FEET, lengthM: 15 * FEET };
  const shelf = [
    ...['20x40 frame', '20x40 pole', '20x20 pole'].map((name) => product(name, name, 'marquee', 'event')),
    product('30x60 pole', '30x60 pole', 'marquee', 'event', { widthM: 0.3, depthM: 0.6 }),
    product('bay', "Clearspan 60' wide (per 15' bay)", 'marquee', 'event', bays),
  ];
  it.each<[string, number, number, Record<string, number>]>([
    ['One (1) 20’ x 40’ pole tent', 20, 40, { '20x40 pole': 1 }],
    ['a 20x40 frame tent', 20, 40, { '20x40 frame': 1 }],
    ["one 30' x 60' tent", 30, 60, { '30x60 pole': 1 }],
    ["one 60' x 180' tent", 60, 180, { bay: 12 }],
    ["one tent, 90' x 60'", 90, 60, { bay: 6 }],
  ])('%s', (words, width, depth, units) => {
    const traits = { widthM: width * FEET, depthM: depth * FEET };
    const phrase = words.replace(/^.*\d.? /u, '');
    const wanted = demand(phrase, ['marquee'], 1, { traits, words });
    expect(unitsOf(shelf, wanted)).toEqual(new Map(Object.entries(units)));
  });

  it.each(['Halle 10 m breit, je 5 m Feld', 'Tente 10 m de large, par travée de 5 m', 'Marquee 10m wide, per 5m bay'])(
    'is made of bays: %s',
    (name) => {
      const bay = product('bay', name, 'marquee', 'event', { widthM: 10, lengthM: 5 });
      const wanted = demand('tent', ['marquee'], 1, { traits: { widthM: 10, depthM: 25 }, words: '10 x 25 m' });
      expect(unitsOf([bay], wanted).get('bay')).toBe(5);
    },
  );
});

describe('what is as long as the ground', () => {
  it('is made of fence panels by their longer side', () => {
    const panel = product('panel', "Fence Panel, 6' x 12'", 'fencing', 'event', {
      widthM: 6 * FEET,
      depthM: 12 * FEET,
    });
    const wanted = demand('fence', ['fencing'], null, { traits: { lengthM: 200 * FEET } });
    expect(unitsOf([panel], wanted).get('panel')).toBe(17);
  });
});

describe('drape by the foot', () => {
  const shelf = [3, 8].map((height) =>
    product(`drape${height}`, `Drape, ${height}' high, per linear ft`, 'drape', 'event', {
      heightM: height * FEET,
      lengthM: FEET,
    }),
  );
  it.each([3, 8])('is that of the height asked for, foot for foot: %d', (height) => {
    const traits = { lengthM: 1500 * FEET, heightM: height * FEET };
    expect(unitsOf(shelf, demand('drape', ['drape'], null, { traits }))).toEqual(new Map([[`drape${height}`, 1500]]));
  });
});
