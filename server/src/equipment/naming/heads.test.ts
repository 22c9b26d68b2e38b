import type { Category } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { classify } from '../classify.ts';
import type { Kind } from '../kinds.ts';

type Row = readonly [string, Category, Kind | null];

function first(name: string, category: Category): Kind | null {
  const [top] = classify({ name, category, description: null });
  return top === undefined || top.confidence < 0.6 ? null : top.kind;
}

describe('the noun that names the thing', () => {
  const rows: readonly Row[] = [
    ['Marquee heater 80kW', 'structures', 'space_heater'],
    ['Concrete block - marquee anchor', 'structures', 'ballast'],
    ['Chairpad chivari ivory', 'furniture', 'chair_cover'],
    ['Disco lights on T bar', 'lighting', 'disco_light'],
    ['Line array 10 bass', 'audio', 'subwoofer'],
    ['Press mult 12 way', 'audio', 'press_feed'],
    ['LED washlight, W-DMX', 'lighting', 'stage_wash'],
    ['Geschirrwagen m. Spüle', 'catering', 'crockery'],
    ['Choir tier, 4 step', 'staging', 'choir_riser'],
    ['Travel fee - per mile', 'transport', 'mileage'],
    ['Set up - per table', 'crew', 'crew_stagehand'],
    ['Cassette banner stand', 'decor', 'signage'],
    ['Propane patio htr 13kW', 'climate', 'patio_heater'],
    ['Praktikabel 2x1 poot 60', 'staging', 'stage_deck'],
    ['Slush machine twin bowl', 'catering', 'cooking'],
    ['Tisch 180x75 klappbar', 'furniture', 'table_trestle'],
    ['Krat bierglazen (24 st.)', 'catering', 'glassware'],
    ['Line array top 8', 'audio', 'line_array'],
    ['Snow cone syrup, cherry', 'catering', null],
    ['Festoon 8m 15 lamp', 'lighting', 'festoon'],
    ['SM58 + boom', 'audio', 'mic_wired'],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));
});

describe('the make of a thing', () => {
  it('says in whose trade a word is meant', () => {
    expect(first('Mackie mixer', 'video')).toBe('mixing_console');
    expect(first('JBL monitor', 'video')).toBe('stage_monitor');
    expect(first('Eizo monitor', 'video')).toBe('display');
  });
});

describe('the size of a thing', () => {
  const rows: readonly Row[] = [
    ['Canopy BX 30x40 white', 'structures', 'marquee'],
    ['Canopy BX 10x10 white', 'structures', 'gazebo'],
    ['Canopy, pop-up 20x20', 'structures', 'gazebo'],
    ['Mid 40 x 20 GRMT', 'structures', 'marquee'],
    ['Peg & pole 9m x 12m', 'structures', 'marquee'],
    ['65" screen on trolley', 'video', 'display'],
    ['72" tripod screen', 'video', 'projection_screen'],
    ['100" screen', 'video', 'projection_screen'],
    ['CEE 63A UV auf 9x 16A Schuko', 'power', 'power_distro'],
    ['CEE 16A auf CEE 32A 1 m', 'power', 'power_cable'],
    ['32A 3ph lead 10m', 'structures', 'power_cable'],
    ['Ice shaver, 9 amp', 'catering', null],
    ['125A to 2x63A + 6x32A', 'power', 'power_distro'],
    ['Party tent 3x3', 'structures', 'gazebo'],
    ['Pagoda tent 3x3', 'structures', 'marquee'],
    ['Carpa 4x6 plegable', 'structures', 'gazebo'],
  ];
  it.each(rows)('%s under %s is %s', (name, category, kind) => expect(first(name, category)).toBe(kind));
});
