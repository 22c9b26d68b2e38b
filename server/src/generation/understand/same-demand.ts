import { KIND_CATEGORY, type Kind, type Traits } from '../../equipment/index.ts';
import type { Demand } from '../types.ts';
import { withAnother } from './another-one.ts';
import { isListLine } from './asking.ts';
import { withoutCorrected } from './corrected.ts';
import { nameOf } from './demand-names.ts';
import type { Draft } from './draft.ts';
import { withoutFamilyNames } from './family-names.ts';
import { inPlural } from './in-plural.ts';
import { withoutLeast, withoutOthers } from './least.ts';
import { isVague, withoutWholes } from './models-of-wholes.ts';
import { withMainRoom } from './of-rooms.ts';
import { scaleOf } from './scale.ts';
import { withPlacesAdded, withSetsAdded } from './sets-by-place.ts';
import { withoutShares } from './shares.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { withoutPartsOfTotal } from './totals-behind.ts';

/**
 * The same thing said twice is one demand: equal figures, a whole with its parts ("11,750 chairs, of these 250 …"), and
 * mentions without a figure beside one with a figure. Sizes that differ are different things.
 */
export function merged(text: Text, drafts: readonly Draft[]): Demand[] {
  const groups = Map.groupBy(
    withoutTotals(
      text,
      withAnother(
        text,
        withoutCorrected(
          text,
          withoutShares(
            text,
            withoutNumbers(
              text,
              withoutOthers(
                text,
                withoutLeast(
                  text,
                  withoutPartsOfTotal(
                    text,
                    withMainRoom(withPlacesAdded(text, withSetsAdded(text, withoutFamilyNames(text, drafts)))),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
    (draft) => `${nameOf(draft)}|${draft.optional}`,
  );
  const kept = withoutDjSets(
    withoutWholes(
      text,
      [...groups.values()].flatMap(byScale).flatMap((group) => distinct(text, group)),
    ),
  );
  return madeOptional(text, kept)
    .toSorted((a, b) => a.at.from - b.at.from)
    .map(demandOf);
}

export function demandOf({ at: _at, article: _article, size: _size, model: _model, ...demand }: Draft): Demand {
  return demand;
}

/** "A small fan for the singer and a large fan for the drummer" are two things; "the fan" is the first of them. */
function byScale(drafts: readonly Draft[]): readonly (readonly Draft[])[] {
  const scales = new Set(drafts.flatMap((draft) => scaleIn(draft) ?? []));
  if (scales.size < 2) return [drafts];
  const [first] = scales;
  return [...Map.groupBy(drafts, (draft) => scaleIn(draft) ?? first).values()];
}

/** Only of what is counted: a large stage and a small one may be one stage. */
function scaleIn({ phrase, quantity, size }: Draft): number | null {
  return quantity === null || size !== '' ? null : scaleOf(phrase);
}

/** "… an LED wall. Please price the LED wall separately": one thing, and it is optional. */
function madeOptional(text: Text, drafts: readonly Draft[]): Draft[] {
  const references = drafts.filter(
    (draft) => draft.optional && isVague(draft) && DEFINITE.has(wordAt(text, draft.at.from - 1)),
  );
  const firsts = new Map(
    drafts
      .filter(({ optional }) => !optional)
      .toReversed()
      .map((draft) => [nameOf(draft), draft] as const),
  );
  const meant = new Map(
    references.flatMap((reference) => {
      const earlier = firsts.get(nameOf(reference));
      return earlier === undefined ? [] : [[earlier, reference] as const];
    }),
  );
  const spent = new Set(meant.values());
  return drafts
    .filter((draft) => !spent.has(draft))
    .map((draft) => (meant.has(draft) ? { ...draft, optional: true } : draft));
}

/** "Vocal mic 1 … vocal mic 2 … vocal mic 3": the figures number them. */
function withoutNumbers(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const behind = drafts.filter((draft) => ownNumber(text, draft) !== null);
  const counts = new Map<Draft, number>();
  for (const group of Map.groupBy(behind, ({ phrase }) => phrase.toLowerCase()).values()) {
    const numbers = new Set(group.map((draft) => ownNumber(text, draft) ?? 0));
    if (numbers.size < 2 || Math.max(...numbers) !== numbers.size) continue;
    group.forEach((draft, index) => counts.set(draft, index === 0 ? numbers.size : 0));
  }
  return drafts
    .filter((draft) => counts.get(draft) !== 0)
    .map((draft) => ({ ...draft, quantity: counts.get(draft) ?? draft.quantity }));
}

/** The figure right behind a thing, without a mark between. */
function ownNumber(text: Text, { at, quantity }: Draft): number | null {
  const last = text.numberTo.get(at.to);
  const number = quantity === null ? text.numberFrom.get(at.to) : last?.value === quantity ? last : undefined;
  return number !== undefined && number.from > at.from && wordAt(text, number.from - 1) !== '' ? number.value : null;
}

/** "2 radio mics (one lapel, one handheld)", "4 lights: 3 pars and a profile": the parts tell all. */
function withoutTotals(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const ordered = drafts.toSorted((a, b) => a.at.from - b.at.from);
  const totals = new Set(
    ordered.filter((draft, index) => {
      const open = openingBehind(text, draft.at.to);
      const opening = markAt(text, open);
      if (isFamilyLabel(text, draft, ordered[index + 1])) return true;
      if (draft.quantity === null || draft.quantity < 2 || (opening !== '(' && opening !== ':')) return false;
      const end = opening === '(' ? closing(text, open) : sentenceOf(text, draft.at.from).to;
      const parts = ordered.slice(index + 1, index + 1 + MOST_PARTS).filter(({ at }) => at.to <= end);
      const alike = parts.every(({ kinds: [kind] }) => kind !== undefined && isAlike(kind, draft.kinds[0]));
      const sum = parts.reduce((total, { quantity }) => total + (quantity ?? 0), 0);
      const rest = draft.quantity - sum; // "1,200 glasses: 500 tumblers, 400 wine, 300 flutes"
      const elided =
        rest > 0 &&
        Array.from({ length: end - open }, (_, step) => text.numberFrom.get(open + step)?.value).includes(rest);
      return parts.length > 1 && alike && (rest === 0 || elided);
    }),
  );
  return drafts.filter((draft) => !totals.has(draft));
}

/** "Microphones required: 4 handheld", "Tables? 12 rounds": the word for all of them only heads what is named. */
function isFamilyLabel(text: Text, { at, kinds, quantity }: Draft, next: Draft | undefined): boolean {
  if (isPowerLabel(text, at, kinds[0], next)) return true;
  const family = familyOf(kinds[0]);
  if (family === null || next === undefined || next.quantity === null || familyOf(next.kinds[0]) !== family)
    return false;
  if (quantity !== null) return quantity === next.quantity && next.at.from < at.to; // it has taken the figure of the next
  const open = openingBehind(text, at.to);
  return markAt(text, open) === ':' && next.at.from === open + 1;
}

/** "Power: a 70 kVA generator". */
function isPowerLabel(text: Text, at: Span, kind: Kind | undefined, next: Draft | undefined): boolean {
  const labelled = kind === 'power_distro' && next?.kinds[0] === 'generator' && markAt(text, at.to) === ':';
  return labelled && sentenceOf(text, at.from) === sentenceOf(text, next.at.from);
}

/** What one word may stand for on a form: "Microphones", "Screens". */
function familyOf(kind: Kind | undefined): string | null {
  if (kind === 'projection_screen' || kind === 'display') return 'screen';
  const family = kind?.split('_')[0] ?? '';
  return FAMILIES.has(family) ? family : null;
}

const FAMILIES = new Set(['mic', 'table', 'chair', 'speaker']);

/** Behind a total, or a word or two on it: "1,200 glasses between us:". */
function openingBehind(text: Text, at: number): number {
  for (let to = at; to < at + BEFORE_PARTS; to += 1) {
    if (markAt(text, to) === ':') return to;
    if (wordAt(text, to) === '') break;
  }
  return at;
}

const BEFORE_PARTS = 4;

function closing(text: Text, open: number): number {
  const last = Math.min(text.tokens.length, open + BRACKET_REACH);
  for (let at = open; at < last; at += 1) if (markAt(text, at) === ')') return at;
  return open;
}

function isAlike(kind: Kind, other: Kind | undefined): boolean {
  return other !== undefined && KIND_CATEGORY[kind] === KIND_CATEGORY[other];
}

const MOST_PARTS = 6;
const BRACKET_REACH = 24;

/** "All-night DJ set: 3 x CDJ-3000, 1 x DJM-900": what is played, or the name of what follows. */
function withoutDjSets(drafts: readonly Draft[]): readonly Draft[] {
  if (!drafts.some(({ kinds, quantity }) => kinds[0] === 'dj_player' && quantity !== null)) return drafts;
  return drafts.filter(({ kinds, quantity }) => kinds[0] !== 'dj_controller' || quantity !== null);
}

const LEAST_LINES = 3;

/** "1 vocal mic" under each of three players: lines of a list with the same figure add up. */
function summed(text: Text, group: readonly Draft[]): readonly Draft[] {
  const lines = group.filter(({ quantity, article, at }) => quantity !== null && !article && isOwnLine(text, at));
  const sums = new Map<Draft, number>();
  for (const alike of Map.groupBy(lines, ({ size }) => size).values()) {
    if (alike.length < LEAST_LINES) continue;
    const most = Math.max(...alike.map(({ quantity }) => quantity ?? 1));
    const sum = alike.reduce((total, { quantity }) => total + (quantity ?? 1), 0);
    alike.forEach((draft, index) => sums.set(draft, index > 0 ? 0 : sum - most === most ? most : sum)); // "60, 40, 100 in all"
  }
  return group
    .filter((draft) => sums.get(draft) !== 0)
    .map((draft) => ({ ...draft, quantity: sums.get(draft) ?? draft.quantity }));
}

/** A line that begins with its figure. */
function isOwnLine(text: Text, { from }: Span): boolean {
  const sentence = sentenceOf(text, from);
  const opens = Array.from({ length: from - sentence.from }, (_, index) => wordAt(text, sentence.from + index));
  const bullet = BULLETS.has(markAt(text, sentence.from));
  return opens.every((word) => word === '') && (bullet || isListLine(text, from));
}

const BULLETS = new Set(['-', '*', '•']);

function distinct(text: Text, drafts: readonly Draft[]): Draft[] {
  const group = summed(text, withoutServices(drafts));
  const counted = group.filter(({ quantity, article }) => quantity !== null && !article);
  const largest = counted.toSorted((a, b) => (b.quantity ?? 0) - (a.quantity ?? 0))[0];
  const parts = new Set(counted.filter((draft) => draft !== largest).map(({ quantity }) => quantity ?? 0));
  parts.delete(largest?.quantity ?? 0);
  const sum = [...parts].reduce((total, part) => total + part, 0);
  if (largest !== undefined && parts.size > 1 && sum === largest.quantity) return [largest];
  const kept: Draft[] = [];
  const said: Said = new Map();
  for (const draft of titlesLast(text, largestInTurn(text, group))) {
    if (isSaid(text, said, draft) || (isVague(draft) && counted.length > 0)) continue;
    kept.push(draft);
    note(text, said, draft);
  }
  const plain = new Set(kept.filter((draft) => !isVague(draft)).map(({ kinds }) => kinds[0]));
  return inPlural(kept, group).filter(
    (draft) => !(isVague(draft) && plain.has(draft.kinds[0])) && !isToldCloser(text, draft, kept),
  );
}

/** "A livestream: one camera and an encoder": what is done with a thing that is named besides. */
function withoutServices(drafts: readonly Draft[]): readonly Draft[] {
  const things = drafts.filter(({ phrase }) => !SERVICE.test(phrase.trim()));
  return things.length === 0 || things.length === drafts.length ? drafts : things;
}

const SERVICE =
  /^(?:live ?-?stream(?:ing)?s?|stream(?:ing)?|web-?cast|übertragung|livestream-?übertragung|retransmisi[oó]n|diffusion en direct)$/iu;

/** "Topic: Projector for …": of what the text itself says closer, a title tells nothing. */
function titlesLast(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const isTitle = ({ at, quantity }: Draft) =>
    quantity === null && TITLES.has(wordAt(text, sentenceOf(text, at.from).from));
  return drafts.toSorted((a, b) => Number(isTitle(a)) - Number(isTitle(b)));
}

const TITLES = new Set(
  'topic subject re title heading thread betreff titel thema objet sujet titre asunto tema titulo onderwerp'.split(' '),
);

/** "8 LED screens … eight 12 x 8 ft LED screens": the same ones, told closer in another sentence. */
function isToldCloser(text: Text, { quantity, article, size, at }: Draft, group: readonly Draft[]): boolean {
  if (quantity === null || quantity < 2 || article || size !== '') return false;
  const sentence = sentenceOf(text, at.from);
  const alike = group.filter((other) => other.size !== '' && sentenceOf(text, other.at.from) !== sentence);
  return alike.length === 1 && alike[0]?.quantity === quantity;
}

/** How many demands were kept, by their sizes, their figures and the sentences of those with a figure; `*` is any. */
type Said = Map<string, number>;

function note(text: Text, said: Said, draft: Draft): void {
  const sentence = draft.quantity === null ? [] : [`in ${sentenceOf(text, draft.at.from).from}`];
  for (const size of new Set([draft.size, ANY])) {
    for (const quantity of [`${draft.quantity}`, ANY]) {
      for (const where of [ANY, ...sentence]) {
        const key = `${size}|${quantity}|${where}`;
        said.set(key, (said.get(key) ?? 0) + 1);
      }
    }
  }
}

/** Of the same size and figure, or without its own; two figures in one sentence are two things: "a mic for the host and a mic for questions". */
function isSaid(text: Text, said: Said, { size, quantity, article, at }: Draft): boolean {
  const like = `${size === '' ? ANY : size}|${quantity === null || article ? ANY : quantity}`;
  const all = said.get(`${like}|${ANY}`) ?? 0;
  const beside = quantity === null ? 0 : (said.get(`${like}|in ${sentenceOf(text, at.from).from}`) ?? 0);
  return all > beside;
}

const ANY = '*';

/** "Two radio mics by day and four in the evening": the same ones, used in turn, so the larger number. */
function largestInTurn(text: Text, group: readonly Draft[]): readonly Draft[] {
  const turns = group.flatMap((draft) => {
    const part = draft.quantity === null ? null : dayPart(text, draft);
    return part === null ? [] : [{ draft, part }];
  });
  if (new Set(turns.map(({ part }) => part)).size < 2) return group;
  const largest = turns.reduce((a, b) => ((b.draft.quantity ?? 0) > (a.draft.quantity ?? 0) ? b : a)).draft;
  const spent = new Set(turns.map(({ draft }) => draft));
  return group.filter((draft) => draft === largest || !spent.has(draft) || draft.size !== largest.size);
}

const PART_REACH = 6; // tokens between a thing and the part of the day it is for

function dayPart(text: Text, { at }: Draft): string | null {
  const last = Math.min(sentenceOf(text, at.from).to, at.to + PART_REACH);
  for (let index = at.to; index < last; index += 1) {
    if (text.numberFrom.has(index) || markAt(text, index) === ',') break;
    const part = DAY_PARTS.get(wordAt(text, index));
    if (part !== undefined) return part;
  }
  const before = Math.max(sentenceOf(text, at.from).from, at.from - 3);
  for (let index = at.from - 1; index >= before; index -= 1) {
    const part = DAY_PARTS.get(wordAt(text, index));
    if (part !== undefined) return part;
  }
  return null;
}

const DAY_PARTS: ReadonlyMap<string, string> = new Map([
  ...'day daytime afternoon lunch morning tags tagsuber mittags nachmittags vormittags journee midi matin dia tarde manana overdag middag ochtend'
    .split(' ')
    .map((word) => [word, 'day'] as const),
  ...'evening night dinner tonight abends abend nachts soir soiree noche cena avond avonds'
    .split(' ')
    .map((word) => [word, 'evening'] as const),
]);

/** A size as one word, to compare. */
export function sizeKey(traits: Traits & { readonly squareMetres?: number }): string {
  return Object.entries(traits)
    .map(([name, value]) => `${name}=${value}`)
    .join();
}

/** Before a thing that was named already. */
export const DEFINITE = new Set(
  'the this that these their its der die das den dem le la les el los las de het'.split(' '),
);
