import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

describe('things as people call them who order them', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['Wir brauchen 40 Bauzaunfelder und 10 Absperrgitter.', '40 fencing'],
    ['Bitte 4 Kleinmembraner und 2 Stative.', '4 mic_instrument'],
    ['Nous voulons 30 chaises pliantes et 6 bacs de recyclage.', '6 waste_bin'],
    ['Graag 3 tapinstallaties en 200 bierglazen.', '3 refrigeration'],
    ['Could we hire 3 portable PAs and 40 chairs?', '3 pa_package'],
    ['We need 8 of the 3x3 pop ups and 20 trestle tables.', '8 gazebo'],
    ['Queremos 12 hilos de foquitos y 80 sillas.', '12 festoon'],
    ['We are short of 6 body mics and 3 floor mics for the panto.', '6 mic_wireless_lapel'],
    ['Ten wireless body mics, please.', '10 mic_wireless_lapel'],
    ['We need a mixer that a laptop plugs into.', '1 mixing_console'],
    ['Please quote 4 plug sockets and a table.', '4 power_distro'],
    ['An experienced lighting technician shall be supplied by the promoter.', '1 crew_lighting'],
    ['Please bring 2 porta potties and a washroom trailer.', '1 toilet_trailer'],
  ];
  it.each(rows)('%s', (description, wanted) => {
    const asked = understand({ description }).demands.map(({ kinds, quantity }) => `${quantity} ${kinds[0]}`);
    expect(asked).toContain(wanted);
  });
});

describe('things by their use, and others of a kind', () => {
  it.each([
    ['Something to keep us warm once it is dark', ['? space_heater']],
    [
      'We are after something to keep the wine cold, and something for the guests to sit on.',
      ['? refrigeration', '? chair'],
    ],
    ['Wir suchen etwas zum Heizen.', ['? space_heater']],
    ['Il nous faut de quoi chauffer le chapiteau.', ['? space_heater', '? marquee']],
    ['Is there anything to eat? Who keeps the score?', []],
    [
      'dance flr 16ft x 16ft, 6 tbls, 60 chrs, 2 spkrs on stands',
      ['? dance_floor', '6 table_trestle', '60 chair', '2 speaker_top'],
    ],
    ['8 round tables plus 2 long ones', ['8 table_round', '2 table_trestle']],
    ['40 beer glasses and 20 champagne ones', ['40 glassware', '20 glassware']],
  ])('%s', (description, wanted) => expect(asked(description)).toEqual(wanted));

  it.each([
    ['We have 200. Tables and chairs for the other 60 guests (round, 10 to a table)', ['6 table_round', '60 chair']],
    ['Tische und Stühle für die restlichen 36 Gäste', ['6 table_trestle', '36 chair']],
  ])('what those need who have none: %s', (description, wanted) => expect(asked(description)).toEqual(wanted));
});

describe('things by the company they keep', () => {
  it.each([
    ['2 CDJs and 1 mixer for channel one', ['2 dj_player', '1 dj_mixer']],
    ['A silent disco for 220, so 220 headsets', ['220 silent_disco']],
    [
      '12 moving heads, 16 LED pars, desk and a hazer',
      ['12 moving_head', '16 stage_wash', '? lighting_console', '1 hazer'],
    ],
    ['Restrooms: one of the nice trailers.', ['1 toilet_trailer']],
    ['un ordinateur portable, une télécommande', ['1 playback_laptop', '1 presentation_clicker']],
    [
      'Queremos un portátil, un pasador y dos monitores de 55.',
      ['1 playback_laptop', '1 presentation_clicker', '2 display'],
    ],
    ['2 micrófonos de mano y 3 de solapa', ['2 mic_wireless_handheld', '3 mic_wireless_lapel']],
    ['Eine Anlage zum Tanzen mit zwei Bässen', ['? pa_package', '2 subwoofer']],
    ['1 booth; 60 receivers with headsets', ['1 interpretation_booth', '60 interpretation_receiver']],
    ['One quiet generator for the lights and the tills', ['1 generator']],
    ['Nous serons 140 à table. Il nous faut 14 tables rondes.', ['14 table_round']],
    ['Power: 70 kVA generator please', ['? generator']],
  ])('%s', (description, wanted) => expect(asked(description)).toEqual(wanted));

  it.each([
    ['Crew: audio, video, lighting', ['1 crew_sound', '1 crew_video', '1 crew_lighting']],
    ['Sound, lighting and video crew', ['? crew_sound', '? crew_lighting', '? crew_video']],
    ['Stage lighting with operator', ['? lighting_package', '? crew_lighting']],
    ['AV tech for the day', ['? crew_technician']],
    ['Two hostesses and a lectern, please.', ['2 crew_host', '1 lectern']],
  ])('people by their trades: %s', (description, wanted) => expect(asked(description)).toEqual(wanted));
});

describe('what is held, by its name', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['Spring convocation on the quad, 900 guests', 'ceremony'],
    ['Movies in the park, one evening, 300 people', 'screening'],
    ['Our church supper, 120 people', 'gala_dinner'],
    ['Athletics carnival, 400 children', 'sports'],
    ['An unconference for 80', 'conference'],
  ];
  it.each(rows)('%s', (description, kind) => expect(understand({ description }).events[0]?.value).toBe(kind));
});

function asked(description: string): string[] {
  return understand({ description }).demands.map(({ kinds, quantity }) => `${quantity ?? '?'} ${kinds[0]}`);
}
