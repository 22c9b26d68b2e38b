import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../../equipment/index.ts';
import type { Mention, Verdict } from './mention.ts';
import { DEFINITE } from './same-demand.ts';
import { type Span, type Text, wordAt } from '../reading/document/text.ts';
import { KINDS_OF_CATEGORY } from './words/demands.ts';
import { FOR } from './words/small-words.ts';

/** A thing that was excluded, spoken of again: without a figure after "no", as "the PA" after "the venue has a PA". */
export function isSpokenOfAgain(text: Text, mention: Mention, gone: Gone): boolean {
  const number = text.numberTo.get(mention.from);
  const measured = isMeasured(text, mention);
  if (number !== undefined && !measured && !isSeatingPlan(text, mention, number)) return false;
  const which = WHICH.has(wordAt(text, mention.from - 1)) && !text.numberTo.has(mention.from - 3); // not "11 of the big tables"
  const before = which && wordAt(text, mention.from - 3) !== 'of' ? mention.from - 2 : mention.from - 1; // "the MAIN stage"
  const definite = number !== undefined || measured || DEFINITE.has(wordAt(text, before));
  const where = number === undefined && isWhereTheyAre(text, mention);
  const general = mention.kinds.length === 0 || where;
  return (
    (general && isAmong(gone.unwanted, mention)) ||
    ((definite || where) && !isForTheRest(text, mention) && isAmong(gone.provided, mention)) ||
    (DEFINITE.has(wordAt(text, mention.from - 1)) && isMicOf(text, mention, gone.provided.kinds))
  );
}

/** "150 guests AT round tables", "two bands ON A stage": where somebody sits or plays. */
function isWhereTheyAre(text: Text, { kinds: [kind], categories, from }: Mention): boolean {
  const before = INDEFINITE.has(wordAt(text, from - 1)) ? from - 2 : from - 1;
  const seatOrStage = kind === undefined ? categories.includes('staging') : SAT_OR_PLAYED_AT.has(KIND_CATEGORY[kind]);
  return seatOrStage && (SEATED_AT.has(wordAt(text, before)) || wordAt(text, before) === 'in');
}

const SAT_OR_PLAYED_AT: ReadonlySet<Category> = new Set<Category>(['furniture', 'staging']);
const INDEFINITE = new Set('a an einem einer einen une un una een'.split(' '));

/** "Festoon from the house TO THE TENT (60 m)", where the tent was asked for: how far something else is to reach. */
export function isReached(text: Text, mentions: readonly Mention[], index: number): boolean {
  const mention = mentions[index];
  if (mention === undefined || !mention.kinds.some((kind) => LANDMARKS.has(kind))) return false;
  const before = wordAt(text, mention.from - 1);
  const reached = CONTRACTED.has(before) || (DEFINITE.has(before) && REACHING.has(wordAt(text, mention.from - 2)));
  return reached && mentions.slice(0, index).some(({ kinds }) => kinds.some((kind) => mention.kinds.includes(kind)));
}

const LANDMARKS: ReadonlySet<Kind> = new Set<Kind>(['marquee', 'stage_deck', 'mobile_stage', 'dance_floor', 'toilet']);
const REACHING = new Set(
  'to from towards between bis von zwischen jusqu a entre hasta desde naar tot van tussen'.split(' '),
);
const CONTRACTED = new Set(['zum', 'zur', 'vom', 'al', 'del', 'au', 'du']);

/** What all that is excluded for a reason names together. */
interface Named {
  readonly kinds: ReadonlySet<Kind>;
  readonly categories: ReadonlySet<Category>;
  /** Tables in one word, whatever their shape. */
  readonly tables: boolean;
}

/** What a text says is not wanted, and what it says is there. */
export interface Gone {
  readonly unwanted: Named;
  readonly provided: Named;
}

export function goneOf(excluded: ReadonlyMap<Mention, Verdict>): Gone {
  return { unwanted: namedBy(excluded, 'unwanted'), provided: namedBy(excluded, 'provided') };
}

/** "Technik" where the stage lights are the hall's: of what a word may mean, no lighting. */
export function stillOpen({ provided, unwanted }: Gone, categories: readonly Category[]): readonly Category[] {
  const lit = [provided, unwanted].some(
    (named) => named.categories.has('lighting') || LIT.some((kind) => named.kinds.has(kind)),
  );
  const open = lit ? categories.filter((category) => category !== 'lighting') : categories;
  return open.length === 0 ? categories : open;
}

const LIT = (KINDS_OF_CATEGORY.lighting ?? []).flat();

function namedBy(excluded: ReadonlyMap<Mention, Verdict>, reason: Verdict): Named {
  const found = [...excluded].flatMap(([mention, verdict]) => (verdict === reason ? [mention] : []));
  return {
    kinds: new Set(found.flatMap(({ kinds }) => kinds)),
    categories: new Set(found.flatMap(({ categories }) => categories)),
    tables: found.some((mention) => isTable(mention) && mention.to - mention.from === 1),
  };
}

function isAmong({ kinds, categories, tables }: Named, mention: Mention): boolean {
  return (
    mention.kinds.some((kind) => kinds.has(kind) || (kind.startsWith('table_') && categories.has('furniture'))) ||
    (tables && isTable(mention)) ||
    mention.categories.some((category) => categories.has(category))
  );
}

/** "His own headset microphone … THE MICROPHONE": whatever sort it is. */
function isMicOf(text: Text, { from, to }: Span, kinds: ReadonlySet<Kind>): boolean {
  if (to - from > 1 || !MICS.test(wordAt(text, from))) return false;
  return [...kinds].some((kind) => kind.startsWith('mic_') && kind !== 'mic_stand');
}

const MICS = /^(?:mics?|mikes?|microphones?|mikrofone?s?|mikro|micros?|microfonos?|microfoons?)$/u;

function isTable({ kinds: [kind] }: Mention): boolean {
  return kind === 'table_round' || kind === 'table_trestle';
}

/** "cloths for the 60 inch rounds": known by its size. */
function isMeasured(text: Text, { from }: Span): boolean {
  for (let at = from - 1; at >= from - 4; at -= 1) {
    if (DEFINITE.has(wordAt(text, at))) return at < from - 1 && FOR.has(wordAt(text, at - 1));
    const token = text.tokens[at];
    if (!(token?.kind === 'number' || UNITS.has(token?.text ?? ''))) return false;
  }
  return false;
}

const WHICH = new Set(
  'main side big small outdoor indoor whole entire same said grosse kleine grande petite gran grote kleine'.split(' '),
);
const UNITS = new Set(`inch inches ft foot feet ' " ′ ″ m cm mm er`.split(' '));

/** "240 guests on 24 tables", "for the 18 tables of ten": how those sit who are to come. */
function isSeatingPlan(text: Text, { kinds: [kind] }: Mention, { from }: Span): boolean {
  const before = wordAt(text, from - 1);
  const seats = kind !== undefined && KIND_CATEGORY[kind] === 'furniture';
  return seats && (SEATED_AT.has(before) || DEFINITE.has(before));
}

const SEATED_AT = new Set(
  'on at across around over to an auf a sur autour en sobre alrededor op aan over om'.split(' '),
);

/** "The chairs for THE OTHER 80 guests". */
function isForTheRest(text: Text, { to }: Mention): boolean {
  return FOR.has(wordAt(text, to)) && [1, 2].some((step) => REST.has(wordAt(text, to + step)));
}

const REST = new Set(
  'other others rest remaining ubrigen restlichen anderen autres restants otros demas restantes andere overige'.split(
    ' ',
  ),
);
