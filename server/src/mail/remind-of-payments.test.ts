import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '@showbill/contract';
import { updateCompany } from '../accounts/index.ts';
import { changeDefaultTerms } from '../payments/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { amendProposal, changeProposal, recordPayment } from '../proposals/index.ts';
import { signedInMember, type TestPerson } from '../testing/browser.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../testing/service.ts';
import { remindOfPayments, sendDueMail } from './index.ts';

const ACCEPTED_AT = new Date('2026-11-20T10:00:00Z');
/** Five days before the balance is due, which is 26 February 2027. */
const BEFORE = new Date('2027-02-21T10:00:00Z');
const AFTER = new Date('2027-03-03T10:00:00Z');
const ADA = { name: 'Ada', email: 'ada@client.example' };

let service: TestService;
let company: TestCompany;
let owner: TestPerson;
let now = ACCEPTED_AT;
beforeAll(async () => {
  service = await startLoneTestService({ clock: { now: () => now } });
});
afterAll(() => service.close());
beforeEach(async () => {
  now = ACCEPTED_AT;
  company = await service.company();
  owner = await signedInMember(service, company.id, 'owner');
  await inside((tx) =>
    changeDefaultTerms(tx, company.id, {
      deposit: null,
      instalments: [],
      rest: { from: 'event', days: -14 },
      early: null,
    }),
  );
  await setDays(5);
});

function inside<T>(work: Parameters<typeof forCompany<T>>[2]): Promise<T> {
  return forCompany(service.context.db, company.id, work);
}

async function setDays(days: number | null): Promise<void> {
  const { status, text } = await owner.mutate(
    'payments.setReminders',
    { reminder_days: days },
    { company: company.id },
  );
  if (status !== 200) throw new Error(text);
}

async function accepted(client: object | null = ADA): Promise<string> {
  const event = { description: 'Party for 40 with two speakers', date: '2027-03-12' };
  const { json } = await service.call('POST', '/v1/proposals', {
    key: company.key,
    body: { event, ...(client !== null && { client }) },
  });
  for (const deed of ['send', 'accept'] as const) await changeProposal(service.context, company.id, json.id, deed);
  return json.id;
}

/** A share of all that is to be paid, in whole units; returns what is left of it. */
async function pay(id: string, share: number, paidOn = '2026-11-20'): Promise<number> {
  const { amount } = await inside((tx) =>
    tx.selectFrom('payment_rows').select('amount').where('proposal_id', '=', id).executeTakeFirstOrThrow(),
  );
  const paid = Math.round((Number(amount) / 100) * share);
  const payment = { position: 0, paid_on: paidOn, amount: paid, method: 'cash' } as const;
  await recordPayment(service.context, company.id, id, payment, { kind: 'service' });
  return Number(amount) / 100 - paid;
}

/** All that was paid is taken back, as if it had been paid online; by null: by a refund. */
async function takeBack(by: string | null): Promise<void> {
  await inside((tx) =>
    sql`update payments set stripe_session = 'cs_' || id, undone_at = ${now}, undone_by = ${by}`.execute(tx),
  );
}

/** Money came in for a proposal that was not what was due. */
async function question(id: string): Promise<void> {
  const told = { kind: 'checkout.session.completed', session: `cs_${id}`, currency: 'GBP', position: 0 };
  const key = { company_id: company.id, proposal_id: id, event_id: `evt_${id}` };
  await inside((tx) =>
    tx
      .insertInto('payment_notices')
      .values({ ...key, ...told, amount: '1', expected: '2', outcome: 'questioned', received_at: now })
      .execute(),
  );
}

/** An amendment of a proposal is accepted; returns its id. */
async function replace(id: string): Promise<string> {
  const { proposal } = await amendProposal(service.context, company.id, id, {});
  for (const deed of ['send', 'accept'] as const) {
    await changeProposal(service.context, company.id, proposal.id, deed);
  }
  return proposal.id;
}

/** The mails after one pass at a moment. */
async function at(moment: Date) {
  now = moment;
  await remindOfPayments(service.context);
  return inside((tx) =>
    tx
      .selectFrom('mails')
      .selectAll()
      .where('company_id', '=', company.id)
      .where('kind', '=', 'payment.reminder')
      .orderBy('id')
      .execute(),
  );
}

