import type { PaymentTermsBody } from '@showbill/contract';
import { forCompany } from '../platform/tenancy.ts';
import { draftOf } from '../http/v1/availability-fixtures/draft-of.ts';
import { changeProposal } from '../proposals/index.ts';
import { saveNewProposal } from '../proposals/save.ts';
import type { TestPerson } from './browser.ts';
import { type FakeSession, type FakeStripe, stripeSignature } from './fake-stripe.ts';
import { type Answer, TEST_NOW, type TestCompany, type TestService } from './service.ts';

/** 30 % on acceptance, and the rest fourteen days before the event. */
export const THIRD: PaymentTermsBody = {
  deposit: { kind: 'percent', percent: 30 },
  instalments: [],
  rest: { from: 'event', days: -14 },
  early: null,
};

/** An accepted proposal. */
export interface Agreed {
  readonly id: string;
  /** Of the client's page. */
  readonly path: string;
}

export interface PayingClients {
  /** The owner calls a procedure; throws where it is refused. */
  tell(path: string, input: unknown): Promise<unknown>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every shape
  ask(path: string, input?: unknown): Promise<any>;
  /** For 1,000 of its currency, on 12 March 2027; the company's terms are 30 % on acceptance. */
  accepted(options?: { currency?: string; total?: bigint }): Promise<Agreed>;
  /** Presses the button that leads to where a row is paid. */
  press(made: Agreed, row?: number): Promise<Answer>;
  /** The session that a client is led to by it. */
  sessionFor(made: Agreed, row?: number): Promise<FakeSession>;
  /** What Stripe sends, by default now and rightly signed. */
  notify(body: string, signature?: string): Promise<Answer>;
  /** How a proposal's payments stand for the company. */
  standing(made: Agreed): Promise<Standing>;
}

export interface Standing {
  /** States. */
  readonly rows: readonly string[];
  /** Amounts, and whether paid online. */
  readonly received: readonly (readonly [number, boolean])[];
  /** Amounts, and what was expected. */
  readonly questioned: readonly (readonly [number, number | null])[];
  readonly paid: number;
}

/** A company that lets its clients pay online, seen by its owner and its clients. */
export async function openPayingClients(
  service: TestService,
  stripe: FakeStripe,
  { company, owner }: { readonly company: TestCompany; readonly owner: TestPerson },
): Promise<PayingClients> {
  const call = { company: company.id };
  const clients: PayingClients = {
    tell: async (path, input) => dataOf(await owner.mutate(path, input, call)),
    ask: async (path, input) => dataOf(await owner.query(path, { ...call, input })),
    async accepted({ currency = 'GBP', total = 100_000n } = {}) {
      const draft = draftOf({ date: '2027-03-12', days: 1, lines: [{ productId: null, units: 1 }] });
      const id = await forCompany(service.context.db, company.id, (tx) =>
        saveNewProposal(tx, company.id, { ...draft, total, currency }, '2026-11-20', TEST_NOW),
      );
      await changeProposal(service.context, company.id, id, 'send');
      const { proposal } = await changeProposal(service.context, company.id, id, 'accept');
      return { id, path: `/p/${proposal.shareToken}` };
    },
    press({ path }, row = 0) {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      return service.call('POST', path, { headers, body: `do=pay&row=${row}` });
    },
    async sessionFor(made, row) {
      const { headers } = await clients.press(made, row);
      const session = stripe.sessions.find(({ url }) => headers['refresh'] === `0; url=${url}`);
      if (session === undefined) throw new Error('no page to pay on');
      return session;
    },
    notify(body, signature = stripeSignature(body, service.context.clock.now())) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      return service.call('POST', '/payments/stripe', { headers, body });
    },
    async standing({ id }) {
      const { rows, received, questioned, paid } = (await clients.ask('proposals.get', { id })).payments;
      return {
        rows: rows.map(({ state }: { state: string }) => state),
        received: received.map(({ amount, online }: { amount: number; online: boolean }) => [amount, online]),
        questioned: questioned.map(({ amount, expected }: { amount: number; expected: number }) => [amount, expected]),
        paid,
      };
    },
  };
  await clients.tell('payments.setOnline', { is_on: true });
  await clients.tell('payments.changeTerms', { payment_terms: THIRD });
  return clients;
}

function dataOf(answer: Answer) {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json.result.data;
}
