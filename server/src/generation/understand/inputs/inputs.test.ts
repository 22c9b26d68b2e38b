import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

function asked(description: string): string[] {
  return understand({ description }).demands.map(({ quantity, phrase }) => `${quantity ?? '?'} ${phrase}`);
}

const QUARTET = `ch instrument suggested mic. mic. stand
1 bass drum M88 / VM44 lo
2 Snare SM57 lo
3 OH L 414 / VM44 hi
4 OH R 414 / VM44 hi
5 Bass Active DI -
6 Piano lo 414 / condenser of good quality hi
7 Piano hi 414 / condenser of good quality hi
8 Vocal SM58 hi`;
const TRIO = `Input list
| 1 | Vocal — Ann | SM58 or condenser · stage right |
| 2 | Acoustic guitar — Ann | DI · stage right |
| 3 | 2nd acoustic — Ann (optional) | DI · if needed |
| 4 | Vocal — Tom | SM58 or condenser · centre |
| 5 | Cajón, front — Tom | Mic on playing face · centre |
| 6 | Violin — Liz | DI · stage left |`;

describe('a list of inputs', () => {
  it.each([
    [QUARTET, ['1 M88', '2 short boom stand', '1 SM57', '4 C414', '5 tall boom stand', '1 Active DI', '1 SM58']],
    [TRIO, ['2 SM58', '2 DI', '1 instrument mic']],
    [
      'INPUT LIST\nKick  Beta 52  short boom\nOH L  condenser  tall boom\nOH R  condenser  tall boom\nBass  DI\nLead vox  Beta 58  tall boom',
      ['1 Beta 52', '1 short boom stand', '2 condenser', '3 tall boom stand', '1 DI', '1 Beta 58'],
    ],
    [
      'Kanalliste\n1 Bassdrum – D112 – kleines Stativ\n2 Overhead – Kondensator – großes Galgenstativ\n3 Bass – DI\n4/5 Keyboard L/R – 2 DI\n6 Gesang – SM58 – Galgenstativ',
      ['1 D112', '1 short boom stand', '1 condenser', '2 tall boom stand', '3 DI', '1 SM58'],
    ],
    [
      'Liste des voies\n1. Grosse caisse : Beta 52, petit pied\n2. Basse : DI active\n3. Guitare : SM57, petit pied\n4. Voix : SM58, grand pied',
      ['1 Beta 52', '2 short boom stand', '1 DI', '1 SM57', '1 SM58', '1 tall boom stand'],
    ],
    [
      'Lista de canales\n1 Bombo - Beta 52 - pie corto\n2 Bajo - caja directa\n3 Guitarra - SM57 - pie corto\n4 Voz - SM58 - jirafa',
      ['1 Beta 52', '2 short boom stand', '1 caja directa', '1 SM57', '1 SM58', '1 tall boom stand'],
    ],
    [
      'Kanaallijst\n1 Kick - D112 - klein statief\n2 Basgitaar - DI\n3 Zang - SM58 - groot statief\n4 Toetsen L - DI\n5 Toetsen R - DI',
      ['1 D112', '1 short boom stand', '3 DI', '1 SM58', '1 tall boom stand'],
    ],
    [
      'The band: 1 Kick Beta52 2 Snare SM57 3 HH condenser 4 Bass DI 5 Gtr SM57 6 Vox SM58 7 BV SM58.',
      ['1 Beta52', '2 SM57', '1 condenser', '1 DI', '2 SM58'],
    ],
    [
      'Channel list\nCh 1: Kick (own mic)\nCh 2: Snare SM57\nCh 3: Bass DI + mic\nCh 4: Vocal radio mic\nCh 5: Keys stereo DI',
      ['1 SM57', '1 DI', '1 instrument mic', '1 radio mic', '1 stereo DI'],
    ],
  ])('is counted by its rows: %s', (description, things) => {
    expect(asked(description)).toEqual(things);
  });

  it.each([
    ['Minimum 4 × active DI', '4 active DI', '2 DI'],
    ['6 × SM58', '6 SM58', '2 SM58'],
    ['8 microphones', '2 SM58', '8 microphones'],
    ['1 DI box', '2 DI', '1 DI box'],
  ])('and what is told in all do not add up: %s', (total, thing, other) => {
    const things = asked(`${TRIO}\nTechnical requirements\n${total}`);
    expect(things).toContain(thing);
    expect(things).not.toContain(other);
  });

  it('takes no microphones where the band brings all of them', () => {
    expect(asked(`We bring our own microphones.\n${QUARTET}`).join()).not.toMatch(/M88|SM57|C414|SM58/u);
  });

  it.each([
    [
      'We need the following:\n1. PA system\n2. Vocal microphones, 4\n3. Drum kit\n4. Guitar amp\n5. DI boxes, 3',
      '4 Vocal microphones',
    ],
    ['For the band:\n1 drum kit\n2 guitar amps\n3 vocal mics\n4 DI boxes', '3 vocal mics'],
  ])('is none where things are numbered or counted: %s', (description, thing) => {
    expect(asked(description)).toContain(thing);
    expect(understand({ description }).inputs).toBeUndefined();
  });

  it('tells how many inputs the desk has to have', () => {
    expect(understand({ description: QUARTET }).inputs).toBe(8);
  });
});
