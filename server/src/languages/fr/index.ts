import { pluralIn, type Translated } from '@showbill/contract';
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
  columns: { item: 'Désignation', quantity: 'Quantité', price: 'Prix', total: 'Total' },
  subtotal: 'Sous-total',
  total: 'Total',
  terms: 'Conditions',
  dateOpen: (length) => `${length}, date à convenir`,
  version: (number, version) => `${number}, version ${version}`,
  registration: 'N° d’immatriculation',
  chargedAs: (days, charged) =>
    `${days} ${pluralIn('fr')(Number.parseInt(days, 10), 'facturé', 'facturés')} ${charged}`,
  extras: {
    heading: 'Options',
    chosen: 'option choisie',
    notChosen: 'Non choisies et non comprises dans le total.',
    notIncluded: 'Non comprises dans le total.',
    adds: 'Chacune s’ajoute au prix indiqué.',
    addsBefore: (later) => `Chacune s’ajoute au prix indiqué, avant ${later}.`,
    multiDay: 'remise de durée',
  },
  reasons: {
    won: ['Prix', 'Disponibilité', 'Service', 'Client fidèle', 'Recommandation'],
    lost: ['Trop cher', 'Concurrent retenu', 'Événement annulé', 'Matériel indisponible', 'Pas de réponse'],
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
