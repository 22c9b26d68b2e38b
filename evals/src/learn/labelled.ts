import { KIND_CATEGORY, KINDS } from '../../../server/src/equipment/index.ts';
import type { NotFromUsRow } from '../../../server/src/generation/understand/exclusions/fixtures.ts';
import { evalCatalogue, isOne } from '../catalogue.ts';
import type { EvalBrief, Selector } from '../expectation.ts';
import { type Use, usesIn } from './uses.ts';

/** A thing as a text names it, and whether it is not to come from us. */
export interface Labelled {
  readonly features: readonly string[];
  readonly notFromUs: boolean;
}

type Names = ReadonlySet<string>; // kinds and categories

/** The things in a brief that its expectations want or exclude; what they do both with or neither teaches nothing. */
export function labelledInBrief({ description, catalogue, good }: EvalBrief): readonly Labelled[] {
  const wanted = [...good.must, ...(good.should ?? [])].flatMap(({ anyOf }) => anyOf.flatMap(({ what }) => what));
  return labelled(description, namesOf(good.excluded ?? [], catalogue), namesOf(wanted, catalogue));
}

export function labelledInRow([description, notFromUs, wished]: NotFromUsRow): readonly Labelled[] {
  return labelled(description, new Set(notFromUs.split(' ')), new Set(wished.split(' ')));
}

function labelled(description: string, excluded: Names, wanted: Names): readonly Labelled[] {
  return usesIn(description).flatMap((use): readonly Labelled[] => {
    const isWanted = isAmong(use, wanted);
    const isExcluded = isAmong(use, excluded) || categoryOf(use).some((category) => excluded.has(category));
    return isWanted === isExcluded ? [] : [{ features: use.features, notFromUs: isExcluded }];
  });
}

/** By one of its kinds; a whole category ("sound") by anything of it. */
function isAmong({ kinds, categories }: Use, names: Names): boolean {
  if (kinds.length > 0) return kinds.some((kind) => names.has(kind));
  return categories.some(
    (category) => names.has(category) || KINDS.some((kind) => KIND_CATEGORY[kind] === category && names.has(kind)),
  );
}

function categoryOf({ kinds: [kind] }: Use): readonly string[] {
  return kind === undefined ? [] : [KIND_CATEGORY[kind]];
}

function namesOf(selectors: readonly Selector[], catalogue: EvalBrief['catalogue']): Names {
  const truths = [...evalCatalogue(catalogue).truths.values()];
  return new Set(
    selectors.flatMap((selector): readonly string[] =>
      typeof selector === 'string'
        ? [selector]
        : truths.flatMap((truth) => (isOne(truth, selector) ? truth.kinds : [])),
    ),
  );
}
