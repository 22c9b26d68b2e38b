import { KIND_CATEGORY } from '../../equipment/index.ts';
import { isInFirmName } from './firm-names.ts';
import type { Mention } from './mention.ts';
import { type Text, wordAt } from '../reading/document/text.ts';

/** Words of equipment that belong to a name, of a firm, an office, an event, or of who owns another thing. */
export function isOfName(text: Text, mention: Mention): boolean {
  return (
    isQuoted(text, mention) ||
    isTitle(text, mention) ||
    isInName(text, mention) ||
    isInFirmName(text, mention) ||
    isPossessor(text, mention)
  );
}

/** „Die Barhocker“: an article and a word in quotation marks are the name of who plays. */
function isQuoted(text: Text, { from, to }: Mention): boolean {
  const start = text.tokens[from]?.start ?? 0;
  const end = text.tokens[to - 1]?.end ?? start;
  return (
    OPENING.test(text.raw.slice(Math.max(0, start - LONGEST), start)) && CLOSING.test(text.raw.slice(end, end + 2))
  );
}

/** "Die Barhocker / Bühnenanweisung": an article and a word that are all of the first line. */
function isTitle(text: Text, { from, to }: Mention): boolean {
  const start = text.tokens[from]?.start ?? 0;
  const end = text.tokens[to - 1]?.end ?? start;
  return FIRST.test(text.raw.slice(0, start)) && LAST.test(text.raw.slice(end));
}

const FIRST = /^\s*(?:die|der|das|the|les|los|las|de|el|la|le)\s$/iu;
const LAST = /^\s*\n\s*\p{L}[^\n]{0,40}(?:anweisung|rider|fiche|technique|técnico|stage ?plot|anforderungen)/iu;
const LONGEST = 8; // letters of an article and a mark
const OPENING = /[“„"«»'‘]\s?(?:die|der|das|the|les|los|las|de|el|la|le)\s$/iu;
const CLOSING = /^\s?[”“"»«'’]/u;

/** "The guitar's amplifier", "the piano's place": what has something is not asked for; "2 TV's" are. */
function isPossessor(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  const owns = wordAt(text, to - 1).endsWith("'s") && text.language === 'en';
  return owns && kind !== undefined && KIND_CATEGORY[kind] === 'backline' && !text.numberTo.has(from);
}

/** "Southwest Turf Expo", "the Fire Marshal": a word of a name, an officer. */
function isInName(text: Text, { from, to }: Mention): boolean {
  if (to - from !== 1 || text.numberTo.has(from)) return false;
  if (OFFICERS.has(wordAt(text, from)) && wordAt(text, from - 1) === 'fire') return true;
  const [own, next] = [text.tokens[from], text.tokens[to]];
  if (isBehindName(text, from) || isBeforeEvent(text, from)) return true;
  return (
    own?.capital === true &&
    text.tokens[from - 1]?.capital === true &&
    ((next?.capital === true && FAIRS.has(next.text)) || EVENTS.has(next?.text ?? ''))
  );
}

/** "LANTERN Walk Street Festival": three words with capitals or more, the last an event's. */
function isBeforeEvent(text: Text, at: number): boolean {
  let to = at;
  while (text.tokens[to]?.kind === 'word' && text.tokens[to]?.capital === true && to - at < LONGEST_NAME) to += 1;
  return to - at > 2 && text.language === 'en' && EVENT_ENDS.has(wordAt(text, to - 1));
}

const LONGEST_NAME = 6;

/** "The Mayor's Cup", "by Smith Pyrotechnics": behind a name, without a figure. */
function isBehindName(text: Text, at: number): boolean {
  const [before, own] = [text.tokens[at - 1], text.tokens[at]];
  if (own?.capital !== true || before?.kind !== 'word') return false;
  const isNamed = before.capital || before.text.endsWith("'s");
  if (TROPHIES.has(own.text)) return isNamed && !OF_CUPS.has(before.text) && !text.numberFrom.has(at + 1);
  const first = text.tokens[at - 2];
  const inside = first?.kind === 'word' || FIRM_ENDS.has(wordAt(text, at + 1));
  return SHOWS.has(own.text) && isNamed && inside;
}

const TROPHIES = new Set(['cup', 'coupe', 'copa']);
const OF_CUPS = new Set(
  'white black gold silver clear glass plastic paper china coffee tea espresso soup reusable'.split(' '),
);
const SHOWS = new Set(['pyrotechnics', 'pyro', 'pyrotechnik', 'fireworks', 'pyrotechnie', 'pirotecnia', 'lasers']);
const FIRM_ENDS = new Set(
  'ltd limited inc llc llp plc gmbh ag kg sa sarl sas sl bv nv co company corp group'.split(' '),
);

const OFFICERS = new Set(['marshal', 'marshals', 'marshall', 'warden', 'wardens']);
const EVENTS = new Set('event events fund festival trail parade celebration celebrations'.split(' '));
const EVENT_ENDS = new Set('festival parade fair fete carnival expo convention celebration'.split(' '));
const FAIRS = new Set(
  'expo exposition fair show festival conference convention congress summit messe kongress salon foire congreso feria beurs congres'.split(
    ' ',
  ),
);
