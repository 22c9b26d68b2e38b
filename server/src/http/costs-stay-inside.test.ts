import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../accounts/index.ts';
import { addSubHire } from '../availability/index.ts';
import { listProducts } from '../catalogue/index.ts';
import { INVOICE_FORMATS } from '@showbill/contract';
import { readInvoiceFile } from '../documents/index.ts';
import { readPdf } from '../documents/read-pdf.ts';
import { invoicesCsv, invoicesForAccounting } from '../invoices/index.ts';
import { remindClients, sendInvoice } from '../mail/index.ts';
import { COMMAND } from '../platform/actor.ts';
import { newId } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';
import { changeProposal } from '../proposals/index.ts';
import { signedInMember, type TestPerson } from '../testing/browser.ts';
import { COSTLY_CATALOGUE, type CostFinder, costFinder } from '../testing/costs-in-sight.ts';
import { addEnquiry } from '../testing/enquiries.ts';
import { issueProposed, readyToInvoice } from '../testing/invoices.ts';
import { connectModel } from '../testing/mcp-client.ts';
import { startLoneTestService, TEST_NOW, type TestCompany, type TestService } from '../testing/service.ts';
import { createWebhook, deliverDue } from '../webhooks/index.ts';
import { PROCEDURES } from './app/procedure-list.ts';
import { type Ours, SAMPLES } from './app/procedure-samples.ts';
import { TOOLS } from './mcp/tools/index.ts';

/**
 * Whatever reaches a client, a key without the scope `money`, an assistant or a member who only looks holds nothing of what
 * things cost the company or what it earns.
 */

const BRIEF = {
  description: 'Party for 40 with two speakers, a mixing console and a sound engineer',
  date: '2027-03-12',
};
const ADA = { name: 'Ada Marsh', email: 'ada@client.example' };
const HIRED = {
  supplier: { name: 'Quillfeather Rentals' },
  units: 1,
  arrives: '2027-03-11',
  goesBack: '2027-03-13',
  state: 'confirmed',
  cost: 883_139n,
  note: null,
} as const;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let service: TestService;
let address: string;
let company: TestCompany;
/** A key that may know, beside the company's, which may not. */
let knowing: string;
let now = TEST_NOW;

beforeAll(async () => {
  service = await startLoneTestService({ clock: { now: () => now } });
  address = await service.listen();
  company = await service.company({ catalogue: COSTLY_CATALOGUE, taxRate: '20' });
  const made = await forCompany(service.context.db, company.id, async (tx) => {
    await createWebhook(service.context, tx, company.id, { url: 'https://hook.example/' });
    return createApiKey(tx, company.id, { name: 'accounting', scopes: ['write', 'money'] });
  });
  knowing = made.key;
});
afterAll(() => service.close());

interface Made {
  readonly id: string;
  readonly path: string;
}

function create(key: string, headers: Record<string, string> = {}) {
  return service.call('POST', '/v1/proposals', { key, headers, body: { event: BRIEF, client: ADA } });
}

/** For it a unit of the first line is hired in. */
async function draft(): Promise<Made> {
  const { json } = await create(company.key);
  const [{ catalog_item_id: productId }] = json.line_items;
  await addSubHire(service.context, company.id, { ...HIRED, productId, proposalId: json.id });
  return { id: json.id, path: new URL(json.share_url).pathname };
}

function finder(...made: readonly Pick<Made, 'id'>[]): Promise<CostFinder> {
  return costFinder(
    service,
    company.id,
    made.map(({ id }) => id),
  );
}

/** What nobody outside the company may see; those inside who only look see of it who hires units to the company. */
async function outside(...made: readonly Pick<Made, 'id'>[]): Promise<CostFinder['find']> {
  const { find, findSuppliers } = await finder(...made);
  return (text) => [...find(text), ...findSuppliers(text)];
}

async function pdf(path: string): Promise<string> {
  const answer = await fetch(`${address}${path}`);
  const { pages, info } = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return pages.join(' ') + JSON.stringify(info);
}

