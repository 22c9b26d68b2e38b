import { findAll, wordList } from '../text/lexicon.ts';
import { sentenceOf } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';

/** "I don't think projectors are needed", "ich glaube nicht, dass wir Stühle brauchen", "no creo que haga falta una tarima". */
export function doubted({ text, mentions, lists }: Reading, index: number): Finding | null {
  const last = lists[index] ?? index;
  const [first, end] = [mentions[index]?.from, mentions[last]?.to];
  if (first === undefined || end === undefined) return null;
  const sentence = sentenceOf(text, first);
  const doubt = findAll(text.tokens, doubts, Math.max(sentence.from, first - REACH), first).at(-1);
  if (doubt === undefined) return null;
  const [need] = findAll(text.tokens, needs, doubt.to, Math.min(sentence.to, end + BEHIND));
  return need === undefined
    ? null
    : { reason: 'unwanted', first: index, last, from: doubt.from, to: Math.max(end, need.to) };
}

const REACH = 9; // tokens from the doubt to the thing
const BEHIND = 6; // and from the thing to what it is not
const doubts = wordList(
  `don't think, do not think, don't believe, do not believe, don't reckon, don't see why, can't see why, doubt, doubt that, glaube nicht, glauben nicht, denke nicht, denken nicht, bezweifle, wüsste nicht wozu, ne pense pas, ne pensons pas, pense pas, ne crois pas, crois pas, ne croyons pas, je doute, no creo, no creemos, dudo, no pienso, denk niet, denken niet, geloof niet, betwijfel`,
);
const needs = wordList(
  `need, needed, necessary, required, called for, brauchen, brauche, braucht, benötigen, benötigt, nötig, notwendig, erforderlich, besoin, nécessaire, nécessaires, utile, faille, haga falta, hagan falta, necesitemos, necesite, sea necesario, sea necesaria, sean necesarias, sean necesarios, nodig`,
);
