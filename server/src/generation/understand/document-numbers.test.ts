import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): (string | number | null | undefined)[] {
  return understand({ description }).demands.flatMap(({ kinds, quantity }) => [kinds[0], quantity]);
}

describe('numbers of clauses, items and lots', () => {
  it('count nothing', () => {
    expect(asked('B.1 SEATING. 120 folding chairs.\nB.2 FENCE. 40 crowd barriers.')).toEqual([
      'chair',
      120,
      'crowd_barrier',
      40,
    ]);
    expect(asked('Pos. 2  Mischpult\nPos. 3  6 Monitore')).toEqual(['mixing_console', null, 'stage_monitor', 6]);
    expect(asked('Item 7: generator\nItem 8: 30 folding chairs')).toEqual(['generator', null, 'chair', 30]);
    expect(asked('Lote 3. Generador\nLote 4. 80 sillas plegables')).toEqual(['generator', null, 'chair', 80]);
    expect(asked('Art. 5 Geluidstechnicus\nArt. 6 50 klapstoelen')).toEqual(['crew_sound', null, 'chair', 50]);
    expect(asked('4.1 Lectern\n4.2 Folding chairs 60')).toEqual(['lectern', null, 'chair', 60]);
  });

  it('are no decimal figures with a unit, and no count that begins a line', () => {
    expect(asked('2.5 m high backdrop\n12 lecterns')).toContain(12);
    expect(asked('6 lecterns\n8 gazebos')).toEqual(['lectern', 6, 'gazebo', 8]);
  });
});

describe('a figure behind a full stop', () => {
  it('begins another sentence', () => {
    const [first, second] = understand({ description: 'Lecterns x 2. 60 kVA generator.' }).demands;
    expect(first?.quantity).toBe(2);
    expect(second?.traits.kva).toBe(60);
  });
});

describe('figures that say what one of a thing has', () => {
  it.each(['a 24 input stage box', 'our 6 par package', 'a 12 input output stage box', 'one 4 burner stove'])(
    '%s',
    (words) => {
      for (const { quantity } of understand({ description: `We need ${words}.` }).demands)
        expect(quantity ?? 1).toBe(1);
    },
  );
});

describe('how many of a thing', () => {
  const rows: readonly (readonly [string, string, number])[] = [
    ['80 of the white folding chairs', 'chair', 80],
    ['6 strings of your bistro lights', 'festoon', 6],
    ['zwölf von den Stehtischen', 'table_cocktail', 12],
    ['20 rubbish/recycling bins', 'waste_bin', 20],
    ['Restrooms: 9 standard, 2 accessible', 'toilet', 9],
    ['Gazebos. Three 3 x 3 for the stalls', 'gazebo', 3],
    ['Extension leads!! 25', 'power_cable', 25],
    ['2 (two) projectors', 'projector', 2],
    ['Three 9 x 12 screens', 'projection_screen', 3],
    ['2x 9x16 fast-fold', 'projection_screen', 2],
    ['Line array, 12 elements', 'line_array', 12],
  ];
  it.each(rows)('%s', (description, kind, quantity) => {
    const demand = understand({ description }).demands.find(({ kinds }) => kinds[0] === kind);
    expect(demand?.quantity).toBe(quantity);
  });
});

describe('sizes in words', () => {
  const rows: readonly (readonly [string, string, object])[] = [
    ['ten six-foot tables', 'table_trestle', { lengthM: 1.829 }],
    ['4 eight foot banquet tables', 'table_trestle', { lengthM: 2.438 }],
    ['14 sixty inch rounds', 'table_round', { diameterM: 1.524 }],
    ['12 x 6ft rounds', 'table_round', { diameterM: 1.829 }],
    ['80 linear feet of black drape', 'drape', { lengthM: 24.384 }],
    ['25 feet of the black drape', 'drape', { lengthM: 7.62 }],
    ['Riser: one 12 x 8 ft', 'stage_deck', { widthM: 3.658, depthM: 2.438 }],
    ['the 7.5x10 screen', 'projection_screen', { widthM: 3.048, heightM: 2.286 }],
  ];
  it.each(rows)('%s', (description, kind, traits) => {
    const demand = understand({ description }).demands.find(({ kinds }) => kinds[0] === kind);
    expect(demand?.traits).toMatchObject(traits);
  });
});
