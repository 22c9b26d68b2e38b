import type { Kind } from '../../equipment/index.ts';
import { WITH } from './exclusions/small-words.ts';
import type { Mention } from './mention.ts';
import { markAt, type Span, sentenceOf, type Text, wordAt } from './text/text.ts';

/** "a 7-piece band (drums, keys, sax, vocals)", "a singer with guitar": what the performers play, not what is to be hired. */
export function isPlayed(text: Text, { kinds, from }: Mention, performing: readonly Span[]): boolean {
  const [kind] = kinds;
  if (kind === undefined || !INSTRUMENTS.has(kind)) return false;
  if ([-3, -2, 2, 3].some((step) => VOICES.has(wordAt(text, from + step)))) return true; // "(vocals and guitar)"
  const sentence = sentenceOf(text, from);
  if (isLineUp(text, sentence.from, from)) return true;
  const players = performing.findLast(({ to }) => to <= from && to > sentence.from);
  if (players === undefined) return false;
  for (let at = from - 1; at >= players.to; at -= 1) {
    if (text.tokens[at]?.text === ')') return false;
    const opens = text.tokens[at]?.text === '(' || WITH.has(wordAt(text, at));
    if (opens) return at - players.to <= PLAYED_REACH && !ASKED_FOR.has(wordAt(text, from - 1));
  }
  return false;
}

/** "We're six: drums, bass, guitar", "Line-up: …": who plays. */
function isLineUp(text: Text, start: number, before: number): boolean {
  const colon = [...Array(LINE_UP_REACH).keys()].map((step) => start + step).find((at) => markAt(text, at) === ':');
  if (colon === undefined || colon >= before) return false;
  const words = text.tokens.slice(start, colon).map((token) => token.text);
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
