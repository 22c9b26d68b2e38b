import { nameOf } from './demand-names.ts';
import type { Draft } from './draft.ts';
import { markAt, sentenceOf, type Text } from '../reading/document/text.ts';

/** "Back of the hall: 1 TABLE/2 CHAIRS. Foyer - 1 table/2 folding chairs": sets told place by place add up. */
export function withSetsAdded(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const inSets = drafts.filter((draft) => isInSet(text, draft));
  const places = new Set(inSets.map(({ at }) => sentenceOf(text, at.from)));
  if (places.size < 2) return drafts;
  const sums = new Map<Draft, number>();
  for (const alike of Map.groupBy(inSets, (draft) => `${nameOf(draft)}|${draft.size}|${draft.optional}`).values()) {
    const sum = alike.reduce((total, { quantity }) => total + (quantity ?? 0), 0);
    alike.forEach((draft, index) => sums.set(draft, index === 0 ? sum : 0));
  }
  return drafts
    .filter((draft) => sums.get(draft) !== 0)
    .map((draft) => ({ ...draft, quantity: sums.get(draft) ?? draft.quantity }));
}

/** "DJ requirements: one RAISED PLATFORM. Judges' requirements: one raised platform": told of each of several places, they add up. */
export function withPlacesAdded(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const placed = drafts.flatMap((draft) => {
    const place = draft.quantity === null ? null : placeOf(text, draft);
    return place === null ? [] : [{ draft, place }];
  });
  const sums = new Map<Draft, number>();
  const groups = Map.groupBy(placed, ({ draft }) => `${nameOf(draft)}|${draft.size}|${draft.optional}`).values();
  for (const alike of groups) {
    if (new Set(alike.map(({ place }) => place)).size < alike.length || alike.length < 2) continue;
    const sum = alike.reduce((total, { draft }) => total + (draft.quantity ?? 0), 0);
    alike.forEach(({ draft }, index) => sums.set(draft, index === 0 ? sum : 0));
  }
  return drafts
    .filter((draft) => sums.get(draft) !== 0)
    .map((draft) => ({
      ...draft,
      quantity: sums.get(draft) ?? draft.quantity,
      article: sums.has(draft) ? false : draft.article,
    }));
}

/** What the label says that the sentence of a thing begins with, where it is of a place or of those who need it. */
function placeOf(text: Text, { at }: Draft): string | null {
  const sentence = sentenceOf(text, at.from);
  const begin = text.tokens[sentence.from]?.start ?? 0;
  const label = LABEL.exec(text.raw.slice(begin, text.tokens[at.from]?.start ?? begin))?.[1];
  return label === undefined || ANYWHERE.test(label) ? null : label.toLowerCase();
}

const LABEL =
  /^[^\p{L}]{0,6}(\p{L}[\p{L}'’ /-]{1,40}? (?:requirements?|needs|area|stage|tent|marquee|room|station|zone|booth|platform|desk)) ?:/iu;
const ANYWHERE =
  /^(?:general|technical|equipment|additional|other|our|minimum|special|all|event|main|site|the|further|basic)\b/iu;

/** A counted table with the stroke and a figure behind it, or what is counted behind the stroke. */
function isInSet(text: Text, { at, kinds: [kind], quantity }: Draft): boolean {
  if (quantity === null || kind === undefined) return false;
  if (kind.startsWith('table_')) return isStroke(text, at.to) && text.numberFrom.has(at.to + 1);
  const number = kind.startsWith('chair') ? (text.numberTo.get(at.from) ?? text.numberFrom.get(at.from)) : undefined;
  return number !== undefined && isStroke(text, number.from - 1);
}

function isStroke(text: Text, at: number): boolean {
  return markAt(text, at) === '/';
}
