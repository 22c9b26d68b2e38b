import type { Translated } from '@showbill/contract';
import type { rules as english } from '../en/rules.ts';

export const rules: Translated<typeof english> = {
  minimumOrder: 'Minimale bestelling',
  discountCode: 'Kortingscode',
  more: (percent, when) => `Op de huur komt op deze dagen ${percent} toeslag (${when}).`,
  morePart: (percent, days, of, when) =>
    `Op de huur komt voor ${days} van de ${of} dagen ${percent} toeslag (${when}).`,
  less: (percent, when) => `Van de huur gaat op deze dagen ${percent} af (${when}).`,
  lessPart: (percent, days, of, when) => `Van de huur gaat voor ${days} van de ${of} dagen ${percent} af (${when}).`,
  yearly: (range) => `${range}, elk jaar`,
  prices: (parts) => `Met u afgesproken prijzen: ${parts}.`,
  off: (percent, what) => `${percent} korting op ${what}`,
  everything: 'alles',
  others: 'al het andere',
  codePercent: (percent) => `${percent} korting op de bedragen hierboven met deze code.`,
  codeAmount: 'Een vaste korting met deze code.',
  waiver: (percent, categories) => `${percent} van de huur in ${categories}, vóór kortingen.`,
  minimum: (amount) => `Bestellingen onder ${amount} vóór belasting worden voor ${amount} berekend.`,
};
