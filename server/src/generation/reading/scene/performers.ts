import { z } from 'zod';
import { PERFORMER_KINDS, type PerformerKind, type Performers } from '../../facts.ts';
import { readCompound } from '../document/number-words.ts';
import { markAt, type Span, type Text, wordAt, wordsOf } from '../document/text.ts';
import { isCalledOff, isDenied } from './denied.ts';
import { type Hit, phrasesOf, YES } from './phrases.ts';
import { isLoudspeaker } from './speakers.ts';
import { wordsFor } from './words.ts';

/**
 * `people`: in one of them ("quartet": 4), 'each' where the figure counts people in one act ("six panellists"), empty for
 * the usual number. `several`: more than one where no figure is said. `most`: what a figure is at most. `counted`: nothing
 * without a figure. Without a performer: nobody who performs.
 */
const columns = {
  performer: z.enum(PERFORMER_KINDS).or(z.literal('')),
  people: z.literal('each').or(z.literal('')).or(z.coerce.number().int().min(1)),
  several: YES,
  most: z.literal('').or(z.coerce.number().int().min(1)),
  counted: YES,
};
type Row = z.infer<z.ZodObject<typeof columns>>;

const performers = phrasesOf('performers', columns);
const thingBehind = wordsFor('thing behind');
const peopleInIt = wordsFor('people in it');
const sizeFollows = wordsFor('size follows');
const goesOn = wordsFor('goes on');
const joints = wordsFor('joint');
const inIt = wordsFor('in it');

/** People in one act where a brief only says "a band" or "a panel"; [ours]. */
const USUAL: Readonly<Record<PerformerKind, number>> = {
  speaker: 1,
  panel: 4,
  host: 1,
  singer: 1,
  band: 4,
  ensemble: 3,
  choir: 20,
  orchestra: 30,
  dj: 1,
  dancers: 6,
};
const MOST = 2000;
const ADJECTIVES = 3; // words between a figure and whom it counts
const ASIDE = 5; // words before a figure in brackets
const VOICES_REACH = 5; // words between a figure and the choir that it is in
const SMALLEST_CHOIR = 9;

interface Figure extends Span {
  readonly value: number;
}

interface Told extends Span {
  readonly kind: PerformerKind;
  readonly row: Row;
  readonly size: number | null;
  readonly acts: number | null;
  readonly several: boolean;
}

export interface PerformersRead {
  readonly performers: readonly Performers[];
  /** The runs of tokens that speak of performers, figures included: they count no audience and no equipment. */
  readonly spans: readonly Span[];
}

/** Who stands on the stage. Of several mentions of one kind those with a figure stay, else the first. */
export function readPerformers(text: Text): PerformersRead {
  const told = performers
    .all(text)
    .flatMap((hit) => (isLoudspeaker(text, hit) ? [] : toldOf(text, hit)))
    .filter(({ to }, at, all) => to > (all[at - 1]?.to ?? 0));
  const kept = [...Map.groupBy(told, ({ kind }) => kind).values()].flatMap(distinct);
  const found = kept.toSorted((one, other) => one.from - other.from).map((each) => performersOf(text, each));
  return { performers: found, spans: told };
}

function toldOf(text: Text, hit: Hit<Row>): readonly Told[] {
  const { row, from, to, inflected } = hit;
  if (row.performer === '' || isDenied(text, hit) || isCalledOff(text, hit)) return [];
  if (thingBehind.at(text, to).length > 0) return [];
  const before = sizeBefore(text, from);
  const behind = sizeBehind(text, to);
  const acts = countBefore(text, before?.from ?? from);
  const voices = row.performer === 'choir' && acts === null ? voicesBefore(text, from) : null;
  const figure = acts?.value ?? 0;
  if (
    (row.counted && acts === null && behind === null) ||
    (row.most !== '' && Math.max(figure, behind?.value ?? 0) > row.most)
  )
    return [];
  return [
    {
      from: Math.min(before?.from ?? from, acts?.from ?? from, voices?.from ?? from),
      to: Math.max(to, behind?.to ?? to),
      row,
      kind: row.performer === 'singer' && figure >= SMALLEST_CHOIR ? 'choir' : row.performer,
      size: before?.value ?? behind?.value ?? voices?.value ?? null,
      acts: acts?.value ?? null,
      several: row.several || inflected,
    },
  ];
}

