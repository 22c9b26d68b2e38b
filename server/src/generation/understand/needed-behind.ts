import type { Amount } from './amount.ts';
import { isEnd } from './amount-end.ts';
import type { Mention } from './mention.ts';
import { isPriceOrYear } from './quantity.ts';
import { fold } from '../reading/document/fold.ts';
import { wordList } from '../reading/document/lexicon.ts';
import { sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { ABOUT, OF_THEM, PLACED } from './words/amounts.ts';

const about = wordList(ABOUT);
const ofThem = wordList(OF_THEM);
const placed = wordList(PLACED);
const REACH = 12; // tokens from a thing to the clause that says how many
const LONGEST = 8; // tokens of that clause before its figure

/**
 * "Do you do toilets? WE'D NEED 3 for a show", "have you walkie talkies, NEED ABOUT 15", "Hebben jullie statafels? WE HEBBEN
 * ER 10 NODIG": a clause of its own that names no thing counts what was asked about before it.
 */
export function neededBehind(text: Text, things: readonly Mention[], index: number): Amount | null {
  const thing = things[index];
  if (thing === undefined || text.numberTo.has(thing.from)) return null;
  const next = things.slice(index + 1).find(({ from }) => from >= thing.to && !isForIt(text, from));
  const limit = Math.min(next?.from ?? text.tokens.length, thing.to + REACH + LONGEST);
  const clause = clauseBehind(text, thing, limit);
  if (clause === null) return null;
  let at = clause;
  let isNeed = false;
  while (at < limit && !text.numberFrom.has(at) && !ONE.has(wordAt(text, at))) {
    if (NEEDED.has(wordAt(text, at))) isNeed = true;
    else if (!FILLERS.has(wordAt(text, at)) && about.at(text.tokens, at) === null) return null;
    at += 1;
  }
  if (!isNeed || at >= limit) return null;
  const number = text.numberFrom.get(at);
  const pieces = number?.value ?? 1;
  if (!Number.isInteger(pieces) || pieces < 1 || (number !== undefined && isPriceOrYear(text, number))) return null;
  const figure = number?.to ?? at + 1;
  let to = figure;
  for (let steps = 0; steps < 2; steps += 1) to = ofThem.at(text.tokens, to)?.to ?? to;
  if (to > limit || !(isEnd(text, to, true) || placed.at(text.tokens, to) !== null)) return null;
  return { from: at, to, pieces };
}

/** Where the next clause begins behind the one that names the thing last. */
function clauseBehind(text: Text, { from, to }: Mention, limit: number): number | null {
  const end = sentenceOf(text, from).to;
  for (let at = to; at < Math.min(limit, to + REACH); at += 1) {
    if (text.numberFrom.has(at)) return null;
    const token = text.tokens[at];
    if (at >= end) return at;
    if (token?.kind === 'mark' && ',-'.includes(token.text)) {
      const begins = wordAt(text, at + 1);
      if (FILLERS.has(begins) || NEEDED.has(begins)) return at + 1;
    }
  }
  return null;
}

/** "Heaters FOR MARQUEES": what else is for, which the figure behind it does not count. */
function isForIt(text: Text, from: number): boolean {
  return FOR.has(wordAt(text, from - 1)) || FOR.has(wordAt(text, from - 2));
}

const FOR = new Set(['for', 'fur', 'pour', 'para', 'voor']);
const folded = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(fold));
const ONE = folded('one ein eine einen un une uno una een eentje');
/** Says that something is needed. */
const NEEDED = folded(
  `need needs needing want wanting require like after
  brauchen brauche bräuchten bräuchte benötigen benötige benötigten hätten hätte möchten möchte
  faut faudrait faudra voudrait voudrais voudrions souhaitons souhaiterions souhaite besoin
  necesitamos necesito necesitaríamos necesitaría queríamos quería queremos quiero querría querríamos falta
  er`,
);
/** Words that stand around it. */
const FILLERS = folded(
  `we we'd we'll i i'd d ll would will 'd 'll be just only think it it'd to have and so probably
  wir ich dann davon gern gerne würden würde bitte und
  il nous m' me en on j' je n' y aurions aurait aurais d' de
  nos me harían haría hará harán serían unos unas
  wij we ik hebben heb zouden zou graag willen wil van`,
);
