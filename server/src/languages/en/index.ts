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

/** What the server itself says to people, in English. */
export const texts = {
  columns: { item: 'Item', quantity: 'Quantity', price: 'Price', total: 'Total' },
  subtotal: 'Subtotal',
  total: 'Total',
  terms: 'Terms',
  dateOpen: (length: string) => `${length}, date to be agreed`,
  /** `P-2026-0042, version 2`. */
  version: (number: string, version: string) => `${number}, version ${version}`,
  /** Before the number under which the company is registered. */
  registration: 'Registration no.',
  chargedAs: (days: string, charged: string) => `${days} charged as ${charged}`,
  extras: {
    heading: 'Optional extras',
    chosen: 'chosen extra',
    notChosen: 'Not chosen, and not included in the total.',
    notIncluded: 'Not included in the total.',
    adds: 'Each adds the price shown.',
    addsBefore: (later: string) => `Each adds the price shown, before ${later}.`,
    multiDay: 'multi-day discount',
  },
  /** Why a proposal is won or lost, for a company that has set no reasons of its own. */
  reasons: {
    won: ['Price', 'Availability', 'Service', 'Returning client', 'Recommendation'],
    lost: ['Too expensive', 'Went with a competitor', 'Event cancelled', 'Equipment not available', 'No reply'],
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