/** All that was written down to go out: mails, events, deliveries and their log. */
function told(): Promise<string[]> {
  return forCompany(service.context.db, company.id, async (tx) => {
    const rows = [
      ...(await tx.selectFrom('mails').selectAll().execute()),
      ...(await tx.selectFrom('events').selectAll().execute()),
      ...(await tx.selectFrom('deliveries').selectAll().execute()),
      ...(await tx.selectFrom('delivery_tries').selectAll().execute()),
    ];
    return rows.map((row) =>
      JSON.stringify(row, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
    );
  });
}

describe('the public API', () => {
  it('tells a key with the scope what lines cost and what is earned, and the figures are found', async () => {
    const made = await draft();
    const { json, text } = await service.call('GET', `/v1/proposals/${made.id}`, { key: knowing });
    for (const [place, line] of json.line_items.entries()) {
      const own = line.unit_cost * line.quantity;
      const cost = place === 0 ? (own / line.units) * (line.units - 1) + 8831.39 : own;
      expect(line.cost).toBeCloseTo(cost, 6);
      expect(line.margin).toBeCloseTo(line.total - line.cost, 6);
    }
    const tax = json.adjustments.find(({ kind }: { kind: string }) => kind === 'tax').amount;
    expect(json.margin).toBeCloseTo(json.total - tax - json.cost, 6);
    const { find, findSuppliers } = await finder(made);
    expect([find(text).length, findSuppliers(text)]).toEqual([2, []]);
  });

  it('tells no other key, whichever of them it answered before', async () => {
    const made = await draft();
    const { find } = await finder(made);
    for (const _ of [1, 2]) {
      const [first, second] = [knowing, company.key].map((key) =>
        service.call('GET', `/v1/proposals/${made.id}`, { key }),
      );
      expect(find((await first)?.text ?? '')).toHaveLength(2);
      expect(find((await second)?.text ?? 'nothing came')).toEqual([]);
    }
  });

  it.each([
    ['knows', 'does not'],
    ['does not', 'knows'],
  ])('replays a creation by a key that %s to one that %s as each may know', async (first, second) => {
    const keys: Record<string, string> = { knows: knowing, 'does not': company.key };
    const headers = { 'idempotency-key': `${first} ${second}` };
    const answers = [];
    for (const which of [first, second, first]) {
      const answer = await create(keys[which] ?? '', headers);
      const { find } = await finder(answer.json);
      expect([which, find(answer.text).length]).toEqual([which, which === 'knows' ? 2 : 0]);
      answers.push(answer);
    }
    expect(answers.map((answer) => answer.headers['idempotency-replayed'])).toEqual([undefined, 'true', 'true']);
    expect(answers[2]?.text).toBe(answers[0]?.text);
    expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
  });

  it('tells nothing by any of its operations', async () => {
    const made = await draft();
    const find = await outside(made);
    const hook = { url: 'https://192.0.2.1/hook' };
    const asked: readonly [method: string, path: string, template: string, body?: unknown][] = [
      ['GET', `/v1/proposals/${made.id}`, '/v1/proposals/{id}'],
      ['GET', '/v1/proposals?limit=100', '/v1/proposals'],
      ['POST', '/v1/proposals', '/v1/proposals', { event: BRIEF }],
      ['GET', '/v1/inventory/availability?from=2027-03-12&to=2027-03-13', '/v1/inventory/availability'],
      ['GET', '/v1/me', '/v1/me'],
      ['POST', '/v1/webhooks', '/v1/webhooks', hook],
      ['DELETE', '/v1/webhooks/none', '/v1/webhooks/{id}'],
    ];
    for (const [method, path, , body] of asked) {
      const { text } = await service.call(method, path, { key: company.key, body });
      expect([path, find(text)]).toEqual([path, []]);
    }
    const { paths } = (await service.call('GET', '/v1/openapi.json')).json;
    const served = Object.entries<object>(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(asked.map(([method, , template]) => `${method} ${template}`).toSorted()).toEqual(served.toSorted());
  });
});

describe.each(['without', 'with'])('an assistant that has a key %s the scope', (which) => {
  it('is told nothing by any tool', async () => {
    const model = await connectModel(address, which === 'with' ? knowing : company.key);
    const said: [tool: string, text: string][] = [['tools/list', JSON.stringify(await model.listTools())]];
    const call = async (name: string, given: Record<string, unknown> = {}) => {
      const { said: answer, structured } = await model.call(name, given);
      said.push([name, JSON.stringify([answer, structured])]);
      return answer;
    };
    const { id, revision } = await call('create_proposal', { ...BRIEF, client: ADA });
    await call('whoami');
    await call('list_proposals');
    await call('search_products', { text: 'speaker' });
    await call('check_availability', { from: '2027-03-12', to: '2027-03-12' });
    const { line_items: lines } = await call('get_proposal', { id });
    const changes = [
      { kind: 'set_line', line_id: lines[0].id, units: 3 },
      { kind: 'remove_line', line_id: lines[1].id },
    ];
    const changed = await call('change_proposal', { id, revision, changes });
    await call('answer_questions', { id, revision: changed.revision, answers: [{ question: 'x' }] });
    const { confirmation } = await call('preview_sending', { id });
    expect(await call('send_proposal', { id, confirmation })).toMatchObject({ status: 'sent' });
    await model.close();
    const find = await outside({ id });
    expect(said.flatMap(([tool, text]) => find(text).map((found) => [tool, found]))).toEqual([]);
    expect(new Set(said.map(([tool]) => tool))).toEqual(new Set(['tools/list', ...TOOLS.map(({ name }) => name)]));
  });
});

describe('a client', () => {
  it('meets nothing on the page, in papers, mails and what is told of it', async () => {
    const made = await draft();
    const texts: [where: string, text: string][] = [['draft', (await service.call('GET', made.path)).text]];
    await changeProposal(service.context, company.id, made.id, 'send');
    now = new Date('2026-12-02T10:00:00Z');
    await remindClients(service.context);
    now = TEST_NOW;
    texts.push(['sent', (await service.call('GET', made.path)).text]);
    texts.push(['proposal', await pdf(`${made.path}?document=proposal`)]);
    const form = new URLSearchParams({ do: 'accept', ...ADA, terms: 'yes', version: '1', seen: '' });
    const accepted = await service.call('POST', made.path, { headers: FORM, body: form.toString() });
    expect(accepted.status).toBe(303);
    texts.push(['accepted', (await service.call('GET', made.path)).text]);
    texts.push(['signed copy', await pdf(`${made.path}?document=signed-copy`)]);
    await deliverDue(service.context);
    texts.push(...(await told()).map((text): [string, string] => ['told', text]));
    const find = await outside(made);
    expect(texts.flatMap(([where, text]) => find(text).map((found) => [where, found]))).toEqual([]);
    const named = texts.filter(([, text]) => /P-2026-\d{4}/.test(text)).map(([where]) => where);
    expect(new Set(named)).toEqual(new Set(texts.map(([where]) => where)));
    expect(texts.length).toBeGreaterThan(8);
  });

  it('meets nothing in an invoice: its paper, its files, what was frozen, its mail and page, and the export for accounting', async () => {
    const made = await draft();
    for (const deed of ['send', 'accept'] as const) await changeProposal(service.context, company.id, made.id, deed);
    const inside = <T>(work: Parameters<typeof forCompany<T>>[2]) => forCompany(service.context.db, company.id, work);
    await inside((tx) => readyToInvoice(tx, company.id));
    const id = await issueProposed(service.context, company.id, made.id);
    const { document } = await inside((tx) =>
      tx.selectFrom('invoices').select('document').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    const texts = [document, invoicesCsv(await inside((tx) => invoicesForAccounting(tx, company.id, 2026)))];
    for (const format of INVOICE_FORMATS) {
      const { bytes } = await readInvoiceFile(service.context, company.id, id, format);
      texts.push(format === 'pdf' ? (await readPdf(bytes)).pages.join(' ') : new TextDecoder().decode(bytes));
    }
    const config = { ...service.context.config, mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'x@showbill.example' } };
    const letter = { to: ADA.email, cc: [], subject: 'INV-2026-0001', text: 'Attached' };
    const mailed = { invoiceId: id, orderId: newId(), letter, formats: [] };
    await sendInvoice({ ...service.context, config }, company.id, mailed, COMMAND);
    texts.push(...(await told()).filter((text) => text.includes('invoice.sent')));
    texts.push((await service.call('GET', made.path)).text, await pdf(`${made.path}?invoice=INV-2026-0001`));
    const find = await outside(made);
    expect(texts.map(find)).toEqual(texts.map(() => []));
    expect(texts.every((text) => text.includes('INV-2026-'))).toBe(true);
    expect(texts).toHaveLength(8);
  });

  it('meets nothing on the form of the website', async () => {
    const owner = await signedInMember(service, company.id, 'owner');
    const ask = { company: company.id };
    await owner.mutate('enquiries.changeForm', { on: true }, ask);
    const { json } = await owner.query('enquiries.form', ask);
    const { text, status } = await service.call('GET', new URL(json.result.data.url).pathname);
    expect([status, (await outside())(text)]).toEqual([200, []]);
  });
});

describe('a supplier', () => {
  it('is asked by mail without a word of what anything costs or who it is for', async () => {
    const made = await draft();
    const editor = await signedInMember(service, company.id, 'editor');
    const ask = { company: company.id };
    const { json } = await editor.query('subHires.ofProposal', { ...ask, input: { id: made.id } });
    const [{ id }] = json.result.data.data;
    const { text } = await editor.query('subHires.draftMail', { ...ask, input: { id } });
    const { find } = await finder(made);
    expect(text).toContain('P-2026-');
    expect([find(text), text.includes(ADA.name)]).toEqual([[], false]);
  });
});

describe('a member who only looks', () => {
  let ids: Ours;
  let person: TestPerson;

  beforeAll(async () => {
    const [shown, job] = [await draft(), await draft()];
    const owner = await signedInMember(service, company.id, 'owner');
    const ask = { company: company.id };
    for (const deed of ['send', 'accept'] as const) await changeProposal(service.context, company.id, job.id, deed);
    const { json } = await owner.query('proposals.get', { ...ask, input: { id: shown.id } });
    const [line] = json.result.data.line_items;
    const was = { unit_cost: line.unit_cost };
    const change = { kind: 'set_line', line_id: line.id, unit_cost: 7919.77, was };
    await owner.mutate('proposals.edit', { id: shown.id, changes: [change] }, ask);
    await owner.mutate('company.setLeastMargin', { least_margin: 7.5 }, ask);
    const [product, enquiry] = await forCompany(service.context.db, company.id, async (tx) => [
      (await listProducts(tx, company.id, '2026-11-20'))[0]?.id ?? '',
      await addEnquiry(tx, company.id),
    ]);
    person = await signedInMember(service, company.id, 'viewer');
    const client = json.result.data.client.id;
    const none = { key: '', region: '', webhook: '', delivery: '', mail: '', invitation: '', invitationToken: '' };
    const [{ id: subHire, supplier }] = (await owner.query('subHires.list', { ...ask, input: { from: '2027-03-11' } }))
      .json.result.data.data;
    const rest = {
      hold: '',
      subHire,
      supplier: supplier.id,
      tag: '',
      followUp: '',
      template: '',
      priceRule: '',
      priceList: '',
      discountCode: '',
    };
    await forCompany(service.context.db, company.id, (tx) => readyToInvoice(tx, company.id));
    const invoice = await issueProposed(service.context, company.id, job.id);
    ids = { owner: owner.id, product, job: job.id, proposal: shown.id, client, enquiry, invoice, ...none, ...rest };
  });

  it('is told nothing by any procedure that they may call', async () => {
    const { find } = await finder({ id: ids.proposal }, { id: ids.job });
    const answered: string[] = [];
    for (const { path, type, access } of PROCEDURES) {
      // who leaves sees nothing afterwards
      if (access !== 'viewer' || type === 'subscription' || path === 'team.leave') continue;
      const input = SAMPLES[path]?.(ids);
      const ask = { company: company.id };
      const { text, status } =
        type === 'mutation' ? await person.mutate(path, input, ask) : await person.query(path, { ...ask, input });
      expect([path, find(text)]).toEqual([path, []]);
      if (status === 200) answered.push(path);
    }
    const costly = [
      'company.settings',
      'catalogue.get',
      'catalogue.export',
      'proposals.get',
      'proposals.history',
      'subHires.list',
      'suppliers.list',
    ];
    expect(answered).toEqual(expect.arrayContaining([...costly, 'proposals.foreseeSending', 'sales.report']));
  });

  it('of which an editor is told all', async () => {
    const editor = await signedInMember(service, company.id, 'editor');
    const { find } = await finder({ id: ids.proposal });
    for (const path of [
      'company.settings',
      'catalogue.get',
      'proposals.get',
      'proposals.history',
      'sales.report',
      'subHires.ofProposal',
    ]) {
      const { text } = await editor.query(path, { company: company.id, input: SAMPLES[path]?.(ids) });
      expect([path, find(text).length > 0]).toEqual([path, true]);
    }
    const { text } = await editor.mutate('catalogue.export', undefined, { company: company.id });
    expect(find(text)).not.toEqual([]);
  });
});
