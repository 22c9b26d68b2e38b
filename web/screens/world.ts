import type { ServerResponse } from 'node:http';
import type { Browser, BrowserContext } from 'playwright-core';
import type { FakeProvider } from '../../server/src/testing/fake-provider.ts';
import { type RunningServer, runCommandLine } from '../../server/src/testing/program.ts';
import { FAKE_CLIENT, startFakeOidcProvider } from '../../server/src/testing/fake-oidc-provider.ts';
import { startReceiver } from '../../server/src/testing/tls/receiver.ts';
import { caller, type Json } from './caller.ts';
import { type Delivered, makeDelivered } from './delivery-pages.ts';
import { makeConsumers, type ToConsumers } from './consumer-pages.ts';
import { sendEnquiries } from './enquiry-pages.ts';
import { makePrices, type Priced } from './price-pages.ts';
import { type ExtremeCompany, makeExtremeCompany } from './extreme-company.ts';
import { type InvoicedProposals, makeInvoices } from './invoice-pages.ts';
import { makePayments, type PaidProposals } from './payment-pages.ts';
import { type HiredIn, makeSubHires } from './sub-hire-pages.ts';

/**
 * Who looks at a page: nobody signed in, an owner of the demo, a viewer of it, the owner of a company without anything, or
 * that of one with the longest names and the largest figures; or a viewer of the demo who signed in through its provider.
 */
export type Who = 'guest' | 'owner' | 'viewer' | 'newcomer' | 'extreme' | 'throughCompany';

/** What the pages are pictured of. */
export interface World {
  readonly address: string;
  readonly model: FakeProvider;
  /** Signed in, as a browser keeps it. */
  readonly people: Readonly<Record<Who, Awaited<ReturnType<BrowserContext['storageState']>>>>;
  /** Ids of proposals by what they are in the pictures. */
  readonly proposals: Readonly<Record<ProposalName, string>>;
  /** Paths of their clients' pages. */
  readonly pages: Readonly<Record<ProposalName, string>>;
  readonly jobNumber: string;
  readonly product: string;
  /** A product made of others. */
  readonly kit: string;
  readonly client: string;
  /** With rules of every kind. */
  readonly priced: Priced;
  readonly delivered: Delivered;
  readonly webhook: string;
  /** Path of the client's page of a proposal that a test key made. */
  readonly testPage: string;
  /** Path of the form for the company's website. */
  readonly form: string;
  /** One that came through it. */
  readonly enquiry: string;
  readonly payments: PaidProposals;
  readonly hiredIn: HiredIn;
  readonly invoices: InvoicedProposals;
  readonly consumers: ToConsumers;
  readonly extremes: ExtremeCompany;
  /** What stands behind the # of the link. */
  readonly invitation: string;
  readonly reset: string;
  /** By which name members of the demo sign in through its provider. */
  readonly signIn: string;
  /** A call of the application as the owner. */
  call(procedure: string, input?: unknown): Promise<Json>;
  close(): Promise<void>;
}

export type ProposalName =
  | 'draft'
  | 'sent'
  | 'viewed'
  | 'accepted'
  | 'short'
  | 'declined'
  | 'expired'
  | 'cancelled'
  | 'revised'
  | 'shared';

interface Ground {
  readonly server: RunningServer;
  readonly dataDir: string;
  readonly browser: Browser;
  readonly model: FakeProvider;
}

export const PASSWORD = 'a password of the pictures';
export const VIEWER = 'sam.viewer@northlight.example';
const INVITED = 'alex.morgan@northlight.example';