describe('a client', () => {
  it('is reminded once some days before a payment is due, and once as many after', async () => {
    const id = await accepted();
    expect(await at(new Date('2027-02-20T23:59:00Z'))).toEqual([]);
    const [mail] = await at(BEFORE);
    expect(mail).toMatchObject({ proposal_id: id, audience: 'client', recipient: ADA.email, state: 'waiting' });
    expect(mail?.subject).toMatch(/Full payment for .* is due on Friday 26 February 2027$/);
    expect(mail?.body_text).toMatch(/View the agreed proposal:\nhttp:\/\/showbill\.test\/p\//);
    for (const moment of [BEFORE, new Date('2027-02-26T10:00:00Z'), new Date('2027-03-02T10:00:00Z')]) {
      expect(await at(moment)).toHaveLength(1);
    }
    const [, late] = await at(AFTER);
    expect(late?.subject).toContain('was due on Friday 26 February 2027');
    expect(await at(new Date('2027-03-09T10:00:00Z'))).toHaveLength(2);
  });

  it.each<[Language, RegExp]>([
    ['de', /ist am Freitag, 26\. Februar 2027 fällig/],
    ['fr', /à payer le/],
    ['es', /vence el/],
    ['nl', /te betalen voor of op/],
  ])('reads it in their language: %s', async (language, subject) => {
    await updateCompany(service.context.db, company.id, { language });
    await accepted();
    const [mail] = await at(BEFORE);
    expect(mail?.subject).toMatch(subject);
  });

  it('is asked for what is still open, and for nothing that is paid', async () => {
    const [part, whole] = [await accepted(), await accepted()];
    const open = await pay(part, 0.5);
    await pay(whole, 1.5);
    const mails = await at(BEFORE);
    expect(mails.map(({ proposal_id: id }) => id)).toEqual([part]);
    expect(mails[0]?.body_text).toContain(`£${open.toFixed(2)}`);
  });

  it('is not asked while money of theirs waits for a person, also under the proposal that was replaced', async () => {
    const [id, replaced] = [await accepted(), await accepted()];
    await question(id);
    await question(replaced);
    await replace(replaced);
    expect(await at(BEFORE)).toEqual([]);
  });

  it('is not asked for what a refund gave back to them, until money of theirs is recorded again', async () => {
    const [id, replaced] = [await accepted(), await accepted()];
    const [left] = [await pay(id, 0.9), await pay(replaced, 0.9)];
    await takeBack(null);
    await replace(replaced);
    expect(await at(BEFORE)).toEqual([]);
    now = new Date(BEFORE.getTime() + 1);
    await pay(id, 0.9);
    const [mail, ...others] = await at(now);
    expect(mail).toMatchObject({ proposal_id: id, body_text: expect.stringContaining(`£${left?.toFixed(2)}`) });
    expect(others).toEqual([]);
  });

  it('is asked for what a person took back', async () => {
    const id = await accepted();
    await pay(id, 1);
    await takeBack('Olive');
    expect(await at(BEFORE)).toHaveLength(1);
  });

  it('is not asked for the reduction that they took for paying early, but for what they paid too late', async () => {
    await inside((tx) =>
      changeDefaultTerms(tx, company.id, {
        deposit: null,
        instalments: [],
        rest: { from: 'event', days: -14 },
        early: { percent: 10, due: { from: 'acceptance', days: 10 } },
      }),
    );
    const [inTime, late] = [await accepted(), await accepted()];
    await pay(inTime, 0.95);
    now = new Date('2026-12-10T10:00:00Z');
    await pay(late, 0.95, '2026-12-10');
    expect((await at(BEFORE)).map(({ proposal_id: id }) => id)).toEqual([late]);
  });

  it('is left alone where the company does not want it, which it does not at first', async () => {
    await accepted();
    await setDays(null);
    expect(await at(BEFORE)).toEqual([]);
    expect(await at(AFTER)).toEqual([]);
    const other = await service.company();
    const asked = await signedInMember(service, other.id, 'owner');
    const { json } = await asked.query('payments.settings', { company: other.id });
    expect(json.result.data.reminder_days).toBeNull();
  });

  it('is left alone where the job was cancelled, replaced or withdrawn from, and where nobody has an address', async () => {
    const [cancelled, replaced, withdrawn] = [await accepted(), await accepted(), await accepted()];
    await accepted({ name: 'Bea' });
    await accepted(null);
    await changeProposal(service.context, company.id, cancelled, 'cancel');
    const successor = await replace(replaced);
    const key = { company_id: company.id, proposal_id: withdrawn };
    await inside(async (tx) => {
      const right = { notice: 'Days', language: 'en', last_day: '2026-12-04', time_zone: 'UTC' } as const;
      await tx
        .insertInto('withdrawal_rights')
        .values({ ...key, ...right, asked_to_start: true })
        .execute();
      const who = { name: null, email: null, statement: null, address: null, browser: null };
      await tx
        .insertInto('withdrawals')
        .values({ ...key, ...who, at: now, ended: false })
        .execute();
    });
    expect((await at(BEFORE)).map(({ proposal_id: id }) => id)).toEqual([successor]);
  });

  it('is not written to on the day on which they accept, nor of what was late long before it was switched on', async () => {
    await setDays(60);
    await inside((tx) =>
      changeDefaultTerms(tx, company.id, {
        deposit: null,
        instalments: [],
        rest: { from: 'acceptance', days: 10 },
        early: null,
      }),
    );
    await accepted();
    expect(await at(ACCEPTED_AT)).toEqual([]);
    expect(await at(new Date('2026-11-21T10:00:00Z'))).toHaveLength(1);
    await setDays(1);
    expect(await at(new Date('2027-06-01T10:00:00Z'))).toHaveLength(1);
  });

  it('gets no reminder that waited until the payment was there', async () => {
    const [paid, open] = [await accepted(), await accepted()];
    expect(await at(BEFORE)).toHaveLength(2);
    await pay(paid, 1);
    await sendDueMail({ ...service.context, mailer: { send: async () => undefined } });
    const states = (await at(BEFORE)).map(({ proposal_id: id, state }) => [id, state]);
    expect(Object.fromEntries(states)).toEqual({ [paid]: 'failed', [open]: 'sent' });
  });

  it('is reminded once by two servers at once', async () => {
    await accepted();
    now = BEFORE;
    await Promise.all([remindOfPayments(service.context), remindOfPayments(service.context)]);
    expect(await at(BEFORE)).toHaveLength(1);
  });
});
