import { ask } from './acts.ts';
import type { Picture } from './take.ts';
import type { World } from './world.ts';

const listed = ({ hiredInFrom }: World) => `/sub-hires?from=${hiredInFrom}`;
const short = ({ proposals }: World) => `/proposals/${proposals.short}`;

/** Hires in a part of what a proposal is short of: asked of one supplier, confirmed by another. Returns the day they arrive. */
export async function makeSubHires(call: World['call'], proposal: string): Promise<string> {
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
  return arrives;
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
  { name: 'sub-hires-change', at: short, act: ask(/^Change: /u) },
  { name: 'sub-hires-cancel', at: short, act: ask(/^Cancel: /u) },
];
