import { CATEGORIES, type Category } from '@showbill/contract';
import { TELLING_WORDS } from '../lexicon/index.ts';
import { stemsAsWritten } from '../matching/parts.ts';
import { patternStems } from '../matching/pattern.ts';
import type { KindMatch } from '../types.ts';

const RULES = TELLING_WORDS.rows().map((row) => ({
  ...row,
  begins: patternStems(row.begins)[0],
  words: patternStems(row.words),
}));

const RULES_WITHIN = new Map(
  CATEGORIES.map((category) => [category, RULES.filter(({ within }) => within.includes(category))]),
);

/** What the words of a name make of it together, wherever they stand in it: "Kit, Yamaha Stage Custom". */
export function byWords(name: string, category: Category): KindMatch | null {
  const stems = stemsAsWritten(name);
  const rule = RULES_WITHIN.get(category)?.find(
    ({ begins, words }) => (begins === undefined || begins === stems[0]) && inOrder(words, stems),
  );
  return rule === undefined ? null : { kind: rule.kind, confidence: rule.confidence };
}

function inOrder(words: readonly string[], stems: readonly string[]): boolean {
  let from = 0;
  return words.every((word) => {
    from = stems.indexOf(word, from) + 1;
    return from > 0;
  });
}
