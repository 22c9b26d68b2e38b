import { type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** "The PRE-BID CONFERENCE", "BID OPENING", "before it AWARDS the contract": what a purchasing office does, and no event. */
export function isOfBids(text: Text, { from, to }: Span): boolean {
  if (text.language !== 'en') return false;
  const word = wordAt(text, to - 1);
  if (word === 'awards' && to - from === 1) return isAwarding(text, from);
  if (word === 'award' && to - from === 1) return isOneAward(text, from);
  return (MEETS.has(word) || word === 'ceremony') && BIDS.test(wordAt(text, from - 1));
}

/** "The Board AWARDS THE contract", "AWARD WILL BE MADE to the lowest bidder", "notice of AWARDS". */
function isAwarding(text: Text, at: number): boolean {
  const [before, next] = [wordAt(text, at - 1), wordAt(text, at + 1)];
  if (WHO.has(before) || CONTRACTS.test(next) || CONTRACTS.test(wordAt(text, at + 2))) return true;
  if (CONTRACTS.test(before) || (before === 'of' && wordAt(text, at - 2) === 'notice')) return true;
  const { from, to } = sentenceOf(text, at);
  const rest = text.tokens.slice(from, Math.min(to, at + REACH)).map((token) => token.text);
  return next === 'will' && rest.some((word) => word === 'made' || word === 'lot' || BIDS.test(word));
}

/** "Before AN AWARD IS MADE", "direct award", "award of the contract", "after award": to whoever bids. */
function isOneAward(text: Text, at: number): boolean {
  const [before, next, after] = [wordAt(text, at - 1), wordAt(text, at + 1), wordAt(text, at + 2)];
  if (
    isAwarding(text, at) ||
    OF_BID.has(before) ||
    (next === 'of' && [2, 3].some((step) => CONTRACTS.test(wordAt(text, at + step))))
  )
    return true;
  return AWARD_IS.has(next) && (next === 'to' || AWARDED.has(after) || AWARDED.has(wordAt(text, at + 3)));
}

const OF_BID = new Set(
  'direct before after upon following contract recommended recommend no notice final initial intended bid'.split(' '),
);
const AWARD_IS = new Set('is will shall may was be to'.split(' '));
const AWARDED = new Set('made be based given granted'.split(' '));

const REACH = 12; // tokens
const BIDS =
  /^(?:pre)?-?(?:bids?|bidders?|bidder's|bidders'|tenders?|proposals?|proposers|offerors|quotes?|quotations?|submissions?|submittals?|solicitation|rfps?|rfqs?)$/u;
const MEETS = new Set('conference conferences meeting meetings opening openings briefing briefings'.split(' '));
const WHO = new Set(
  'it council board county city borough district authority department agency commission who which'.split(' '),
);
const CONTRACTS = /^(?:contracts?|bids?|agreements?|lots?|purchase|procurement)$/u;
