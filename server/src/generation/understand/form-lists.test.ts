import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

/** The quantity and the kind of what a text asks for. */
function asked(description: string): readonly string[] {
  return understand({ description }).demands.map(({ quantity, kinds: [kind] }) => `${quantity ?? '?'} ${kind ?? '-'}`);
}

describe('how many are asked for', () => {
  it.each([
    ['two 75in flat screens on trolleys', ['2 display', '? display_stand']],
    ['2 x 55in TVs', ['2 display']],
    ['Screens: two 75in flat screens', ['2 display']],
    ['sixteen of your 5ft 6in round tables', ['16 table_round']],
    ['ten 5ft6 rounds', ['10 table_round']],
    ['15 tables and 90 row chairs', ['15 table_trestle', '90 chair']],
    ['beer benches, 12 sets', ['12 beer_table_set']],
    ['Uplights: 10 battery ones in club colours', ['10 uplight']],
    ['wine glasses and flutes, 150 of each', ['150 glassware', '150 glassware']],
    ['Gläser und Teller, je 80', ['80 glassware', '80 crockery']],
    ['verres et assiettes, 80 de chaque', ['80 glassware', '80 crockery']],
    ['6 no. single and 2 no. accessible toilets', ['6 toilet', '2 toilet_accessible']],
    ['We want the Sperry sailcloth tent and the dancing PA set.', ['1 marquee', '? pa_package']],
    [
      'May we have: the 9m x 12m marquee with a boarded floor; eleven round 5ft tables',
      ['1 marquee', '? marquee_floor', '11 table_round'],
    ],
    ['Theatre in Prescott, one show 7:30 pm, 650 seats. We need 2 wedges.', ['2 stage_monitor']],
  ])('in "%s"', (description, expected) => {
    expect(asked(description)).toEqual(expected);
  });
});

describe('a heading and the lines under it', () => {
  it.each([
    ['SOUND\nWe bring our own PA.\n\nLIGHTING\nNone needed.\n\nSTAGE\n6 x 4 m', ['? stage_deck']],
    ['Sound:\nOur own PA will be used.\nLighting:\nHouse rig is fine.\nStage:\n6 x 4 m', ['? stage_deck']],
    ['Ton\nEigene Anlage vorhanden.\n\nLicht\nNicht erforderlich\n\nBühne\n6 x 4 m', ['? stage_deck']],
    [
      'Stage:\nby council\n\nSound:\n2 speakers, 4 mics\n\nLighting:\nwe have our own',
      ['2 speaker_top', '4 mic_wired'],
    ],
    ['Son\nNous apportons notre sono.\n\nLumière\nPas nécessaire\n\nScène\n6 x 4 m', ['? stage_deck']],
    ['Sound\nPA provided by the venue. We need 4 radio mics.\nLighting\nNot required', ['4 mic_wireless_handheld']],
    ['LIGHTING\nNone needed.\n\nSTAGE\n6 x 4 m\n\nWe rent a hall. 12 tables.', ['? stage_deck', '12 table_trestle']],
    ['Sound\nNone of the bands bring anything. We need it all.', ['? pa_package']],
  ])('say one thing in "%s"', (description, expected) => {
    expect(asked(description)).toEqual(expected);
  });
});
