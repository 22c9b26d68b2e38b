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

/** "We had projectors last year but don't want them this time": what is said of a thing by a pronoun. */
export function refusedBehind({ text, things, mentions, lists }: Reading, index: number): Finding | null {
  const last = lists[index] ?? index;
  const [first, end] = [mentions[index]?.from, mentions[last]?.to];
  if (first === undefined || end === undefined) return null;
  const sentence = sentenceOf(text, first);
  const [hit] = findAll(text.tokens, pronouns, end, Math.min(sentence.to, end + FAR));
  if (hit === undefined) return null;
  for (let at = end; at < hit.from; at += 1) if (things.has(at) || text.numberFrom.has(at)) return null;
  return { reason: 'unwanted', first: index, last, from: first, to: hit.to };
}

const FAR = 12; // tokens from a thing to where it is refused
const pronouns = wordList(
  `don't want them, don't want it, don't want one, don't want any, don't want those, don't need them, don't need it, don't need one, don't need any, don't need those, won't need them, won't need it, won't need any, won't need one, do not want them, do not want it, do not want any, do not need them, do not need it, do not need any, wollen wir nicht mehr, brauchen wir nicht mehr, brauchen sie nicht mehr, wollen sie nicht mehr, n'en voulons plus, n' en voulons plus, n'en voulons pas, n' en voulons pas, n'en avons plus besoin, n' en avons pas besoin, on n' en veut plus, on n' en veut pas, ya no los queremos, ya no la queremos, ya no las queremos, ya no lo queremos, no los queremos, no las queremos, no los necesitamos, willen we niet meer, hebben we niet meer nodig`,
);

const REACH = 9; // tokens from the doubt to the thing
const BEHIND = 6; // and from the thing to what it is not
const doubts = wordList(
  `don't think, do not think, don't believe, do not believe, don't reckon, don't see why, can't see why, doubt, doubt that, glaube nicht, glauben nicht, denke nicht, denken nicht, bezweifle, wüsste nicht wozu, ne pense pas, ne pensons pas, pense pas, ne crois pas, crois pas, ne croyons pas, je doute, no creo, no creemos, dudo, no pienso, denk niet, denken niet, geloof niet, betwijfel`,
);
const needs = wordList(
  `need, needed, necessary, required, called for, brauchen, brauche, braucht, benötigen, benötigt, nötig, notwendig, erforderlich, besoin, nécessaire, nécessaires, utile, faille, haga falta, hagan falta, necesitemos, necesite, sea necesario, sea necesaria, sean necesarias, sean necesarios, nodig`,
);
