import { z } from 'zod';
import { KINDS, type Kind } from '../../../equipment/index.ts';
import { readTable } from '../../../platform/data-files.ts';
import { type Text, wordAt } from '../document/text.ts';
import type { Mention } from '../things/mention.ts';
import { severalOf } from '../../columns.ts';

const row = z.object({
  word: z.string().min(1),
  kinds: severalOf(KINDS),
});

const kindsByWord = new Map(
  readTable(new URL('./general-words.csv', import.meta.url), row).map(({ word, kinds }) => [word, kinds]),
);

/** All kinds that a thing may be that is named by a general word alone: "microphones" are held and worn ones. */
export function generalKinds(text: Text, { from, to }: Mention): readonly Kind[] | null {
  return to - from === 1 ? (kindsByWord.get(wordAt(text, from)) ?? null) : null;
}
