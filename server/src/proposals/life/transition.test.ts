import { PROPOSAL_STATUSES, type ProposalStatus } from '@showbill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailAbout } from '../../mail/index.ts';
import { newId } from '../../platform/ids.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { getProposal } from '../find.ts';
import { presentSummary } from '../present.ts';
import { effectsOf, type Hire, LATER, NOW, openHire } from './fixtures.ts';
import { changeProposal, type Deed } from './index.ts';
import { applyTransition } from './transition.ts';

const THEN = '2026-11-22T08:00:00+00:00';
/** After the last day of what was sent at LATER. */
const LONG_AFTER = '2026-12-06T00:00:00+00:00';
const DEEDS: readonly Deed[] = ['send', 'view', 'accept', 'decline', 'revise', 'cancel'];

let database: TestDatabase;
let hire: Hire;
beforeAll(async () => {
  database = await openTestDatabase();
  hire = await openHire(database, mailAbout, { email: 'hire@northlight.example' });
});
afterAll(() => database.close());

function change(id: string, deed: Deed, details: Parameters<typeof changeProposal>[4] = {}, moment = THEN) {
  return changeProposal(hire.at(moment), hire.company.id, id, deed, details);
}

/** An event that shows the proposal as a list shows it after what happened. */
async function event(kind: string, id: string) {
  const proposal = await getProposal(hire.at(THEN), hire.company.id, id);
  if (proposal === null) throw new Error('it is gone');
  const data = { ...presentSummary(proposal, 'http://showbill.test'), company_id: hire.company.id };
  return expect.objectContaining({ kind, proposal_id: id, created_at: THEN, data });
}

function mail(kind: string, id: string, audience: 'client' | 'company', recipient: string | null) {
  const state = recipient === null ? 'kept' : 'waiting';
  return expect.objectContaining({ kind, proposal_id: id, audience, recipient, state, created_at: THEN });
}

function booking(
  id: string,
  kind: 'provisional' | 'firm',
  of: 'speaker' | 'engineer',
  quantity: number,
  validUntil = kind === 'firm' ? null : '2026-12-05',
) {
  return expect.objectContaining({
    proposal_id: id,
    product_id: hire.products[of],
    kind,
    quantity,
    from_day: '2026-12-10',
    until_day: '2026-12-12',
    left_day: null,
    valid_until: validUntil,
  });
}

