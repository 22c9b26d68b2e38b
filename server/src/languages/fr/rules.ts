import type { Translated } from '@showbill/contract';
import type { rules as english } from '../en/rules.ts';

export const rules: Translated<typeof english> = {
  minimumOrder: 'Minimum de commande',
  discountCode: 'Code promo',
  more: (percent, when) => `La location est majorée de ${percent} à ces dates (${when}).`,
  morePart: (percent, days, of, when) =>
    `La location est majorée de ${percent} pour ${days} de ses ${of} jours (${when}).`,
  less: (percent, when) => `La location est réduite de ${percent} à ces dates (${when}).`,
  lessPart: (percent, days, of, when) =>
    `La location est réduite de ${percent} pour ${days} de ses ${of} jours (${when}).`,
  yearly: (range) => `${range}, chaque année`,
  prices: (parts) => `Prix convenus avec vous : ${parts}.`,
  off: (percent, what) => `${percent} de remise sur ${what}`,
  everything: 'l’ensemble',
  others: 'tout le reste',
  codePercent: (percent) => `${percent} de remise sur les montants ci-dessus grâce à ce code.`,
  codeAmount: 'Une remise fixe grâce à ce code.',
  waiver: (percent, categories) => `${percent} de la location en ${categories}, avant remises.`,
  minimum: (amount) => `Les commandes de moins de ${amount} hors taxes sont facturées ${amount}.`,
};
