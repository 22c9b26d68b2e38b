import { KIND_CATEGORY, KINDS } from '../../../server/src/equipment/index.ts';
import { readText, type Text } from '../../../server/src/generation/reading/document/text.ts';
import { generalKinds } from '../../../server/src/generation/reading/words/general-words.ts';
import type { Mention } from '../../../server/src/generation/reading/things/mention.ts';
import { readMentions } from '../../../server/src/generation/reading/things/mentions.ts';
import type { EvalBrief } from '../brief.ts';
import { evalCatalogue, isOne } from '../catalogue.ts';
import type { Selector } from '../selectors.ts';
import type { Statement } from './statements.ts';

/** What a thing is to the company: asked for, not to come from us, or only spoken of. */
export type Status = 'asked' | 'theirs' | 'spoken';

/** A text with the things that it names, and what each is; null where that is not said. */
export interface LabelledText {
  readonly text: Text;
  readonly mentions: readonly Mention[];
  readonly statuses: readonly (Status | null)[];
}

type Names = ReadonlySet<string>; // kinds and categories

/**
 * The things in a brief, by what its expectations want or exclude. What they neither want, exclude nor allow is only
 * spoken of; what they do both with, or only allow, is not said.
 */
export function labelledBrief({ description, catalogue, good }: EvalBrief): LabelledText {
  const wanted = namesOf([...whats(good.must), ...whats(good.should)], catalogue);
  const allowed = namesOf([...good.allowed, ...good.offers, ...whats(good.atMost)], catalogue);
  return labelled(description, namesOf(good.excluded, catalogue), wanted, (mention) =>
    isAmong(mention, allowed) ? null : 'spoken',
  );
}

/** Of a kind that is named more than once and not to come from us, the last naming says so; the others may have asked for it. */
export function labelledStatement({ text, notFromUs, wished }: Statement): LabelledText {
  const read = labelled(text, new Set(notFromUs), new Set(wished), () => null);
  return {
    ...read,
    statuses: read.statuses.map((status, at) => {
      const kind = read.mentions[at]?.kinds[0];
      const isNamedAgain = read.mentions.slice(at + 1).some(({ kinds }) => kind !== undefined && kinds[0] === kind);
      return status === 'theirs' && isNamedAgain ? null : status;
    }),
  };
}

function whats(expected: EvalBrief['good']['must']): readonly Selector[] {
  return expected.flatMap(({ anyOf }) => anyOf.flatMap(({ what }) => what));
}

function labelled(
  description: string,
  excluded: Names,
  wanted: Names,
  neither: (mention: Mention) => Status | null,
): LabelledText {
  const text = readText(description);
  const mentions = readMentions(text);
  const statuses = mentions.map((named): Status | null => {
    const mention = { ...named, kinds: generalKinds(text, named) ?? named.kinds };
    const isWanted = isAmong(mention, wanted);
    const isExcluded = isAmong(mention, excluded) || categoryOf(mention).some((category) => excluded.has(category));
    if (isWanted && isExcluded) return null;
    return isWanted ? 'asked' : isExcluded ? 'theirs' : neither(mention);
  });
  return { text, mentions, statuses };
}

/** By one of its kinds; a whole category ("sound") by anything of it. */
function isAmong({ kinds, categories }: Mention, names: Names): boolean {
  if (kinds.length > 0) return kinds.some((kind) => names.has(kind));
  return categories.some(
    (category) => names.has(category) || KINDS.some((kind) => KIND_CATEGORY[kind] === category && names.has(kind)),
  );
}

function categoryOf({ kinds: [kind] }: Mention): readonly string[] {
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
