import { z } from 'zod';
import { type Condition, CONDITIONS, type Fact } from '../../facts.ts';
import { type Span, sentenceOf, type Text, wordAt, wordsOf } from '../document/text.ts';
import { isDenied } from './denied.ts';
import { phrasesOf } from './phrases.ts';
import { wordsFor } from './words.ts';

/** What phrases say by themselves, and what only tells together with others. */
const SAID = [
  ...CONDITIONS,
  'power', // said to be there or not
  'brass_band', // carries across a square by itself, unless others are amplified
  'loud_act',
  'amplified',
  'main_room',
  'equipped',
  'set_up',
  'by_themselves',
] as const;
type Said = (typeof SAID)[number];

const phrases = phrasesOf('conditions', { condition: z.enum(SAID) });
const needs = wordsFor('needs');
const amperes = wordsFor('amperes');
const distribution = wordsFor('distribution');

const FIGURE_REACH = 5; // tokens from a number of visitors to the time over which they come
const NEEDED_REACH = 6;
/** Of plugs and supplies, in amperes. */
const CURRENTS = new Set([13, 16, 20, 30, 32, 50, 60, 63, 100, 125, 200, 400]);

/** What a text says of the site and the show, each with the first words that say it. */
export function readConditions(text: Text): readonly Fact<Condition>[] {
  const hits = phrases.all(text).map(({ row, ...span }) => ({ ...span, said: row.condition }));
  const byWord = Map.groupBy(hits, ({ said }) => said);
  const denied = new Map<Said, Span>();
  const stated = new Map<Said, Span>();
  for (const [said, spans] of byWord) {
    const isNot = spans.find((span) => isDenied(text, span));
    if (isNot !== undefined) denied.set(said, isNot);
    const is = spans.find((span) => !isDenied(text, span) && isMeant(text, said, span));
    if (is !== undefined) stated.set(said, is);
  }
  const beside = (said: Said, other: Said, wanted: boolean): Span | undefined =>
    byWord
      .get(said)
      ?.find(({ from }) => wanted === (byWord.get(other) ?? []).some((span) => isInSentence(text, span, from)));
  const noPower = stated.get('no_power') ?? denied.get('power') ?? denied.get('mains_power');
  const found: Partial<Record<Condition, Span | undefined>> = {
    no_power: noPower,
    mains_power: noPower === undefined ? (stated.get('mains_power') ?? supplyIn(text)) : undefined,
    building_near: stated.get('building_near'),
    music_unamplified:
      byWord.get('music_unamplified')?.[0] ??
      (stated.has('amplified') || stated.has('loud_act') ? undefined : stated.get('brass_band')),
    loud_band: stated.get('loud_act'),
    main_room_equipped: beside('equipped', 'main_room', true),
    set_up_by_us: beside('set_up', 'by_themselves', false),
  };
  return CONDITIONS.flatMap((value): Fact<Condition>[] => {
    const span = value in found ? found[value] : stated.get(value);
    return span === undefined ? [] : [{ value, words: wordsOf(text, span) }];
  });
}

function isInSentence(text: Text, { from }: Span, at: number): boolean {
  return sentenceOf(text, from) === sentenceOf(text, at);
}

/** "3,000 over the weekend": of a time alone it says nothing. */
function isMeant(text: Text, said: Said, { from, to }: Span): boolean {
  if (said !== 'visitors_over_the_day' || to - from === 1) return true;
  return text.numbers.some((number) => number.to <= from && from - number.to < FIGURE_REACH);
}

/** "32 amps in the hall": the supply that is there, and not what somebody needs. */
function supplyIn(text: Text): Span | undefined {
  return text.numbers.find(({ value, from, to }) => {
    if (!CURRENTS.has(value) || amperes.at(text, to).length === 0 || distribution.at(text, to + 1).length > 0)
      return false;
    const first = Math.max(sentenceOf(text, from).from, from - NEEDED_REACH);
    return needs.all(text, first, from).length === 0;
  });
}

const SEATED = { least: 2, most: 16 };
const TABLE_REACH = 3;
const tables = wordsFor('table');
const seatedAt = wordsFor('seated at');

/** "Tables of eight": how many sit at each; null where it is not said. */
export function tableSeatsIn(text: Text): number | null {
  for (const { to } of tables.all(text)) {
    for (let at = to; at < to + TABLE_REACH && wordAt(text, at) !== ''; at += 1) {
      const [joint] = seatedAt.at(text, at);
      const seats = joint === undefined ? undefined : text.numberFrom.get(joint.to);
      const isSize = seats !== undefined && wordAt(text, seats.to) === 'ft';
      if (seats !== undefined && !isSize && seats.value >= SEATED.least && seats.value <= SEATED.most)
        return seats.value;
    }
  }
  return null;
}
