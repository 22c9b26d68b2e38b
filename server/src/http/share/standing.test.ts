import { describe, expect, it } from 'vitest';
import { buildShared } from './fixtures.ts';
import { standingOf } from './standing.ts';

function said(changes: Parameters<typeof buildShared>[0]): string {
  const { proposal, company } = buildShared(changes);
  const { heading, text } = standingOf(proposal, company);
  return `${heading}. ${text}`;
}

describe('where a proposal stands', () => {
  it('marks a draft as one that cannot be accepted', () => {
    expect(said({ status: 'draft' })).toMatch(/^Draft\..*cannot be accepted/);
  });

  it('says of a draft that was sent before that a new version is coming', () => {
    expect(said({ status: 'draft', version: 2 })).toMatch(/new version is coming.*cannot be accepted/);
  });

  it('says until when a sent one is open, and how to accept it', () => {
    expect(said({ status: 'sent' })).toBe(
      'Open until Friday 4 December 2026. To accept, reply to Northlight Event Hire.',
    );
  });

  it('tells only those how to accept whose proposal can be accepted', () => {
    for (const status of ['draft', 'accepted', 'declined', 'expired', 'cancelled'] as const) {
      expect(said({ status })).not.toContain('To accept');
    }
  });

  it('dates an acceptance by the calendar of the company', () => {
    const acceptedAt = new Date('2026-07-01T23:30:00Z');
    expect(said({ status: 'accepted', acceptedAt })).toMatch(/^Accepted on Thursday 2 July 2026\./);
  });

  it('says since when an expired one is closed', () => {
    expect(said({ status: 'expired' })).toMatch(/^Expired\. It was open until Friday 4 December 2026/);
  });

  it('says that a declined or cancelled one is off', () => {
    expect(said({ status: 'declined', declinedAt: new Date('2026-12-01T12:00:00Z') })).toMatch(
      /^Declined on Tuesday 1 December 2026\./,
    );
    expect(said({ status: 'cancelled' })).toMatch(/^Cancelled\. It no longer holds/);
  });
});
