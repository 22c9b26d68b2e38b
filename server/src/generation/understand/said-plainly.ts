import type { Kind } from '../../equipment/index.ts';
import { readAsking } from './asking.ts';
import { exclusion } from './exclusions/exclusion.ts';
import { type ExclusionsRead, readExclusions } from './exclusions.ts';
import { lengthEnd, sizeStart } from './measures.ts';
import type { Mention } from './mention.ts';
import { isCrew } from './mentions.ts';
import { isCross } from './size-behind.ts';
import { isCounted, markAt, type Span, type Text, wordAt } from './text/text.ts';
import { withoutSpans } from './text/without-spans.ts';
import { INDEFINITES } from './words/told.ts';

/**
 * What must not be in the proposal, where a thing is said with its size, its number in brackets or what it is for as
 * where it is said plainly: "as for chairs FOR THE CEREMONY, we have those", "2 x 1 m decks? No.".
 */
export function readExclusionsPlainly(
  ...[text, asking, mentions, options]: Parameters<typeof readExclusions>
): ExclusionsRead {
  const read = readExclusions(text, asking, mentions, options);
  const dressed = mentions.flatMap((mention) => {
    const open = (read.excluded.get(mention) ?? 'wanting') === 'wanting' && !read.wished.has(mention);
    const around = open && mention.vague !== true ? dressOf(text, mention) : [];
    return around.length > 0 ? [{ mention, around }] : [];
  });
  if (dressed.length === 0) return read;
  const plain = withoutSpans(
    text,
    dressed.flatMap(({ around }) => around),
  );
  const bare = new Map(
    mentions.map((mention) => [mention, { ...mention, from: plain.at(mention.from), to: plain.at(mention.to) }]),
  );
  const again = readExclusions(plain.text, readAsking(plain.text), [...bare.values()], options);
  const excluded = new Map(read.excluded);
  const exclusions = [...read.exclusions];
  for (const { mention } of dressed) {
    const known = bare.get(mention);
    const verdict = known === undefined ? undefined : again.excluded.get(known);
    if (verdict !== 'provided' && verdict !== 'unwanted') continue;
    excluded.set(mention, verdict);
    exclusions.push(exclusion(text, mention, verdict, [mention]));
  }
  return { ...read, excluded, exclusions };
}

/** The size before a thing, the figure in brackets behind it, and what it is for. What is counted or "a" thing is wished for with them. */
function dressOf(text: Text, mention: Mention): readonly Span[] {
  const first = sizeStart(text, mention.from);
  const counted = isCounted(text, mention);
  const start = counted && !isByItsSides(text, mention, first) ? mention.from : first;
  const before = { from: beforeLooks(text, start), to: mention.from };
  const single = INDEFINITES.has(wordAt(text, start - 1)) || (counted && start === mention.from);
  const end = figureInBrackets(text, mention.to) ?? behindLooks(text, mention.to);
  const thing = mention.kinds.length > 0 && !isCrew(mention);
  const behind = { from: mention.to, to: single || !thing ? mention.to : behindPurpose(text, end) };
  return [before, behind].filter(({ from, to }) => to > from);
}

/** "2x1m decks", "a 6m x 4m stage", but not "4 x 6ft tables". */
function isByItsSides(text: Text, { kinds: [kind], from: to }: Mention, from: number): boolean {
  if (kind !== undefined && OF_AN_AREA.has(kind)) return true;
  for (let at = from; at < to; at += 1)
    if (isCross(text, at)) return text.tokens[at]?.glued === true || !text.numberTo.has(at);
  return false;
}

const OF_AN_AREA: ReadonlySet<Kind> = new Set<Kind>(['stage_deck', 'marquee', 'gazebo', 'dance_floor']);

/** Behind "(about 200)", "(6 x 4 m)"; null where the brackets say anything else. */
function figureInBrackets(text: Text, at: number): number | null {
  if (markAt(text, at) !== '(') return null;
  for (let to = at + 1, figures = 0; to < at + LONGEST; to += 1) {
    if (markAt(text, to) === ')') return figures > 0 ? to + 1 : null;
    const figure = text.numberFrom.get(to);
    if (figure === undefined && !BESIDE.has(text.tokens[to]?.text ?? '')) return null;
    if (figure !== undefined) {
      figures += 1;
      to = figure.to - 1;
    }
  }
  return null;
}

/** Where "BLACK chair covers", "white PLASTIC chairs" begins. */
function beforeLooks(text: Text, start: number): number {
  let at = start;
  while (at > start - MOST_LOOKS && LOOKS.has(wordAt(text, at - 1))) at -= 1;
  const told = wordAt(text, at - 1);
  return told === '' || INDEFINITES.has(told) || lengthEnd(text, at - 1) === at ? start : at; // an item of a list
}

/** Behind "chaises BLANCHES", "tables rondes DE 180 CM", unless the sentence ends there. */
function behindLooks(text: Text, at: number): number {
  const coloured = COLOURED.test(wordAt(text, at)) ? at + 1 : at;
  const figure = OF.has(wordAt(text, coloured)) ? text.numberFrom.get(coloured + 1) : undefined;
  const end = (figure === undefined ? null : lengthEnd(text, figure.to)) ?? coloured;
  return isLastSaid(text, end) ? at : end;
}

/** Behind "for the ceremony", "für die Zeremonie": a preposition, an article and one word. */
function behindPurpose(text: Text, at: number): number {
  if (!FOR.has(wordAt(text, at)) || !THE.has(wordAt(text, at + 1))) return at;
  const named = wordAt(text, at + 2);
  return named === '' || text.numberFrom.has(at + 2) || isLastSaid(text, at + 3) ? at : at + 3;
}

/** At the end of a line or a sentence nothing more is said of it. */
function isLastSaid(text: Text, at: number): boolean {
  const next = text.tokens[at];
  return next === undefined || (next.kind === 'break' && next.text !== '?');
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));
const LONGEST = 8; // tokens in the brackets
const BESIDE = set(
  'about approx approximately around roughly circa ca c. of them in total pieces pcs max min maximum minimum up to x × m cm mm ft feet inch inches " \' etwa rund stück stuck insgesamt environ unos unas ongeveer stuks unités unidades',
);
const MOST_LOOKS = 3; // words
const LOOKS = set(
  'black white red blue green grey gray gold silver ivory cream brown plastic wooden metal leather velvet big large small little',
);
const OF = set('de van von of');
const COLOURED =
  /^(?:blanc(?:he)?s?|noire?s?|rouges?|bleue?s?|dorée?s?|dorees?|blanc[oa]s?|negr[oa]s?|roj[oa]s?|azul(?:es)?|dorad[oa]s?)$/u;
const FOR = set('for fur pour para voor');
const THE = set('the our der die das den dem unser unsere le la les notre el los las nuestra nuestro de het ons onze');
