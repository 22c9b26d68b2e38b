import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { ARTICLES, DEFINITE, EXCEPT } from './small-words.ts';

/**
 * "APART FROM THE FOLLOW SPOTS we don't need any lights", "außer zwei Funkmikros brauchen wir nichts": the one thing
 * that is wished of what the rest of the sentence refuses. Not "apart from the stage there is nothing there", which
 * tells what is there, nor "apart from the chairs we have, …".
 */
export function isFrontedException(text: Text, { from, to }: Span): boolean {
  const { from: first, to: end } = sentenceOf(text, from);
  let at = from - 1;
  while (at > first && isSmall(text, at)) at -= 1;
  const opens = at - first <= LONGEST && EXCEPT_OPENS.has(wordAt(text, first)) && at >= first;
  if (!opens || !isException(text, { from: first, to: at + 1 })) return false;
  const rest = text.tokens.slice(markAt(text, to) === ',' ? to + 1 : to, end).map((token) => token.text);
  if (rest.length === 0 || RELATIVE.has(rest[0] ?? '') || HAVES.has(rest[1] ?? '')) return false;
  if (rest.slice(2).some((word) => OWN.has(word))) return true; // "apart from the bleachers people sit on chairs of their own"
  const needs = rest.findIndex((word) => NEEDS.test(word));
  return needs !== -1 && rest.some((word) => REFUSES.has(word) || word.endsWith("n't"));
}

function isSmall(text: Text, at: number): boolean {
  const word = wordAt(text, at);
  return ARTICLES.has(word) || DEFINITE.has(word) || text.numberFrom.has(at) || text.tokens[at]?.kind === 'number';
}

/** "Apart from", "except for", "other than", "bis auf", "à part". */
function isException(text: Text, { from, to }: Span): boolean {
  const words = text.tokens.slice(from, to).map((token) => token.text);
  return words.some((word) => EXCEPT.has(word)) || OTHER_THAN.has(words.slice(0, 2).join(' '));
}

const LONGEST = 3; // words of "with the exception of"
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const EXCEPT_OPENS = set(
  'except excluding apart besides other aside with outside bar mit ausser bis abgesehen sauf excepte hormis a en exception excepto salvo aparte a menos behalve afgezien buiten',
);
const OTHER_THAN = new Set([
  'other than',
  'aside from',
  'bar the',
  'bar a',
  'outside of',
  'a part',
  'en dehors',
  'buiten de',
  'buiten het',
]);
const OWN = set('bring brings own eigene eigenen mitbringen apportent propre propres traen propios eigen');
const RELATIVE = set('that which who der die das qui que dont');
const HAVES = set('have has had own bring provide got haben hat avons a ont tenemos hay hebben heeft');
const NEEDS =
  /^(?:needs?|needed|wants?|wanted|requires?|required|brauch\w*|benotig\w*|notig|gebraucht|besoin|faut|faudra|voulons|souhaitons|necesari\w*|necesit\w*|queremos|hace|hacen|nodig|hoeft|hoeven|willen)$/u;
const REFUSES = set(
  'no not nothing none neither kein keine keinen nichts nicht pas rien aucun aucune no nada ningun ninguna geen niets niet',
);
