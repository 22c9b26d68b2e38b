import { eventSchema } from '@showbill/contract';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { verifyWebhook } from '../../../../sdk/src/index.ts';
import { createApiKey, findSandbox, wipeSandbox } from '../../accounts/index.ts';
import { readPdf } from '../../documents/read-pdf.ts';
import { answerClient, mailAboutDisabled, remindClients, remindSalespeople, writeLetter } from '../../mail/index.ts';
import { createOutbound } from '../../platform/outbound/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, creditInvoice, expireProposals } from '../../proposals/index.ts';
import { readInvoiceFile } from '../../documents/index.ts';
import { COMMAND } from '../../platform/actor.ts';
import { issueProposed, readyToInvoice } from '../../testing/invoices.ts';
import { companyRows } from '../../testing/company-rows.ts';
import {
  type Answer,
  startLoneTestService,
  TEST_NOW,
  type TestCompany,
  type TestService,
} from '../../testing/service.ts';
import { type Receiver, startReceiver, TEST_CA } from '../../testing/tls/receiver.ts';
import { deliverDue } from '../../webhooks/index.ts';

/** What becomes of what a test key made. */

const outbound = createOutbound({ allowPrivate: true, lookup: async () => ['127.0.0.1'], ca: TEST_CA });
const CLIENT = { name: 'Ada Marsh', email: 'ada@client.example' };
const BRIEF = { event: { description: 'Party for 40 with two speakers', date: '2027-03-12' }, client: CLIENT };
const ACTOR = { kind: 'user', id: 'u', name: 'Edith' } as const;
const DAY_MS = 86_400_000;

let service: TestService;
let receiver: Receiver;
let company: TestCompany;
let testKey: string;
let sandbox: string;
let now: Date;

beforeAll(async () => {
  const mail = { url: 'smtp://mail.test', from: 'quotes@showbill.test' } as never;
  service = await startLoneTestService({ outbound, clock: { now: () => now }, config: { mail } });
  receiver = await startReceiver((response) => void response.writeHead(204).end());
});
afterAll(async () => {
  outbound.close();
  await receiver.close();
  await service.close();
});
beforeEach(async () => {
  now = TEST_NOW;
  company = await service.company();
  ({ testKey, sandbox } = await forCompany(service.context.db, company.id, async (tx) => ({
    testKey: (await createApiKey(tx, company.id, { name: 'CRM', test: true })).key,
    sandbox: (await findSandbox(tx)) ?? '',
  })));
});

interface Made {
  readonly id: string;
  readonly path: string;
}

async function make(key: string): Promise<Made> {
  const { json, status } = await service.call('POST', '/v1/proposals', { key, body: BRIEF });
  expect(status).toBe(201);
  return { id: json.id, path: new URL(json.share_url).pathname };
}

async function send(companyId: string, key: string): Promise<Made> {
  const made = await make(key);
  await changeProposal(service.context, companyId, made.id, 'send');
  return made;
}

function post({ path }: Made, form: Record<string, string>): Promise<Answer> {
  return service.call('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...CLIENT, terms: 'yes', version: '1', seen: '', ...form }).toString(),
  });
}

async function firm(key: string): Promise<number> {
  const { json } = await service.call('GET', '/v1/inventory/availability?from=2027-03-12&to=2027-03-12', { key });
  return json.data.reduce((sum: number, record: { firm: number }) => sum + record.firm, 0);
}

const statusOf = async ({ id }: Made) =>
  (await service.call('GET', `/v1/proposals/${id}`, { key: testKey })).json.status;

