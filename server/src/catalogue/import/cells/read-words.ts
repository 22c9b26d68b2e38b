import { CATEGORIES, type Category, UNITS, type Unit } from '@showbill/contract';
import { categoryFromWord, foldWords, unitFromWord } from '../../../equipment/index.ts';
import type { Outcome } from '../types.ts';
import { wordsOf } from '../words/index.ts';
import { shown } from './shown.ts';

const TRUE = new Set(wordsOf('yes'));
const FALSE = new Set(wordsOf('no'));

/** `first day`, `vervolgdag`, `jour suivant`: one of two prices where a product can have one. */
const DAY_SPLIT = new RegExp(
  `^(?:(?:${wordsOf('which_day').join('|')}) ?(?:${wordsOf('day').join('|')})|${wordsOf('day_named').join('|')})$`,
);

const FEET = /^(?:(?:linear|lineal|running|lin|per) )*(?:f(?:ee|oo)t|ft|lf|lft|fuss|pieds?|pies?|voet)$/;
const SQUARE_FEET = /^(?:per )?(?:sq(?:uare)? ?f(?:ee|oo)?t|sqft|sf|ft2|quadratfuss|pieds? carres?|pies? cuadrados?)$/;
const MILES = /^(?:per )?(?:miles?|mi|millas?|meilen?)$/;
/** Prices are by metres; what is counted in feet or miles is so many of each. */
const IMPERIAL = [
  { written: FEET, each: 'a foot', metric: 'metre' },
  { written: SQUARE_FEET, each: 'a square foot', metric: 'square_metre' },
  { written: MILES, each: 'a mile', metric: 'kilometre' },
] as const;

export function readCategory(text: string): Outcome<Category> {
  const allowed = `allowed: ${CATEGORIES.join(', ')}`;
  if (text === '') return { message: `the category is missing; ${allowed}` };
  const category = categoryFromWord(text);
  return category === null ? { message: `the category ${shown(text)} is not known; ${allowed}` } : { value: category };
}

export function readUnit(text: string): Outcome<Unit> {
  const allowed = `allowed: ${UNITS.join(', ')}`;
  if (text === '') return { message: `the unit is missing; ${allowed}` };
  const unit = unitFromWord(text);
  if (unit !== null) return { value: unit };
  if (DAY_SPLIT.test(foldWords(text))) {
    return {
      message: `${shown(text)} is no unit; keep one row with the unit day, and set further days in the table of charged days`,
    };
  }
  const imperial = IMPERIAL.find(({ written }) => written.test(foldWords(text.replaceAll('²', '2'))));
  if (imperial !== undefined) {
    const { each, metric } = imperial;
    return {
      message: `the unit ${shown(text)} is not known; write each where one is ${each}, or price it by ${metric}`,
    };
  }
  return { message: `the unit ${shown(text)} is not known; ${allowed}` };
}

/** Yes or no in the five languages; a cross in a column of crosses is a yes. */
export function readTracked(text: string): Outcome<boolean> {
  const word = foldWords(text);
  if (TRUE.has(word)) return { value: true };
  return FALSE.has(word) ? { value: false } : { message: `${shown(text)} is neither true nor false` };
}
