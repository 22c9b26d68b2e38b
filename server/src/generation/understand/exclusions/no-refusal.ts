import type { Mention } from '../mention.ts';
import { type Span, type Text, wordAt } from '../text/text.ts';

/**
 * A "no" before a thing that refuses something else: "No. of chairs: 6", "no STAKING OF tents", "no screen would be
 * BIGGER THAN 15 ft".
 */
export function isOfMeasure(text: Text, unwanted: Span, { from, to }: Mention): boolean {
  if (text.language !== 'en' || wordAt(text, unwanted.from) !== 'no') return false;
  if (wordAt(text, unwanted.to) === 'of') return true;
  const article = ARTICLES.has(wordAt(text, from - 1)) ? from - 1 : from;
  if (wordAt(text, article - 1) === 'of' && /.{3}ing$/u.test(wordAt(text, article - 2))) return true;
  for (let at = to; at < to + REACH && wordAt(text, at) !== ''; at += 1)
    if (COMPARED.test(wordAt(text, at)) && wordAt(text, at + 1) === 'than') return true;
  return false;
}

const REACH = 5; // words from a thing to what it is compared by
const ARTICLES = new Set(['the', 'any', 'these', 'those']);
const COMPARED = /^(?:more|less|fewer|.{2,}er)$/u;
