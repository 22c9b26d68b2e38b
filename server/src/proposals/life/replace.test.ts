import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailAbout } from '../../mail/index.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type DraftInput, effectsOf, type Hire, LATER, openHire } from './fixtures.ts';
import { changeProposal, type Deed, dispatchJob, returnJob, verifyStock } from './index.ts';

const THEN = '2026-12-10T08:00:00+00:00';

let database: TestDatabase;
let hire: Hire;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeAll(async () => {
  hire = await openHire(database, mailAbout);
});

function change(id: string, deed: Deed) {
  return changeProposal(hire.at(THEN), hire.company.id, id, deed);
}

/** An amendment of an accepted proposal, sent on the day of its event: three days instead of two. */
async function amend(replaces: string, input: DraftInput = {}): Promise<string> {
  const id = await hire.draft({ lines: [{ sku: 'speaker', units: 8 }], days: 3, ...input, replaces });
  await change(id, 'send');
  return id;
}

async function expectStockRight(): Promise<void> {
  const { differences } = await hire.inside((tx) => verifyStock(tx, hire.company.id, { rebuild: false }));
  expect(differences).toEqual([]);
}

const notAccepted = (status: string) => ({ code: 'conflict', message: expect.stringContaining(`which is ${status}`) });

describe('the acceptance of a proposal that replaces an accepted one', () => {
  it('cancels that one and takes its stock over, in one transaction, told as one acceptance', async () => {
    const old = await hire.accepted();
    const id = await amend(old);
    const effects = await effectsOf(hire, () => change(id, 'accept'));
    expect(effects).toEqual({
      accepted_details: { added: [expect.objectContaining({ proposal_id: id })] },
      proposals: {
        changed: [
          { id: old, status: ['accepted', 'cancelled'], cancelled_at: [null, THEN], updated_at: [LATER, THEN] },
          { id, status: ['sent', 'accepted'], accepted_at: [null, THEN], decided_by: [null, 'company'] },
        ],
      },
      bookings: {
        removed: [expect.objectContaining({ proposal_id: old, kind: 'firm', quantity: 6 })],
        changed: [{ kind: ['provisional', 'firm'], valid_until: ['2026-12-24', null] }],
      },
      events: { added: [expect.objectContaining({ proposal_id: id, kind: 'proposal.accepted' })] },
      mails: {
        added: [
          expect.objectContaining({ proposal_id: id, audience: 'client' }),
          expect.objectContaining({ proposal_id: id, audience: 'company' }),
        ],
      },
    });
    await expectStockRight();
  });

  it('takes what is out and what is back along: it is due when the new one ends', async () => {
    const old = await hire.accepted();
    await dispatchJob(hire.at(THEN), hire.company.id, old, { on: '2026-12-08' });
    const part = { productId: hire.products.speaker, quantity: 2 };
    await returnJob(hire.at(THEN), hire.company.id, old, part);
    const id = await amend(old);
    const { dispatched_units, bookings, proposals } = await effectsOf(hire, () => change(id, 'accept'));
    const moved = { proposal_id: [old, id], due_day: ['2026-12-12', '2026-12-13'] };
    expect(dispatched_units).toEqual({ changed: [expect.objectContaining(moved), expect.objectContaining(moved)] });
    expect(bookings?.changed).toEqual([
      {
        kind: ['provisional', 'firm'],
        valid_until: ['2026-12-24', null],
        left_day: [null, '2026-12-08'],
        starts_day: ['2026-12-10', '2026-12-08'],
      },
    ]);
    expect(proposals?.changed).toContainEqual(expect.objectContaining({ id, dispatched_on: [null, '2026-12-08'] }));
    await expectStockRight();
    await expect(change(id, 'cancel')).rejects.toMatchObject({ message: expect.stringContaining('equipment is out') });
    await expect(returnJob(hire.at(THEN), hire.company.id, old, {})).rejects.toMatchObject({ code: 'conflict' });
    await returnJob(hire.at(THEN), hire.company.id, id, {});
    expect((await change(id, 'cancel')).proposal.status).toBe('cancelled');
  });

  it('holds what left for the old one, where it has fewer or none of it', async () => {
    const old = await hire.accepted({
      lines: [
        { sku: 'speaker', units: 6 },
        { sku: 'mixer', units: 2 },
      ],
    });
    await dispatchJob(hire.at(THEN), hire.company.id, old);
    const id = await amend(old, {
      lines: [
        { sku: 'speaker', units: 4 },
        { sku: 'stool', units: 20 },
      ],
    });
    await change(id, 'accept');
    const held = await hire.inside((tx) =>
      tx.selectFrom('bookings').select(['product_id', 'quantity']).where('proposal_id', '=', id).execute(),
    );
    const { speaker, mixer, stool } = hire.products;
    expect(new Map(held.map((row) => [row.product_id, row.quantity]))).toEqual(
      new Map([
        [speaker, 6],
        [mixer, 2],
        [stool, 20],
      ]),
    );
    await expectStockRight();
  });

  it('lets what it added be dispatched on its own, once', async () => {
    const old = await hire.accepted();
    await dispatchJob(hire.at(THEN), hire.company.id, old, { on: '2026-12-09' });
    const id = await amend(old);
    await change(id, 'accept');
    const { dispatchedOn } = await dispatchJob(hire.at(THEN), hire.company.id, id, { on: '2026-12-10' });
    expect(dispatchedOn).toBe('2026-12-09');
    const out = await hire.inside((tx) =>
      tx
        .selectFrom('dispatched_units')
        .select(['quantity', 'left_day'])
        .where('proposal_id', '=', id)
        .orderBy('left_day')
        .execute(),
    );
    expect(out).toEqual([
      { quantity: 6, left_day: '2026-12-09' },
      { quantity: 2, left_day: '2026-12-10' },
    ]);
    await expect(dispatchJob(hire.at(THEN), hire.company.id, id)).rejects.toMatchObject({ code: 'conflict' });
    await expectStockRight();
  });

  it('makes nothing due where the new one has no date', async () => {
    const old = await hire.accepted();
    await dispatchJob(hire.at(THEN), hire.company.id, old);
    const id = await amend(old, { date: null });
    const { dispatched_units, bookings } = await effectsOf(hire, () => change(id, 'accept'));
    expect(dispatched_units?.changed).toEqual([
      expect.objectContaining({ proposal_id: [old, id], due_day: ['2026-12-12', null] }),
    ]);
    expect(bookings).toEqual({ removed: [expect.objectContaining({ proposal_id: old })] });
  });

  it('can be amended again', async () => {
    const first = await hire.accepted();
    const second = await amend(first);
    await change(second, 'accept');
    const third = await amend(second, { days: 1 });
    const { proposals } = await effectsOf(hire, () => change(third, 'accept'));
    expect(proposals?.changed).toEqual([
      expect.objectContaining({ id: second, status: ['accepted', 'cancelled'] }),
      expect.objectContaining({ id: third, status: ['sent', 'accepted'] }),
    ]);
  });

  it('is refused, and changes nothing, once the old one was cancelled', async () => {
    const old = await hire.accepted();
    const id = await amend(old);
    await change(old, 'cancel');
    const effects = await effectsOf(hire, () =>
      expect(change(id, 'accept')).rejects.toMatchObject(notAccepted('cancelled')),
    );
    expect(effects).toEqual({});
  });

  it('is refused, and changes nothing, once another amendment was accepted', async () => {
    const old = await hire.accepted();
    const [id, rival] = [await amend(old), await amend(old)];
    await change(rival, 'accept');
    const effects = await effectsOf(hire, () =>
      expect(change(id, 'accept')).rejects.toMatchObject(notAccepted('cancelled')),
    );
    expect(effects).toEqual({});
    await expectStockRight();
  });

  it('leaves the old one as it was where it is declined', async () => {
    const old = await hire.accepted();
    const id = await amend(old);
    const { proposals, bookings } = await effectsOf(hire, () => change(id, 'decline'));
    expect(proposals?.changed).toEqual([expect.objectContaining({ id })]);
    expect(bookings).toEqual({ removed: [expect.objectContaining({ proposal_id: id })] });
  });
});
