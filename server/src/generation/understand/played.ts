import type { Kind } from '../../equipment/index.ts';
import { isInLineUp } from './line-up.ts';
import type { Mention } from './mention.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';
import { FOR, WITH } from './words/small-words.ts';

/** "a 7-piece band (drums, keys, sax, vocals)", "a singer with guitar": what the performers play, not what is to be hired. */
export function isPlayed(text: Text, { kinds, from }: Mention, performing: readonly Span[]): boolean {
  const [kind] = kinds;
  const bass = kind === 'subwoofer' && wordAt(text, from) === 'bass'; // "(drums, BASS, guitar)"
  if (kind === undefined || !(INSTRUMENTS.has(kind) || bass)) return false;
  if ([-3, -2, 2, 3].some((step) => VOICES.has(wordAt(text, from + step)))) return true; // "(vocals and guitar)"
  const sentence = sentenceOf(text, from);
  if (isLineUp(text, sentence.from, from) || isInLineUp(text, from)) return true;
  const players = performing.findLast(({ to }) => to <= from && to > sentence.from);
  if (players === undefined) return false;
  const isLabel = players.from === sentence.from && wordAt(text, players.from) === wordAt(text, players.to - 1); // "Band: drum kit, …"
  const isFor = [1, 2].some((step) => FOR.has(wordAt(text, players.from - step))); // "for the band: drums, keyboard"
  const lists = ':-'.includes(markAt(text, players.to) || 'x') && !isLabel && !isFor && !isGear(text, kinds, from);
  if (lists && !text.tokens.slice(players.to + 1, from).some(({ text: word }) => ASKS.has(word))) return true;
  for (let at = from - 1; at >= players.to; at -= 1) {
    if (text.tokens[at]?.text === ')') return false;
    const opens = text.tokens[at]?.text === '(' || WITH.has(wordAt(text, at));
    if (opens) return at - players.to <= PLAYED_REACH && !ASKED_FOR.has(wordAt(text, from - 1));
  }
  return false;
}

/** "A guitar amp", "a drum kit": what players are not called by. */
function isGear(text: Text, [kind]: readonly Kind[], from: number): boolean {
  return kind?.endsWith('_amp') === true || KIT.has(wordAt(text, from + 1));
}

const KIT = new Set(['kit', 'set', 'amp', 'amps', 'stand', 'stands']);
const ASKS = new Set('need needs require requires hire please brauchen braucht besoin necesitan nodig'.split(' '));

/** "We're six: drums, bass, guitar", "Line-up: …": who plays. */
function isLineUp(text: Text, start: number, before: number): boolean {
  const opening = [...Array(LINE_UP_REACH).keys()].map((step) => start + step).find((at) => markAt(text, at) === ':');
  const last = text.tokens.findLastIndex(({ text: mark }, at) => at < before && at > start && mark === ':');
  const isLast = [1, 2].some((step) => LINE_UPS.has(wordAt(text, last - step))); // "tritt auf in der Besetzung: …"
  const colon = isLast ? last : opening;
  if (colon === undefined || colon >= before) return false;
  const words = text.tokens.slice(isLast ? last - 2 : start, colon).map((token) => token.text);
  return words.some((word) => LINE_UPS.has(word)) || (words.length <= 4 && WE_ARE.has(words[0] ?? ''));
}

const LINE_UP_REACH = 7;
const LINE_UPS = new Set(['lineup', 'besetzung', 'formation', 'formacion', 'bezetting']);
const WE_ARE = new Set(["we're", 'we', 'wir', 'nous', 'somos', 'line']);

const INSTRUMENTS: ReadonlySet<Kind> = new Set<Kind>([
  'drum_kit',
  'bass_guitar',
  'percussion',
  'guitar',
  'keyboard',
  'piano',
  'guitar_amp',
  'bass_amp',
]);
const VOICES = new Set(
  'vocals vocal voice voices sax saxophone trumpet trombone violin cello gesang stimme saxofon trompete geige chant voix saxo trompette violon voz voces canto trompeta violin zang stem saxofoon trompet viool'.split(
    ' ',
  ),
);
const PLAYED_REACH = 3;
const ASKED_FOR = new Set('a an our the ein eine einem einen un une una een'.split(' '));
