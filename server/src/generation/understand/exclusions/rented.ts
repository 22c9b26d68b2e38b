import { isSame, type Mention } from '../mention.ts';
import { type Span, type Text, wordAt } from '../text/text.ts';
import type { Reading } from './reading.ts';
import { AND_OR } from './small-words.ts';

/**
 * "Subject: RENTAL OF SOUND AND LIGHTING … there is sound at three stages": of what the text calls a rental, "there is"
 * says where it goes, and not that it is there already.
 */
export function isOfTheRental({ text, mentions }: Reading, mention: Mention, finding: Span): boolean {
  if (!THERE.has(wordAt(text, finding.from))) return false;
  return mentions.some(
    (other, index) => other !== mention && isSame(other, mention) && isRented(text, mentions, index),
  );
}

function isRented(text: Text, mentions: readonly Mention[], index: number): boolean {
  const mention = mentions[index];
  if (mention === undefined) return false;
  const before = ARTICLES.has(wordAt(text, mention.from - 1)) ? mention.from - 2 : mention.from - 1;
  if (AND_OR.has(text.tokens[before]?.text ?? '') && mentions[index - 1]?.to === before)
    return isRented(text, mentions, index - 1);
  return OF.has(wordAt(text, before)) && RENTALS.has(wordAt(text, before - 1));
}

const THERE = new Set(['there', 'es', 'hay', 'er', 'il']);
const ARTICLES = new Set(['a', 'an', 'the', 'some', 'all']);
const OF = new Set(['of', 'von', 'de', 'van']);
const RENTALS = new Set(
  'rental rent renting hire hiring lease leasing anmietung miete mietung location alquiler arriendo huur inhuur'.split(
    ' ',
  ),
);

/** "The PA WILL BE HIRED", from nobody who is named: it is still to be had. */
export function isStillToHire(text: Text, { from, to }: Span): boolean {
  const start = text.tokens[from]?.start ?? 0;
  return STILL_TO_HIRE.test(text.raw.slice(start, (text.tokens[to - 1]?.end ?? start) + NEAR));
}

const NEAR = 40; // characters
const STILL_TO_HIRE =
  /^[^.;:!?\n]{0,60}?\bwill be (?:hired|rented)\b(?! (?:in )?(?:by|from|through|via|elsewhere|separately|locally|direct|directly)\b)/iu;
