import { PROPOSAL_STATUSES } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { CURL_BRIEF, DEMO_BRIEFS } from './briefs.ts';
import { DEMO_CLIENTS } from './clients.ts';
import { DEMO_CHARGED_DAYS, DEMO_CHARGED_PER_DAY_BEYOND, DEMO_COMPANY, DEMO_RATES, DEMO_REGIONS } from './company.ts';

describe('the demo company', () => {
  it('has clients with different addresses that reach nobody', () => {
    const emails = DEMO_CLIENTS.map((client) => client.email);
    expect(emails).toHaveLength(12);
    expect(new Set(emails).size).toBe(12);
    expect(emails.filter((email) => !/@([a-z-]+\.example|example\.com)$/.test(email))).toEqual([]);
  });

  it('lists no place under two regions', () => {
    const places = DEMO_REGIONS.flatMap((region) => region.places.map((place) => place.toLowerCase()));
    expect(new Set(places).size).toBe(places.length);
  });

  it('charges more for longer hires, but never more than the days themselves', () => {
    const charged = DEMO_CHARGED_DAYS.map((row) => row.charged);
    expect(DEMO_CHARGED_DAYS.map((row) => row.days)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(charged).toEqual(charged.toSorted((a, b) => a - b));
    expect(DEMO_CHARGED_DAYS.filter((row) => row.charged > row.days)).toEqual([]);
    expect(DEMO_CHARGED_PER_DAY_BEYOND).toBeLessThan(1);
  });

  it('has a sample proposal for each status, each for one of its clients and in a currency it can price', () => {
    const emails = DEMO_CLIENTS.map((client) => client.email);
    const currencies: string[] = [DEMO_COMPANY.currency, ...DEMO_RATES.map((rate) => rate.to)];
    expect(new Set(DEMO_BRIEFS.map((brief) => brief.status))).toEqual(new Set(PROPOSAL_STATUSES));
    expect(DEMO_BRIEFS.filter((brief) => !emails.includes(brief.clientEmail))).toEqual([]);
    expect(DEMO_BRIEFS.filter((brief) => !currencies.includes(brief.currency))).toEqual([]);
  });

  it('dispatches equipment only for accepted proposals, and lets no draft be viewed', () => {
    const dispatched = DEMO_BRIEFS.filter((brief) => brief.dispatched);
    expect(dispatched.map((brief) => brief.status)).toEqual(['accepted']);
    expect(DEMO_BRIEFS.filter((brief) => brief.viewed && brief.status === 'draft')).toEqual([]);
  });

  it('has a brief for the shell that needs no escaping', () => {
    expect(CURL_BRIEF).toMatch(/^[A-Za-z0-9 ,.-]+$/);
  });
});