describe('a transition has its own effects and no other', () => {
  const lines = [
    { sku: 'speaker', units: 6 },
    { sku: 'speaker', units: 1 },
    { sku: 'mixer', units: 1, optional: true },
    { sku: 'engineer', units: 2 },
  ] as const;
  const touched = { updated_at: [LATER, THEN] };

  it('send: provisional, valid for 14 days, told to the world and to the client', async () => {
    const id = await hire.draft({ lines });
    const effects = await effectsOf(hire, () => change(id, 'send', {}, THEN));
    expect(effects).toEqual({
      proposals: {
        changed: [
          {
            id,
            status: ['draft', 'sent'],
            first_sent_at: [null, THEN],
            sent_at: [null, THEN],
            valid_until: [null, '2026-12-06'],
            updated_at: [NOW, THEN],
          },
        ],
      },
      bookings: {
        added: [
          booking(id, 'provisional', 'speaker', 7, '2026-12-06'),
          booking(id, 'provisional', 'engineer', 2, '2026-12-06'),
        ],
      },
      events: { added: [await event('proposal.sent', id)] },
      mails: { added: [mail('proposal.sent', id, 'client', 'ada@client.example')] },
    });
  });

  it('send: keeps a last day that was set before', async () => {
    const id = await hire.draft();
    await hire.inside((tx) =>
      tx.updateTable('proposals').set({ valid_until: '2027-01-31' }).where('id', '=', id).execute(),
    );
    const { proposal } = await change(id, 'send');
    expect(proposal.validUntil).toBe('2027-01-31');
  });

  it('send: counts the days of validity that the company has set', async () => {
    const other = await openHire(database, mailAbout);
    await other.inside((tx) => tx.updateTable('companies').set({ validity_days: 3 }).execute());
    const { proposal } = await changeProposal(other.at(THEN), other.company.id, await other.draft(), 'send');
    expect(proposal.validUntil).toBe('2026-11-25');
  });

  it('view: noted and told once', async () => {
    const id = await hire.sent({ lines });
    expect(await effectsOf(hire, () => change(id, 'view', { by: 'client' }))).toEqual({
      proposals: { changed: [{ id, viewed_at: [null, THEN], ...touched }] },
      events: { added: [await event('proposal.viewed', id)] },
    });
    expect(await effectsOf(hire, () => change(id, 'view', { by: 'client' }, '2026-11-23T08:00:00Z'))).toEqual({});
  });

  it.each(['client', 'company'] as const)('accept by the %s: firm, told to the world and to both', async (by) => {
    const id = await hire.sent({ lines });
    const effects = await effectsOf(hire, () => change(id, 'accept', by === 'company' ? {} : { by }));
    expect(effects).toEqual({
      proposals: {
        changed: [{ id, status: ['sent', 'accepted'], accepted_at: [null, THEN], decided_by: [null, by], ...touched }],
      },
      bookings: {
        changed: [
          { kind: ['provisional', 'firm'], valid_until: ['2026-12-05', null] },
          { kind: ['provisional', 'firm'], valid_until: ['2026-12-05', null] },
        ],
      },
      accepted_details: { added: [expect.objectContaining({ proposal_id: id })] },
      events: { added: [await event('proposal.accepted', id)] },
      mails: {
        added: [
          mail('proposal.accepted', id, 'client', 'ada@client.example'),
          mail('proposal.accepted', id, 'company', 'hire@northlight.example'),
        ],
      },
    });
  });

  it.each(['client', 'company'] as const)(
    'decline by the %s: released, told to the world and to the company',
    async (by) => {
      const id = await hire.sent({ lines });
      const effects = await effectsOf(hire, () => change(id, 'decline', { by }));
      expect(effects).toEqual({
        proposals: {
          changed: [
            { id, status: ['sent', 'declined'], declined_at: [null, THEN], decided_by: [null, by], ...touched },
          ],
        },
        bookings: { removed: [booking(id, 'provisional', 'speaker', 7), booking(id, 'provisional', 'engineer', 2)] },
        events: { added: [await event('proposal.declined', id)] },
        mails: { added: [mail('proposal.declined', id, 'company', 'hire@northlight.example')] },
      });
    },
  );

  it('revise of a sent one: a draft of the next version, released, not seen yet', async () => {
    const id = await hire.sent({ lines });
    await change(id, 'view', { by: 'client' }, LATER);
    expect(await effectsOf(hire, () => change(id, 'revise'))).toEqual({
      proposals: {
        changed: [
          {
            id,
            status: ['sent', 'draft'],
            version: [1, 2],
            viewed_at: [LATER, null],
            valid_until: ['2026-12-05', null],
            ...touched,
          },
        ],
      },
      bookings: { removed: [booking(id, 'provisional', 'speaker', 7), booking(id, 'provisional', 'engineer', 2)] },
    });
  });

  it('revise of a declined one: a draft of the next version, not decided yet', async () => {
    const id = await hire.sent({ lines });
    await change(id, 'decline', { by: 'client' }, LATER);
    expect(await effectsOf(hire, () => change(id, 'revise'))).toEqual({
      proposals: {
        changed: [
          {
            id,
            status: ['declined', 'draft'],
            version: [1, 2],
            declined_at: [LATER, null],
            decided_by: ['client', null],
            valid_until: ['2026-12-05', null],
            ...touched,
          },
        ],
      },
    });
  });

  it('cancel: released, told to nobody', async () => {
    const id = await hire.accepted({ lines });
    expect(await effectsOf(hire, () => change(id, 'cancel'))).toEqual({
      proposals: { changed: [{ id, status: ['accepted', 'cancelled'], cancelled_at: [null, THEN], ...touched }] },
      bookings: { removed: [booking(id, 'firm', 'speaker', 7), booking(id, 'firm', 'engineer', 2)] },
    });
  });

  it('holds nothing where there is no date', async () => {
    const id = await hire.draft({ date: null });
    expect(Object.keys(await effectsOf(hire, () => change(id, 'send'))).toSorted()).toEqual([
      'events',
      'mails',
      'proposals',
    ]);
    const { proposal, shortages } = await change(id, 'accept');
    expect([proposal.status, shortages]).toEqual(['accepted', []]);
  });
});

