import type { Category, Unit } from '@showbill/contract';
import { categoryFromWord, foldWords, unitFromWord } from '../../../equipment/index.ts';
import type { Outcome } from '../types.ts';
import { wordsOf } from '../words/index.ts';
import { shown } from '../../../imports/index.ts';

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
  { written: FEET, means: 'foot' },
  { written: SQUARE_FEET, means: 'squareFoot' },
  { written: MILES, means: 'mile' },
] as const;

export function readCategory(text: string): Outcome<Category> {
  if (text === '') return { message: ({ imports }) => imports.noCategory(imports.categories) };
  const category = categoryFromWord(text);
  if (category !== null) return { value: category };
  return { message: ({ imports }) => imports.category(shown(text), imports.categories) };
}

export function readUnit(text: string): Outcome<Unit> {
  if (text === '') return { message: ({ imports }) => imports.noUnit(imports.units) };
  const unit = unitFromWord(text);
  if (unit !== null) return { value: unit };
  if (DAY_SPLIT.test(foldWords(text))) {
    return { message: ({ imports }) => imports.daySplit(shown(text)) };
  }
  const imperial = IMPERIAL.find(({ written }) => written.test(foldWords(text.replaceAll('²', '2'))));
  if (imperial !== undefined) {
    return { message: ({ imports }) => imports[imperial.means](shown(text)) };
  }
  return { message: ({ imports }) => imports.unit(shown(text), imports.units) };
}

/** Yes or no in the five languages; a cross in a column of crosses is a yes. */
export function readTracked(text: string): Outcome<boolean> {
  const word = foldWords(text);
  if (TRUE.has(word)) return { value: true };
  return FALSE.has(word) ? { value: false } : { message: ({ imports }) => imports.yesOrNo(shown(text)) };
}
