import type { Draft } from './draft.ts';
import { markAt, type Text } from '../reading/document/text.ts';

/** "2 guitar amps: a Twin and an AC30": the models are all there is. */
export function withoutWholes(text: Text, drafts: readonly Draft[]): readonly Draft[] {
  const models = Map.groupBy(
    drafts.filter(({ model }) => model),
    ({ kinds }) => kinds[0],
  );
  if (models.size === 0) return drafts;
  const examples = new Map<Draft, number>();
  const left = drafts.filter((draft) => {
    const named = models.get(draft.kinds[0]);
    if (named === undefined || draft.model || draft.optional || OF_DRUMS.test(draft.phrase)) return true;
    const [one] = named;
    if (named.length === 1 && one !== undefined && isExampleOf(text, draft, one)) {
      examples.set(one, draft.quantity ?? 1);
      return false;
    }
    const sum = named.reduce((total, { quantity }) => total + (quantity ?? 1), 0);
    return !isVague(draft) && draft.quantity !== sum && !named.some(({ quantity }) => quantity === draft.quantity);
  });
  const dropped = drafts.filter((draft) => draft.quantity !== null && !left.includes(draft));
  const counted = new Set(dropped.map(({ kinds: [kind] }) => kind));
  // each of them is one
  return left.map((draft) =>
    draft.model && draft.quantity === null && counted.has(draft.kinds[0])
      ? { ...draft, quantity: examples.get(draft) ?? 1 }
      : draft,
  );
}

/** "Dos amplificadores para guitarra (Fender Twin o similar)": right behind what is counted, of the same. */
function isExampleOf(text: Text, whole: Draft, { at, quantity }: Draft): boolean {
  const behind = at.from - whole.at.to;
  if (!'(:'.includes(markAt(text, whole.at.to) || 'x')) return false;
  return whole.quantity !== null && !whole.article && quantity === null && behind >= 1 && behind <= MAKE_WORDS;
}

const MAKE_WORDS = 3; // tokens: a bracket and the make

/** "A drum mic kit, an SM57 for the guitar": the kit is none of the single ones. */
const OF_DRUMS = /\b(?:drum|schlagzeug|batterie|bater[ií]a)\b.*\b(?:kit|set|pack|mics?|micros?)\b/iu;

/** No figure and no size of its own. */
export function isVague(draft: Draft): boolean {
  return (draft.quantity === null || draft.article) && draft.size === '';
}
