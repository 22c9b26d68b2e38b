import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

function read(description: string): string {
  const { demands, exclusions } = understand({ description });
  const asked = demands.map(({ kinds, phrase, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? `"${phrase}"`}`);
  const off = exclusions.flatMap(({ kinds, categories }) => kinds[0] ?? categories[0] ?? []);
  return [asked.join(', '), off.join(', ')].join(' | ');
}

describe('what those who organise have among themselves', () => {
  it.each([
    ['@sam will bring a cable drum. We need a PA.', '? pa_package | power_cable'],
    ['I could bring my 2 Yamaha speakers. We need 4 mics.', '4 mic_wired | speaker_top'],
    ["We can use Tom's projector and screen. We need a PA.", '? pa_package | projector'],
    [
      'If you have any spare chairs or benches, do see if you can bring them out. We need a PA.',
      '? pa_package | chair',
    ],
    ['If anyone has a gazebo, please bring it along. We need a PA.', '? pa_package | gazebo'],
    ['Please bring your own chairs and tables. We need a PA.', '? pa_package | chair'],
    ['Maria arranging the sound system. We need 40 chairs.', '40 chair | audio'],
    ['Jo and Ramona arranging and paying for sound system. Need 20 tables.', '20 table_trestle | audio'],
    ['Bitte eigene Stühle mitbringen. Wir brauchen ein Zelt.', '1 marquee | chair'],
    ['Traed vuestras sillas. Necesitamos una carpa.', '1 marquee | chair'],
    ['PA: Sarah sorting. We need 20 tables.', '20 table_trestle | audio'],
    ['150 chairs at the location, do we need more? Maybe 50 more.', '50 chair | '],
  ])('is not asked for: %s', (description, expected) => expect(read(description)).toBe(expected));

  it.each([
    ['If you have 40 white chairs please quote them. We also need a PA.', '40 chair, ? pa_package | '],
    ['Maria to arrange hire of the sound system. We need 40 chairs.', '? pa_package, 40 chair | '],
    ['48 tables of 8 ft. Bring your own table coverings.', '48 table_trestle | '],
  ])('is told from what is: %s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('what is there where they meet', () => {
  it.each([
    [
      'The lecture theatre comes supplied with 1 lapel mic and 2 handheld mics. We need a screen.',
      '1 projection_screen | mic_wireless_lapel',
    ],
    [
      'The seminar rooms only come equipped with a single lapel mic, no handheld mics. We want 2 handheld mics.',
      '2 mic_wireless_handheld | mic_wireless_lapel',
    ],
    ["We didn't have to pay for the projector. We need a screen.", '1 projection_screen | projector'],
    ['Take a feed from one of the camcorders and plug it into the projector. We need 2 wedges.', '2 stage_monitor | '],
    ['We scan their code through an ipad. We need 40 chairs.', '40 chair | '],
    ['The system shall come equipped with 4 handheld mics.', '4 mic_wireless_handheld | '],
  ])('%s', (description, expected) => expect(read(description)).toBe(expected));
});

describe('what they bring, borrow and still have to hire', () => {
  it.each([
    ['STW to arrange to borrow some chairs. We need 20 tables.', '20 table_trestle | chair'],
    [
      "I'll be bringing some extra gear—cables, mics and my desk. We need 20 tables.",
      '20 table_trestle | audio_cable, mic_wired, mixing_console',
    ],
    ['The garden (has some benches) is ours. We need 20 tables.', '20 table_trestle | bench'],
    ['When we use the room dividers we get three rooms. We need 20 tables.', '20 table_trestle | '],
    ['There is a screen but no projector.', '? projector | projection_screen'],
    ['The PA and stage will be hired. We need 20 tables.', '? pa_package, ? stage_deck, 20 table_trestle | '],
    ['The stage will be hired from Smiths. We need 20 tables.', '20 table_trestle | staging'],
  ])('%s', (description, expected) => expect(read(description)).toBe(expected));
});
