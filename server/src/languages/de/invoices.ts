import type { Translated } from '@showbill/contract';
import type { invoices as english } from '../en/invoices.ts';

/** Rechnungen und Gutschriften auf Papier. */
export const invoices: Translated<typeof english> = {
  kinds: { deposit: 'Anzahlungsrechnung', part: 'Abschlagsrechnung', final: 'Rechnung', credit: 'Stornorechnung' },
  depositFor: (number, title) => `Anzahlung zu ${number}: ${title}`,
  partFor: (number, title) => `Abschlag zu ${number}: ${title}`,
  less: (number) => `Abzüglich Rechnung ${number}`,
  correcting: (number, day) => `Storniert die Rechnung ${number} vom ${day}`,
  facts: {
    buyer: 'Rechnung an',
    issued: 'Datum',
    due: 'Fällig',
    supplied: 'Leistungsdatum',
    period: 'Leistungszeitraum',
    proposal: 'Angebot',
    reference: 'Ihr Zeichen',
  },
  inAdvance: 'Noch nicht erbracht (Anzahlung)',
  net: 'Netto',
  tax: (label, rate) => `${label} ${rate} %`,
  gross: 'Gesamtbetrag',
  toPay: 'Zu zahlen',
  credited: 'Gutgeschrieben',
  deducted: (number, day) => `Abzüglich Rechnung ${number} vom ${day}`,
  including: (tax) => `darin ${tax}`,
  payTo: 'Zahlbar an',
  account: 'Konto',
  withReference: (number) => `Bitte geben Sie ${number} an.`,
  taxId: 'Steuernummer',
  test: 'Test: keine Rechnung',
};
