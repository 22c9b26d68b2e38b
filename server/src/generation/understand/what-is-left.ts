import type { Kind } from '../../equipment/index.ts';
import { measureEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { FOR } from './words/small-words.ts';

/**
 * What is left to hire of a counted thing: "40 Garnituren, 15 hat der Verein, den Rest leihen wir", "we need 60 chairs.
 * The hall has 20, so the remaining ones from you".
 */
export function readLeft(text: Text, mentions: readonly Mention[]): ReadonlyMap<Mention, number> {
  const left = new Map<Mention, number>();
  mentions.forEach((mention, index) => {
    const others = forOthersIn(text, mention);
    if (others !== null) {
      left.set(mention, others);
      return;
    }
    const all = (text.numberTo.get(mention.from) ?? text.numberTo.get(mention.from - 1))?.value ?? 0;
    if (!Number.isInteger(all) || all < 2) return;
    const limit = mentions
      .slice(index + 1)
      .find(({ from, kinds }) => from >= mention.to && kinds[0] !== mention.kinds[0]);
    const part = partThere(text, mention, all);
    if (part !== null) {
      left.set(mention, all - part);
      return;
    }
    const there = thereIn(text, mention.to, Math.min(limit?.from ?? text.tokens.length, mention.to + REACH));
    if (there !== null && there < all) left.set(mention, all - there);
  });
  return left;
}

/** "80 chairs (40 FROM THE CLUB)", "…, OF WHICH THE HALL HAS 40", "80 chairs: 40 from the club, 40 to hire": what others have of so many. */
function partThere(text: Text, { to }: Mention, all: number): number | null {
  const behind = text.raw.slice(text.tokens[to - 1]?.end ?? 0).slice(0, PART_REACH);
  for (const pattern of PARTS) {
    const { there, left } = pattern.exec(behind)?.groups ?? {};
    const part = Number(there ?? 0);
    if (part > 0 && part < all && (left === undefined || part + Number(left) === all)) return part;
  }
  return null;
}

const PART_REACH = 110; // letters
const FROM_WHOM =
  "(?:from|off|at|in|lent by|via|vom|von der|aus|im|de la|du|del|van de|van het) (?:the |our |a )?[\\p{L}’'& ]{2,30}";
const PARTS = [
  new RegExp(`^ ?\\((?<there>\\d{1,4}) (?:of (?:them|these|those) )?${FROM_WHOM}\\)`, 'iu'),
  new RegExp(
    `^(?: needed| required)? ?[:,;–—-] ?(?<there>\\d{1,4}) ${FROM_WHOM}[,;+&] ?(?:and |plus |und |et |y |en )?(?<left>\\d{1,4}) (?:more )?(?:to (?:be )?(?:hired?|rent(?:ed)?|find)|zu mieten|à louer|a alquilar|te huren)`,
    'iu',
  ),
  /^,? (?:of which|of those|of these|and of those)(?: the| our)? [\p{L}’' ]{2,30}? (?:already )?(?:has|have|own|owns|can lend|can bring|provides?) (?<there>\d{1,4})(?= already|[.,;)\n]|$)/iu,
  /^[.;,]? ?(?:the |our )?[\p{L}’' ]{2,30} (?:has|have) (?<there>\d{1,4}) (?:of (?:them|those) )?(?:that )?(?:we|you|i)(?: can|['’]re allowed to| may) (?:borrow|use|have)/iu,
];

/** "Chairs for the other 80 people", "tables for the remaining 40 (10 to a table)": what so many need who have none. */
function forOthersIn(text: Text, { kinds: [kind], from, to }: Mention): number | null {
  const tables = kind === 'table_round' || kind === 'table_trestle';
  if (kind === undefined || !(tables || OF_A_GUEST.has(kind)) || text.numberTo.has(from)) return null;
  const limit = Math.min(sentenceOf(text, from).to, to + OTHERS_REACH);
  for (let at = to; at < limit; at += 1) {
    const people = text.numberFrom.get(at);
    if (people === undefined) continue;
    const others = OTHERS.has(wordAt(text, at - 1)) && FOR.has(wordAt(text, at - 3));
    const counts = Number.isInteger(people.value) && people.value > 1 && measureEnd(text, people.to) === null;
    if (!others || !counts) return null;
    return tables ? Math.ceil(people.value / seatsBehind(text, people.to, kind === 'table_round')) : people.value;
  }
  return null;
}

/** "10 to a table", "8 per table". */
function seatsBehind(text: Text, from: number, round: boolean): number {
  for (let at = from; at < Math.min(text.tokens.length, from + OTHERS_REACH); at += 1) {
    const seats = text.numberFrom.get(at);
    if (seats === undefined) continue;
    const table = [1, 2].some((step) => wordAt(text, seats.to + step).startsWith('table'));
    return table && Number.isInteger(seats.value) && seats.value > 1 ? seats.value : round ? ROUND : LONG;
  }
  return round ? ROUND : LONG;
}

const ROUND = 8; // at a round table, and at a long one
const LONG = 6;
const OTHERS_REACH = 12; // tokens
const OTHERS = new Set(
  'other remaining extra additional ubrigen restlichen anderen weiteren autres restants restantes otros otras overige andere resterende'.split(
    ' ',
  ),
);
const OF_A_GUEST: ReadonlySet<Kind> = new Set(['chair', 'chair_banquet', 'crockery', 'cutlery', 'glassware', 'napkin']);

/** The figure of what is there, where "the rest" follows it. */
function thereIn(text: Text, from: number, to: number): number | null {
  let there: number | null = null;
  let had = false;
  for (let at = from; at < to && text.tokens[at]?.text !== '\n'; at += 1) {
    const number = text.numberFrom.get(at);
    if (number !== undefined) {
      const counts = Number.isInteger(number.value) && measureEnd(text, number.to) === null;
      if (there !== null || !counts) return null;
      there = number.value;
    }
    had ||= HAD.has(wordAt(text, at));
    if (there === null || !REST.has(wordAt(text, at))) continue;
    const behind = text.tokens.slice(at, Math.min(text.tokens.length, at + HIRE_REACH));
    return had || behind.some((token) => HIRED.has(token.text)) ? there : null;
  }
  return null;
}

const REACH = 32; // tokens behind the thing
const HIRE_REACH = 8; // tokens behind "the rest"
/** Somebody has the first of them, or the rest is to be had: "50 in the garden, the rest inside" only shares them out. */
const HAD = new Set(
  'borrow leihen emprunter lenen has have had own owns lends lend brings provides there already hat haben habe stellt stellen leiht bringt vorhanden a ont avons prete pretent fournit apporte tiene tienen tenemos hay pone ponen presta prestan trae heeft hebben levert leent er al'.split(
    ' ',
  ),
);
const HIRED = new Set(
  'hire hired hiring rent rented need needed order leihen geliehen mieten gemietet brauchen braucht fehlen louer trouver manque manquent alquilar alquilarlo alquilarlas alquilarlos falta faltan huren gehuurd nodig'.split(
    ' ',
  ),
);
const REST = new Set(
  'rest remainder remaining balance restlichen restliche ubrigen fehlenden reste restants restantes restant resto restante overige resterende'.split(
    ' ',
  ),
);
