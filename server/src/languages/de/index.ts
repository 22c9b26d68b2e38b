import type { Translated } from '@showbill/contract';
import type { texts as english } from '../en/index.ts';
import { delivery } from './delivery.ts';
import { form } from './form.ts';
import { letters } from './letters.ts';
import { page } from './page.ts';
import { paper } from './paper.ts';
import { invoices } from './invoices.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { rules } from './rules.ts';
import { withdrawal } from './withdrawal.ts';

export const texts: Translated<typeof english> = {
  columns: { item: 'Position', quantity: 'Menge', price: 'Preis', total: 'Summe' },
  subtotal: 'Zwischensumme',
  total: 'Gesamtsumme',
  terms: 'Bedingungen',
  dateOpen: (length) => `${length}, Termin noch offen`,
  version: (number, version) => `${number}, Version ${version}`,
  registration: 'Registernummer',
  chargedAs: (days, charged) => `${days} berechnet als ${charged}`,
  extras: {
    heading: 'Optionale Positionen',
    chosen: 'gewählte Option',
    notChosen: 'Nicht gewählt und nicht in der Gesamtsumme enthalten.',
    notIncluded: 'Nicht in der Gesamtsumme enthalten.',
    adds: 'Jede kommt zum angegebenen Preis hinzu.',
    addsBefore: (later) => `Jede kommt zum angegebenen Preis hinzu, vor ${later}.`,
    multiDay: 'Mehrtagesrabatt',
  },
  reasons: {
    won: ['Preis', 'Verfügbarkeit', 'Service', 'Stammkunde', 'Empfehlung'],
    lost: [
      'Zu teuer',
      'Mitbewerber beauftragt',
      'Veranstaltung abgesagt',
      'Material nicht verfügbar',
      'Keine Rückmeldung',
    ],
  },
  delivery,
  form,
  letters,
  page,
  paper,
  invoices,
  payments,
  people,
  rules,
  withdrawal,
};
