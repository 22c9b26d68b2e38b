import type { Kind } from '../../equipment/index.ts';
import type { Mention } from './mention.ts';
import { markAt, sentenceOf, type Text, wordAt } from '../reading/document/text.ts';

/** "Mikrofone: 2 ANSTECK, 3 HAND", "4 Funkmikros (2 Hand, 2 Ansteck)": the sorts of a list of microphones by their short names. */
export function withMicSorts(text: Text, all: readonly Mention[]): readonly Mention[] {
  const mentions = all.map((mention) => {
    if (isSetOfMics(text, all, mention)) return { ...mention, kinds: DRUM_MICS };
    return isOnWire(text, mention) ? { ...mention, kinds: WIRED } : mention;
  });
  const heads = new Set<Mention>();
  const sorts = mentions.flatMap((mention) => {
    if (mention.kinds[0]?.startsWith('mic_') !== true || !':('.includes(markAt(text, mention.to) || 'x')) return [];
    const found = sortsBehind(text, mention);
    if (found.length > 0) heads.add(mention);
    return found;
  });
  const spent = new Set(sorts.map(({ from }) => from));
  const others = mentions
    .filter((mention) => !spent.has(mention.from))
    .map((mention) => (heads.has(mention) ? { ...mention, kinds: [], categories: [] } : mention)); // no thing besides its sorts
  return sorts.length === 0 ? mentions : [...others, ...sorts].toSorted((a, b) => a.from - b.from);
}

/** "WIRED handheld microphone". */
function isOnWire(text: Text, { kinds: [kind], from, to }: Mention): boolean {
  if (kind !== 'mic_wireless_handheld') return false;
  for (let at = from - 1; at < to; at += 1) if (ON_WIRE.test(wordAt(text, at))) return true;
  return false;
}

const WIRED: readonly Kind[] = ['mic_wired'];
const ON_WIRE =
  /^(?:wired|corded|cabled|hardwired|kabelgebunden\p{L}*|verkabelt\p{L}*|filaires?|cableado?s?|bedrade?)$/u;
const DRUM_MICS: readonly Kind[] = ['mic_instrument'];

/** "Mics for the band: a DRUM SET, 3 clip-ons": the set that drums are heard with. */
function isSetOfMics(text: Text, mentions: readonly Mention[], { kinds: [kind], from, to }: Mention): boolean {
  if (kind !== 'drum_kit' || !/^(?:sets?|kits?)$/u.test(wordAt(text, to - 1))) return false;
  const { from: start } = sentenceOf(text, from);
  const first = mentions.find((other) => other.from >= start);
  if (first?.kinds[0]?.startsWith('mic_') !== true || first.from - start > HEAD) return false;
  let at = first.to;
  while (at < from && markAt(text, at) !== ':') at += 1;
  return at < from && at - first.to <= HEAD;
}

const HEAD = 4; // words round the name of the list

function sortsBehind(text: Text, { to }: Mention): readonly Mention[] {
  const found: Mention[] = [];
  const end = Math.min(sentenceOf(text, to - 1).to, to + REACH);
  for (let at = to + 1; at < end; at += 1) {
    const number = text.numberFrom.get(at);
    if (number === undefined || !JOINTS.has(text.tokens[at - 1]?.text ?? '')) continue;
    const times = wordAt(text, number.to) === 'x' || markAt(text, number.to) === 'x' ? number.to + 1 : number.to;
    const kind = SORTS.get(wordAt(text, times));
    if (kind !== undefined && ENDS.has(text.tokens[times + 1]?.text ?? '\n'))
      found.push({ kinds: [kind], categories: [], from: times, to: times + 1 });
  }
  return found;
}

const REACH = 30; // tokens of a list
const JOINTS = new Set([':', '(', ',', '+', '&', '/', 'and', 'und', 'et', 'y', 'en']);
const ENDS = new Set(['\n', ',', ')', ';', '+', '&', '/', '.', 'and', 'und', 'et', 'y', 'en', 'fur', 'for', 'pour']);
const SORTS: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ...'hand hands handfunk funk handheld handhelds held main mano'
    .split(' ')
    .map((word): [string, Kind] => [word, 'mic_wireless_handheld']),
  ...'ansteck lapel lapels lav lavs lavalier lavaliers tieclip clip cravate cravates solapa revers'
    .split(' ')
    .map((word): [string, Kind] => [word, 'mic_wireless_lapel']),
  ...'headset headsets headworn kopf kopfbugel nackenbugel diadema'
    .split(' ')
    .map((word): [string, Kind] => [word, 'mic_headset']),
  ...'schwanenhals gooseneck goosenecks'.split(' ').map((word): [string, Kind] => [word, 'mic_lectern']),
]);
