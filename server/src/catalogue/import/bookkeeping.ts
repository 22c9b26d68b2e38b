import { foldWords } from '../../equipment/index.ts';

/** Folded words for money that is held, paid or given back, in English, German, French, Spanish and Dutch. */
const MONEY_WORDS = `deposit|deposits|credit|credit note|cash|cash received|cash payment|payment|payment received|refund|discount|
  discounts|rebate|voucher|balance due|prepayment|down payment|gutschrift|guthaben|barzahlung|zahlung|uberweisung|
  uberzahlung|storno|caution|acompte|arrhes|avoir|remise|rabais|ristourne|remboursement|paiement|depot de garantie|
  fianza|deposito|anticipo|abono|descuento|bonificacion|reembolso|pago|nota de credito|borg|waarborg|korting|kortingen|
  aanbetaling|creditnota|terugbetaling|betaling`;

/** What may follow such a word where it is the thing itself: nothing, a number, or words that go on about the money. */
const ABOUT_MONEY = `received|paid|due|held|back|refundable|returned|for|on|per|of|only|amount|fee|einbehalten|erhalten|bezahlt|
  fur|auf|von|zuruck|betrag|netto|brutto|pour|sur|de|du|client|recu|recue|por|para|sobre|del|recibido|recibida|voor|op|van|
  ontvangen|terug|bedrag|eur|euro|euros|gbp|usd|chf`;

const asWords = (list: string) => list.replaceAll(/\s*\n\s*/g, '');
const HEAD = new RegExp(`^(?:${asWords(MONEY_WORDS)})(?: (?:(?:${asWords(ABOUT_MONEY)})\\b.*|\\d.*))?$`);
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
