import { markAt, sentenceOf, type Text, wordAt } from '../text/text.ts';

/**
 * Token `at` stands in what something is hired for: "Tische dazumieten, UM genug Tische zu haben", "louer des tables
 * POUR en avoir assez", "SO THAT we have enough chairs". What is only to be had so is not there.
 */
export function isPurpose(text: Text, at: number): boolean {
  const { from } = sentenceOf(text, at);
  for (let step = at - 1; step >= Math.max(from, at - REACH); step -= 1) {
    if (markAt(text, step) !== '') return false;
    if (PURPOSES.has(wordAt(text, step)) && step > from) return true;
    if (wordAt(text, step) === 'that' && wordAt(text, step - 1) === 'so') return true;
    if (wordAt(text, step) === 'have' && wordAt(text, step - 1) === 'to') return true;
  }
  return false;
}

const REACH = 6; // words from what it is for to "enough"
const PURPOSES = new Set('um damit pour afin para om zodat opdat'.split(' '));
