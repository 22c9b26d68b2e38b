import { isSame, type Mention } from '../mention.ts';
import { isCounted, sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';
import { DEFINITE } from './small-words.ts';

/**
 * Whether what refuses a thing says only how, where or when it is not to be, while the thing itself is asked for in
 * another sentence: "300 chairs. … No chairs MAY STAND IN THE AISLES", "The bride does not want the chairs IN ROWS".
 */
export function isRefusedInPart(reading: Reading, finding: Finding, isGone: (other: Mention) => boolean): boolean {
  const { text, mentions, asking } = reading;
  const [first, last] = [mentions[finding.first], mentions[finding.last]];
  if (first === undefined || last === undefined || text.language !== 'en') return false;
  const sentence = sentenceOf(text, first.from);
  const asked = mentions.some(
    (other) =>
      isAlike(first, other) &&
      !isGone(other) &&
      sentenceOf(text, other.from) !== sentence &&
      (isCounted(text, other, COUNTED_REACH) || asking.at(other.from)),
  );
  return (
    asked &&
    (isOfBids(text, first) ||
      restricts(tailOf(text, Math.max(finding.to, last.to), sentence.to), isFronted(text, finding, first)))
  );
}

/** The same, or of the family that one word may stand for: "microphones" that are radio microphones. */
function isAlike(one: Mention, other: Mention): boolean {
  return isSame(one, other) || (isMic(one) && isMic(other));
}

function isMic({ kinds: [kind] }: Mention): boolean {
  return kind?.startsWith('mic_') === true;
}

const COUNTED_REACH = 4; // words between the figure and the thing

/** "BIDS FOR chairs only will not be accepted". */
function isOfBids(text: Text, { from }: Mention): boolean {
  return wordAt(text, from - 1) === 'for' && BIDS.test(wordAt(text, from - 2));
}

const BIDS = /^(?:bids?|quotes?|quotations?|offers?|proposals?|tenders?|prices?|responses?)$/u;

/** "The town will mark THE LOCATION OF the tent": what of a thing somebody sees to, who does not bring it. */
export function isAboutIt(text: Text, { from }: Mention): boolean {
  const of = DEFINITE.has(wordAt(text, from - 1)) ? from - 2 : from - 1;
  return wordAt(text, of) === 'of' && ASPECTS.has(wordAt(text, of - 1));
}

const ASPECTS = new Set(
  'location locations position positions placement layout arrangement orientation height size colour color number quantity condition installation setup set-up placing spacing unloading removal inspection'.split(
    ' ',
  ),
);

/** "WITHOUT the stage …". */
function isFronted(text: Text, { from }: Finding, first: Mention): boolean {
  return from < first.from && text.tokens[from]?.text === 'without';
}

function tailOf(text: Text, from: number, to: number): string {
  const [start, end] = [text.tokens[from - 1]?.end ?? 0, text.tokens[to - 1]?.end ?? 0];
  return text.raw.slice(start, Math.max(start, end));
}

function restricts(tail: string, fronted: boolean): boolean {
  if (fronted) return WOULD.test(tail);
  return !IS_ALL.test(tail) && RESTRICTS.test(tail);
}

const WOULD =
  /^,? (?:the|a|we|you|they|nobody|no one|it|there)\b.*\b(?:would|could|cannot|can[’']t|won[’']t|wouldn[’']t|couldn[’']t)\b/iu;
const NEEDED =
  'needed|required|wanted|used|ordered|provided|supplied|hired|booked|brought|delivered|necessary|requested|included|quoted|priced|rented';
const IS_ALL =
  /^,? (?:after all|in the end|in that case|in this case|at all|at (?:present|the moment|this (?:time|stage|point))|on this occasion|in addition|to be\b|with (?:this|the|your) (?:quote|order|hire|package)|from you)/iu;
const RESTRICTS = new RegExp(
  String.raw`^,? (?:` +
    String.raw`(?:may|can|could|should|shall|must|will|would|is to|are to)(?: ever)? (?!(?:be )?(?:${NEEDED})\b(?! (?:in|on|at|near|after|before|until|when|while)\b))` +
    String.raw`|(?:that|which)\b` +
    String.raw`|(?:in|on|at|near|behind|beside|under|over|within|inside|outside|along|across|against|after|before|until|till|while|unless|too|so|higher|lower|larger|bigger|smaller|longer|wider) ` +
    String.raw`|(?!(?:${NEEDED})\b)\p{L}{2,}ed\b)`,
  'iu',
);
