import { firmNames } from '../firm-names.ts';
import { type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';

const known = new WeakMap<Text, boolean>();

/**
 * Papers of a council or a purchasing office tell in the third person of the firm that is to supply: what "Sound Works
 * Productions supplies" under its contract is what is to be hired, not what is there.
 */
export function isUnderContract(text: Text, { from, to }: Span): boolean {
  if (!isAward(text)) return false;
  if (isBought(text, to)) return true;
  const { from: first } = sentenceOf(text, from);
  const { to: last } = sentenceOf(text, to - 1);
  return firmNames(text).some((name) => name.to >= first - ABBREVIATED && name.to <= last);
}

/** "The PURCHASE OF sound equipment from Tri-State Audio", "IT INCLUDES speakers": what the paper is about, where it names the firm. */
function isBought(text: Text, to: number): boolean {
  if (firmNames(text).length === 0) return false;
  const end = text.tokens[to - 1]?.end ?? 0;
  return BOUGHT.test(text.raw.slice(Math.max(0, end - BOUGHT_REACH), end));
}

const BOUGHT_REACH = 140; // characters
const BOUGHT =
  /\b(?:purchase|rental|hire|procurement|ratification)(?:\/\p{L}+)? (?:is |was )?(?:of|for|includes?|covers?)\b[^.;]*$|(?:^|[.;]\s)\s*(?:it|this|this (?:item|purchase|contract|agreement|request)|the (?:purchase|agreement|contract|item|quote|price|request)) (?:also )?(?:includes?|covers?|is for)\b[^.;]*$/iu;

const ABBREVIATED = 3; // "ABC Stage Co. will provide": its full stop ends no sentence

/** Of a contract, and turned to nobody: neither "you" nor what "we need". */
function isAward(text: Text): boolean {
  const found = known.get(text) ?? (has(text, CONTRACT) && !has(text, ADDRESSED) && !asksForUs(text));
  known.set(text, found);
  return found;
}

function has(text: Text, words: ReadonlySet<string>): boolean {
  return text.tokens.some(({ text: word }) => words.has(word));
}

function asksForUs(text: Text): boolean {
  return text.tokens.some(
    ({ text: word }, at) => WE.has(word) && (WISH.has(wordAt(text, at + 1)) || wordAt(text, at + 2) === 'like'),
  );
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

const CONTRACT = set(
  'contract contracts agreement agreements award awarded awarding bid bids amendment amending authorize authorise authorizing resolution procurement recommend recommends recommending recommended recommendation approve approves approval expenditure purchase purchasing vertrag auftrag vergabe zuschlag contrat marche attribution contrato adjudicacion adjudicatario overeenkomst gunning',
);
const ADDRESSED = set(
  "you your yours please we'd i'd we're i'm ihnen ihr sie euch bitte vous votre vos merci ustedes usted vosotros jullie u uw graag",
);
const WE = set('we i wir ich nous je nosotros wij ik');
const WISH = set(
  'need want require seek look brauchen suchen benotigen mochten cherchons souhaitons necesitamos buscamos zoeken willen',
);