/** "A 7-piece band … the band": the later mention says nothing new; two different sizes are two bands. */
function distinct(told: readonly Told[]): readonly Told[] {
  const figured = told.filter(
    ({ size, acts, row }) => size !== null || acts !== null || typeof row.people === 'number',
  );
  if (figured.length === 0) return told.slice(0, 1);
  const same = Map.groupBy(figured, ({ size, acts, row }) => `${size ?? row.people}/${acts ?? ''}`);
  return [...same.values()].flatMap(([first]) => first ?? []);
}

function performersOf(text: Text, told: Told): Performers {
  const { kind, row, several } = told;
  const words = wordsOf(text, told);
  const choir = kind === 'choir' && row.performer === 'singer';
  if (row.people === 'each' || choir) {
    return { kind, people: Math.min(told.acts ?? told.size ?? USUAL[kind], MOST), acts: 1, words };
  }
  const acts = told.acts ?? (several ? 2 : 1);
  const size = told.size ?? (row.people === '' ? USUAL[kind] : row.people);
  return { kind, people: Math.min(acts * size, MOST), acts, words };
}

/** "7-piece …", "thirty-strong …", "siebenköpfige …", also with words between: "7-piece live soul band". */
function sizeBefore(text: Text, from: number): Figure | null {
  for (let at = from - 1; at >= from - ADJECTIVES && isAdjective(text, at); at -= 1) {
    const number = peopleInIt.at(text, at).length > 0 ? text.numberTo.get(at) : undefined;
    const size = number ?? headsAt(text, at);
    if (size !== null) return size;
  }
  return null;
}

function isAdjective(text: Text, at: number): boolean {
  return wordAt(text, at) !== '' && joints.at(text, at).length === 0;
}

/** "Siebenköpfig", "zevenkoppig". */
function headsAt(text: Text, at: number): Figure | null {
  const [, number = ''] = /^(.{3,20})k(?:o|oe)p(?:f|p)ig/u.exec(wordAt(text, at)) ?? [];
  const value = number === '' ? null : readCompound(number, text.language);
  return value === null ? null : { from: at, to: at + 1, value };
}

/** "Band of seven", "panel (6 people)", "Chor mit 30 Sängern"; in brackets also a few words on. */
function sizeBehind(text: Text, to: number): Figure | null {
  const [joint] = sizeFollows.at(text, to);
  let open = to;
  const last = joint === undefined ? to + ASIDE : to;
  while (open < last && wordAt(text, open) !== '') open += 1;
  if (joint === undefined && markAt(text, open) !== '(') return null;
  const number = text.numberFrom.get(joint?.to ?? open + 1) ?? text.numberFrom.get(open);
  if (number === undefined || !Number.isInteger(number.value)) return null;
  const [people] = peopleInIt.at(text, number.to);
  const ends = wordAt(text, number.to) === '' || goesOn.at(text, number.to).length > 0;
  if (people === undefined && (!ends || open > to)) return null;
  return { from: number.from, to: people?.to ?? number.to, value: number.value };
}

/** "Three bands", "2 local live bands". */
function countBefore(text: Text, from: number): Figure | null {
  for (let to = from; from - to <= ADJECTIVES; to -= 1) {
    const number = text.numberTo.get(to);
    if (number !== undefined) {
      return Number.isInteger(number.value) && number.value >= 1 && number.value <= MOST ? number : null;
    }
    if (!isAdjective(text, to - 1) || peopleInIt.at(text, to - 1).length > 0) return null;
  }
  return null;
}

/** "110 children in the combined choir", "48 Sänger im Chor". */
function voicesBefore(text: Text, from: number): Figure | null {
  for (let to = from; to >= from - VOICES_REACH && wordAt(text, to - 1) !== ''; to -= 1) {
    const counted = inIt.at(text, to).length > 0 ? (text.numberTo.get(to - 1) ?? text.numberTo.get(to - 2)) : undefined;
    if (counted !== undefined)
      return counted.value >= SMALLEST_CHOIR && Number.isInteger(counted.value) ? counted : null;
  }
  return null;
}
