import type { Category } from '@showbill/contract';
import { KIND_CATEGORY, type Kind } from '../kinds.ts';
import type { Part } from '../matching/parts.ts';
import { scan } from '../matching/scan.ts';
import { stemsThatAre } from '../matching/words.ts';
import type { KindMatch } from '../types.ts';

/** A series of letters and figures is some make's alone; a word may be one by chance. */
const SERIES = 0.62;
/** A word that one make alone calls something by, and that the name begins with. */
const LEADING = 0.6;
const WORD = 0.5;
const LEAST_LETTERS = 2;
const NO_SERIES = stemsThatAre('no_series');

/** "SVT", "KSM": letters that no word is made of. */
const CODE = /^[^aeiouy]{3,}$/u;

/**
 * What a product is by its model where its make is left out, within its own category: "QuickQ 20", "Rio3224-D2". Of
 * several that the model may be, the one that is `noted`.
 */
export function byModel(parts: readonly Part[], category: Category, noted: Kind | null): KindMatch[] {
  const matches = scan(parts, 'unmade', ({ kind }) => kind !== null && KIND_CATEGORY[kind] === category);
  for (const { found, from, to } of matches) {
    const kinds = new Set(found.flatMap(({ kind }): Kind[] => (kind === null ? [] : [kind])));
    const [first] = kinds;
    const kind = noted !== null && kinds.has(noted) ? noted : first;
    const words = parts.slice(from, to);
    if (
      kind === undefined ||
      !words.some(({ number, stem }) => !number && stem.length >= LEAST_LETTERS && !NO_SERIES.has(stem))
    )
      continue;
    const series = (kinds.size === 1 || kind === noted) && words.some(({ number, stem }) => number || CODE.test(stem));
    const leads = kinds.size === 1 && from === 0;
    return [{ kind, confidence: series ? SERIES : leads ? LEADING : WORD }];
  }
  return [];
}
