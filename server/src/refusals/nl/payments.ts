import type { Translated } from '@showbill/contract';
import type { payments as englishPayments } from '../en/payments.ts';

export const payments: Translated<typeof englishPayments> = {
  notAccepted: (status) => `Betalingen worden vastgelegd bij een geaccepteerde offerte; deze is ${status}.`,
  noRow: 'is geen betaling uit het betaalschema van deze offerte',
  dayToCome: 'mag niet in de toekomst liggen',
  noPayment: 'deze betaling is er niet of is al ongedaan gemaakt',
  noNotice: 'deze melding is er niet of is al afgehandeld',
  otherCurrency: 'Er is in een andere valuta betaald dan die van de offerte, dus zo kan het niet worden vastgelegd.',
  noneToRefund: 'er hoort geen vastgelegde betaling bij: maak ongedaan wat met de hand is vastgelegd',
};
