import { foldWords } from '../../equipment/index.ts';

export interface Region {
  readonly name: string;
  /** Towns, districts or venues in the company's own spelling. */
  readonly places: readonly string[];
}

/**
 * The region that a venue lies in: the one with the longest place that occurs in `venue` as whole words, case,
 * accents and punctuation ignored; among places of the same length the region given first. Null when none does.
 */
export function regionOf<R extends Region>(venue: string | null, regions: readonly R[]): R | null {
  if (venue === null) return null;
  const spellings = spellingsOf(venue);
  let found: { readonly region: R; readonly length: number } | null = null;
  for (const region of regions) {
    for (const place of region.places) {
      const length = occurringLength(place, spellings);
      if (length > (found?.length ?? 0)) found = { region, length };
    }
  }
  return found?.region ?? null;
}

/** Length of a place that occurs, in its plain spelling; else 0. */
function occurringLength(place: string, venue: readonly string[]): number {
  const spellings = spellingsOf(place);
  const occurs = spellings.some((spelling) => spelling !== '' && venue.some((text) => holds(text, spelling)));
  return occurs ? spellings[0].length : 0;
}

function holds(text: string, words: string): boolean {
  return ` ${text} `.includes(` ${words} `);
}

/** Plain lower-case words, an apostrophe once dropped ("Kings Lynn") and once as a gap ("London s ExCeL"). */
function spellingsOf(text: string): readonly [string, string] {
  return [foldWords(text.replace(/['’ʼ]/g, '')), foldWords(text)];
}
