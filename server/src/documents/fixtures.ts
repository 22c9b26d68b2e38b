import { type Acceptance, contentHash, paymentPlanOf, type Proposal } from '../proposals/index.ts';
import { buildProposal } from '../proposals/fixtures.ts';
import type { DocumentCompany, Order } from './types.ts';

/** A company as documents take it, for tests. */
export function buildCompany(changes: Partial<DocumentCompany> = {}): DocumentCompany {
  return {
    id: '0197f0aa-0000-7000-8000-00000000c0c0',
    name: 'Northlight Event Hire',
    email: 'hello@northlight.example',
    country: 'GB',
    timeZone: 'Europe/London',
    colour: '#1f5f5b',
    terms:
      'Half is due with the order, the rest 14 days before the event.\n\nWhat is lost is charged at its value as new.',
    taxNumber: null,
    taxNumberName: 'VAT number',
    letterhead: { address: null, telephone: null, registrationNumber: null, bankLine: null },
    logo: null,
    ...changes,
  };
}

export function buildAcceptance(
  proposal: Proposal,
  terms: string | null,
  changes: Partial<Acceptance> = {},
): Acceptance {
  return {
    name: 'Ada Marsh',
    email: 'ada@client.example',
    at: new Date('2026-11-28T09:14:31.000Z'),
    address: '203.0.113.7',
    browser:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Version/19.1 Mobile/15E148 Safari/604.1',
    version: proposal.version,
    terms,
    contentHash: contentHash(proposal, terms),
    ...changes,
  };
}

/** What a proposal's document is made from, for tests. */
export function buildOrder(changes: Partial<Order> = {}): Order {
  const none = { day: null, time: null };
  const { proposal = buildProposal() } = changes;
  return {
    company: buildCompany(),
    proposal,
    payments: paymentPlanOf(proposal, { timeZone: 'Europe/London', today: '2026-11-25' }),
    stops: { delivery: none, collection: none },
    pictures: new Map(),
    acceptance: null,
    right: null,
    ...changes,
  };
}
