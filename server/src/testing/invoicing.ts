import { afterAll, beforeAll, beforeEach } from 'vitest';
import { draftOf } from '../http/v1/availability-fixtures/draft-of.ts';
import { forCompany } from '../platform/tenancy.ts';
import { changeProposal } from '../proposals/index.ts';
import { saveNewProposal } from '../proposals/save.ts';
import { signedInMember, type TestPerson } from './browser.ts';
import { BUYER, readyToInvoice } from './invoices.ts';
import { type Answer, startTestService, TEST_NOW, type TestCompany, type TestService } from './service.ts';

/** What of a proposal is invoiced. */
export const PART = { deposit: { kind: 'row', position: 0 }, final: { kind: 'final' } } as const;

/** A deposit, and the rest after the event. */
export const TERMS = {
  deposit: { kind: 'percent', percent: 30 },
  instalments: [],
  rest: { from: 'event_end', days: 14 },
  early: null,
};

interface Wanted {
  /** The first of the two days of its event; null: it has no date. */
  readonly date?: string | null;
  readonly currency?: string;
  readonly replaces?: string;
  readonly net?: bigint;
  readonly client?: string;
  readonly terms?: object;
  /** Of the tax, in percent. */
  readonly rate?: bigint;
}

/** A company that issues invoices, new for each test of a file, and its owner Ada at work in the application. */
export function useInvoicing() {
  let service: TestService;
  let company: TestCompany;
  let ada: TestPerson;
  let now: Date;
  beforeAll(async () => {
    service = await startTestService({ clock: { now: () => now } });
  });
  beforeEach(async () => {
    now = TEST_NOW;
    company = await service.company({ taxRate: '20' });
    ada = await signedInMember(service, company.id, 'owner');
    await forCompany(service.context.db, company.id, (tx) => readyToInvoice(tx, company.id));
  });
  afterAll(() => service.close());

  const ask = async (path: string, input?: unknown) => dataOf(await ada.query(path, { company: company.id, input }));
  const tell = async (path: string, input: unknown) => dataOf(await ada.mutate(path, input, { company: company.id }));
  const refused = async (path: string, input: unknown) => {
    const { json } = await ada.mutate(path, input, { company: company.id });
    return { code: json.error.data.code, param: json.error.data.param, message: json.error.message };
  };

  /** A proposal that was accepted, of two lines and a discount: 1,000.01 and a tax of 200.00 unless told otherwise. */
  async function accepted(wanted: Wanted = {}): Promise<string> {
    const {
      date = '2027-03-12',
      currency = 'GBP',
      replaces,
      net = 100_001n,
      client,
      rate = 20n,
      terms = TERMS,
    } = wanted;
    await tell('payments.changeTerms', { payment_terms: terms });
    const draft = draftOf({ date, days: 2, replaces, lines: [{ productId: null, units: 1 }] });
    const [line] = draft.lines;
    if (line === undefined) throw new Error('there is a line');
    const tax = (net * rate + 50n) / 100n;
    const made = {
      ...draft,
      currency,
      clientId: client ?? null,
      subtotal: net + 5000n,
      total: net + tax,
      lines: [
        { ...line, name: 'Stage <deck> & "more"', unitPrice: net, total: net },
        { ...line, name: 'Hazer\u000BK12', unit: 'day' as const, quantity: 2, unitPrice: 2500n, total: 5000n },
      ],
      adjustments: [
        { kind: 'discount' as const, label: 'Regular client', amount: -5000n },
        { kind: 'tax' as const, label: `VAT ${rate} %`, amount: tax },
      ],
      adjustedWith: { ...draft.adjustedWith, taxRate: `${rate}.000`, taxLabel: 'VAT' },
    };
    const id = await forCompany(service.context.db, company.id, (tx) =>
      saveNewProposal(tx, company.id, made, '2026-11-20', now),
    );
    for (const deed of ['send', 'accept'] as const) await changeProposal(service.context, company.id, id, deed);
    return id;
  }

  async function order(id: string, part: object, changes: Record<string, unknown> = {}) {
    const buyer = { ...BUYER, ...(changes['buyer'] as object | undefined) };
    const { kind, country, vat_id: number } = buyer;
    const seen = { kind, country, has_number: number !== '' };
    const previewed = await ask('invoices.preview', { id, part, buyer: seen, treatment: changes['treatment'] ?? null });
    const { treatment, wording, gross, due_on } = previewed;
    return { id, part, treatment, wording, gross, due_on, ...changes, buyer };
  }

  const issue = async (id: string, part: object, changes = {}) =>
    (await tell('invoices.issue', await order(id, part, changes))).id as string;
  const listed = async (year = 2026) => (await ask('invoices.list', { year })).invoices;

  return {
    get service() {
      return service;
    },
    get company() {
      return company;
    },
    get ada() {
      return ada;
    },
    get now() {
      return now;
    },
    setNow: (moment: Date) => {
      now = moment;
    },
    ask,
    tell,
    refused,
    accepted,
    order,
    issue,
    /** Those of a year, the latest first. */
    listed,
    numbers: async (year = 2026) =>
      (await listed(year)).map(({ number }: { number: string }) => number).toReversed() as string[],
    file: async (id: string, format = 'ubl') => {
      const { base64, ...rest } = await ask('invoices.file', { id, format });
      return { ...rest, bytes: Buffer.from(base64, 'base64') };
    },
  };
}

/** What is refused before it is previewed. */
export function orderBlind(id: string) {
  return { id, part: PART.final, buyer: BUYER, treatment: 'standard', wording: '', due_on: '2026-12-04', gross: 1 };
}

function dataOf(answer: Answer) {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json.result.data;
}
