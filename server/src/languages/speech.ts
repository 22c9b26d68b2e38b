import { type Language, pluralIn, type Translated, type Unit } from '@showbill/contract';
import { words as german } from '@showbill/contract/words/de';
import { words as english } from '@showbill/contract/words/en';
import { words as spanish } from '@showbill/contract/words/es';
import { words as french } from '@showbill/contract/words/fr';
import { words as dutch } from '@showbill/contract/words/nl';
import type { Counted, Words } from '@showbill/contract/words/words';
import { texts as de } from './de/index.ts';
import { texts as en } from './en/index.ts';
import { texts as es } from './es/index.ts';
import { type Formats, formatsOf } from './formats.ts';
import { texts as fr } from './fr/index.ts';
import { texts as nl } from './nl/index.ts';

/** All that it takes to speak to somebody in their language. */
export interface Speech {
  readonly language: Language;
  readonly words: Words;
  readonly texts: Translated<typeof en>;
  readonly format: Formats;
  readonly plural: (count: number | string, one: string, many: string) => string;
}

const SPOKEN: Readonly<Record<Language, Speech>> = {
  en: speech('en', english, en),
  de: speech('de', german, de),
  fr: speech('fr', french, fr),
  es: speech('es', spanish, es),
  nl: speech('nl', dutch, nl),
};

export function speechOf(language: Language): Speech {
  return SPOKEN[language];
}

/** `2 days`, `1 person`. */
export function counted({ words, format, plural }: Speech, count: number, what: Counted): string {
  const [one, many] = words.counted[what];
  return `${format.count(count)} ${plural(count, one, many)}`;
}

/** How much of a line there is: `6 × 2 days`, `4 × 8 hours`, `36 m²`, `250 people`, `12`. */
export function quantityText(
  speech: Speech,
  { unit, units, quantity }: { readonly unit: Unit; readonly units: number; readonly quantity: number },
): string {
  const { format } = speech;
  switch (unit) {
    case 'day':
    case 'week':
    case 'hour':
      return `${format.count(units)} × ${counted(speech, quantity / units, unit)}`;
    case 'event':
    case 'each':
      return format.count(quantity);
    case 'metre':
      return `${format.count(quantity)} m`;
    case 'square_metre':
      return `${format.count(quantity)} m²`;
    case 'kilometre':
      return `${format.count(quantity)} km`;
    case 'person':
      return counted(speech, quantity, 'person');
    default:
      return unit satisfies never;
  }
}

function speech(language: Language, words: Words, texts: Translated<typeof en>): Speech {
  return { language, words, texts, format: formatsOf(language), plural: pluralIn(language) };
}
