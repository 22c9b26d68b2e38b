import { buildProposal } from '../../../proposals/fixtures.ts';
import { type Proposal, paymentPlanOf } from '../../../proposals/index.ts';
import type { View } from './view.ts';

/** A page of a proposal that is open, for tests. */
export function buildView(
  changes: Partial<Proposal> = {},
  {
    company,
    ...view
  }: Partial<Omit<View, 'company' | 'proposal'>> & { readonly company?: Partial<View['company']> } = {},
): View {
  const proposal = buildProposal(changes);
  return {
    company: {
      name: 'Northlight Event Hire',
      timeZone: 'Europe/London',
      colour: null,
      terms: null,
      taxNumber: null,
      taxNumberName: 'VAT number',
      letterhead: { address: null, telephone: null, registrationNumber: null, bankLine: null },
      ...company,
    },
    proposal,
    foreseen: proposal,
    stops: { delivery: { day: null, time: null }, collection: { day: null, time: null } },
    pictures: new Map(),
    takesCodes: false,
    logo: null,
    picture: 'https://quotes.example/preview.png',
    amends: null,
    replaced: false,
    successor: null,
    acceptance: null,
    withdrawal: { offered: null, right: null, received: null, usableBy: null },
    sendsMail: true,
    payments: {
      plan: paymentPlanOf(proposal, { timeZone: 'Europe/London', today: '2026-11-25' }),
      payable: [],
      confirming: false,
    },
    invoices: [],
    messages: [],
    today: '2026-11-25',
    attempt: null,
    notice: null,
    ...view,
  };
}
