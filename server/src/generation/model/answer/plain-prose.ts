const PRICE = new RegExp(
  [
    String.raw`[£$€¥]\s?\d`,
    String.raw`\d\s?(?:[£€¥]|(?:EUR|GBP|USD|CHF|AUD|CAD|NZD|euros?|pounds?|dollars?|francs?|franken)(?!\p{L}))`,
    String.raw`(?<!\p{L})(?:discount|rabatt|remise|descuento|korting)(?!\p{L})`,
  ].join('|'),
  'iu',
);
const ALIAS = /(?<![\p{L}\p{N}])p\d{1,3}(?![\p{L}\p{N}])/u;
const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*(?:[.!?]+|\n+|$)/gu;

/**
 * A model's words for a client without the sentences that name a price or one of its aliases: prices are the
 * program's, and an alias means nothing outside the prompt. Empty where every sentence does.
 */
export function plainProse(text: string): string {
  if (!isTainted(text)) return text;
  return sentencesOf(text)
    .filter((sentence) => !isTainted(sentence))
    .join('')
    .trim();
}

/** The sentences of a text, with the white space between them. */
export function sentencesOf(text: string): readonly string[] {
  return text.match(SENTENCE) ?? [];
}

function isTainted(text: string): boolean {
  return PRICE.test(text) || ALIAS.test(text);
}
