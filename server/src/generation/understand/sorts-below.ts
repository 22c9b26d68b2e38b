import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { fold } from '../reading/document/fold.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** "Toilets: / - 40 STANDARD / - 2 accessible", "Chairs: 200 WHITE and 50 black": the sorts of what a heading names, by their numbers. */
export function withSortsBelow(text: Text, mentions: readonly Mention[]): readonly Mention[] {
  const heads = new Set<Mention>();
  const sorts = mentions.flatMap((mention, index) => {
    const begin = mention.kinds[0] === undefined ? null : behindHead(text, mention);
    if (begin === null) return [];
    if (isSortBelow(text, mention, mentions[index + 1], begin)) heads.add(mention);
    const found = sortsFrom(text, mention.kinds, begin, mentions.slice(index + 1));
    if (found.length > 0) heads.add(mention);
    return found;
  });
  if (heads.size === 0) return mentions;
  const others = mentions
    .filter((mention) => !sorts.some(({ from, to }) => mention.from < to && mention.to > from))
    .map((mention) => (heads.has(mention) ? { ...mention, kinds: [], categories: [] } : mention)); // no thing besides its sorts
  return [...others, ...sorts].toSorted((a, b) => a.from - b.from);
}

/** "Chairs: Three high backless STOOLS", "Mixer: 1x DJM-900": another kind of the same, with its figure right behind the word that heads it. */
function isSortBelow(text: Text, head: Mention, next: Mention | undefined, begin: number): boolean {
  const [kind, other] = [head.kinds[0], next?.kinds[0]];
  if (next === undefined || kind === undefined || other === undefined || kind === other) return false;
  const seats = SEATS.has(kind) && SEATS.has(other);
  if ((!seats && !(kind === 'mixing_console' && other === 'dj_mixer')) || next.from - begin > LONGEST * 2) return false;
  return text.numberFrom.has(begin);
}

const SEATS: ReadonlySet<Kind> = new Set<Kind>(['chair', 'chair_banquet', 'bar_stool', 'bench']);

/** Behind "Toilets:", "Port-a-potty units" at the end of a line; null where the thing heads nothing. */
function behindHead(text: Text, { from, to }: Mention): number | null {
  const line = sentenceOf(text, from);
  if (from - line.from > HEAD || text.numberTo.has(from)) return null;
  const end = UNITS.has(wordAt(text, to)) ? to + 1 : to;
  if (markAt(text, end) === ':') return end + 1;
  if ('.?'.includes(text.tokens[end]?.text ?? 'x') && text.numberFrom.has(end + 1)) return end + 1; // "Toilets. Sixteen singles, two accessible"
  return text.tokens[end]?.text === '\n' ? end : null;
}

const HEAD = 3; // tokens before the thing in its line: "5. Portable toilets"

/** The counted sorts that follow one another, in the line or on those below; none where anything else comes first. */
function sortsFrom(text: Text, kinds: readonly Kind[], begin: number, known: readonly Mention[]): readonly Mention[] {
  const found: Mention[] = [];
  for (let at = begin; at < text.tokens.length; ) {
    while (BETWEEN.has(text.tokens[at]?.text ?? 'x')) at += 1;
    while (ABOUT.has(wordAt(text, at))) at += 1;
    const number = text.numberFrom.get(at);
    const named = number === undefined ? at : behindTimes(text, number.to);
    const sort = sortAt(text, named, number !== undefined);
    if (sort === null) break;
    const other = known.find(({ from, to }) => from < sort && to > named);
    if (other !== undefined && other.kinds[0] !== ACCESSIBLE && other.kinds[0] !== undefined) break;
    found.push({ kinds: kindsOfSort(text, kinds, { from: named, to: sort }), categories: [], from: named, to: sort });
    at = number === undefined ? (figureBehind(text, sort)?.to ?? sort) : sort;
  }
  return found;
}

const ACCESSIBLE: Kind = 'toilet_accessible';

function behindTimes(text: Text, at: number): number {
  return TIMES.has(text.tokens[at]?.text ?? '') ? at + 1 : at;
}

/** Where a sort that begins at a token ends: a few words of which the first says what sort, its figure before or behind them. */
function sortAt(text: Text, from: number, counted: boolean): number | null {
  let to = from;
  while (to < from + LONGEST && (SORTS.has(wordAt(text, to)) || UNITS.has(wordAt(text, to)))) to += 1;
  const behind = figureBehind(text, to) !== undefined;
  const ends = counted ? text.tokens[to] === undefined || ENDS.has(text.tokens[to]?.text ?? 'x') : behind;
  return to > from && SORTS.has(wordAt(text, from)) && ends ? to : null;
}

/** "Standard (24)", "Standard: 24". */
function figureBehind(text: Text, at: number): Span | undefined {
  return COUNTED.has(markAt(text, at)) ? (text.numberFrom.get(at) ?? text.numberFrom.get(at + 1)) : undefined;
}

function kindsOfSort(text: Text, kinds: readonly Kind[], { from, to }: Span): readonly Kind[] {
  const words = text.tokens.slice(from, to).map((_, step) => wordAt(text, from + step));
  if (kinds[0] === 'toilet' && words.some((word) => FOR_ALL.has(word))) return [ACCESSIBLE];
  if (kinds[0] === 'table_trestle' && words.some((word) => ROUND.has(word))) return ['table_round'];
  if (kinds[0] === 'table_trestle' && words.some((word) => HIGH.has(word))) return ['table_cocktail'];
  return kinds;
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).map(fold));
const LONGEST = 4; // words of a sort
const BETWEEN = new Set(', ; - • * – · and & + plus und et y en )'.split(' ').concat('\n'));
const ENDS = new Set(
  ', • * – - ; . ) ( + & and plus und et y en of for für fur pour para voor seating with'.split(' ').concat('\n'),
);
const ABOUT = set('about approximately around approx some circa ca etwa environ unos unas ongeveer minimum min');
const COUNTED = new Set([':', '(', '-', '=']);
const TIMES = new Set(['x', '×']);
const UNITS = set('unit units pcs pieces ones stuck einheiten unités piezas unidades stuks');
const FOR_ALL = set(
  'accessible handicap handicapped disabled ada wheelchair barrierefrei barrierefreie behindertengerecht behindertengerechte pmr minusválidos adaptados adaptado mindervaliden rolstoel',
);
const ROUND = set('round rounds runde rund rondes ronde redondas redonda');
const HIGH = set('cocktail highboy highboys bistro poseur tall high bar mange-debout altas');
const SORTS = set(
  `round rounds rectangular long runde eckige rechteckige rondes rectangulaires redondas rectangulares cocktail highboy highboys poseur bistro
  standard regular normal basic ordinary plain large small medium big deluxe luxury vip premium folding stacking stackable padded upholstered
  wooden plastic metal resin white black red blue green grey gray brown gold silver natural clear ivory adult children's kids
  accessible handicap handicapped disabled ada wheelchair single double singles doubles
  normale große grosse kleine mittlere weiße weisse schwarze rote blaue graue barrierefrei barrierefreie behindertengerecht behindertengerechte gepolsterte klappbare
  standards grands grandes petits petites blancs blanches noirs noires rouges bleus pliants pliantes pmr
  estándar normales grandes pequeños pequeñas blancos blancas negros negras plegables minusválidos adaptados
  standaard ronde rechthoekige lange gewone grote witte zwarte rode mindervaliden rolstoel`,
);
