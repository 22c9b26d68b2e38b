import type { Translated } from '@showbill/contract';
import type { payments as english } from '../en/payments.ts';

export const payments: Translated<typeof english> = {
  heading: 'Zahlung',
  columns: { payment: 'Zahlung', due: 'Fällig', amount: 'Betrag' },
  rows: { deposit: 'Anzahlung', instalment: 'Rate', rest: 'Restzahlung', full: 'Gesamtbetrag' },
  instalment: (ordinal) => `Rate ${ordinal}`,
  due: {
    oneDay: (days) => `${days} Tag`,
    manyDays: (days) => `${days} Tage`,
    onAcceptance: 'bei Annahme',
    afterAcceptance: (days) => `${days} nach Annahme`,
    onEvent: 'am ersten Tag der Veranstaltung',
    beforeEvent: (days) => `${days} vor der Veranstaltung`,
    afterStart: (days) => `${days} nach dem ersten Tag der Veranstaltung`,
    onLastDay: 'am letzten Tag der Veranstaltung',
    afterEvent: (days) => `${days} nach der Veranstaltung`,
  },
  early: (percent) => `${percent} % Skonto bei vollständiger Zahlung bis dahin`,
  paid: 'Bezahlt',
  partlyPaid: (amount) => `${amount} bezahlt`,
  overdue: 'Überfällig',
  paidSoFar: 'Bisher bezahlt',
  outstanding: 'Noch zu zahlen',
  over: 'Über die Gesamtsumme hinaus bezahlt',
  pay: { deposit: 'Anzahlung zahlen', instalment: 'Rate zahlen', rest: 'Rest zahlen', full: 'Jetzt zahlen' },
  onward: 'Weiter zur Zahlungsseite',
  confirming: 'Vielen Dank. Ihre Zahlung erscheint hier, sobald sie bestätigt ist, meist innerhalb einer Minute.',
  notNow: 'Hier ist im Moment nichts zu zahlen.',
  notOnline: 'Dieser Betrag kann nicht online gezahlt werden. Bitte zahlen Sie auf anderem Weg.',
  unavailable:
    'Die Zahlungsseite lässt sich gerade nicht öffnen. Bitte versuchen Sie es in einer Minute noch einmal ' +
    'oder zahlen Sie auf anderem Weg.',
};
