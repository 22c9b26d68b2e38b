import { KIND_CATEGORY, type Kind, similarity } from '../../../equipment/index.ts';
import type { ShelfProduct } from '../../types.ts';
import { isModel } from './models.ts';
import { better, modelsOf, type Scored, score } from './score.ts';
import type { ShelfIndex } from './shelf-index.ts';
import { planningTable, word } from './tables.ts';
import type { Choice, Need, Occasion } from '../types.ts';

/** Words that are no kind of equipment must be this like a product's name, a kind without a product more so. */
const LIKE_ENOUGH = 0.5;
const VERY_LIKE = 0.7;
/** A name that is alike and has not the model is that of another thing. */
const ASTRAY = 0.3;

/** The products for a need: one, or of tableware one for each piece; empty where the shelf has none. */
export function chooseAll(need: Need, index: ShelfIndex, occasion: Occasion): readonly Choice[] {
  const single = need.pieces.flatMap((piece) => choose({ ...need, pieces: [piece] }, index, occasion) ?? []);
  const found = single.length > 0 ? single : [choose({ ...need, pieces: [] }, index, occasion)];
  return found.flatMap((choice) => (choice === null ? [] : [{ ...choice, need }]));
}

/** The best product for a need and how many of it; null where the shelf has none. */
export function choose(need: Need, index: ShelfIndex, occasion: Occasion): Choice | null {
  const best =
    byCall(need, index, occasion) ??
    bestOf(need.kinds.flatMap((kind, place) => scoresOf(need, kind, place, index, occasion))) ??
    bestOf(need.instead.flatMap((kind, place) => scoresOf(need, kind, place, index, occasion))) ??
    byName(need, index, occasion);
  return best?.choice ?? null;
}

/** All products of one kind that can serve a need, the best first. */
export function rankedOfKind(need: Need, kind: Kind, index: ShelfIndex, occasion: Occasion): readonly Scored[] {
  return scoresOf(need, kind, 0, index, occasion).toSorted((one, other) => (better(one, other) ? -1 : 1));
}

function bestOf(scores: readonly (Scored | null)[]): Scored | null {
  return scores.reduce<Scored | null>((best, each) => {
    return each !== null && (best === null || better(each, best)) ? each : best;
  }, null);
}

function scoresOf(need: Need, kind: Kind, place: number, index: ShelfIndex, occasion: Occasion): readonly Scored[] {
  return (index.byKind.get(kind) ?? []).flatMap((entry) => score(need, entry, kind, place, occasion) ?? []);
}

/** The product that the client calls by its name, whatever kind is looked for. */
function byCall({ called, ...need }: Need, { products }: ShelfIndex, occasion: Occasion): Scored | null {
  if (called === undefined) return null;
  const named = products.filter(({ id }) => called.includes(id));
  return bestOf(
    named.map((product) => {
      const [first] = product.kinds;
      return first === undefined ? null : score(need, { product, sureness: 1 }, first.kind, 0, occasion);
    }),
  );
}

/** The product whose name is most like the client's words, where their kind is not known or the shelf has none of it. */
function byName(need: Need, { products }: ShelfIndex, occasion: Occasion): Scored | null {
  const least = need.kinds.length === 0 ? LIKE_ENOUGH : VERY_LIKE;
  // Likeness takes some 20 µs a product: only names that share the beginning of a word are looked at.
  const stems = (need.phrase.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).map((each) => each.slice(0, 4));
  const models = modelsOf(need);
  let best: { product: ShelfProduct; likeness: number } | null = null;
  for (const product of products) {
    const name = product.name.toLowerCase();
    if (isSurelyElse(need, product) || !stems.some((stem) => name.includes(stem))) continue;
    const likeness = isModel(product, models)
      ? 1
      : similarity(need.phrase, need.kinds.length === 0 ? thingItself(product.name) : product.name) -
        (models.length > 0 ? ASTRAY : 0);
    if (likeness >= least && likeness > (best?.likeness ?? 0)) best = { product, likeness };
  }
  if (best === null) return null;
  const kind = best.product.kinds[0]?.kind ?? need.kinds[0] ?? 'signage';
  return score(need, { product: best.product, sureness: 1 }, kind, 0, occasion);
}

const JOINING_WORDS = new Set(planningTable('joining-words', { word }).map((row) => row.word));

/** "Floodlight on tripod", "Kühlschrank mit Glastür": what it stands on, comes with or is for is not the thing. */
function thingItself(name: string): string {
  const words = name.split(' ');
  const end = words.findIndex((each, at) => at > 0 && JOINING_WORDS.has(each.toLowerCase().replace('.', '')));
  return end < 0 ? name : words.slice(0, end).join(' ');
}

/** Something of another kind, whatever words they share: lasers are no laser projector, a show caller is no drone show. */
function isSurelyElse({ kinds }: Need, { kinds: [found] }: ShelfProduct): boolean {
  return found !== undefined && (kinds.length > 0 || KIND_CATEGORY[found.kind] === 'crew');
}
