import { describe, expect, it } from 'vitest';
import type { LineItem, Proposal } from '../proposal.ts';
import { contentHash } from './content-hash.ts';

const line: LineItem = {
  id: 'line-1',
  catalogItemId: 'product-1',
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
  reason: 'speech',
  priceSetByHand: false,
  words: 'speeches',
};
const option: LineItem = { ...line, id: 'line-2', name: 'Hazer', optional: true };
const proposal: Proposal = {
  id: 'proposal-1',
  number: 'P-2026-0042',
  status: 'sent',
  version: 1,
  replaces: null,
  title: 'Sales conference',
  scopeSummary: 'Sound for two days.',
  currency: 'GBP',
  subtotal: 45600n,
  total: 54720n,
  unmet: [],
  draftedBy: 'builtin',
  event: { description: 'a conference', date: '2027-03-12', venue: 'Leeds', attendees: 250, days: 2 },
  client: null,
  adjustments: [{ kind: 'tax', label: 'VAT 20 %', amount: 9120n }],
  shareToken: 'A1b2C3d4E5f6G7h8I9j0K1',
  validUntil: '2026-12-04',
  createdAt: new Date(0),
  updatedAt: new Date(0),
  sentAt: new Date(0),
  viewedAt: null,
  acceptedAt: null,
  declinedAt: null,
  dispatchedOn: null,
  revision: 3,
  notes: null,
  discount: null,
  surcharge: null,
  lines: [line, option],
};
const hash = contentHash(proposal, 'Half in advance.');

const withLine = (changes: Partial<LineItem>): Partial<Proposal> => ({ lines: [{ ...line, ...changes }, option] });
const withEvent = (changes: Partial<Proposal['event']>): Partial<Proposal> => ({
  event: { ...proposal.event, ...changes },
});

describe('contentHash', () => {
  it('is the same for the same content, as it was when this was written', () => {
    expect(contentHash(structuredClone(proposal), 'Half in advance.')).toBe(hash);
    expect(hash).toBe('c975f71cc8622105e8245e00eadb9c1476349f44581f4247c75ad04c4bc41aa8');
  });

  it.each<[string, Partial<Proposal>]>([
    ['number', { number: 'P-2026-0043' }],
    ['version', { version: 2 }],
    ['title', { title: 'Another' }],
    ['summary', { scopeSummary: 'Light.' }],
    ['currency', { currency: 'EUR' }],
    ['date', withEvent({ date: '2027-03-13' })],
    ['days', withEvent({ days: 3 })],
    ['venue', withEvent({ venue: 'York' })],
    ['attendees', withEvent({ attendees: 251 })],
    ['category of a line', withLine({ category: 'video' })],
    ['name of a line', withLine({ name: 'K10' })],
    ['unit of a line', withLine({ unit: 'week' })],
    ['units of a line', withLine({ units: 7 })],
    ['days of a line', withLine({ days: 3 })],
    ['hours of a line', withLine({ hours: 8 })],
    ['quantity of a line', withLine({ quantity: 13 })],
    ['price of a line', withLine({ unitPrice: 3801n })],
    ['total of a line', withLine({ total: 45601n })],
    ['pick of a line', withLine({ picked: true })],
    ['a line less', { lines: [option] }],
    ['a line more', { lines: [line, line, option] }],
    ['order of lines', { lines: [{ ...line, name: 'A' }, line].reverse() }],
    ['an option that is picked', { lines: [line, { ...option, optional: false, picked: true }] }],
    ['subtotal', { subtotal: 45601n }],
    ['total', { total: 54721n }],
    ['kind of an adjustment', { adjustments: [{ kind: 'surcharge', label: 'VAT 20 %', amount: 9120n }] }],
    ['label of an adjustment', { adjustments: [{ kind: 'tax', label: 'VAT 21 %', amount: 9120n }] }],
    ['amount of an adjustment', { adjustments: [{ kind: 'tax', label: 'VAT 20 %', amount: 9121n }] }],
    ['no adjustment', { adjustments: [] }],
  ])('changes with the %s', (_, changes) => {
    expect(contentHash({ ...proposal, ...changes }, 'Half in advance.')).not.toBe(hash);
  });

  it('changes with the terms, and tells none from empty ones', () => {
    const hashes = ['All in advance.', '', null].map((terms) => contentHash(proposal, terms));
    expect(new Set([hash, ...hashes]).size).toBe(4);
  });

  it.each<[string, Partial<Proposal>]>([
    ['ids', { id: 'another', shareToken: 'another', client: { id: 'x', name: 'Ada', email: null }, replaces: 'y' }],
    ['ids of lines', withLine({ id: 'another', catalogItemId: null })],
    ['reasons', withLine({ reason: 'another', words: null, priceSetByHand: true })],
    ['options that were not picked', { lines: [line] }],
    ['notes and what is unmet', { notes: 'pays late', unmet: ['voting'], revision: 9, draftedBy: 'model' }],
    [
      'what became of it',
      { status: 'accepted', acceptedAt: new Date(1), updatedAt: new Date(1), dispatchedOn: '2027-03-11' },
    ],
    ['the brief', withEvent({ description: 'another' })],
  ])('does not change with %s', (_, changes) => {
    expect(contentHash({ ...proposal, ...changes }, 'Half in advance.')).toBe(hash);
  });
});
