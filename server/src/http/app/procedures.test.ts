import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { invite } from '../../accounts/index.ts';
import { addSubHire, holdStock } from '../../availability/index.ts';
import { listProducts } from '../../catalogue/index.ts';
import { createClient } from '../../clients/index.ts';
import { addEnquiry } from '../../testing/enquiries.ts';
import { listMail } from '../../mail/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, saveCode, savePriceList, saveRule } from '../../proposals/index.ts';
import { saveNewProposal } from '../../proposals/save.ts';
import { issueProposed, readyToInvoice } from '../../testing/invoices.ts';
import { openBrowser, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { companyRows } from '../../testing/company-rows.ts';
import {
  type Answer,
  startLoneTestService,
  TEST_NOW,
  type TestCompany,
  type TestService,
} from '../../testing/service.ts';
import { createWebhook, deliverDue } from '../../webhooks/index.ts';
import { draftOf } from '../v1/availability-fixtures/draft-of.ts';
import { PROCEDURES } from './procedure-list.ts';
import { type Ours, SAMPLES, sampleWithoutIds } from './procedure-samples.ts';
import type { Access } from './procedures.ts';

/** Whoever holds an invitation's link may read it. */
const OPEN = ['site.get', 'site.countries', 'signUp', 'confirmSignUp', 'invitation.read', 'invitation.signUp'];

/** Read by whoever writes a letter or a PDF, in as many transactions as that takes. */
const WRITTEN_OUT: ReadonlySet<string> = new Set(['mail.draft', 'jobs.pickingPdf', 'invoices.file']);
const MEMBERS: readonly Access[] = ['viewer', 'editor', 'owner'];

let service: TestService;
let owner: Client;
const SECRET_CODE = { code: 'SECRET', percent: 5, amount: null, from: null, to: null, uses: 3, active: true };

let ours: TestCompany;
let theirs: TestCompany;
let ids: Ours;
let stranger: TestPerson;
let boss: TestPerson;
let viewer: TestPerson;

beforeAll(async () => {
  service = await startLoneTestService();
  [ours, theirs] = [await service.company(), await service.company()];
  boss = await signedInMember(service, ours.id, 'owner');
  viewer = await signedInMember(service, ours.id, 'viewer');
  stranger = await signedInMember(service, theirs.id, 'owner');
  const { invitation, token } = await forCompany(service.context.db, ours.id, (tx) =>
    invite(tx, ours.id, { email: 'guest@guest.example', role: 'owner', invitedBy: boss.id, now: TEST_NOW }),
  );
  const things = await forCompany(service.context.db, ours.id, async (tx) => {
    const [product] = await listProducts(tx, ours.id, '2026-11-20');
    const productId = product?.id ?? '';
    const hold = { productId, kind: 'lost', quantity: 1, from: '2026-11-20' } as const;
    return {
      product: productId,
      hold: await holdStock(tx, ours.id, hold, TEST_NOW),
      client: (await createClient(tx, ours.id, { name: 'Ada' })).id,
      enquiry: await addEnquiry(tx, ours.id),
      priceRule: await saveRule(tx, ours.id, { kind: 'minimum', amount: 250, active: true }),
      priceList: await savePriceList(tx, ours.id, { name: 'Secret prices', percent: 5, categories: [] }),
      discountCode: await saveCode(tx, ours.id, SECRET_CODE),
    };
  });
  const keys = await boss.query('keys.list', { company: ours.id });
  const region = await boss.mutate(
    'company.saveRegion',
    { name: 'London', factor: 1.15, places: ['London'] },
    { company: ours.id },
  );
  await boss.mutate('company.saveRate', { from: 'GBP', to: 'USD', rate: 1.3 }, { company: ours.id });
  ids = {
    owner: boss.id,
    key: keys.json.result.data[0].id,
    region: region.json.result.data.id,
    ...(await deliveredTry()),
    mail: await keptMail(),
    job: await acceptedJob(ours.id, things.product),
    invitation: invitation.id,
    invitationToken: token,
    ...things,
    ...(await hiredIn(things.product)),
    ...(await withProposal(ours)),
    ...NONE_YET,
  };
  ids = { ...ids, ...(await withSales(ids)) };
  owner = new Client(service.database.owner);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await service.close();
});

/** A subscription whose test event was tried, and failed: nothing goes out of a test. */
async function deliveredTry() {
  const ask = { company: ours.id };
  const { id: webhook } = await forCompany(service.context.db, ours.id, async (tx) => {
    const made = await createWebhook(service.context, tx, ours.id, { url: 'https://hook.example/' });
    return made.webhook;
  });
  await boss.mutate('webhooks.sendTest', { id: webhook }, ask);
  await deliverDue(service.context);
  const { json } = await boss.query('webhooks.tries', { ...ask, input: { id: webhook } });
  const [{ delivery_id: delivery }] = json.result.data;
  return { webhook, delivery };
}

async function keptMail(): Promise<string> {
  const { context } = service;
  const now = TEST_NOW;
  await forCompany(context.db, ours.id, (tx) =>
    context.tellDisabled(tx, { companyId: ours.id, id: '', url: 'https://hook.example/', reason: 'gone', now }),
  );
  const [mail] = await forCompany(context.db, ours.id, (tx) => listMail(tx, ours.id, 1));
  return mail?.id ?? '';
}

async function acceptedJob(companyId: string, productId: string): Promise<string> {
  const draft = draftOf({ date: '2026-11-20', days: 2, lines: [{ productId, units: 2 }] });
  const lines = draft.lines.map((line) => ({ ...line, unitPrice: 5000n, total: 10_000n }));
  const id = await forCompany(service.context.db, companyId, (tx) =>
    saveNewProposal(tx, companyId, { ...draft, lines, subtotal: 10_000n, total: 10_000n }, '2026-11-20', TEST_NOW),
  );
  for (const deed of ['send', 'accept'] as const) await changeProposal(service.context, companyId, id, deed);
  return id;
}

async function hiredIn(productId: string): Promise<Pick<Ours, 'supplier' | 'subHire'>> {
  const subHire = {
    productId,
    supplier: { name: 'Secret supplier' },
    proposalId: null,
    units: 2,
    cost: 4000n,
    note: null,
  };
  const days = { arrives: '2026-11-20', goesBack: '2026-11-22' };
  const { id } = await addSubHire(service.context, ours.id, { ...subHire, ...days, state: 'asked' });
  const { json } = await boss.query('suppliers.list', { company: ours.id });
  return { subHire: id, supplier: json.result.data[0].id };
}

async function withProposal({ key }: TestCompany): Promise<Pick<Ours, 'proposal'>> {
  const { json } = await service.call('POST', '/v1/proposals', {
    key,
    body: { event: { description: 'Conference for 100' }, client: { name: 'Hidden client' } },
  });
  return { proposal: json.id };
}

/** Those come once there is a proposal. */
const NONE_YET = { tag: '', followUp: '', template: '', invoice: '' };

async function withSales({ proposal, job }: Ours): Promise<typeof NONE_YET> {
  const ask = { company: ours.id };
  await boss.mutate('sales.tag', { id: proposal, name: 'Secret tag' }, ask);
  const tags = await boss.query('sales.tags', ask);
  const followUp = await boss.mutate('sales.addFollowUp', { id: proposal, due_on: '2026-11-20' }, ask);
  const template = await boss.mutate('templates.save', { id: job, name: 'Secret template' }, ask);
  return {
    tag: tags.json.result.data[0].id,
    followUp: followUp.json.result.data.id,
    template: template.json.result.data.id,
    invoice: await issuedInvoice(job),
  };
}

async function issuedInvoice(job: string): Promise<string> {
  await forCompany(service.context.db, ours.id, (tx) => readyToInvoice(tx, ours.id));
  const part = { kind: 'amount', amount: 1 } as const;
  return issueProposed(service.context, ours.id, job, { part });
}

function call(
  person: { query: TestPerson['query']; mutate: TestPerson['mutate'] },
  path: string,
  type: string,
  company: string | undefined,
): Promise<Answer> {
  const input = SAMPLES[path]?.(ids);
  const asking = company === undefined ? {} : { company };
  return type === 'mutation' ? person.mutate(path, input, asking) : person.query(path, { ...asking, input });
}

/** Everything that a company has, and its people. */
async function heldBy(companyId: string): Promise<string> {
  const held = await companyRows(owner, companyId);
  expect(held.length).toBeGreaterThan(20);
  const people = [];
  for (const name of ['users', 'credentials']) {
    people.push((await owner.query(`select to_jsonb(t) as row from ${name} t order by 1`)).rows);
  }
  return JSON.stringify({ held, people });
}

describe('the procedures of the application', () => {
  it('have each a sample in this test, and say who may call them', () => {
    expect(PROCEDURES.map(({ path }) => path).toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
    expect(PROCEDURES.filter(({ access }) => access === 'open').map(({ path }) => path)).toEqual(OPEN);
    expect(PROCEDURES.filter(({ access }) => access === undefined)).toEqual([]);
  });

  it('let nobody in who is not signed in, but for the open ones', async () => {
    const before = await heldBy(ours.id);
    for (const { path, type, access } of PROCEDURES) {
      if (access === 'open') continue;
      const answer = await call(openBrowser(service), path, type, ours.id);
      expect([path, codeOf(answer)]).toEqual([path, 'unauthorized']);
    }
    expect(await heldBy(ours.id)).toBe(before);
  });

  it('do not find another company, and change nothing there', async () => {
    const before = await heldBy(ours.id);
    for (const { path, type, access } of PROCEDURES) {
      if (!MEMBERS.includes(access)) continue;
      const answer = await call(stranger, path, type, ours.id);
      expect([path, codeOf(answer)]).toEqual([path, 'not_found']);
      expect(answer.text).not.toContain(ours.name);
    }
    expect(await heldBy(ours.id)).toBe(before);
  });

  it("find nothing of another company by its ids in one's own", async () => {
    const before = await heldBy(ours.id);
    const tried = [];
    for (const { path, type, access } of PROCEDURES) {
      if (access === 'open' || JSON.stringify(SAMPLES[path]?.(ids) ?? {}) === sampleWithoutIds(path)) continue;
      const answer = await call(stranger, path, type, theirs.id);
      expect([path, ['not_found', 'forbidden'].includes(codeOf(answer))]).toEqual([path, true]);
      expect(answer.text).not.toContain(ours.name);
      tried.push(path);
    }
    expect(tried).toEqual([
      'team.changeRole',
      'team.remove',
      'team.revokeInvitation',
      'invitation.accept',
      'company.saveRegion',
      'company.removeRegion',
      'companySignIn.unlink',
      'keys.revoke',
      'sandbox.send',
      'webhooks.rotate',
      'webhooks.setStatus',
      'webhooks.remove',
      'webhooks.tries',
      'webhooks.request',
      'webhooks.countReplay',
      'webhooks.replay',
      'webhooks.sendAgain',
      'webhooks.sendTest',
      'mail.read',
      'mail.draft',
      'mail.send',
      'catalogue.get',
      'catalogue.update',
      'catalogue.archive',
      'catalogue.restore',
      'catalogue.removePicture',
      'catalogue.stockLog',
      'catalogue.recordStock',
      'catalogue.releaseHold',
      'clients.get',
      'clients.proposals',
      'clients.update',
      'clients.foreseeErasure',
      'clients.erase',
      'availability.holders',
      'jobs.get',
      'jobs.pickingPdf',
      'jobs.tick',
      'jobs.plan',
      'jobs.schedule',
      'jobs.dispatch',
      'jobs.return',
      'jobs.undo',
      'subHires.ofProposal',
      'subHires.ofProduct',
      'subHires.offer',
      'subHires.add',
      'subHires.change',
      'subHires.setState',
      'subHires.draftMail',
      'subHires.sendMail',
      'suppliers.save',
      'suppliers.remove',
      'activity.thread',
      'activity.markRead',
      'activity.answer',
      'enquiries.get',
      'enquiries.dismiss',
      'enquiries.delete',
      'proposals.get',
      'proposals.history',
      'proposals.create',
      'proposals.edit',
      'proposals.foreseeSending',
      'proposals.send',
      'proposals.decline',
      'proposals.revise',
      'proposals.cancel',
      'proposals.accept',
      'proposals.renewLink',
      'proposals.amend',
      'proposals.duplicate',
      'proposals.delete',
      'proposals.addable',
      'prices.saveRule',
      'prices.removeRule',
      'prices.savePriceList',
      'prices.removePriceList',
      'prices.saveCode',
      'prices.removeCode',
      'delivery.preview',
      'payments.record',
      'payments.undo',
      'payments.decide',
      'invoices.ofProposal',
      'invoices.preview',
      'invoices.issue',
      'invoices.credit',
      'invoices.file',
      'invoices.draftMail',
      'invoices.send',
      'withdrawal.ofProposal',
      'sales.get',
      'sales.assign',
      'sales.tag',
      'sales.untag',
      'sales.renameTag',
      'sales.removeTag',
      'sales.addFollowUp',
      'sales.changeFollowUp',
      'sales.finishFollowUp',
      'sales.removeFollowUp',
      'sales.setOutcome',
      'templates.save',
      'templates.rename',
      'templates.remove',
      'templates.make',
    ]);
    expect(await heldBy(ours.id)).toBe(before);
  });

  it('that belong to a person show and change nothing of another', async () => {
    const before = await heldBy(ours.id);
    for (const { path, type, access } of PROCEDURES) {
      if (access !== 'signed-in' && access !== 'any-session') continue;
      if (path === 'me.rename' || path === 'me.changeLanguage') continue;
      const { text } = await call(stranger, path, type, undefined);
      for (const hidden of [ours.id, ours.name, ids.owner, viewer.email]) expect(text).not.toContain(hidden);
    }
    expect(await heldBy(ours.id)).toBe(before);
  });

  it('are refused to a role that is not enough for them, and change nothing', async () => {
    const editor = await signedInMember(service, ours.id, 'editor');
    const before = await heldBy(ours.id);
    for (const { path, type, access } of PROCEDURES) {
      const lower = access === 'owner' ? [viewer, editor] : access === 'editor' ? [viewer] : [];
      for (const person of lower) {
        const answer = await call(person, path, type, ours.id);
        expect([path, codeOf(answer)]).toEqual([path, 'forbidden']);
      }
    }
    expect(await heldBy(ours.id)).toBe(before);
  });

  it('let a viewer change nothing but their own place, what they have read, and that they took the catalogue out', () => {
    const changing = PROCEDURES.filter(({ type, access }) => type === 'mutation' && access === 'viewer');
    expect(changing.map(({ path }) => path)).toEqual([
      'team.leave',
      'catalogue.export',
      'activity.markRead',
      'activity.markAllRead',
    ]);
  });

  it('read all that they answer in one transaction, after the one that finds the role', async () => {
    const opened = vi.spyOn(service.context.db, 'transaction');
    const more = [];
    for (const { path, type, access } of PROCEDURES) {
      if (type !== 'query' || !MEMBERS.includes(access) || WRITTEN_OUT.has(path)) continue;
      opened.mockClear();
      await call(boss, path, type, ours.id);
      if (opened.mock.calls.length > 2) more.push([path, opened.mock.calls.length]);
    }
    opened.mockRestore();
    expect(more).toEqual([]);
  });

  it('are changed by POST alone', async () => {
    const before = await heldBy(ours.id);
    for (const { path, type } of PROCEDURES) {
      if (type !== 'mutation') continue;
      const answer = await viewer.query(path, { company: ours.id, input: SAMPLES[path]?.(ids) });
      expect([path, answer.status]).toEqual([path, 405]);
    }
    expect(await heldBy(ours.id)).toBe(before);
  });
});

/** The refusal in an answer: of one call, or of a stream that ended with it. */
function codeOf({ json, text }: Answer): string {
  const streamed = /^event: serialized-error\ndata: (.*)$/m.exec(text)?.[1];
  return (streamed === undefined ? json.error : JSON.parse(streamed)).data.code;
}