describe('mail', () => {
  it.each([
    ['no client', null],
    ['a client without an address', { name: 'Ada Marsh' }],
  ])('is written to the company alone where there is %s', async (_name, client) => {
    const id = await hire.draft({ client });
    expect(await effectsOf(hire, () => change(id, 'send'))).not.toHaveProperty('mails');
    const { mails } = await effectsOf(hire, () => change(id, 'accept'));
    expect(mails).toEqual({ added: [mail('proposal.accepted', id, 'company', 'hire@northlight.example')] });
  });

  it('is kept where the company has no address either', async () => {
    const other = await openHire(database, mailAbout);
    const id = await other.sent({ client: null });
    const { mails } = await effectsOf(other, () => changeProposal(other.at(THEN), other.company.id, id, 'decline'));
    expect(mails).toEqual({ added: [mail('proposal.declined', id, 'company', null)] });
  });
});

async function inStatus(status: ProposalStatus): Promise<string> {
  if (status === 'draft') return hire.draft();
  const id = await hire.sent();
  if (status === 'accepted' || status === 'cancelled') await change(id, 'accept');
  if (status === 'cancelled') await change(id, 'cancel');
  if (status === 'declined') await change(id, 'decline');
  if (status === 'expired') {
    await hire.inside((tx) => applyTransition(hire.at(LONG_AFTER), tx, hire.company.id, id, 'expire'));
  }
  return id;
}

async function expectRefused(id: string, deed: Deed, details: object, refusal: object, moment = THEN) {
  const effects = await effectsOf(hire, () =>
    expect(change(id, deed, details, moment)).rejects.toMatchObject({ name: 'AppError', ...refusal }),
  );
  expect(effects).toEqual({});
}

describe('a refused transition leaves everything as it was', () => {
  const ALLOWED: Readonly<Record<ProposalStatus, readonly Deed[]>> = {
    draft: ['send'],
    sent: ['view', 'accept', 'decline', 'revise'],
    accepted: ['cancel'],
    declined: ['revise'],
    expired: ['send'],
    cancelled: [],
  };
  const refused = PROPOSAL_STATUSES.flatMap((status) =>
    DEEDS.filter((deed) => !ALLOWED[status].includes(deed)).map((deed) => [status, deed] as const),
  );

  it('tries 28 pairs of status and deed', () => expect(refused).toHaveLength(28));

  it.each(refused)('%s, %s', async (status, deed) => {
    const message = expect.stringContaining(`this one is ${status}`);
    await expectRefused(await inStatus(status), deed, { by: 'client' }, { code: 'conflict', message });
  });

  it.each(DEEDS.filter((deed) => deed !== 'send'))('sent and past its last day, %s', async (deed) => {
    const message = expect.stringContaining('this one is expired');
    await expectRefused(await hire.sent(), deed, {}, { code: 'conflict', message }, LONG_AFTER);
  });

  it.each(DEEDS)('%s of a version that is not the one there is', async (deed) => {
    const id = await hire.sent();
    await change(id, 'revise');
    await change(id, 'send');
    const message = 'this is version 1 of the proposal, and there is a newer one';
    await expectRefused(id, deed, { version: 1, by: 'client' }, { code: 'conflict', message });
    expect((await change(id, 'accept', { version: 2, by: 'client' })).proposal.status).toBe('accepted');
  });

  it.each(DEEDS)('%s of nobody’s and of another company’s', async (deed) => {
    await expectRefused(newId(), deed, {}, { code: 'not_found' });
    const other = await openHire(database, mailAbout);
    const id = await other.sent();
    const effects = await effectsOf(other, () => expectRefused(id, deed, {}, { code: 'not_found' }));
    expect(effects).toEqual({});
  });

  it('when what must be told cannot be written', async () => {
    const context = { ...hire.at(THEN), tell: () => Promise.reject(new Error('no room for mail')) };
    for (const [deed, id] of [
      ['send', await hire.draft()],
      ['accept', await hire.sent()],
      ['decline', await hire.sent()],
      ['revise', await hire.sent()],
      ['cancel', await hire.accepted()],
    ] as const) {
      const effects = await effectsOf(hire, () =>
        expect(changeProposal(context, hire.company.id, id, deed)).rejects.toThrow('no room for mail'),
      );
      expect(effects, deed).toEqual({});
    }
  });
});
