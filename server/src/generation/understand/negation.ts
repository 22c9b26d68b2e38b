import { wordList, wordLists } from '../reading/document/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { CALLED_OFF, COMING, DENIALS, NEGATIONS } from './words/negation.ts';

const negations = wordLists(NEGATIONS);

/** Whether a word is said not to be: "no dancing", "without a band", "kein DJ". */
export function isNegated(text: Text, span: Span): boolean {
  for (let to = span.from; to > 0 && span.from - to <= 2; to -= 1) {
    const hit = negations[text.language].before(text.tokens, to);
    if (hit !== null) return !NOT_ONLY.has(wordAt(text, hit.to));
    if (!FILLERS.has(wordAt(text, to - 1))) return isInDeniedList(text, to - 1);
  }
  return false;
}

/** "No music OR DJ", "no band, dancing NOR speeches": what is denied before the list's last joint. `at`: the joint. */
function isInDeniedList(text: Text, at: number): boolean {
  if (!OR.has(wordAt(text, at))) return false;
  for (let to = at; to > at - LIST_REACH; to -= 1) {
    if (wordAt(text, to - 1) === '' && markAt(text, to - 1) !== ',') return false;
    const hit = negations[text.language].before(text.tokens, to);
    if (hit !== null) return !NOT_ONLY.has(wordAt(text, hit.to));
  }
  return false;
}

const OR = new Set('or nor oder noch ou ni o of'.split(' '));
const LIST_REACH = 6; // tokens of the things denied before

const denials = wordList(DENIALS);
const coming = wordList(COMING);
const calledOff = wordList(CALLED_OFF);
const REACH = 6;

/** "The band is NOT PLAYING", "the choir has CANCELLED", "der Chor kommt nicht". */
export function doesNotCome(text: Text, { to }: Span): boolean {
  const end = Math.min(sentenceOf(text, to - 1).to, to + REACH);
  let denied = false;
  let comes = false;
  for (let at = to; at < end && !',:()'.includes(markAt(text, at) || '.'); at += 1) {
    if (calledOff.at(text.tokens, at) !== null) return true;
    denied ||= denials.at(text.tokens, at) !== null;
    comes ||= coming.at(text.tokens, at) !== null;
    if (denied && comes) return true;
  }
  return false;
}

const NOT_ONLY = new Set(['only', 'just', 'nur', 'seulement', 'solo', 'alleen']);
const FILLERS = new Set('a an any the live real formal full ein eine einen un une una een d de del le la'.split(' '));
