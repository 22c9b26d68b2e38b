import { foldWords } from '../../equipment/index.ts';
import { wordsOf } from './words/index.ts';

const HEAD = new RegExp(
  `^(?:${wordsOf('money').join('|')})(?: (?:(?:${wordsOf('about_money').join('|')})\\b.*|\\d.*))?$`,
);
const GERMAN_OR_DUTCH =
  /^(?:\S+ )?\S*(?:kaution|gutschrift|rabatt|nachlass|skonto|anzahlung|waarborgsom|borgsom|korting)(?: |$)/;
const ENGLISH_LAST = /^(?:[a-z]+ ){1,3}(?:deposit|discount|refund|rebate)$/;
const CASH =
  /\b(?:in bar|bar|cash|especes|efectivo|contant) (?:erhalten|bezahlt|received|paid|recu|recues|recibido|ontvangen)$/;

const LEADING_AMOUNT = /^(?:\d+ )+(?:eur |euro |gbp |usd )?/;

/**
 * Whether a product's name is that of a deposit, credit, payment or discount: `Kaution 100,00`, `500,00 in Bar erhalten`,
 * `Sonderrabatt`, `Security deposit`. What only begins with such a word is equipment: a credit card terminal, caution tape.
 */
export function isBookkeeping(name: string): boolean {
  const words = foldWords(name).replace(LEADING_AMOUNT, '');
  if (HEAD.test(words) || GERMAN_OR_DUTCH.test(words) || CASH.test(words)) return true;
  const head = /deposit|discount|refund|rebate/.test(words) ? name.split(/[(,:–—-]/)[0] : '';
  return ENGLISH_LAST.test(foldWords(head ?? '').replace(LEADING_AMOUNT, ''));
}
