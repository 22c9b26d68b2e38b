import type { Translated } from '@showbill/contract';
import type { rules as english } from '../en/rules.ts';

export const rules: Translated<typeof english> = {
  minimumOrder: 'Mindestbestellwert',
  discountCode: 'Rabattcode',
  more: (percent, when) => `Auf die Miete kommen an diesen Tagen ${percent} Aufschlag (${when}).`,
  morePart: (percent, days, of, when) =>
    `Auf die Miete kommen für ${days} der ${of} Tage ${percent} Aufschlag (${when}).`,
  less: (percent, when) => `Von der Miete gehen an diesen Tagen ${percent} ab (${when}).`,
  lessPart: (percent, days, of, when) => `Von der Miete gehen für ${days} der ${of} Tage ${percent} ab (${when}).`,
  yearly: (range) => `${range}, jedes Jahr`,
  prices: (parts) => `Mit Ihnen vereinbarte Preise: ${parts}.`,
  off: (percent, what) => `${percent} Nachlass auf ${what}`,
  everything: 'alles',
  others: 'alles Übrige',
  codePercent: (percent) => `${percent} Nachlass auf die Beträge darüber für diesen Code.`,
  codeAmount: 'Ein fester Nachlass für diesen Code.',
  waiver: (percent, categories) => `${percent} der Miete in ${categories}, vor Rabatten.`,
  minimum: (amount) => `Aufträge unter ${amount} vor Steuern werden mit ${amount} berechnet.`,
};