/** The demo, with what its seed lacks: a viewer, an invitation, a shortage, webhooks with deliveries, an empty company. */
export async function makeWorld({ server, dataDir, browser, model }: Ground): Promise<World> {
  const { address } = server;
  const [, email = '', password = ''] = /Sign in\s+(\S+)\s+password (\S+)/u.exec(server.said()) ?? [];
  const owner = await signIn(browser, address, email, password);
  const call = caller(owner, address);
  const companyId: string = (await call('me.get')).companies[0].id;
  const inCompany = (procedure: string, input?: unknown) => call(procedure, input, companyId);
  const command = async (...args: string[]): Promise<Json> =>
    JSON.parse((await runCommandLine({ DATA_DIR: dataDir }, ...args, '--json')).stdout);

  await inCompany('team.invite', { email: INVITED, role: 'editor' });
  await command(
    'user',
    'create',
    '--company',
    companyId,
    '--email',
    VIEWER,
    '--name',
    'Sam Viewer',
    '--password',
    PASSWORD,
    '--role',
    'viewer',
  );
  const invitation: string = (await command('user', 'link', INVITED, '--invitation')).url;
  const reset: string = (await command('user', 'link', VIEWER)).url;

  const receiver = await startReceiver((response, { path }) => answerHook(response, path));
  const hook = (path: string, events: readonly string[]) =>
    inCompany('webhooks.create', { url: `https://localhost:${receiver.port}${path}`, events });
  const { id: webhook } = await hook('/hooks/showbill', ALL_EVENTS);
  await hook('/broken', ['proposal.accepted']);

  const proposals = await makeProposals(inCompany);
  const testPage = await makeTestData(inCompany, address, `https://localhost:${receiver.port}/hooks/test`);
  const { url: form } = await inCompany('enquiries.changeForm', {
    on: true,
    privacy_url: 'https://northlight.example/privacy',
  });
  const enquiry = await sendEnquiries(inCompany, new URL(form).pathname, address);
  const template = await makeSales(inCompany, proposals);
  await inCompany('webhooks.sendTest', { id: webhook });
  const { number: jobNumber } = await inCompany('proposals.get', { id: proposals.shared });
  const { data: products } = await inCompany('catalogue.list', { text: 'K12.2', limit: 5 });
  const { data: mixers } = await inCompany('catalogue.list', { text: 'ZED-10', limit: 1 });
  const kit = await inCompany('catalogue.create', {
    name: 'Small PA system',
    category: 'audio',
    unit: 'day',
    unit_price: 120,
    parts: [
      { product_id: products[0].id, quantity: 2 },
      { product_id: mixers[0].id, quantity: 1 },
    ],
  });
  const { data: clients } = await inCompany('clients.list', { text: 'Strathorran', limit: 5 });

  const priced = await makePrices(inCompany, template, clients[0].id);
  const delivered = await makeDelivered(inCompany, template, clients[0].id);
  const payments = await makePayments(inCompany, address, proposals.shared);
  const hiredIn = await makeSubHires(inCompany, proposals.short);
  const invoices = await makeInvoices(inCompany, proposals.shared);
  const consumers = await makeConsumers(inCompany, address, proposals.shared);

  const guest = await browser.newContext();
  await caller(guest, address)('signUp', {
    name: 'Kim Newcomer',
    email: 'kim@newcomer.example',
    password: PASSWORD,
    company: { name: 'Brightwater Hire', currency: 'GBP', country: 'GB' },
  });
  const newcomer = await guest.storageState();
  await guest.close();
  const viewer = await signIn(browser, address, VIEWER, PASSWORD);
  const {
    signIn: slug,
    context: bound,
    close: closeProvider,
  } = await signInThroughCompany(browser, address, inCompany);
  const extremes = await makeExtremeCompany({ address, browser, password: PASSWORD, command });
  return {
    address,
    model,
    people: {
      guest: { cookies: [], origins: [] },
      owner: await owner.storageState(),
      viewer: await viewer.storageState(),
      newcomer,
      extreme: extremes.owner,
      throughCompany: await bound.storageState(),
    },
    proposals,
    pages: await pagesOf(inCompany, proposals),
    jobNumber,
    product: products[0].id,
    kit: kit.id,
    client: clients[0].id,
    priced,
    delivered,
    webhook,
    testPage,
    form: new URL(form).pathname,
    enquiry,
    payments,
    hiredIn,
    invoices,
    consumers,
    extremes,
    invitation: new URL(invitation).hash.slice(1),
    reset: new URL(reset).hash.slice(1),
    signIn: slug,
    call: inCompany,
    async close() {
      await Promise.all([owner.close(), viewer.close(), bound.close()]);
      await receiver.close();
      await closeProvider();
    },
  };
}

