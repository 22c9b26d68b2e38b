import { type Language, PROPOSAL_STATUSES, type ProposalStatus } from '@showbill/contract';
import { describe, expect, it } from 'vitest';
import { saidIn } from '../../refusals/index.ts';
import { effectiveStatus, next, TRANSITIONS, type Transition } from './index.ts';

/** Decision by decision; every pair that is not here is refused. */
const ALLOWED: readonly (readonly [ProposalStatus, Transition, ProposalStatus])[] = [
  ['draft', 'send', 'sent'],
  ['expired', 'send', 'sent'],
  ['sent', 'view', 'sent'],
  ['sent', 'accept', 'accepted'],
  ['sent', 'decline', 'declined'],
  ['sent', 'revise', 'draft'],
  ['declined', 'revise', 'draft'],
  ['sent', 'expire', 'expired'],
  ['accepted', 'cancel', 'cancelled'],
  ['accepted', 'replace', 'cancelled'],
];
const REFUSED = PROPOSAL_STATUSES.flatMap((status) =>
  TRANSITIONS.map((transition) => [status, transition] as const),
).filter(([status, transition]) => !ALLOWED.some(([from, by]) => from === status && by === transition));

function refusedIn(after: ReturnType<typeof next>, language: Language = 'en'): string | null {
  return typeof after === 'string' ? null : saidIn(language, after.refused);
}

describe('next', () => {
  it('knows eight transitions', () => {
    expect(TRANSITIONS.toSorted()).toEqual([
      'accept',
      'cancel',
      'decline',
      'expire',
      'replace',
      'revise',
      'send',
      'view',
    ]);
  });

  it.each(ALLOWED)('%s, %s: becomes %s', (status, transition, after) => {
    expect(next(status, transition, { equipmentOut: false })).toBe(after);
  });

  it('refuses each of the other 38 pairs', () => {
    expect(REFUSED).toHaveLength(38);
  });

  it.each(REFUSED)('%s, %s: is refused', (status, transition) => {
    const refusal = expect.stringContaining(`this one is ${status}`);
    expect(refusedIn(next(status, transition, { equipmentOut: false }))).toEqual(refusal);
    expect(refusedIn(next(status, transition, { equipmentOut: true }))).toEqual(refusal);
  });

  it('does not cancel while equipment is out', () => {
    expect(refusedIn(next('accepted', 'cancel', { equipmentOut: true }))).toContain('equipment is out');
  });

  it.each(ALLOWED.filter(([, transition]) => transition !== 'cancel'))(
    '%s, %s: becomes %s with equipment out as well',
    (status, transition, after) => {
      expect(next(status, transition, { equipmentOut: true })).toBe(after);
    },
  );

  it.each(REFUSED)('%s, %s: says what would be allowed', (status, transition) => {
    const from = ALLOWED.filter(([, by]) => by === transition).map(([allowed]) => allowed);
    expect(refusedIn(next(status, transition, { equipmentOut: false }))).toContain(
      `that is ${from.join(' or ')} can be`,
    );
  });

  it('says it to people in their language', () => {
    expect(refusedIn(next('cancelled', 'send', { equipmentOut: false }), 'de')).toBe(
      'Nur ein Entwurf oder ein abgelaufenes Angebot kann gesendet werden; dieses ist storniert.',
    );
  });
});

describe('effectiveStatus', () => {
  it.each<[ProposalStatus, string | null, string, ProposalStatus]>([
    ['sent', '2026-12-01', '2026-11-30', 'sent'],
    ['sent', '2026-12-01', '2026-12-01', 'sent'],
    ['sent', '2026-12-01', '2026-12-02', 'expired'],
    ['sent', '2026-12-31', '2027-01-01', 'expired'],
    ['sent', null, '2099-01-01', 'sent'],
  ])('%s, valid until %s, on %s counts as %s', (status, validUntil, today, counts) => {
    expect(effectiveStatus(status, validUntil, today)).toBe(counts);
  });

  it.each(PROPOSAL_STATUSES.filter((status) => status !== 'sent'))('leaves %s as it is', (status) => {
    expect(effectiveStatus(status, '2000-01-01', '2026-12-01')).toBe(status);
  });

  it('keeps a proposal past its day from being accepted', () => {
    const status = effectiveStatus('sent', '2026-12-01', '2026-12-02');
    expect(next(status, 'accept', { equipmentOut: false })).toHaveProperty('refused');
    expect(next(status, 'send', { equipmentOut: false })).toBe('sent');
  });
});
