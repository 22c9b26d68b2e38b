import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';
import { withBulletsInRun } from '../reading/document/bullets-in-run.ts';

/** "40 toilet, 2 stanchion": what the words ask for, in their order. */
function asked(description: string): string {
  return understand({ description })
    .demands.map(({ kinds, phrase, quantity }) => `${quantity ?? '?'} ${kinds[0] ?? `"${phrase}"`}`)
    .join(', ');
}

describe('items in the run of a text', () => {
  it.each([
    ['We need to hire *chairs (60) *tables (20, 6 ft) *stanchions (24)', '60 chair, 20 table_trestle, 24 stanchion'],
    ['Wir mieten: *Stühle (60) *Klapptische (20) *Mikrofone (2)', '60 chair, 20 table_trestle, 2 mic_wired'],
    [
      'The committee is to rent: ■ chairs (60) ■ a stage, 8 x 16 ft ■ tables (20)',
      '60 chair, ? stage_deck, 20 table_trestle',
    ],
    ['The crew rents: o 24 eight foot tables o chairs, 80 o lectern', '24 table_trestle, 80 chair, ? lectern'],
    ['For the fair: ► chairs (60) ► tables (20) ► lectern (1)', '60 chair, 20 table_trestle, 1 lectern'],
  ])('are told apart: %s', (description, expected) => {
    expect(asked(description)).toBe(expected);
  });

  it('belong to the letter they stand under', () => {
    const description =
      'a) Provided by the school: *chairs *lectern b) To be hired: *tables (20) *stanchions (24) c) Parking is free.';
    expect(asked(description)).toBe('20 table_trestle, 24 stanchion');
  });

  it('are provided by whom a sign below says', () => {
    const description =
      'The crew sees to: o Toilets ■ the City’s company, City pays o Golf carts, two ■ on Friday o Chairs, 60 ■ to rent';
    expect(asked(description)).toBe('2 car, 60 chair');
  });

  it('under a title go by the sentence behind it', () => {
    const description =
      '2.3.1 Room for 300 people. 2.3.2 40 uplighters. 2.3.3 Audio / Visual The Department’s own company brings sound and screens; we supply none. 2.3.4 Parking';
    expect(asked(description)).toBe('40 uplight');
  });
});

describe('no bullets', () => {
  it.each([
    '13 stations* , 12 tanks. *These we own and *not* you. Six *real* plants and *one* more',
    'Sillas o bancos, carpa o pérgola, dj o grupo para la boda',
    'Two chairs * and a table',
  ])('stand in: %s', (said) => {
    expect(withBulletsInRun(said)).toBe(said);
  });
});
