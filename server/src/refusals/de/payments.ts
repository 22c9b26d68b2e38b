import type { Translated } from '@showbill/contract';
import type { payments as englishPayments } from '../en/payments.ts';

export const payments: Translated<typeof englishPayments> = {
  notAccepted: (status) => `Zahlungen werden zu einem angenommenen Angebot erfasst; dieses ist ${status}.`,
  noRow: 'ist keine Zahlung aus dem Zahlungsplan dieses Angebots',
  dayToCome: 'darf nicht in der Zukunft liegen',
  noPayment: 'diese Zahlung gibt es nicht, oder sie wurde schon zurückgenommen',
  noNotice: 'diese Meldung gibt es nicht, oder über sie wurde schon entschieden',
  otherCurrency:
    'Bezahlt wurde in einer anderen Währung als der des Angebots, deshalb lässt es sich so nicht erfassen.',
  noneToRefund: 'dazu ist keine Zahlung erfasst: nehmen Sie stattdessen zurück, was von Hand erfasst wurde',
};
