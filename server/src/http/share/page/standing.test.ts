import { describe, expect, it } from 'vitest';
import { buildView } from './fixtures.ts';
import { standingOf } from './standing.ts';

function said(...given: Parameters<typeof buildView>): string {
  const { heading, text } = standingOf(buildView(...given));
  return `${heading}. ${text}`;
}

describe('where a proposal stands', () => {
  it('marks a draft as one that cannot be accepted', () => {
    expect(said({ status: 'draft' })).toMatch(/^Draft\..*cannot be accepted/);
  });

  it('says of a draft that was sent before that a new version is coming', () => {
    expect(said({ status: 'draft', version: 2 })).toMatch(/new version is coming.*cannot be accepted/);
  });

  it.each([
    ['2026-11-25', '9 days left.'],
    ['2026-12-03', '1 day left.'],
    ['2026-12-04', 'Today is the last day.'],
  ])('says on %s until when a sent one is open, and how long that is', (today, left) => {
    expect(said({ status: 'sent' }, { today })).toBe(`Open until Friday 4 December 2026. ${left}`);
  });

  it('says who accepted, for how much and at what time of the company', () => {
    const at = new Date('2026-07-01T23:30:00Z');
    const text = said({ status: 'accepted', acceptedAt: at }, { acceptance: { name: 'Ada Marsh', at, terms: null } });
    expect(text).toMatch(/^Accepted on Thursday 2 July 2026\. Ada Marsh accepted it for £734\.40 at 00:30 BST\./);
  });

  it('dates an acceptance by the calendar of the company', () => {
    const acceptedAt = new Date('2026-07-01T23:30:00Z');
    expect(said({ status: 'accepted', acceptedAt })).toMatch(/^Accepted on Thursday 2 July 2026\./);
  });

  it('says since when an expired one is closed', () => {
    expect(said({ status: 'expired' })).toMatch(/^Expired\. It was open until Friday 4 December 2026/);
  });

  it('says of an amendment what it takes the place of', () => {
    const left = 'Open until Friday 4 December 2026. 9 days left. ';
    expect(said({ status: 'sent' }, { amends: 'P-2026-0007' })).toBe(
      `${left}Once accepted, it replaces P-2026-0007, which stays valid until then.`,
    );
    expect(said({ status: 'sent', validUntil: null }, { amends: 'P-2026-0007' })).toMatch(/^Open\. Once accepted/);
  });

  it('says of one that was amended that another holds, and not that it was cancelled', () => {
    expect(said({ status: 'cancelled' }, { replaced: true })).toMatch(/^Replaced\. Another proposal was accepted/);
  });

  it('says that a declined or cancelled one is off', () => {
    expect(said({ status: 'declined', declinedAt: new Date('2026-12-01T12:00:00Z') })).toMatch(
      /^Declined on Tuesday 1 December 2026\./,
    );
    expect(said({ status: 'cancelled' })).toMatch(/^Cancelled\. It is no longer valid/);
  });
});
