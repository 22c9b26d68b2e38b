import { describe, expect, it } from 'vitest';
import type { LineItem, Proposal } from '../proposal.ts';
import { contentHash } from './content-hash.ts';

const LINE: LineItem = {
  id: 'l1',
  catalogItemId: 'c1',
  category: 'audio',
  name: 'Speaker',
  unit: 'day',
  units: 6,
  hours: null,
  days: 2,
  quantity: 12,
  unitCost: 1234n,
  unitPrice: 3800n,
  total: 45600n,
  optional: false,
  picked: false,
  reason: 'speech',
  priceSetByHand: false,
  unitsSetByHand: false,
  words: null,
};

const OFFER = {
  number: 'P-2026-0042',
  version: 1,
  title: 'Sales conference',
  scopeSummary: 'Sound for two days.',
  currency: 'GBP',
  subtotal: 45600n,
  total: 54720n,
  event: { description: 'words of the brief', date: '2027-03-12', venue: 'Leeds', attendees: 250, days: 2 },
  adjustments: [{ kind: 'tax', label: 'VAT 20 %', amount: 9120n }],
  lines: [LINE],
} satisfies Partial<Proposal>;

const RIGHT = {
  notice: 'You may withdraw.',
  language: 'en',
  lastDay: '2026-12-04',
  timeZone: 'Europe/Berlin',
  askedToStart: false,
} as const;

const hash = contentHash(OFFER, 'Terms');
const changed = (changes: Partial<typeof OFFER>) => contentHash({ ...OFFER, ...changes }, 'Terms');
const withLine = (changes: Partial<LineItem>) => changed({ lines: [{ ...LINE, ...changes }] });

describe('the hash of what is accepted', () => {
  it('is SHA-256 in hexadecimal, equal for equal content', () => {
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    expect(contentHash(structuredClone(OFFER), 'Terms')).toBe(hash);
  });

  it.each<[string, string]>([
    ['the number', changed({ number: 'P-2026-0043' })],
    ['the version', changed({ version: 2 })],
    ['the title', changed({ title: 'Another' })],
    ['the summary', changed({ scopeSummary: 'Light.' })],
    ['the currency', changed({ currency: 'EUR' })],
    ['the day', changed({ event: { ...OFFER.event, date: '2027-03-13' } })],
    ['the venue', changed({ event: { ...OFFER.event, venue: 'York' } })],
    ['the subtotal', changed({ subtotal: 1n })],
    ['the total', changed({ total: 1n })],
    ['an adjustment', changed({ adjustments: [{ kind: 'tax', label: 'VAT 20 %', amount: 9121n }] })],
    ['a name', withLine({ name: 'Louder speaker' })],
    ['units', withLine({ units: 7 })],
    ['days', withLine({ days: 3 })],
    ['a price', withLine({ unitPrice: 3801n })],
    ['a total', withLine({ total: 45601n })],
    ['a picked option', withLine({ picked: true })],
    ['a line more', changed({ lines: [LINE, LINE] })],
    ['the terms', contentHash(OFFER, 'Other terms')],
    ['no terms', contentHash(OFFER, null)],
    ['a right of withdrawal', contentHash(OFFER, 'Terms', RIGHT)],
  ])('changes with %s', (_what, other) => {
    expect(other).not.toBe(hash);
  });

  it('changes with what a right of withdrawal says, until when it is, and what was asked for', () => {
    const hashes = [
      RIGHT,
      { ...RIGHT, notice: 'x' },
      { ...RIGHT, lastDay: '2026-12-07' },
      { ...RIGHT, askedToStart: true },
    ];
    expect(new Set(hashes.map((right) => contentHash(OFFER, 'Terms', right))).size).toBe(4);
  });

  it.each<[string, string]>([
    ['ids', withLine({ id: 'l2', catalogItemId: 'c2' })],
    ['reasons and words', withLine({ reason: 'music', words: 'six speakers' })],
    ['how a price came about', withLine({ priceSetByHand: true })],
    ['the brief', changed({ event: { ...OFFER.event, description: 'other words' } })],
    ['an option that was not picked', changed({ lines: [LINE, { ...LINE, optional: true }] })],
  ])('does not change with %s', (_what, other) => {
    expect(other).toBe(hash);
  });
});
