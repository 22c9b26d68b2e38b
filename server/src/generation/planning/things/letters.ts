import type { Demand } from '../../facts.ts';
import type { ShelfProduct } from '../../types.ts';

const SOLD_SINGLY = /\bletter\b|buchstabe\b|\blettre\b|\bletra\b/iu;
const SPELLED = /(?<!\p{L})(?:\p{Lu}{2,10}|\p{L}(?:[ .·-]\p{L}){2,9})(?!\p{L})/u;
const NO_LETTER = /\P{L}/gu;
/** Named for what they spell in any case: "love letters". */
const LOVE = /\blove\b/iu;

/** How many letters a sign takes whose letters are hired one by one: "a light-up PROM sign" takes four. */
export function lettersOf({ phrase, words, around = '' }: Demand, { name }: ShelfProduct): number | null {
  if (!SOLD_SINGLY.test(name)) return null;
  const said = `${phrase} ${words} ${around}`;
  const [spelled] = (SPELLED.exec(said) ?? LOVE.exec(said) ?? []).filter((each) => each !== 'LED');
  return spelled?.replace(NO_LETTER, '').length ?? null;
}
