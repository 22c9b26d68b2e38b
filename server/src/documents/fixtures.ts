import { type Acceptance, contentHash, type LineItem, type Proposal } from '../proposals/index.ts';
import type { DocumentCompany } from './types.ts';

/** A company, a proposal of its and an acceptance, as documents take them, for tests. */
export function buildCompany(changes: Partial<DocumentCompany> = {}): DocumentCompany {
  return {
    name: 'Northlight Event Hire',
    email: 'hello@northlight.example',
    country: 'GB',
    timeZone: 'Europe/London',
    colour: '#1f5f5b',
    terms:
      'Half is due with the order, the rest 14 days before the event.\n\nWhat is lost is charged at its value as new.',
    logo: null,
    ...changes,
  };
}

export function buildProposal(changes: Partial<Proposal> = {}): Proposal {
  return {
    id: '0197f0aa-0000-7000-8000-00000000abcd',
    number: 'P-2026-0042',
    status: 'sent',
    version: 1,
    replaces: null,
    title: 'Sales conference for 250, Leeds',
    scopeSummary: 'Sound, light and a keynote stage for two days.\n\nCrew sets up the evening before.',
    currency: 'GBP',
    subtotal: 72600n,
    total: 73440n,
    unmet: ['simultaneous voting'],
    draftedBy: 'builtin',
    event: {
      description: 'Sales conference, budget about two thousand',
      date: '2027-03-12',
      venue: 'Corn Exchange, Leeds',
      attendees: 250,
      days: 2,
    },
    client: { id: '0197f0aa-0000-7000-8000-00000000cccc', name: 'Ada Marsh', email: 'ada@client.example' },
    adjustments: [
      { kind: 'multi_day', label: '2 days charged as 1.5', amount: -11400n },
      { kind: 'tax', label: 'VAT 20 %', amount: 12240n },
    ],
    shareToken: 'A1b2C3d4E5f6G7h8I9j0K1',
    validUntil: '2026-12-04',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    updatedAt: new Date('2026-11-20T10:00:00Z'),
    sentAt: new Date('2026-11-20T11:00:00Z'),
    viewedAt: null,
    acceptedAt: null,
    declinedAt: null,
    dispatchedOn: null,
    revision: 3,
    notes: 'wants to pay late',
    discount: null,
    surcharge: null,
    lines: [
      buildLine({ reason: 'speech for 250 in one room', words: 'keynote and speeches' }),
      buildLine({
        category: 'staging',
        name: 'Stage deck 2 × 1 m',
        unit: 'event',
        units: 12,
        quantity: 12,
        unitPrice: 2250n,
        total: 27000n,
      }),
      buildLine({
        name: 'Hazer',
        category: 'lighting',
        units: 1,
        quantity: 2,
        unitPrice: 3500n,
        total: 7000n,
        optional: true,
      }),
    ],
    ...changes,
  };
}

export function buildLine(changes: Partial<LineItem> = {}): LineItem {
  return {
    id: '0197f0aa-0000-7000-8000-00000000eeee',
    catalogItemId: '0197f0aa-0000-7000-8000-00000000ffff',
    category: 'audio',
    name: 'K12.2 powered speaker',
    unit: 'day',
    units: 6,
    hours: null,
    days: 2,
    quantity: 12,
    unitPrice: 3800n,
    total: 45600n,
    optional: false,
    picked: false,
    reason: '',
    priceSetByHand: false,
    words: null,
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
