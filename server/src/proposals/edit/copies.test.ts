import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readQuota, updateCompany } from '../../accounts/index.ts';
import { newId } from '../../platform/ids.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { findSharedProposal } from '../find.ts';
import { deleteDraft, duplicateProposal, renewShareLink } from '../index.ts';
import { effectsOf, type Hire, openHire } from '../life/fixtures.ts';
import { amendProposal, changeProposal } from '../life/index.ts';
import { ADA, edit, proposalOf } from './fixtures.ts';

let database: TestDatabase;
let hire: Hire;

beforeAll(async () => {
  database = await openTestDatabase();
  hire = await openHire(database, async () => {});
});
afterAll(() => database.close());

const used = (of: Hire) => of.inside((tx) => readQuota(tx, of.company.id, of.at().clock.now()));
const duplicate = (id: string, of = hire) => duplicateProposal(of.at(), of.company.id, id, ADA);

describe('a duplicate', () => {
  it('is a draft of its own with the same lines at the same prices, and takes a place', async () => {
    const lines = [
      { sku: 'speaker', units: 6 },
      { sku: 'stool', units: 20, optional: true },
    ] as const;
    const id = await hire.draft({ lines });
    await edit(hire, id, [
      { kind: 'set_discount', discount: { kind: 'amount', amount: 10.5, label: 'Off' }, was: null },
      { kind: 'set_notes', notes: 'pays late', was: null },
      { kind: 'set_valid_until', valid_until: '2027-01-01', was: null },
    ]);
    const [option] = (await proposalOf(hire, id)).lines.filter(({ optional }) => optional);
    await changeProposal(hire.at(), hire.company.id, id, 'send');
    await changeProposal(hire.at(), hire.company.id, id, 'accept', { picked: [option?.id ?? ''] });
    const source = await proposalOf(hire, id);
    await hire.inside((tx) => tx.updateTable('products').set({ unit_price: 1n }).execute());
    const before = await used(hire);
    const { proposal: copy, quota } = await duplicate(id);
    expect(quota.used).toBe(before.used + 1);
    const { title, event, client, notes, discount, subtotal, total, adjustments } = source;
    expect(copy).toMatchObject({ title, event, client, notes, discount, subtotal, total, adjustments });
    expect(copy).toMatchObject({
      status: 'draft',
      version: 1,
      revision: 0,
      replaces: null,
      validUntil: null,
      sentAt: null,
    });
    expect(copy.number).not.toBe(source.number);
    expect(copy.shareToken).not.toBe(source.shareToken);
    expect(copy.lines.map(({ id: _id, ...line }) => line)).toEqual(
      source.lines.map(({ id: _id, ...line }) => ({ ...line, picked: false })),
    );
    const bookings = await hire.inside((tx) =>
      tx.selectFrom('bookings').select('product_id').where('proposal_id', '=', copy.id).execute(),
    );
    expect(bookings).toEqual([]);
  });

  it('keeps what was taken for granted and is still to be asked, as do an amendment and a new version', async () => {
    const texts = { assumptions: ['One room'], questions: ['When may we load in?', 'Is there a lift?'] };
    const id = await hire.draft(texts);
    expect((await duplicate(id)).proposal).toMatchObject(texts);
    await changeProposal(hire.at(), hire.company.id, id, 'send');
    await changeProposal(hire.at(), hire.company.id, id, 'revise');
    expect(await proposalOf(hire, id)).toMatchObject({ status: 'draft', version: 2, ...texts });
    await changeProposal(hire.at(), hire.company.id, id, 'send');
    await changeProposal(hire.at(), hire.company.id, id, 'accept');
    const { proposal: amendment } = await amendProposal(hire.at(), hire.company.id, id, {});
    expect(amendment).toMatchObject({ replaces: id, ...texts });
  });

  it('never takes more than the allowance, however many at once', async () => {
    const small = await openHire(database, async () => {});
    await updateCompany(database.db, small.company.id, { allowance: 3 });
    const id = await small.draft();
    const results = await Promise.allSettled(Array.from({ length: 8 }, () => duplicate(id, small)));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(5);
    for (const reason of refused) expect(reason).toMatchObject({ code: 'quota_exceeded' });
    expect(await used(small)).toEqual({ used: 3, limit: 3 });
  });

  it('of what is not there costs nothing; nor is one made without a subscription', async () => {
    const before = await used(hire);
    await expect(duplicate(newId())).rejects.toMatchObject({ code: 'not_found' });
    const other = await openHire(database, async () => {});
    await expect(duplicate(await other.draft())).rejects.toMatchObject({ code: 'not_found' });
    await updateCompany(database.db, other.company.id, { subscription: 'past_due' });
    await expect(duplicate(await other.draft(), other)).rejects.toMatchObject({ code: 'subscription_inactive' });
    expect(await used(hire)).toEqual(before);
    expect((await used(other)).used).toBe(0);
  });
});

describe('deleting', () => {
  it('a draft takes all of it, and gives no place back', async () => {
    const { proposal: copy } = await duplicate(await hire.draft());
    const before = await used(hire);
    await deleteDraft(hire.at(), hire.company.id, copy.id, ADA);
    expect(await used(hire)).toEqual(before);
    await expect(proposalOf(hire, copy.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await findSharedProposal(hire.at(), copy.shareToken)).toBeNull();
  });

  it('is refused for what is or was sent, and for another company’s', async () => {
    const sent = await hire.sent();
    const revised = await hire.sent();
    await changeProposal(hire.at(), hire.company.id, revised, 'revise');
    const other = await openHire(database, async () => {});
    for (const [id, code] of [
      [sent, 'conflict'],
      [revised, 'conflict'],
      [await other.draft(), 'not_found'],
      ['x', 'not_found'],
    ] as const) {
      const effects = await effectsOf(hire, () =>
        expect(deleteDraft(hire.at(), hire.company.id, id, ADA)).rejects.toMatchObject({ code }),
      );
      expect(effects).toEqual({});
    }
  });
});

describe('another share link', () => {
  it('opens the proposal, and the one before nothing', async () => {
    const id = await hire.sent();
    const { shareToken: before } = await proposalOf(hire, id);
    const { shareToken: after } = await renewShareLink(hire.at(), hire.company.id, id, ADA);
    expect(await findSharedProposal(hire.at(), before)).toBeNull();
    expect((await findSharedProposal(hire.at(), after))?.proposal.id).toBe(id);
    const other = await openHire(database, async () => {});
    await expect(renewShareLink(other.at(), other.company.id, id, ADA)).rejects.toMatchObject({ code: 'not_found' });
  });
});
