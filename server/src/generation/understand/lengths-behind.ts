import type { Kind } from '../../equipment/index.ts';
import type { Amount } from './amount.ts';
import { lengthEnd } from './measures.ts';
import type { Mention } from './mention.ts';
import { isCross } from './size-behind.ts';
import { markAt, type Text, wordAt } from '../reading/document/text.ts';

/** What is hung or laid in lengths and has no other side. */
const IN_LENGTHS: ReadonlySet<Kind> = new Set<Kind>(['festoon', 'power_cable', 'audio_cable', 'video_cable', 'truss']);
const LENGTHS = new Set(
  'lengths strings runs rolls strands pieces pcs langen stuck stk bahnen ketten longueurs guirlandes pieces tiras tramos hilos lengtes strengen stuks'.split(
    ' ',
  ),
);
const OF = new Set('of a at each von zu de d van x'.split(' '));

/** What is told apart by how strong it is. */
const RATED: Partial<Readonly<Record<Kind, ReadonlySet<string>>>> = {
  generator: new Set(['kva', 'kw']),
  projector: new Set(['lumens', 'lumen', 'lm', 'ansi']),
};

/** "Festoon, 12 LENGTHS OF 20 M", "guirlandes : 20 X 10 M", "generators: 2 X 20 KVA": so many pieces of such a length or strength. */
export function lengthsBehind(text: Text, { kinds: [kind], to }: Mention): Amount | null {
  const ratings = kind === undefined ? undefined : RATED[kind];
  if (kind === undefined || !(IN_LENGTHS.has(kind) || ratings !== undefined)) return null;
  const start = ':,(-'.includes(markAt(text, to) || 'x') ? to + 1 : to;
  const number = text.numberFrom.get(start);
  if (number === undefined || !Number.isInteger(number.value) || number.value < 1) return null;
  let at = number.to;
  if (LENGTHS.has(wordAt(text, at))) at += OF.has(wordAt(text, at + 1)) ? 2 : 1;
  else if (isCross(text, at)) at += 1;
  else return null;
  const length = text.numberFrom.get(at);
  const end = length === undefined ? null : endOf(text, length.to, ratings);
  if (end === null || isCross(text, end)) return null;
  return { from: number.from, to: end, pieces: number.value, measure: { from: at, to: end } };
}

function endOf(text: Text, at: number, ratings: ReadonlySet<string> | undefined): number | null {
  if (ratings === undefined) return lengthEnd(text, at);
  return ratings.has(wordAt(text, at)) ? at + 1 : null;
}
