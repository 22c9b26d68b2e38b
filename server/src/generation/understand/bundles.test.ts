import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string[] {
  return understand({ description }).demands.map(({ quantity, kinds: [kind] }) => `${quantity ?? '?'} ${kind ?? '-'}`);
}

describe('a number of groups and what is in each', () => {
  it.each([
    ['We thought of two 3-box systems (2 tops + 1 sub), one at either end.', ['4 speaker_top', '2 subwoofer']],
    ['Three systems (2 speakers and 1 sub each).', ['6 speaker_top', '3 subwoofer']],
    ['3 sets (1 table + 6 chairs)', ['3 table_trestle', '18 chair']],
    ['3 stacks of 2 subs and 1 top', ['6 subwoofer', '3 speaker_top']],
    ['2 PA rigs, each with 2 tops and 2 subs', ['4 speaker_top', '4 subwoofer']],
    ['3 AV kits (projector, screen, laptop)', ['3 projector', '3 projection_screen', '3 playback_laptop']],
    ['3 lighting rigs (8 pars and 2 moving heads)', ['24 stage_wash', '6 moving_head']],
    ['12 rows of 15 chairs', ['180 chair']],
    ['3 lots of 50 chairs', ['150 chair']],
    ['5 Sätze (1 Tisch + 4 Stühle)', ['5 table_trestle', '20 chair']],
    ['2 Anlagen (je 2 Boxen und 1 Sub)', ['4 speaker_top', '2 subwoofer']],
    ['6 Reihen zu je 25 Stühlen', ['150 chair']],
    ["3 kits d'éclairage (4 projecteurs PAR et 2 lyres)", ['12 stage_wash', '6 moving_head']],
    ['4 jeux (1 table + 6 chaises)', ['4 table_trestle', '24 chair']],
    ['2 equipos de sonido (2 altavoces y 1 subwoofer)', ['4 speaker_top', '2 subwoofer']],
    ['4 juegos (1 mesa y 6 sillas)', ['4 table_trestle', '24 chair']],
    ['2 geluidssystemen (2 speakers + 1 sub)', ['4 speaker_top', '2 subwoofer']],
    ['4 sets (1 tafel en 6 stoelen)', ['4 table_trestle', '24 chair']],
  ])('counts it once for each: %s', (description, things) => {
    expect(asked(description)).toEqual(things);
  });

  it.each([
    ['12 wireless systems (8 handheld + 4 lavalier)', ['8 mic_wireless_handheld', '4 mic_wireless_lapel']],
    ['2 PA systems (one for the yard, one for the bar)', ['2 pa_package']],
    ['10 picnic sets (1 table, 2 benches)', ['10 beer_table_set']],
    ['Sound system (2 radio mics, 1 mixer)', ['? pa_package', '2 mic_wireless_handheld', '1 mixing_console']],
    ['A set of 4 chairs and a table', ['4 chair', '1 table_trestle']],
    ['200 chairs in 10 rows of 20', ['200 chair']],
  ])('tells it from sorts, places and what one thing is made of: %s', (description, things) => {
    expect(asked(description)).toEqual(things);
  });

  it('tells it with the words of the whole group', () => {
    const { demands } = understand({ description: 'We need two 3-box systems (2 tops + 1 sub), one at either end.' });
    expect(demands.map(({ quote }) => quote)).toEqual([
      'two 3-box systems (2 tops + 1 sub)',
      'two 3-box systems (2 tops + 1 sub)',
    ]);
  });

  it('counts drum kits, and not the drums of one', () => {
    expect(asked('2 drum kits')).toEqual(['2 drum_kit']);
    expect(asked('A 5 drum kit')).toEqual(['1 drum_kit']);
    expect(asked('One 8x8 drum riser')).toEqual(['1 stage_deck']);
  });

  it('takes rows of chairs for no number of chairs or people', () => {
    const { demands, attendees } = understand({ description: '12 rows of chairs, one lectern' });
    expect(demands.map(({ quantity }) => quantity)).toEqual([null, 1]);
    expect(attendees).toBeNull();
  });
});
