import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../platform/db.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { amendProposal, changeProposal } from '../../proposals/index.ts';
import { signedInMember } from '../../testing/browser.ts';
import {
  type FakeSession,
  type FakeStripe,
  returnEvent,
  startFakeStripe,
  stripeEvent,
  stripeSignature,
} from '../../testing/fake-stripe.ts';
import { type Agreed, openPayingClients, type PayingClients } from '../../testing/paying-clients.ts';
import { startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

/** Refunds and disputes that Stripe tells of; Stripe is a fake of ours over HTTP. */

let stripe: FakeStripe;
let service: TestService;
let company: TestCompany;
let clients: PayingClients;
beforeAll(async () => {
  stripe = await startFakeStripe(() => TEST_NOW);
  service = await startTestService({ config: { stripe: stripe.config } });
});
beforeEach(async () => {
  stripe.refuses = null;
  company = await service.company();
  const owner = await signedInMember(service, company.id, 'owner');
  clients = await openPayingClients(service, stripe, { company, owner });
});
afterAll(async () => {
  await service.close();
  await stripe.close();
});

interface Paid {
  readonly made: Agreed;
  readonly session: FakeSession;
}

/** A proposal of which 300 were paid online. */
async function paid(): Promise<Paid> {
  const made = await clients.accepted();
  const session = await clients.sessionFor(made);
  await clients.notify(stripeEvent(session));
  return { made, session };
}

async function decide({ id }: Agreed, record: boolean): Promise<unknown> {
  const [first] = await questions({ id });
  return clients.tell('payments.decide', { id, event_id: first.event_id, record });
}

/** Until another transaction waits for what this one holds. */
async function someoneWaitsFor(tx: Tx): Promise<void> {
  const waiting = sql<{ is_so: boolean }>`
    select exists (select from pg_locks where pg_backend_pid() = any(pg_blocking_pids(pid)) and not granted) as is_so`;
  while ((await waiting.execute(tx)).rows[0]?.is_so !== true);
}

const questions = async ({ id }: Pick<Agreed, 'id'>) =>
  (await clients.ask('proposals.get', { id })).payments.questioned;
const happened = async ({ id }: Agreed) =>
  (await clients.ask('proposals.history', { id })).map(({ what }: { what: string }) => what);

describe('a refund', () => {
  it('of the whole payment takes it back, once however often it is told', async () => {
    const { made, session } = await paid();
    const body = returnEvent(session, { returned: 're_1' });
    const answers = await Promise.all([clients.notify(body), clients.notify(body)]);
    await clients.notify(returnEvent(session, { returned: 're_1', type: 'refund.updated' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await clients.standing(made)).toEqual({ rows: ['due', 'due'], received: [], questioned: [], paid: 0 });
    expect((await happened(made)).filter((what: string) => what === 'payment_refunded')).toHaveLength(1);
    // the client may pay again, on another page
    expect((await clients.sessionFor(made)).id).not.toBe(session.id);
  });

  it('of a part waits for a person, and the next part for its own decision', async () => {
    const { made, session } = await paid();
    for (const amount of [5_000, 2_000]) await clients.notify(returnEvent(session, { amount }));
    expect(await clients.standing(made)).toMatchObject({
      paid: 300,
      questioned: [
        [50, 300],
        [20, 300],
      ],
    });
    expect(await questions(made)).toMatchObject([{ kind: 'refund', may_record: true }, { kind: 'refund' }]);
    expect((await clients.ask('payments.due', { within: 0 })).questioned).toMatchObject([{ id: made.id }]);
    await decide(made, true);
    expect(await clients.standing(made)).toMatchObject({
      rows: ['partly_paid', 'due'],
      received: [[250, true]],
      questioned: [[20, 300]],
    });
    await decide(made, false);
    // what is left, at once
    await clients.notify(returnEvent(session, { amount: 25_000 }));
    expect(await clients.standing(made)).toMatchObject({ received: [], questioned: [], paid: 0 });
  });

  it('counts where it is told before the payment', async () => {
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    await clients.notify(returnEvent(session));
    expect(await questions(made)).toMatchObject([{ amount: 300, expected: null, may_record: false }]);
    await clients.notify(stripeEvent(session));
    await decide(made, true);
    expect(await clients.standing(made)).toMatchObject({ paid: 0, questioned: [] });
  });

  it('waits until it has succeeded, and is over where it fails', async () => {
    const { made, session } = await paid();
    const part = { returned: 're_slow', amount: 1_000 };
    await clients.notify(returnEvent(session, { ...part, status: 'pending' }));
    expect(await questions(made)).toEqual([]);
    await clients.notify(returnEvent(session, { ...part, type: 'refund.updated' }));
    expect(await questions(made)).toMatchObject([{ kind: 'refund', amount: 10 }]);
    await clients.notify(returnEvent(session, { ...part, type: 'refund.failed', status: 'failed' }));
    expect(await questions(made)).toEqual([]);
  });

  it('that fails after it was recorded is told to a person, once', async () => {
    const { made, session } = await paid();
    const whole = { returned: 're_bounced' };
    await clients.notify(returnEvent(session, whole));
    for (const type of ['refund.failed', 'refund.updated']) {
      await clients.notify(returnEvent(session, { ...whole, type, status: 'failed' }));
    }
    expect(await questions(made)).toMatchObject([{ kind: 'back', amount: 300, may_record: false }]);
  });

  it('of money that waits for a decision decides it', async () => {
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    await changeProposal(service.context, company.id, made.id, 'cancel');
    await clients.notify(stripeEvent(session));
    expect(await questions(made)).toHaveLength(1);
    await clients.notify(returnEvent(session));
    expect(await clients.standing(made)).toMatchObject({ questioned: [], paid: 0 });
    expect(await happened(made)).toContain('payment_refunded');
  });

  it('of a payment that an amendment took over is taken off there', async () => {
    const { made, session } = await paid();
    const { proposal } = await amendProposal(service.context, company.id, made.id, {});
    for (const deed of ['send', 'accept'] as const) {
      await changeProposal(service.context, company.id, proposal.id, deed);
    }
    const amended = { ...made, id: proposal.id };
    await clients.notify(returnEvent(session, { amount: 10_000 }));
    expect(await questions(made)).toEqual([]);
    await decide(amended, true);
    expect(await clients.standing(amended)).toMatchObject({ received: [[200, true]] });
    await clients.notify(returnEvent(session, { amount: 20_000 }));
    expect(await clients.standing(amended)).toMatchObject({ received: [], questioned: [] });
    expect(await clients.standing(made)).toMatchObject({ received: [[300, true]] });
  });

  it('that waits in a replaced proposal waits for whoever takes the payment back where it counts', async () => {
    const { made, session } = await paid();
    await clients.notify(returnEvent(session, { amount: 10_000 }));
    const { proposal } = await amendProposal(service.context, company.id, made.id, {});
    for (const deed of ['send', 'accept'] as const) {
      await changeProposal(service.context, company.id, proposal.id, deed);
    }
    const deciding = await forCompany(service.context.db, company.id, async (tx) => {
      await tx.selectFrom('proposals').select('id').where('id', '=', proposal.id).forNoKeyUpdate().execute();
      await tx
        .updateTable('payments')
        .set({ undone_at: TEST_NOW, undone_by: 'Olive' })
        .where('proposal_id', '=', proposal.id)
        .execute();
      const decided = decide(made, true).catch(String);
      await someoneWaitsFor(tx);
      return { decided };
    });
    expect(await deciding.decided).toContain('no recorded payment belongs to it');
    expect(await clients.standing({ ...made, id: proposal.id })).toMatchObject({ received: [], paid: 0 });
  });

  it('of a payment that was undone by hand changes nothing more, and cannot be recorded', async () => {
    const { made, session } = await paid();
    const [payment] = (await clients.ask('proposals.get', { id: made.id })).payments.received;
    await clients.tell('payments.undo', { id: made.id, payment: payment.id });
    await clients.notify(returnEvent(session));
    expect(await questions(made)).toMatchObject([{ kind: 'refund', may_record: false }]);
    await expect(decide(made, true)).rejects.toThrow('no recorded payment belongs to it');
    await decide(made, false);
    expect(await questions(made)).toEqual([]);
  });
});

describe('a dispute', () => {
  it('waits for a person, once more when it is lost after they dismissed it', async () => {
    const { made, session } = await paid();
    const dispute = { returned: 'du_1' };
    await clients.notify(returnEvent(session, { ...dispute, type: 'charge.dispute.created' }));
    expect(await questions(made)).toMatchObject([{ kind: 'dispute', amount: 300, may_record: true }]);
    await decide(made, false);
    expect(await clients.standing(made)).toMatchObject({ paid: 300, questioned: [] });
    await clients.notify(returnEvent(session, { ...dispute, type: 'charge.dispute.closed', status: 'lost' }));
    expect(await questions(made)).toMatchObject([{ kind: 'lost', amount: 300, may_record: true }]);
    await decide(made, true);
    expect(await clients.standing(made)).toMatchObject({ paid: 0, received: [], questioned: [] });
  });

  it('that is won is over, and told where it had been recorded', async () => {
    const [open, recorded] = [await paid(), await paid()];
    for (const { session } of [open, recorded]) {
      const returned = `du_${session.id}`;
      await clients.notify(returnEvent(session, { returned, type: 'charge.dispute.created' }));
    }
    await decide(recorded.made, true);
    for (const { session } of [open, recorded]) {
      const won = { returned: `du_${session.id}`, type: 'charge.dispute.closed', status: 'won' };
      await clients.notify(returnEvent(session, won));
    }
    expect(await questions(open.made)).toEqual([]);
    expect(await questions(recorded.made)).toMatchObject([{ kind: 'back' }]);
  });
});

describe('what is over', () => {
  it.each([
    ['a refund that failed', 'refund.created', { type: 'refund.failed', status: 'failed' }],
    ['a dispute that was won', 'charge.dispute.created', { type: 'charge.dispute.closed', status: 'won' }],
  ])('takes nothing back where its beginning is told last: %s', async (_, type, end) => {
    const { made, session } = await paid();
    const returned = 'late_1';
    await clients.notify(returnEvent(session, { returned, ...end }));
    expect((await clients.notify(returnEvent(session, { returned, type }))).status).toBe(200);
    expect(await clients.standing(made)).toMatchObject({ paid: 300, questioned: [] });
  });
});

describe('what Stripe tells of money that went back', () => {
  it('is refused unsigned, and answered with 503 while Stripe cannot be asked for its session', async () => {
    const { made, session } = await paid();
    const body = returnEvent(session);
    const forged = await clients.notify(body, stripeSignature(body, TEST_NOW, 'whsec_another'));
    stripe.refuses = { status: 500, body: { error: { type: 'api_error', message: 'down' } } };
    const unknown = await clients.notify(body);
    expect([forged.status, unknown.status]).toEqual([400, 503]);
    stripe.refuses = null;
    expect((await clients.notify(body)).status).toBe(200);
    expect(await clients.standing(made)).toMatchObject({ paid: 0 });
  });

  it('of payments of other programs is taken and changes nothing', async () => {
    const { made, session } = await paid();
    const bodies = [
      returnEvent({ ...session, paymentIntent: 'pi_ofAnother' }),
      returnEvent(session, { type: 'refund.unheard_of' }),
      returnEvent(session, { type: 'charge.dispute.created', status: 'warning_needs_response' }),
    ];
    for (const body of bodies) expect((await clients.notify(body)).status).toBe(200);
    expect(await clients.standing(made)).toMatchObject({ paid: 300, questioned: [] });
  });
});
