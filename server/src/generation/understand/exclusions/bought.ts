import { sentenceOf, type Text, wordAt } from '../text/text.ts';
import type { Finding, Reading } from './reading.ts';
import { DENIALS } from './small-words.ts';

/** "Moved that we PURCHASE two canopies and RENT a moonwalk": what is bought beside what is hired. */
export function bought({ text, mentions }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const sentence = sentenceOf(text, mention.from);
  const hires = (at: number) => HIRE.has(wordAt(text, at));
  let buys: number | null = null;
  for (let at = sentence.from; at < mention.from; at += 1) {
    if (BUY.has(wordAt(text, at))) buys = DENIALS.has(wordAt(text, at - 1)) || isOrder(text, at) ? null : at;
    else if (hires(at) || OR.has(wordAt(text, at))) buys = null; // "buy or rent"
  }
  if (buys === null) return null;
  for (let at = sentence.from; at < sentence.to; at += 1)
    if (hires(at) && !OR.has(wordAt(text, at - 1)) && !OR.has(wordAt(text, at + 1)))
      return { reason: 'provided', first: index, last: index, from: buys, to: mention.to };
  return null;
}

/** "This PURCHASE is for sound and stage rental": an order of what is hired. */
function isOrder(text: Text, at: number): boolean {
  return wordAt(text, at) === 'purchase' && NOUN.has(wordAt(text, at - 1));
}

const NOUN = new Set('this the a an our source said proposed total annual requested of for'.split(' '));

/** "Rents the chairs but WILL BUY THE COVERS and keep them". */
export function boughtToKeep({ text, mentions }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  const start = text.tokens[mention?.from ?? 0]?.start ?? 0;
  if (mention === undefined || !KEEPS.test(text.raw.slice(Math.max(0, start - 40), start))) return null;
  return { reason: 'provided', first: index, last: index, from: mention.from, to: mention.to };
}

const KEEPS =
  /\b(?:will|shall|is going to|are going to|has decided to|have decided to) (?:buy|purchase) (?:the |its |their |our )?(?:own )?$/iu;

/** "Routed THROUGH THE HOUSE SPEAKERS": what a house has of its own. */
export function throughHouse({ text, mentions, asking }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined || text.language !== 'en' || asking.before(mention.from)) return null;
  const house = wordAt(text, mention.from) === 'house' ? mention.from : mention.from - 1;
  const isOf =
    wordAt(text, house) === 'house' && wordAt(text, house - 1) === 'the' && INTO.has(wordAt(text, house - 2));
  return isOf ? { reason: 'provided', first: index, last: index, from: house - 2, to: mention.to } : null;
}

const INTO = new Set(['through', 'into', 'via', 'over', 'using', 'on', 'onto']);
const BUY = new Set(
  'purchase purchasing buy buying kaufen kauft gekauft acheter achetons achete comprar compramos kopen kopen gekocht'.split(
    ' ',
  ),
);
const HIRE = new Set(
  'rent renting hire hiring rental mieten mietet gemietet louer louons alquilar alquilamos huren gehuurd'.split(' '),
);
const OR = new Set(['or', 'oder', 'ou', 'o', 'of', '/']);
