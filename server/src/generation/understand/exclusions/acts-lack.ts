import type { Category } from '@showbill/contract';
import { KIND_CATEGORY } from '../../../equipment/index.ts';
import type { Mention } from '../mention.ts';
import { findAll } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';
import { WITHOUT } from './small-words.ts';

const ACT_REACH = 12;

/** "a five-piece band with their own instruments, otherwise without equipment": what those who play do not bring. */
export function isActWithout(text: Text, negation: Span, { categories, kinds }: Mention): boolean {
  const people = kinds.some((kind) => KIND_CATEGORY[kind] === 'crew');
  if (!WITHOUT.has(wordAt(text, negation.from)) || (categories.length === 0 && !people)) return false;
  const otherwise = OTHERWISE.has(wordAt(text, negation.from - 1)) || OWN.has(wordAt(text, negation.to));
  const reach = otherwise ? ACT_REACH : TRAVELS.has(wordAt(text, negation.from - 1)) ? 2 : 1;
  const { from } = sentenceOf(text, negation.from);
  for (let at = negation.from - 1; at >= from && at >= negation.from - reach; at -= 1) {
    if (ACTS.test(wordAt(text, at))) return true;
  }
  return false;
}

/** "They have instruments and amps, no PA": what those who play do not have either. */
export function isActsLack({ text, words }: Reading, negation: Span, { categories }: Mention): boolean {
  if (markAt(text, negation.from - 1) !== ',' || !categories.some((each) => LENT_TO_ACTS.has(each))) return false;
  const { from } = sentenceOf(text, negation.from);
  const [has] = findAll(text.tokens, words.has, from, negation.from);
  const [brings] = findAll(text.tokens, words.brings, from, negation.from);
  const verb = has ?? brings;
  if (verb === undefined || verb.from - from > ACT_REACH) return false;
  return text.tokens.slice(from, verb.from).some(({ text: word }) => ACTS.test(word) || THEY.has(word));
}

const TRAVELS = new Set(
  'travel travels tour tours come comes arrives plays reist reisen kommt kommen voyage tourne vient viaja viene komt'.split(
    ' ',
  ),
);
const LENT_TO_ACTS: ReadonlySet<Category> = new Set<Category>(['audio', 'backline', 'lighting']);
const THEY = new Set('they sie ils ellos ellas ze zij'.split(' '));

const ACTS = /(?:bands?|djs?|duo|trio|quartet|quartett|combo|groupe|grupo|orquesta|kapelle|coverband)$/u;
const OTHERWISE = new Set('otherwise else sonst ansonsten sinon autrement verder overigens sino'.split(' '));
const OWN = new Set('own eigene eigenes eigenen propre propia propio eigen'.split(' '));
