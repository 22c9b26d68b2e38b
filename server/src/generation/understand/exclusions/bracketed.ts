import { findAll, lexicon, wordList } from '../text/lexicon.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../text/text.ts';
import { ACTS, GEAR, INSTRUMENTS } from '../words/own-gear.ts';
import type { Finding, Reading } from './reading.ts';

const acts = lexicon(ACTS);
const gear = wordList(`${GEAR}, ${INSTRUMENTS}`);
const setsUp = wordList(
  `hinstellt, hinstellen, hinzustellen, platziert, platzieren, positioniert, anschließt, ansteckt, einsteckt, set up, sets up, setting up, plug in, plugs in, load in, bring, brings, bring in, carry, carries, aufstellen, aufstellt, aufbauen, aufbaut, mitbringen, mitbringt, anschließen, installer, installe, monter, monte, apporter, apporte, apportent, montar, monta, instala, trae, traen, opstellen, opstelt, opbouwen, opbouwt, meebrengen, meebrengt, meenemen`,
);

const LONGEST = 12; // tokens in the brackets

/** "ALL (guitar, drum and vocal) MICROPHONES": where the brackets open that say which ones; else where the thing begins. */
export function beforeWhich(text: Text, from: number): number {
  if (markAt(text, from - 1) !== ')') return from;
  for (let at = from - 2; at > from - LONGEST; at -= 1) {
    if (markAt(text, at) === '(') return QUANTIFIERS.has(wordAt(text, at - 1)) ? at : from;
    if (text.tokens[at]?.kind === 'break') break;
  }
  return from;
}

/** A thing named in such brackets. */
export function isOfWhich(text: Text, { to }: Span, things: ReadonlySet<number>): boolean {
  for (let at = to; at < to + LONGEST && text.tokens[at]?.kind !== 'break'; at += 1) {
    if (markAt(text, at) === '(') return false;
    if (markAt(text, at) === ')') return things.has(at + 1) && beforeWhich(text, at + 1) <= at;
  }
  return false;
}

/** "The band only sets up its backline (INSTRUMENTS, AMPS, MICS)": the list of what those who play have with them. */
export function ofActsGear(text: Text, clause: Span): Span | null {
  const open = clause.from - 1;
  if (markAt(text, open) !== '(' || gear.before(text.tokens, open) === null) return null;
  const { from, to } = sentenceOf(text, open);
  const head = { from: Math.max(from, open - SAID), to: open };
  const own = [1, 2, 3].some((step) => THEIR.has(wordAt(text, open - step)));
  const act = findAll(text.tokens, acts, head.from, head.to).at(-1) ?? (own ? head : undefined); // "bring THEIR gear (tables, tents)"
  const done = findAll(text.tokens, setsUp, head.from, Math.max(clause.to + VERB, Math.min(to, clause.to + SAID)));
  return act !== undefined && done.some((verb) => verb.from >= act.from) ? { from: act.from, to: clause.to } : null;
}

const THEIR = new Set('their own leur leurs ihr ihre ihren sus su propio hun eigen eigene'.split(' '));
const VERB = 4; // tokens behind the brackets, on the next line as well
const SAID = 16; // tokens around the brackets

const QUANTIFIERS = new Set(
  'all our their own his her any the provide bring supply alle unsere eigene eigenen samtliche die tous toutes nos leurs les todos todas nuestros sus los alle onze hun eigen'.split(
    ' ',
  ),
);

/** "13 handwashing stations* (THESE THE FESTIVAL PROVIDES)", "(which the hall lends us)": what follows a thing in brackets tells of it alone. */
export function whichTheyBring({ text, mentions, words, things }: Reading, index: number): Finding | null {
  const mention = mentions[index];
  if (mention === undefined) return null;
  const open = markAt(text, mention.to) === '*' ? mention.to + 1 : mention.to;
  if (markAt(text, open) !== '(') return null;
  const told = RELATIVES.has(wordAt(text, open + 1)) ? open + 2 : open + 1;
  for (let at = told; at < open + LONGEST && wordAt(text, at) !== ''; at += 1) {
    if (things.has(at) || YOU.has(wordAt(text, at))) return null;
    const verb = at > told ? (words.brings.at(text.tokens, at) ?? words.has.at(text.tokens, at)) : null;
    if (verb === null) continue;
    if (WOULD.has(wordAt(text, verb.from - 1)) || WOULD.has(wordAt(text, verb.from))) return null; // "(two pairs would do it)"
    const end = PRONOUNS.has(wordAt(text, verb.to)) ? verb.to + 1 : verb.to;
    if (markAt(text, end) !== ')' || (told === open + 1 && end === verb.to)) return null;
    return { reason: 'provided', first: index, last: index, from: mention.from, to: end };
  }
  return null;
}

const WOULD = new Set(['would', 'will', 'should', 'might', 'could']);
const RELATIVES = new Set(
  'these those which that they die welche dies que qui ceux celles las los estas estos deze'.split(' '),
);
const PRONOUNS = new Set('these those them it us one some uns nous nos ons'.split(' '));
const YOU = new Set('you your we i ihr sie vous ustedes jullie u not no if'.split(' '));
