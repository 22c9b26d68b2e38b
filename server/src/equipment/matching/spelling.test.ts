import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { findKinds } from '../find-kinds.ts';
import { SPELLING, table } from '../lexicon/index.ts';
import { respelt } from './spelling.ts';

const WORDS = table('test-data/spelling.csv', { written: z.string().min(1), meant: z.string() });

describe('a slip of the pen', () => {
  it('is read through in the words of test-data/spelling.csv, and other words are left as they are', () => {
    const failing = WORDS.rows()
      .map((row) => ({ ...row, read: respelt(row.written) }))
      .filter(({ meant, read }) => read !== (meant === '' ? null : meant));
    expect(failing).toEqual([]);
  });

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
