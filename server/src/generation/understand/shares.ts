import { nameOf } from './demand-names.ts';
import type { Draft } from './draft.ts';
import { isCounted, markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** "30 tables. 12 OF THE tables go in the foyer": some of those; "9 of the 3 x 3 and 2 of the 3 x 6" are not. */
export function withoutShares(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const ordered = drafts.toSorted((a, b) => a.at.from - b.at.from);
  const shares = new Set(
    ordered.filter((draft, index) => {
      if (!OF_THE.test(draft.words) && !isActing(text, draft) && !isCountedOff(text, draft)) return false;
      return ordered
        .slice(0, index)
        .filter((other) => nameOf(other) === nameOf(draft) && (draft.size === '' || other.size === draft.size))
        .some((other) => (other.quantity ?? 0) > (draft.quantity ?? 0));
    }),
  );
  return drafts.filter((draft) => !shares.has(draft));
}

/** "OF THESE 300 chairs, 50 chairs are white", "Setup of chairs begins in the gym (250 CHAIRS)": figures of some of them. */
function isCountedOff(text: Text, { at, quantity, kinds: [kind] }: Draft): boolean {
  if (quantity === null || kind === undefined) return false;
  const { from } = sentenceOf(text, at.from);
  if (OF_THEM.test(wordAt(text, from)) && OF_THESE.has(wordAt(text, from + 1)) && text.numberFrom.has(from + 2))
    return true;
  const number = text.numberTo.get(text.numberFrom.get(at.from)?.to ?? at.from)?.from ?? at.from;
  return markAt(text, number - 1) === '(' && isNamedBare(text, { from, to: number - 1 }, wordAt(text, at.to - 1));
}

/** The same word earlier in the sentence, without a figure. */
function isNamedBare(text: Text, { from, to }: Span, word: string): boolean {
  for (let at = from; at < to - 1; at += 1)
    if (word !== '' && wordAt(text, at) === word && !isCounted(text, { from: at })) return true;
  return false;
}

const OF_THEM = /^(?:of|von|de|van)$/u;
const OF_THESE = new Set('these those the diesen den ces estas estos las los deze'.split(' '));

/** "Three cameras … one camera stands at the back": told of those that were counted; what is still needed is not among them. */
function isActing(text: Text, { at, quantity, size }: Draft): boolean {
  if (quantity === null || size !== '' || !ACTS.has(wordAt(text, at.to))) return false;
  if (IS.has(wordAt(text, at.to)) && !PLACED.has(wordAt(text, at.to + (wordAt(text, at.to + 2) === 'be' ? 3 : 1))))
    return false;
  return ![1, 2, 3].some((step) => WANTED.has(wordAt(text, at.to + step)));
}

const IS = new Set(['is']);
/** "One camera IS AT the back", "is to be LOCATED in front". */
const PLACED = new Set('at in on by behind beside for located placed positioned set mounted used dedicated'.split(' '));
const ACTS = new Set(
  'is captures capture stands stand sits sit goes go needs need will should must gets get remains remain covers cover films faces face steht stehen kommt kommen filmt bleibt bleiben va vont reste restent filme filment queda quedan filma filman staat staan gaat gaan filmt'.split(
    ' ',
  ),
);
const WANTED = new Set(
  'needed required wanted hired wished necessary requested benotigt gebraucht gewunscht erforderlich notig necessaire necessaires nodig gewenst necesario necesaria'.split(
    ' ',
  ),
);

const OF_THE = /^[\p{L}\d-]+ (?:of the|of these|of those|der|von den|des|de las|de los|van de) /iu;
