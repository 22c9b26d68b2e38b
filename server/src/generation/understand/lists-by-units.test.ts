import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string {
  return understand({ description })
    .demands.map(({ kinds, phrase, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? `"${phrase}"`}`)
    .join(', ');
}

function table(rows: readonly (readonly [description: string, expected: string])[]): void {
  it.each(rows)('%s', (description, expected) => expect(asked(description)).toBe(expected));
}

describe('lists that number their items or count by units', () => {
  table([
    [
      '2.3 Digitalmischpult, 1 Stück 2.4 Bühnenmonitore, 6 Stück 2.5 DI-Boxen, 8 Stück',
      '1 mixing_console, 6 stage_monitor, 8 di_box',
    ],
    ['Tables (trestle) 60 no. and chairs (folding) 300 no. - £900', '60 table_trestle, 300 chair'],
    ['Generators, 60kVA 1 no., 20kVA 2 no. - £600', '1 generator, 2 generator'],
    ['Stewards, 12 no., 10am to 6pm', '12 crew_steward'],
    ['PA, 2 radio mics, engineer, 20 chairs', '? pa_package, 2 mic_wireless_handheld, ? crew_sound, 20 chair'],
    ['Uplighters (battery), 24', '24 uplight'],
  ]);
});

describe('sets told by what makes them up', () => {
  table([
    ['70 ensembles table + 2 bancs', '70 beer_table_set'],
    ['conjuntos de mesa y dos bancos (50 uds.)', '50 beer_table_set'],
    ['50 sets of a table and two benches', '50 beer_table_set'],
    ['10 receptietafels met stretchhoes', '10 table_cocktail, 10 tablecloth'],
    ['18 60" rounds with floor length white linens', '18 table_round, 18 tablecloth'],
  ]);
});

describe('microphones by their sorts, loudspeakers beside them', () => {
  table([
    ['Mikrofone: 2 Ansteck, 3 Hand', '2 mic_wireless_lapel, 3 mic_wireless_handheld'],
    ['4 Funkmikros (2 Hand, 2 Ansteck)', '2 mic_wireless_handheld, 2 mic_wireless_lapel'],
    ['2 mics and speakers', '2 mic_wired, ? speaker_top'],
    ['a panel with four speakers and a microphone each', '4 mic_wired'],
    ['mics for the band: a drum set, 2 DIs', '1 mic_instrument, 2 di_box'],
    ['8 wireless battery lights', '8 uplight'],
    [
      'For the duos: 4 decks with legs, steps, 2 speakers, little mixer',
      '4 stage_deck, ? stage_steps, 2 speaker_top, ? mixing_console',
    ],
  ]);
});

describe('how many is told in the next words', () => {
  table([
    ["Do you do toilets? We'd need 3.", '3 toilet'],
    ['8 round 60" tables and 75 chairs', '8 table_round, 75 chair'],
    ['130 in the room and perhaps 60 joining from home: two cameras', '2 camera'],
    [
      'Plénière puis quatre ateliers de 30 personnes.\nAteliers : dans chaque salle, un écran 55 pouces sur pied et un paperboard.',
      '4 display, ? display_stand, 4 flip_chart',
    ],
  ]);

  it('what is to be priced separately is still asked for', () => {
    const { demands } = understand({ description: 'The following shall be priced separately: two LCD projectors.' });
    expect(demands.map(({ kinds }) => kinds[0])).toEqual(['projector']);
  });
});
