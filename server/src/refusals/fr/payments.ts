import type { Translated } from '@showbill/contract';
import type { payments as englishPayments } from '../en/payments.ts';

export const payments: Translated<typeof englishPayments> = {
  notAccepted: (status) => `Les paiements s’enregistrent sur un devis accepté ; celui-ci est ${status}.`,
  noRow: 'ne désigne aucun paiement de l’échéancier de ce devis',
  dayToCome: 'ne doit pas être dans le futur',
  noPayment: 'ce paiement n’existe pas ou a déjà été annulé',
  noNotice: 'cet avis n’existe pas ou a déjà été traité',
  otherCurrency:
    'Le paiement a été fait dans une autre devise que celle du devis : il ne peut pas être enregistré tel quel.',
  noneToRefund: 'aucun paiement enregistré ne lui correspond : annulez plutôt ce qui a été enregistré à la main',
};
