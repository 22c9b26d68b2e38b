import { z } from 'zod';
import { readTable } from '../../platform/data-files.ts';

/**
 * A generated reason without its sentences that give a number: "12 decks for 6 x 4 m" is not why there are 10. The
 * client's own words between quotation marks may hold numbers, and so may the name of a product.
 */
export function withoutFigures(reason: string): string {
  const sentences = reason.match(SENTENCES) ?? [];
  return sentences
    .filter((sentence) => !givesNumber(sentence.replaceAll(QUOTED, '')))
    .join('')
    .trim();
}

const SENTENCES = /(?:“[^”]*”|„[^“]*“|«[^»]*»|[^.!?]|[.](?=\S))+[.!?]*\s*/gu;
const QUOTED = /“[^”]*”|„[^“]*“|«[^»]*»/gu;
/** Figures that are no part of a name: 6, 2.5 and 6x4, but not K12.2 or SM58. */
const FIGURE = /(?<![\p{L}\d.,-])\d+(?:[.,]\d+)*(?:\s?[x×]\s?\d+(?:[.,]\d+)*)?(?:\s?(?:m|m²|%|kVA|kW))?(?![\p{L}\d-])/u;

function givesNumber(sentence: string): boolean {
  return FIGURE.test(sentence) || (sentence.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => NUMBERS.has(word));
}

const NUMBERS: ReadonlySet<string> = new Set(
  readTable(new URL('./number-words.csv', import.meta.url), z.strictObject({ word: z.string().min(1) })).map(
    ({ word }) => word,
  ),
);
