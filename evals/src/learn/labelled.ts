import { KIND_CATEGORY, KINDS } from '../../../server/src/equipment/index.ts';
import { readAsking } from '../../../server/src/generation/understand/asking.ts';
import type { Mention } from '../../../server/src/generation/understand/mention.ts';
import { readMentions } from '../../../server/src/generation/understand/mentions.ts';
import { readPerformers } from '../../../server/src/generation/reading/scene/performers.ts';
import { readText, type Text } from '../../../server/src/generation/reading/document/text.ts';
import { readVagueWords } from '../../../server/src/generation/understand/vague-words.ts';
import type { EvalBrief } from '../brief.ts';
import { evalCatalogue, isOne } from '../catalogue.ts';
import type { Selector } from '../selectors.ts';
import type { Statement } from './statements.ts';

/** A text with the things that it names, and whether each is not to come from us; null where that is not said. */
export interface LabelledText {
  readonly text: Text;
  readonly mentions: readonly Mention[];
  readonly notFromUs: readonly (boolean | null)[];
}

type Names = ReadonlySet<string>; // kinds and categories

/** The things in a brief, by what its expectations want or exclude; what they do both with or neither is not said. */
export function labelledBrief({ description, catalogue, good }: EvalBrief): LabelledText {
  const wanted = [...good.must, ...good.should].flatMap(({ anyOf }) => anyOf.flatMap(({ what }) => what));
  return labelled(description, namesOf(good.excluded, catalogue), namesOf(wanted, catalogue));
}

/** Of a kind that is named more than once and not to come from us, the last naming says so; the others may have asked for it. */
export function labelledStatement({ text, notFromUs, wished }: Statement): LabelledText {
  const read = labelled(text, new Set(notFromUs), new Set(wished));
  return {
    ...read,
    notFromUs: read.notFromUs.map((is, at) => {
      const kind = read.mentions[at]?.kinds[0];
      const isNamedAgain = read.mentions.slice(at + 1).some(({ kinds }) => kind !== undefined && kinds[0] === kind);
      return is === true && isNamedAgain ? null : is;
    }),
  };
}

function labelled(description: string, excluded: Names, wanted: Names): LabelledText {
  const text = readText(description);
  const performing = readPerformers(text).spans;
  const named = readMentions(text, readAsking(text), performing);
  const mentions = [...named, ...readVagueWords(text, named, performing)].toSorted((a, b) => a.from - b.from);
  const notFromUs = mentions.map((mention) => {
    const isWanted = isAmong(mention, wanted);
    const isExcluded = isAmong(mention, excluded) || categoryOf(mention).some((category) => excluded.has(category));
    return isWanted === isExcluded ? null : isExcluded;
  });
  return { text, mentions, notFromUs };
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
