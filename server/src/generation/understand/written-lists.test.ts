import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string {
  const { demands } = understand({ description });
  return demands.map(({ quantity, kinds }) => `${quantity ?? '?'} ${kinds[0] ?? 'unknown'}`).join(', ');
}

function size(description: string): readonly (number | undefined)[] {
  const [demand] = understand({ description }).demands;
  return [demand?.traits.widthM, demand?.traits.depthM, demand?.squareMetres];
}

describe('the numbers of clauses and the times of a running order count nothing', () => {
  it.each([
    [
      'Schedule\n3.1 Patio heaters, gas, 6 no.\n3.2 Lectern\n3.3 Fencing panels, 40 off',
      '6 patio_heater, ? lectern, 40 fencing',
    ],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));

  it('"1.8 rounds" is no clause', () => expect(asked('10 x 1.8 rounds please')).toBe('10 table_round'));
});

describe('a figure of what is pointed at', () => {
  it.each([
    ['Please send 60 of the grey chairs and four of your high tables.', '60 chair, 4 table_cocktail'],
    ['Wir brauchen 12 von den Stehtischen.', '12 table_cocktail'],
    ['50 chairs. 20 of the chairs go outside.', '50 chair'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});

describe('a figure behind the name that a line begins with', () => {
  it.each([
    ['Barriers: 40 galvanised\nHeaters: 3 large', '40 crowd_barrier, 3 patio_heater'],
    ['Tents (6 x 3): 5', '5 marquee'],
    ['Screens: 3 x 65"', '3 projection_screen'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});

describe('the size of what is laid out, further on in its line', () => {
  it.each<[string, unknown]>([
    ['A stage please, that is to be 20 foot by 12 foot.', [6.096, 3.658, undefined]],
    ['Dance floor, the oak one, roughly 6m x 6m', [6, 6, undefined]],
    ['A carpet through the whole of the tent (120 sq m)', [undefined, undefined, 120]],
    ['Stage wanted: low, 6m by 3m', [6, 3, undefined]],
    ['Low stage by the lake 20x12, 2 ft high, with a rail', [6.096, 3.658, undefined]],
    ["Stage 20x12, drape 40ft. Ceiling 18'.", [6.096, 3.658, undefined]],
  ])('%s', (description, expected) => expect(size(description)).toEqual(expected));
});

describe('rounds and stands by their company', () => {
  it.each([
    ['14 six-foot rounds and 110 chairs', '14 table_round, 110 chair'],
    ['We need 8 stands for the exhibitors.', '8 exhibition_stand'],
    ['10 SM58, 10 tall stands with booms', '10 mic_wired, 10 mic_stand'],
    ['8 toilets, 2 wheelchair', '8 toilet, 2 toilet_accessible'],
    ['We need a projector and a 12x7 screen.', '1 projector, 1 projection_screen'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});

describe('a count before a name that a size may begin', () => {
  it.each([
    ['From you: 14 cocktail tables and 3 sofas', '14 table_cocktail, 3 sofa'],
    ['We need 9 screens.', '9 projection_screen'],
    ['Rounds: 18\nChairs: 150', '18 table_round, 150 chair'],
    ['Portable toilets, 8 standard and 1 accessible', '8 toilet, 1 toilet_accessible'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});

describe('tables under heads that ask', () => {
  it.each([
    [
      'Was | Wie viel | Bemerkung\nStehtische | 15 | je mit weisser Husse\nRednerpult | 2 | samt Schwanenhalsmikrofon',
      '15 table_cocktail, 15 tablecloth, 2 lectern, 2 mic_lectern',
    ],
    ['Was | Wie viel\nBeschallung | für 200 Personen\nStehtische | 12', '? pa_package, 12 table_cocktail'],
    ['Quoi | Combien\nTables rondes | 12\nSono | pour 100 personnes', '12 table_round, ? pa_package'],
    ['Qué | Cuántos\nMesas altas | 12\nSonido | para 100 personas', '12 table_cocktail, ? pa_package'],
    ['Wat | Hoeveel\nStatafels | 12\nGeluid | voor 100 man', '12 table_cocktail, ? pa_package'],
    [
      '| Item | Qty | Notes |\n|---|---|---|\n| Lectern | 2 | with gooseneck mic |\n| Flip chart | 3 | A1 |',
      '2 lectern, 2 mic_lectern, 3 flip_chart',
    ],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});

describe('sizes in words', () => {
  it.each<[string, unknown]>([
    ['A stage, twenty-four feet by sixteen, two foot high.', [7.315, 4.877, undefined]],
    ['A stage of six by four metres.', [6, 4, undefined]],
    ['Eine Bühne, sechs mal vier Meter.', [6, 4, undefined]],
    ['A 15 by 15 dance floor, and ten 60 inch rounds.', [4.572, 4.572, undefined]],
    ['A 15 by 15 dance floor and a stage 6 m wide.', [15, 15, undefined]],
    ["STAGE\n- 16' x 12', 24\" high, skirted", [4.877, 3.658, undefined]],
  ])('%s', (description, expected) => expect(size(description)).toEqual(expected));
});
