import type { Mention } from './mention.ts';
import { lexicon } from '../reading/document/lexicon.ts';
import { type Span, sentenceOf, type Text } from '../reading/document/text.ts';
import { COMPANIONS, type Companion } from './words/companions.ts';

const words = lexicon(COMPANIONS.map((companion) => [companion, companion.words]));

/** What is said to come with the things named before it: "2 cameras w/ ops", "zwei Boxen auf Stativ", "écran 55 pouces sur pied". */
export function readCompanions(text: Text, known: readonly Mention[]): Mention[] {
  // "cameras with operators": people are named by their trade as well
  const busy = new Set(known.filter(({ kinds: [kind] }) => kind?.startsWith('crew_') !== true).flatMap(indices));
  const found: Mention[] = [];
  let before = 0; // mentions that end at or before the token
  for (let at = 0; at < text.tokens.length; at += 1) {
    while ((known[before]?.to ?? Number.POSITIVE_INFINITY) <= at) before += 1;
    if (busy.has(at)) continue;
    const hits = words.all(text.tokens, at).filter((hit) => !indices(hit).some((index) => busy.has(index)));
    const [companion] = hits.flatMap(
      (hit) => companionOf(text, hit.value, hit, known.slice(Math.max(0, before - FEW), before)) ?? [],
    );
    if (companion === undefined) continue;
    found.push(companion);
    at = companion.to - 1;
  }
  return found;
}

/** No more things than these stand within the reach of a companion. */
const FEW = 12;

function companionOf(text: Text, companion: Companion, { from, to }: Span, known: readonly Mention[]): Mention | null {
  const sentence = sentenceOf(text, from);
  const main = known.findLast((mention) => companion.reach <= NEAREST || isWith(companion, mention));
  if (main === undefined || main.from < sentence.from || !isWith(companion, main)) return null;
  if (from - main.to > companion.reach) return null;
  const count = companion.each ? (text.numberTo.get(main.from)?.value ?? behind(text, main.to)) : null;
  // Only the last word: what stands right behind a thing without a word between would be its name.
  const mention: Mention = { kinds: [companion.kind], categories: [], from: to - 1, to, hired: true };
  return count === null ? mention : { ...mention, count };
}

/** Up to this reach the words are about the thing right before them. */
const NEAREST = 4;

function isWith(companion: Companion, { kinds: [kind] }: Mention): boolean {
  return kind !== undefined && companion.with.includes(kind);
}

/** "cameras (3) with operators". */
function behind(text: Text, at: number): number | null {
  return text.numberFrom.get(at + 1)?.value ?? null;
}

function indices({ from, to }: Span): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
