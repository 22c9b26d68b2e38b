import { KIND_CATEGORY, KINDS } from '../../../server/src/equipment/index.ts';
import type { NotFromUsRow } from '../../../server/src/generation/understand/exclusions/fixtures.ts';
import type { Reading } from '../../../server/src/generation/understand/exclusions/reading.ts';
import type { EvalBrief } from '../brief.ts';
import { evalCatalogue, isOne } from '../catalogue.ts';
import type { Selector } from '../selectors.ts';
import { type Use, usesIn } from './uses.ts';

/** A thing as a text names it, and whether it is not to come from us; null where that is not said. */
export interface Labelled {
  readonly features: readonly string[];
  readonly notFromUs: boolean | null;
}

/** A text with the things that it names, in the order of `reading.mentions`. */
export interface LabelledText {
  readonly reading: Reading;
  readonly things: readonly Labelled[];
}

type Names = ReadonlySet<string>; // kinds and categories

/** The things in a brief, by what its expectations want or exclude; what they do both with or neither is not said. */
export function labelledBrief({ description, catalogue, good }: EvalBrief): LabelledText {
  const wanted = [...good.must, ...good.should].flatMap(({ anyOf }) => anyOf.flatMap(({ what }) => what));
  return labelled(description, namesOf(good.excluded, catalogue), namesOf(wanted, catalogue));
}

export function labelledRow([description, notFromUs, wished]: NotFromUsRow): LabelledText {
  return labelled(description, new Set(notFromUs.split(' ')), new Set(wished.split(' ')));
}

function labelled(description: string, excluded: Names, wanted: Names): LabelledText {
  const { reading, uses } = usesIn(description);
  const things = uses.map((use): Labelled => {
    const isWanted = isAmong(use, wanted);
    const isExcluded = isAmong(use, excluded) || categoryOf(use).some((category) => excluded.has(category));
    return { features: use.features, notFromUs: isWanted === isExcluded ? null : isExcluded };
  });
  return { reading, things };
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
