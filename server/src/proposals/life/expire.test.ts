import type { ProposalStatus } from '@showbill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAvailability } from '../../availability/index.ts';
import { mailAbout } from '../../mail/index.ts';
import { openOwnDatabase, type TestDatabase } from '../../testing/database.ts';
import { findProposals, getProposal } from '../find.ts';
import { effectsOf, type Hire, LATER, openHire } from './fixtures.ts';
import { changeProposal, expireProposals } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database.close());

/** Whose proposals sent at LATER are valid through 5 December there, and the first moment after it. */
const ZONES = [
  ['Pacific/Kiritimati', '2026-12-05T10:00:00.000Z'],
  ['Pacific/Auckland', '2026-12-05T11:00:00.000Z'],
  ['Asia/Kolkata', '2026-12-05T18:30:00.000Z'],
  ['UTC', '2026-12-06T00:00:00.000Z'],
  ['America/Los_Angeles', '2026-12-06T08:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-12-06T11:00:00.000Z'],
] as const;

function justBefore(moment: string): string {
  return new Date(Date.parse(moment) - 1).toISOString();
}

/** A proposal whose last day is 5 December in the company's calendar. */
async function sentIn(timeZone: string): Promise<{ hire: Hire; id: string }> {
  const hire = await openHire(database, mailAbout, { timeZone });
  const id = await hire.draft();
  await hire.inside((tx) => tx.updateTable('proposals').set({ valid_until: '2026-12-05' }).execute());
  await changeProposal(hire.at(), hire.company.id, id, 'send');
  return { hire, id };
}

async function provisional(hire: Hire, moment: string): Promise<number | undefined> {
  const query = { from: '2026-12-10', to: '2026-12-10', items: [hire.products.speaker] };
  return (await getAvailability(hire.at(moment), hire.company.id, query)).provisional[0];
}

async function listed(hire: Hire, moment: string, status: ProposalStatus): Promise<string[]> {
  const { proposals } = await findProposals(hire.at(moment), hire.company.id, { status, limit: 10 });
  return proposals.map((proposal) => proposal.id);
}

describe.each(ZONES)('a proposal sent by a company in %s', (timeZone, end) => {
  it('is open to the last millisecond of its last day there, and not swept before', async () => {
    const { hire, id } = await sentIn(timeZone);
    const last = justBefore(end);
    expect(await effectsOf(hire, () => expireProposals(hire.at(last)))).toEqual({});
    expect(await listed(hire, last, 'sent')).toEqual([id]);
    expect(await listed(hire, last, 'expired')).toEqual([]);
    expect(await provisional(hire, last)).toBe(6);
    const { proposal } = await changeProposal(hire.at(last), hire.company.id, id, 'accept', { by: 'client' });
    expect(proposal.status).toBe('accepted');
  });

  it('counts as expired from the next moment on, without a sweep', async () => {
    const { hire, id } = await sentIn(timeZone);
    for (const deed of ['accept', 'decline', 'view', 'revise'] as const) {
      const effects = await effectsOf(hire, () =>
        expect(changeProposal(hire.at(end), hire.company.id, id, deed)).rejects.toMatchObject({ code: 'conflict' }),
      );
      expect(effects).toEqual({});
    }
    expect(await getProposal(hire.at(end), hire.company.id, id)).toMatchObject({ status: 'expired' });
    expect(await listed(hire, end, 'expired')).toEqual([id]);
    expect(await listed(hire, end, 'sent')).toEqual([]);
    expect(await provisional(hire, end)).toBe(0);
  });

  it('is swept from the next moment on: released, told to nobody, once', async () => {
    const { hire, id } = await sentIn(timeZone);
    expect(await effectsOf(hire, () => expireProposals(hire.at(end)))).toEqual({
      proposals: {
        changed: [{ id, status: ['sent', 'expired'], updated_at: [LATER, end.replace('.000Z', '+00:00')] }],
      },
      bookings: { removed: [expect.objectContaining({ proposal_id: id, kind: 'provisional' })] },
    });
    expect(await effectsOf(hire, () => expireProposals(hire.at(end)))).toEqual({});
    expect(await listed(hire, end, 'expired')).toEqual([id]);
    expect(await provisional(hire, end)).toBe(0);
  });
});

async function storedStatuses(hire: Hire): Promise<Map<string, ProposalStatus>> {
  const rows = await hire.inside((tx) => tx.selectFrom('proposals').select(['id', 'status']).execute());
  return new Map(rows.map(({ id, status }) => [id, status]));
}

describe('the sweep', () => {
  it('takes every company’s proposals past their day, and no others, and says how many', async () => {
    await expireProposals((await openHire(database, mailAbout)).at('2026-12-31T00:00:00Z'));
    const [one, two] = [await openHire(database, mailAbout), await openHire(database, mailAbout)];
    const past = [await one.sent(), await one.sent(), await two.sent()];
    const decided = [await one.accepted(), await one.draft()];
    const open = await two.draft();
    await two.inside((tx) =>
      tx.updateTable('proposals').set({ valid_until: '2027-02-01' }).where('id', '=', open).execute(),
    );
    await changeProposal(two.at(), two.company.id, open, 'send');
    expect(await expireProposals(one.at('2026-12-31T00:00:00Z'))).toBe(3);
    const found = new Map([...(await storedStatuses(one)), ...(await storedStatuses(two))]);
    expect(past.map((id) => found.get(id))).toEqual(['expired', 'expired', 'expired']);
    expect(decided.map((id) => found.get(id))).toEqual(['accepted', 'draft']);
    expect(found.get(open)).toBe('sent');
  });
});

describe('an expired proposal', () => {
  const moment = '2026-12-08T09:00:00+00:00';
  const anew = { sent_at: [LATER, moment], valid_until: ['2026-12-05', '2026-12-22'] };
  const told = {
    events: { added: [expect.objectContaining({ kind: 'proposal.sent' })] },
    mails: { added: [expect.objectContaining({ kind: 'proposal.sent' })] },
  };

  it('can be sent again: valid anew, held anew, told anew', async () => {
    const { hire, id } = await sentIn('Europe/London');
    await expireProposals(hire.at(moment));
    const booking = { proposal_id: id, kind: 'provisional', valid_until: '2026-12-22' };
    expect(await effectsOf(hire, () => changeProposal(hire.at(moment), hire.company.id, id, 'send'))).toEqual({
      proposals: { changed: [{ id, status: ['expired', 'sent'], ...anew }] },
      bookings: { added: [expect.objectContaining(booking)] },
      ...told,
    });
    const last = hire.at('2026-12-22T23:59:59.999Z');
    const { proposal } = await changeProposal(last, hire.company.id, id, 'accept');
    expect(proposal.status).toBe('accepted');
  });

  it('can be sent again in the same way before the sweep has come by', async () => {
    const { hire, id } = await sentIn('Europe/London');
    expect(await effectsOf(hire, () => changeProposal(hire.at(moment), hire.company.id, id, 'send'))).toEqual({
      proposals: { changed: [{ id, updated_at: [LATER, moment], ...anew }] },
      bookings: { changed: [{ valid_until: ['2026-12-05', '2026-12-22'] }] },
      ...told,
    });
    expect(await effectsOf(hire, () => expireProposals(hire.at(moment)))).toEqual({});
  });
});
