import type { Mention } from './mention.ts';
import { lexicon } from './text/lexicon.ts';
import { type Span, sentenceOf, type Text } from './text/text.ts';
import { COMPANIONS, type Companion } from './words/companions.ts';

const words = lexicon(COMPANIONS.map((companion) => [companion, companion.words]));

/** What is said to come with the things named before it: "2 cameras w/ ops", "zwei Boxen auf Stativ", "écran 55 pouces sur pied". */
export function readCompanions(text: Text, known: readonly Mention[]): Mention[] {
  // "cameras with operators": people are named by their trade as well
  const busy = new Set(known.filter(({ kinds: [kind] }) => kind?.startsWith('crew_') !== true).flatMap(indices));
  const found: Mention[] = [];
  for (let at = 0; at < text.tokens.length; at += 1) {
    if (busy.has(at)) continue;
    const hits = words.all(text.tokens, at).filter((hit) => !indices(hit).some((index) => busy.has(index)));
    const companions = hits.flatMap((hit) => companionOf(text, hit.value, hit, known) ?? []);
    const [companion] = companions;
    if (companion === undefined) continue;
    found.push(companion);
    at = companion.to - 1;
  }
  return found;
}

function companionOf(text: Text, companion: Companion, { from, to }: Span, known: readonly Mention[]): Mention | null {
  const sentence = sentenceOf(text, from);
  const thing = known.findLast((mention) => mention.to <= from && mention.from >= sentence.from);
  const main = companion.reach > NEAREST ? nearest(companion, known, sentence, from) : thing;
  const [kind] = main?.kinds ?? [];
  if (main === undefined || kind === undefined || !companion.with.includes(kind)) return null;
  if (from - main.to > companion.reach) return null;
  const count = companion.each ? (text.numberTo.get(main.from)?.value ?? behind(text, main.to)) : null;
  // Only the last word: what stands right behind a thing without a word between would be its name.
  const mention: Mention = { kinds: [companion.kind], categories: [], from: to - 1, to, hired: true };
  return count === null ? mention : { ...mention, count };
}

/** Up to this reach the words are about the thing right before them. */
const NEAREST = 4;

function nearest(companion: Companion, known: readonly Mention[], { from }: Span, before: number): Mention | undefined {
  return known.findLast(
    ({ kinds: [kind], to, from: begin }) =>
      kind !== undefined && to <= before && begin >= from && companion.with.includes(kind),
  );
}

/** "cameras (3) with operators". */
function behind(text: Text, at: number): number | null {
  return text.numberFrom.get(at + 1)?.value ?? null;
}

function indices({ from, to }: Span): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