/** A test key, and what a program made with it: a draft, and one that was sent. */
async function makeTestData(call: World['call'], address: string, url: string): Promise<string> {
  const { key } = await call('keys.create', { name: 'CRM on trial', test: true });
  const post = async (path: string, body: object): Promise<Json> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    return (await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  await post('/v1/webhooks', { url });
  const client = { name: 'Ada Marsh' };
  const sent = await post('/v1/proposals', { event: { description: 'Conference for 120, two days' }, client });
  await post('/v1/proposals', { event: { description: 'Party for 40 with two speakers' } });
  await call('sandbox.send', { id: sent.id });
  return new URL(sent.share_url).pathname;
}

const ALL_EVENTS = ['proposal.sent', 'proposal.viewed', 'proposal.accepted', 'proposal.declined'] as const;

function answerHook(response: ServerResponse, path: string): void {
  if (path === '/broken') response.writeHead(500).end('the CRM is being updated');
  else response.writeHead(200, { 'content-type': 'application/json' }).end('{"received": true}');
}

async function signIn(browser: Browser, address: string, email: string, password: string): Promise<BrowserContext> {
  const context = await browser.newContext();
  const answer = await context.request.post(`${address}/app/auth/sign-in`, {
    headers: { origin: new URL(address).origin },
    data: { email, password },
  });
  if (!answer.ok()) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  return context;
}

/** The demo's own provider, through which its viewer has signed in. */
async function signInThroughCompany(browser: Browser, address: string, call: World['call']) {
  const provider = await startFakeOidcProvider();
  provider.reset({ email: VIEWER });
  const slug = 'northlight-events';
  await call('companySignIn.save', {
    slug,
    issuer: provider.issuer,
    oidc_client_id: FAKE_CLIENT.id,
    oidc_client_secret: FAKE_CLIENT.secret,
    vouches_for_emails: false,
  });
  await call('companySignIn.turn', { on: true });
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(`${address}/sign-in/${slug}?next=/settings/you`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/^[^?]*\/settings\/you$/u);
  await page.close();
  // its test says what is wrong from then on
  provider.behaviour.metadata = { issuer: 'https://login.northlight.example' };
  return { signIn: slug, context, close: () => provider.close() };
}

/** A follow-up without a note, a reason with one, and a template. */
async function makeSales(call: World['call'], proposals: World['proposals']): Promise<string> {
  await call('sales.addFollowUp', { id: proposals.draft, due_on: dayFromNow(6) });
  await call('sales.setOutcome', { id: proposals.declined, reason: 'Too expensive', note: 'Wanted it under £6,000.' });
  return (await call('templates.save', { id: proposals.draft, name: 'Conference for 400, two days' })).id;
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** The seed's proposals by status, and a second wedding on the day of the first. */
async function makeProposals(call: World['call']): Promise<World['proposals']> {
  const { proposals } = await call('proposals.list', {});
  const find = (title: string): string => proposals.find((each: Json) => each.title.startsWith(title)).id;
  const wedding = find('Whitcombe');
  const { id: short } = await call('proposals.duplicate', { id: wedding });
  await call('proposals.edit', {
    id: short,
    changes: [{ kind: 'set_title', title: 'Macrae golden wedding', was: 'Whitcombe and Sinclair wedding' }],
  });
  await call('proposals.send', { id: short });
  await call('proposals.accept', { id: short });
  const { id: shared } = await call('proposals.duplicate', { id: find('Fernhow') });
  await call('proposals.send', { id: shared });
  const { id: revised } = await call('proposals.duplicate', { id: find('Aldercross') });
  await call('proposals.send', { id: revised });
  await call('proposals.revise', { id: revised });
  return {
    draft: find('Fernhow'),
    sent: find('Thornbeck'),
    viewed: find('Aldercross'),
    accepted: wedding,
    short,
    declined: find('Greenholt'),
    expired: find('European'),
    cancelled: find('Rookwood'),
    revised,
    shared,
  };
}

async function pagesOf(call: World['call'], proposals: World['proposals']): Promise<World['pages']> {
  const pages = Object.entries(proposals).map(async ([name, id]) => {
    const { share_url: url } = await call('proposals.get', { id });
    return [name, new URL(url).pathname];
  });
  return Object.fromEntries(await Promise.all(pages));
}
