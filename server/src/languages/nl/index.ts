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
  columns: { item: 'Omschrijving', quantity: 'Aantal', price: 'Prijs', total: 'Totaal' },
  subtotal: 'Subtotaal',
  total: 'Totaal',
  terms: 'Voorwaarden',
  dateOpen: (length) => `${length}, datum in overleg`,
  version: (number, version) => `${number}, versie ${version}`,
  registration: 'Registratienr.',
  chargedAs: (days, charged) => `${days} berekend als ${charged}`,
  extras: {
    heading: 'Opties',
    chosen: 'gekozen optie',
    notChosen: 'Niet gekozen en niet inbegrepen in het totaal.',
    notIncluded: 'Niet inbegrepen in het totaal.',
    adds: 'Elke optie komt er voor de vermelde prijs bij.',
    addsBefore: (later) => `Elke optie komt er voor de vermelde prijs bij, vóór ${later}.`,
    multiDay: 'meerdaagse korting',
  },
  reasons: {
    won: ['Prijs', 'Beschikbaarheid', 'Service', 'Vaste klant', 'Aanbeveling'],
    lost: ['Te duur', 'Concurrent gekozen', 'Evenement afgelast', 'Materiaal niet beschikbaar', 'Geen reactie'],
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