/** Everything that mails, once. */
async function doAllThatMails(companyId: string, key: string): Promise<void> {
  const { context } = service;
  const [accepted, declined, open] = [
    await send(companyId, key),
    await send(companyId, key),
    await send(companyId, key),
  ];
  expect((await post(accepted, { do: 'ask', question: 'When?' })).status).toBe(303);
  expect((await post(accepted, { do: 'accept' })).status).toBe(303);
  expect((await post(declined, { do: 'decline', reason: 'Too dear' })).status).toBe(303);
  const to = CLIENT.email;
  await answerClient(context, companyId, accepted.id, { text: 'At nine.', to }, ACTOR);
  for (const [kind, id] of [
    ['proposal.expiring', open.id],
    ['proposal.accepted', accepted.id],
  ] as const) {
    const letter = { to, cc: [], subject: 'Once more', text: 'Hello' };
    await writeLetter(context, companyId, { proposalId: id, kind, letter });
  }
  await send(companyId, key);
  now = new Date(TEST_NOW.getTime() + 13 * DAY_MS);
  await remindClients(context);
  await remindSalespeople(context);
  await forCompany(context.db, companyId, (tx) =>
    mailAboutDisabled(tx, { companyId, id: 'w', url: 'https://hook.test/', reason: 'it answered 410', now }),
  );
  now = TEST_NOW;
}

function kindsOfMail(companyId: string): Promise<string[]> {
  return forCompany(service.context.db, companyId, async (tx) =>
    (await tx.selectFrom('mails').select('kind').distinct().orderBy('kind').execute()).map(({ kind }) => kind),
  );
}

describe('what a test key made', () => {
  it('is never mailed about, whatever happens to it', async () => {
    await doAllThatMails(company.id, company.key);
    expect(await kindsOfMail(company.id)).toEqual([
      'proposal.accepted',
      'proposal.answer',
      'proposal.closing',
      'proposal.declined',
      'proposal.expiring',
      'proposal.question',
      'proposal.sent',
      'webhook.disabled',
    ]);
    await doAllThatMails(sandbox, testKey);
    expect(await kindsOfMail(sandbox)).toEqual([]);
  });

  it('says that it is a test on its page, in its PDF and in its signed copy', async () => {
    const made = await send(sandbox, testKey);
    expect((await service.call('GET', made.path)).text).toContain('<p class="test" role="note"><strong>Test</strong>');
    await post(made, { do: 'accept' });
    for (const document of ['proposal', 'signed-copy']) {
      const { pages } = await readPdf((await service.call('GET', `${made.path}?document=${document}`)).bytes);
      for (const page of pages) expect(page).toContain('Test: not an offer');
    }
    const real = await send(company.id, company.key);
    expect((await service.call('GET', real.path)).text).not.toContain('class="test"');
    const { pages } = await readPdf((await service.call('GET', `${real.path}?document=proposal`)).bytes);
    expect(pages.join(' ')).not.toMatch(/test/i);
  });

  it('is told to the webhooks of test keys alone, as a test of the company', async () => {
    const subscribe = async (key: string, path: string) => {
      const body = { url: `https://hook.test:${receiver.port}${path}` };
      return (await service.call('POST', '/v1/webhooks', { key, body })).json.signing_secret as string;
    };
    const secret = await subscribe(testKey, '/test');
    await subscribe(company.key, '/real');
    now = new Date();
    const made = await send(sandbox, testKey);
    await service.call('GET', made.path);
    await post(made, { do: 'accept' });
    await post(await send(sandbox, testKey), { do: 'decline' });
    await deliverDue(service.context);
    const received = receiver.requests.filter(({ path }) => path === '/test');
    expect(receiver.requests.filter(({ path }) => path === '/real')).toEqual([]);
    const kinds = received.map(({ body }): string => JSON.parse(body).type).toSorted((a, b) => (a < b ? -1 : 1));
    expect(kinds).toEqual(['accepted', 'declined', 'sent', 'sent', 'viewed'].map((kind) => `proposal.${kind}`));
    for (const { headers, body } of received) {
      const event = await verifyWebhook(headers, body, secret);
      expect(event.data).toMatchObject({ test: true, company_id: company.id });
      eventSchema.strict().parse(event);
    }
    await send(company.id, company.key);
    await deliverDue(service.context);
    const real = receiver.requests.filter(({ path }) => path === '/real').map(({ body }) => JSON.parse(body).data);
    expect(real).toMatchObject([{ company_id: company.id }]);
    expect(real[0]).not.toHaveProperty('test');
  });

  it('expires as a real one does', async () => {
    const made = await send(sandbox, testKey);
    now = new Date(TEST_NOW.getTime() + 20 * DAY_MS);
    expect(await statusOf(made)).toBe('expired');
    await expireProposals(service.context);
    const stored = await forCompany(service.context.db, sandbox, (tx) =>
      tx.selectFrom('proposals').select('status').where('id', '=', made.id).executeTakeFirstOrThrow(),
    );
    expect(stored.status).toBe('expired');
  });

  it('holds no stock of the company', async () => {
    await post(await send(sandbox, testKey), { do: 'accept' });
    expect(await firm(testKey)).toBeGreaterThan(0);
    expect(await firm(company.key)).toBe(0);
  });
});

