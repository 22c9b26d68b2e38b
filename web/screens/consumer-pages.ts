import type { Page } from 'playwright-core';
import { ask, press } from './acts.ts';
import type { Picture } from './take.ts';
import type { World } from './world.ts';

/** Proposals to consumers in the single market: paths of their clients' pages, and one in the editor. */
export interface ToConsumers {
  /** Of an event that is soon. */
  readonly open: string;
  readonly accepted: string;
  readonly withdrawn: string;
  /** Ids of the last two, and of a draft to a client of whom nobody has said what they are. */
  readonly acceptedId: string;
  readonly withdrawnId: string;
  readonly unsaid: string;
  /** Ids of a job that left before the client withdrew, and of one that a client may still withdraw from who asked for no start. */
  readonly leftId: string;
  readonly laterId: string;
  readonly consumer: string;
}

const CONSUMER = { kind: 'consumer', country: 'IE', address: '4 Harbour Row\nGalway H91 AB12' };
const SIGNED = { name: 'Orla Keane', email: 'orla@keane.example' };
const DAY = 86_400_000;
const SOON = 9;
const LATER = 40;

/** Switches the right of withdrawal on, and makes proposals to which it belongs. */
export async function makeConsumers(call: World['call'], address: string, source: string): Promise<ToConsumers> {
  await call('withdrawal.change', { is_offered: true });
  const { id: consumer } = await call('clients.create', { ...SIGNED, ...CONSUMER });
  const { id: somebody } = await call('clients.create', { name: 'Pat Unsaid', email: 'pat@unsaid.example' });
  const draft = async (client: string, inDays = SOON) => {
    const { id } = await call('proposals.duplicate', { id: source });
    const { client: was, event } = await call('proposals.get', { id });
    const date = new Date(Date.now() + inDays * DAY).toISOString().slice(0, 10);
    const changes = [
      { kind: 'set_client', client_id: client, was: was?.id ?? null },
      { kind: 'set_event', date, was: { date: event.date } },
    ];
    await call('proposals.edit', { id, changes });
    return id as string;
  };
  const pathOf = async (id: string) => new URL((await call('proposals.get', { id })).share_url).pathname;
  const sent = async (inDays = SOON) => {
    const id = await draft(consumer, inDays);
    await call('proposals.send', { id });
    return id;
  };
  const accepted = async (inDays = SOON) => {
    const id = await sent(inDays);
    const path = await pathOf(id);
    await accept(address + path);
    return { id, path };
  };
  const [open, first, second] = [await sent(), await accepted(), await accepted()];
  const [left, later] = [await accepted(), await accepted(LATER)];
  const { items } = await call('jobs.get', { id: left.id });
  const leaving = items.flatMap(({ item, to_go: units }: { item: string; to_go: number }) =>
    units > 0 ? [{ item, units }] : [],
  );
  await call('jobs.dispatch', { id: left.id, units: leaving });
  for (const { path } of [second, left]) await post(address + path, { do: 'withdraw', ...SIGNED });
  return {
    open: await pathOf(open),
    accepted: first.path,
    acceptedId: first.id,
    withdrawn: second.path,
    withdrawnId: second.id,
    unsaid: await draft(somebody),
    leftId: left.id,
    laterId: later.id,
    consumer,
  };
}

/** As the page's own form does it. */
async function accept(page: string): Promise<void> {
  const text = await (await fetch(page)).text();
  const form = text.slice(text.indexOf('id="answer"'));
  const hidden = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(
    ([, name = '', value = '']) => [name, value],
  );
  await post(page, { ...Object.fromEntries(hidden), do: 'accept', ...SIGNED, terms: 'yes', start: 'yes' });
}

async function post(page: string, form: Record<string, string>): Promise<void> {
  const { status } = await fetch(page, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
  if (status !== 303) throw new Error(`${page} answered ${status}`);
}

/** What consumers see of their right of withdrawal, and what the company does. */
export const consumerPages: readonly Picture[] = [
  { name: 'consumers-open', who: 'guest', at: ({ consumers }: World) => consumers.open },
  { name: 'consumers-accepted', who: 'guest', at: ({ consumers }: World) => consumers.accepted },
  { name: 'consumers-statement', who: 'guest', at: ({ consumers }: World) => consumers.accepted, act: start },
  {
    name: 'consumers-faults',
    who: 'guest',
    at: ({ consumers }: World) => consumers.accepted,
    act: async (page) => {
      await start(page);
      await page.locator('#withdraw form').evaluate((form: HTMLFormElement) => {
        form.noValidate = true;
      });
      await page.locator('#withdraw-email').fill('nobody');
      await page.locator('#withdraw button').click();
      await page.locator('.fault').first().waitFor();
    },
  },
  { name: 'consumers-withdrawn', who: 'guest', at: ({ consumers }: World) => consumers.withdrawn },
  { name: 'consumers-editor', at: ({ consumers }: World) => `/proposals/${consumers.acceptedId}` },
  { name: 'consumers-editor-withdrawn', at: ({ consumers }: World) => `/proposals/${consumers.withdrawnId}` },
  {
    name: 'consumers-ask',
    at: ({ consumers }: World) => `/proposals/${consumers.unsaid}`,
    act: async (page) => {
      await press('button', 'Send')(page);
      await page.getByRole('radio', { name: 'Consumer' }).waitFor();
    },
  },
  { name: 'consumers-settings', at: () => '/settings/company', act: showWithdrawal },
  { name: 'consumers-job', at: ({ consumers }: World) => `/jobs/${consumers.leftId}` },
  { name: 'consumers-editor-left', at: ({ consumers }: World) => `/proposals/${consumers.leftId}` },
  { name: 'consumers-dispatch', at: ({ consumers }: World) => `/jobs/${consumers.laterId}`, act: ask('Dispatch') },
  {
    name: 'consumers-erase',
    at: ({ consumers }: World) => `/clients/${consumers.consumer}`,
    act: ask('Erase personal data'),
  },
  { name: 'consumers-client', at: ({ client }: World) => `/clients/${client}` },
];

async function showWithdrawal(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Consumers in the EU' }).scrollIntoViewIfNeeded();
}

async function start(page: Page): Promise<void> {
  await page.locator('#withdraw summary').click();
  await page.locator('#withdraw-name').waitFor();
}
