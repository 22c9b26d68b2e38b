import { describe, expect, it } from 'vitest';
import { findKinds } from '../find-kinds.ts';
import { SPELLING } from '../lexicon/index.ts';
import { respelt } from './spelling.ts';

describe('a slip of the pen', () => {
  it.each([
    ['speekers', 'speaker'],
    ['sreen', 'screen'],
    ['projetor', 'projector'],
    ['generater', 'generator'],
    ['chiars', 'chairs'],
    ['Michrophone', 'microphone'],
    ['Lautsprehcer', 'lautsprecher'],
    ['chapitteau', 'chapiteau'],
    ['proyecor', 'proyector'],
    ['statafells', 'statafels'],
  ])('%s means %s', (written, meant) => expect(respelt(written)).toBe(meant));

  it.each(['cheers', 'heather', 'Marquez', 'bounty', 'strode', 'speaker', 'state', 'cable', 'xylem'])(
    '%s is left as it is',
    (word) => expect(respelt(word)).toBeNull(),
  );

  it('is read through in running text, with the words as they are written', () => {
    const text = 'two wirless mics, a lecturn and a bar';
    expect(findKinds(text).map(({ kind, words }) => [kind, words])).toEqual([
      ['mic_wireless_handheld', 'wirless mics'],
      ['lectern', 'lecturn'],
    ]);
  });

  it('is none where the word is another one of the trade or of the language', () => {
    expect(findKinds('We will state the case on stage, with chains and cheers')).toEqual([]);
  });

  it('never turns one word worth reading into another', () => {
    for (const { word } of SPELLING.rows()) expect(respelt(word)).toBeNull();
  });
});