/** What a sandbox has of its company, and what is kept of it. */
const STAYS = [
  'allowance_months',
  'companies',
  'exchange_rates',
  'product_accessories',
  'product_kinds',
  'product_words',
  'products',
  'regions',
  'stock_changes',
  'stock_holds',
  'webhooks',
];

describe('wiping', () => {
  it('deletes every row that test keys made, and none of the company; keys and webhooks stay', async () => {
    const url = `https://hook.test:${receiver.port}/wiped`;
    for (const key of [company.key, testKey]) await service.call('POST', '/v1/webhooks', { key, body: { url } });
    await doAllThatMails(sandbox, testKey);
    await doAllThatMails(company.id, company.key);
    await service.call('POST', '/v1/proposals', { key: testKey, body: BRIEF, headers: { 'idempotency-key': 'k' } });
    const { id: accepted } = await send(sandbox, testKey);
    await changeProposal(service.context, sandbox, accepted, 'accept');
    await forCompany(service.context.db, sandbox, (tx) => readyToInvoice(tx, sandbox, { own_credit_numbers: true }));
    const invoice = await issueProposed(service.context, sandbox, accepted);
    const { name } = await readInvoiceFile(service.context, sandbox, invoice, 'pdf');
    expect(name).toMatch(/^TEST-INV-\d{4}-0001\.pdf$/);
    const note = await creditInvoice(service.context, sandbox, invoice, COMMAND);
    const file = await readInvoiceFile(service.context, sandbox, note, 'ubl');
    expect(file.name).toMatch(/^TEST-CN-\d{4}-0001-ubl\.xml$/);
    await deliverDue(service.context);

    const owner = new Client(service.database.owner);
    await owner.connect();
    try {
      const filled = async (id: string) =>
        (await companyRows(owner, id)).flatMap(({ name, rows }) => (rows.length > 0 ? [name] : []));
      const [before, ours] = [await filled(sandbox), await companyRows(owner, company.id)];
      for (const table of [
        'proposals',
        'line_items',
        'clients',
        'bookings',
        'events',
        'deliveries',
        'acceptances',
        'proposal_history',
        'idempotency_keys',
        'audit_entries',
        'proposal_counters',
        'invoices',
        'invoice_copies',
        'invoice_counters',
      ]) {
        expect(before).toContain(table);
      }
      expect(await forCompany(service.context.db, company.id, (tx) => wipeSandbox(tx, company.id))).toBe(6);
      expect((await filled(sandbox)).filter((table) => !STAYS.includes(table))).toEqual([]);
      const but = (all: typeof ours) => all.filter(({ name }) => name !== 'audit_entries');
      expect(but(await companyRows(owner, company.id))).toEqual(but(ours));
    } finally {
      await owner.end();
    }
    const { json } = await service.call('POST', '/v1/proposals', { key: testKey, body: BRIEF });
    expect(json.number).toBe('TEST-2026-0001');
    const { rows } = await forCompany(service.context.db, sandbox, (tx) =>
      sql<{ used: number; hooks: bigint }>`
        select used, (select count(*) from webhooks) as hooks from allowance_months`.execute(tx),
    );
    expect(rows).toMatchObject([{ used: 7, hooks: 1n }]);
  });
});
