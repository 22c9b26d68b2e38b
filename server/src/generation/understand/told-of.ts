import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

const REACH = 10; // tokens from what was done to where
const FAR = 16; // tokens

/** "We HAVE DONE IT IN classrooms and lecture halls as well", "einmal spielten wir in einer Aula": where it was before, or could be. */
export function isToldOf(text: Text, { from }: Span): boolean {
  const { from: first, to } = sentenceOf(text, from);
  for (let at = from - 1; at >= Math.max(first, from - REACH); at -= 1)
    if (DONE.has(wordAt(text, at)) && isPerfect(text, first, at)) return true;
  if (text.language !== 'de' && text.language !== 'nl') return false;
  for (let at = from + 1; at < Math.min(to, from + REACH); at += 1)
    if (DONE.has(wordAt(text, at)) && isPerfect(text, first, at)) return true;
  return false;
}

function isPerfect(text: Text, first: number, at: number): boolean {
  for (let before = at - 1; before >= Math.max(first, at - FAR); before -= 1)
    if (HAS.has(wordAt(text, before))) return true;
  return [1, 2, 3, 4, 5].some((step) => HAS_BEHIND.has(wordAt(text, at + step)));
}

const DONE = new Set(
  `done played performed toured squeezed appeared staged shown gespielt aufgetreten gezeigt joue jouee donne actue actuado tocado
  gespeeld opgetreden`.split(/\s+/u),
);
const HAS = new Set(
  "have has had we've i've they've once haben hatten habe sind einmal schon avons ai deja hemos ya una hebben zijn eens".split(
    ' ',
  ),
);
const HAS_BEHIND = new Set('haben haben hatten sind hebben'.split(' '));
