import { UNITS, type Unit } from '@showbill/contract';
import { foldWords, foldWrittenUmlauts } from './fold-words.ts';
import { UNIT_WORDS } from './lexicon/index.ts';
import { once } from '../platform/once.ts';

const unitOf = once(
  (): ReadonlyMap<string, Unit> =>
    new Map([
      ...UNITS.map((unit) => [foldWords(unit), unit] as const),
      ...UNIT_WORDS.rows().map(({ unit, word }) => [foldWords(word), unit] as const),
    ]),
);

const PER =
  /^(?:(?:price|preis|prix|precio|prijs|rate|tarif|charged?) )?(?:per|pro|par|por|je|a|al|an|the|la|le|el|1) /;
const LONGEST_WORD = 60;

/**
 * The pricing unit that a price list's word stands for (`Tag`, `per day`, `lfm`, `m²`), or null. Only what has exactly
 * one unit is known: half days, weekends, miles, `3 days` and first or following days are not.
 */
export function unitFromWord(word: string): Unit | null {
  if (word.length > LONGEST_WORD) return null;
  const folded = foldWords(word);
  return lookUp(folded) ?? lookUp(foldWrittenUmlauts(folded));
}

function lookUp(folded: string): Unit | null {
  let rest = folded.replace(/^1(?=\p{L})/u, '');
  for (;;) {
    const unit = unitOf().get(rest) ?? unitOf().get(singular(rest));
    if (unit !== undefined) return unit;
    const shorter = rest.replace(PER, '');
    if (shorter === rest) return null;
    rest = shorter;
  }
}

/** Plural endings of the five languages: `days`, `Tage`, `Stunden`, `personnes`, `unidades`, `Gäste`. */
function singular(folded: string): string {
  for (const ending of ['es', 'en', 's', 'e', 'n']) {
    const stem = folded.slice(0, -ending.length);
    if (folded.endsWith(ending) && stem.length > 1 && unitOf().has(stem)) return stem;
  }
  return folded;
}
