import type { Page } from 'playwright-core';
import { ask } from './acts.ts';
import type { Picture } from './take.ts';
import type { World } from './world.ts';

const listed = ({ hiredIn }: World) => `/sub-hires?from=${hiredIn.from}`;
const sent = ({ hiredIn }: World) => `/proposals/${hiredIn.sent}`;
const short = ({ proposals }: World) => `/proposals/${proposals.short}`;

export interface HiredIn {
  /** The day on which units arrive. */
  readonly from: string;
  /** A proposal that is sent and short. */
  readonly sent: string;
}

/** Hires in a part of what a proposal is short of: asked of one supplier, confirmed by another. */
export async function makeSubHires(call: World['call'], proposal: string): Promise<HiredIn> {
  const supplier = { email: 'desk@brightline-hire.example', phone: '+44 113 496 0182', notes: 'Ask for Priya.' };
  const { id } = await call('suppliers.save', { ...supplier, name: 'Brightline Hire' });
  const { line_items: lines } = await call('proposals.get', { id: proposal });
  const line = lines.find(({ shortages }: { shortages: readonly unknown[] }) => shortages.length > 0);
  const [{ product_id: item }] = line.shortages;
  const { arrives, goes_back } = await call('subHires.offer', { id: proposal, item });
  const days = { arrives, goes_back, product_id: item };
  const first = { ...days, supplier: { id }, units: 2, cost: 64.5, note: 'Collect before noon.', state: 'confirmed' };
  await call('subHires.add', { ...first, proposal_id: proposal });
  const second = { ...days, supplier: { name: 'Cornerhouse Audio Visual' }, units: 1, cost: null, note: null };
  await call('subHires.add', { ...second, state: 'asked', proposal_id: null });
  const third = { ...second, state: 'asked', proposal_id: proposal };
  const { id: asked } = await call('subHires.add', third);
  const mail = { to: 'desk@cornerhouse-av.example', subject: 'Hire request', text: 'Could you hire us this?' };
  await call('subHires.sendMail', { id: asked, mail });
  const { id: sentToo } = await call('proposals.duplicate', { id: proposal });
  await call('proposals.send', { id: sentToo });
  return { from: arrives, sent: sentToo };
}

async function replace(page: Page): Promise<void> {
  await ask(/^Hire in or replace/u)(page);
  await page.getByRole('region', { name: 'Free instead on these days' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Revise and replace' }).waitFor();
}

/** What suppliers hire to the company, and how it is offered. */
export const subHirePages: readonly Picture[] = [
  { name: 'sub-hires', at: listed },
  { name: 'sub-hires-viewer', who: 'viewer', at: listed },
  { name: 'sub-hires-empty', who: 'newcomer', at: () => '/sub-hires' },
  { name: 'sub-hires-suppliers', at: () => '/sub-hires', act: ask('Suppliers') },
  { name: 'sub-hires-job', at: ({ proposals }: World) => `/jobs/${proposals.short}` },
  { name: 'sub-hires-short', at: short },
  { name: 'sub-hires-offer', at: short, act: ask(/^Hire in or replace/u) },
  { name: 'sub-hires-accept', at: sent, act: ask('Mark as accepted') },
  { name: 'sub-hires-sent-offer', at: sent, act: ask(/^Hire in or replace/u) },
  { name: 'sub-hires-replace', at: sent, act: replace },
  { name: 'sub-hires-mail', at: listed, act: ask(/^Ask by email: /u) },
  { name: 'sub-hires-change', at: short, act: ask(/^Change: /u) },
  { name: 'sub-hires-cancel', at: short, act: ask(/^Cancel: /u) },
];
