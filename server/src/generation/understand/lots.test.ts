import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string {
  const { demands } = understand({ description });
  return demands.map(({ quantity, kinds: [kind] }) => `${quantity ?? '?'} ${kind ?? '-'}`).join(', ');
}

describe('what a lot may cover is wanted', () => {
  it.each([
    ['Fencing lot. May cover fencing, barriers, trackway.', '? fencing, ? crowd_barrier, ? trackway'],
    [
      'Portable toilets, to include standard and accessible toilets, handwashing units',
      '? toilet, ? toilet_accessible, ? hand_wash',
    ],
    ['Rental of items including but not limited to tents, tables, chairs', '? marquee, ? table_trestle, ? chair'],
    ['Event equipment such as tables, chairs and linens.', '? table_trestle, ? chair, ? tablecloth'],
    ['Der Auftrag umfasst u.a. Zäune und Absperrgitter.', '? fencing, ? crowd_barrier'],
    ['Het perceel omvat onder meer hekken, barriers en rijplaten', '? fencing, ? crowd_barrier, ? trackway'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));

  it('what a house includes is there', () =>
    expect(asked('The hall comes with tables and chairs. We need a PA.')).toBe('? pa_package'));
});

describe('two sorts of one noun are two things', () => {
  it.each([
    ['Standard and accessible toilets', '? toilet, ? toilet_accessible'],
    ['We need wired and wireless microphones.', '? mic_wired, ? mic_wireless_handheld'],
    ['We need round and rectangular tables.', '? table_round, ? table_trestle'],
    ['We need white and black chairs.', '? chair'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});

describe('of what stands on each side there are two', () => {
  it.each([
    ['One 9x16 screen each side of the stage', '2 projection_screen'],
    ['A flag pole. One screen on each side of the stage', '2 projection_screen'],
  ])('%s', (description, expected) => expect(asked(description)).toContain(expected));

  it('a converted size is no other', () => {
    const [screen] = understand({ description: 'A 4m (13feet) screen is needed.' }).demands;
    expect([screen?.quantity, screen?.traits.widthM]).toEqual([1, 4]);
  });
});
