import { BUYER, SELLER } from '../../server/src/testing/invoices.ts';
import { ask } from './acts.ts';
import type { Picture } from './take.ts';
import type { World } from './world.ts';

/** A proposal that was invoiced in part, one that is not yet, and one of those without a date. */
export interface InvoicedProposals {
  readonly partly: string;
  readonly open: string;
  readonly undated: string;
}

/** Issues a deposit invoice, an invoice that is credited, and leaves the rest to be invoiced. */
export async function makeInvoices(call: World['call'], source: string): Promise<InvoicedProposals> {
  await call('company.change', { tax_number: 'GB 999 9999 73', registration_number: '01234567' });
  await call('invoices.changeSettings', SELLER);
  const accepted = async (isDated = true) => {
    const { id } = await call('proposals.duplicate', { id: source });
    const { event } = await call('proposals.get', { id });
    const changes = [{ kind: 'set_event', date: null, was: { date: event.date } }];
    if (!isDated) await call('proposals.edit', { id, changes });
    await call('proposals.send', { id });
    await call('proposals.accept', { id, picked: [], outcome: { reason: null, note: null } });
    return id as string;
  };
  const [partly, open, undated] = [await accepted(), await accepted(), await accepted(false)];
  const issue = async (amount: number) => {
    const part = { kind: 'amount', amount };
    const buyer = { kind: BUYER.kind, country: BUYER.country, has_number: false };
    const { treatment, wording, due_on, gross } = await call('invoices.preview', {
      id: partly,
      part,
      buyer,
      treatment: null,
    });
    return call('invoices.issue', { id: partly, part, buyer: BUYER, treatment, wording, due_on, gross });
  };
  await issue(240);
  const { id } = await issue(150.5);
  await call('invoices.credit', { id });
  return { partly, open, undated };
}

/** Invoices of a company and of a proposal, and how one is issued. */
export const invoicePages: readonly Picture[] = [
  { name: 'invoices', at: () => '/invoices' },
  { name: 'invoices-viewer', who: 'viewer', at: () => '/invoices' },
  { name: 'invoices-empty', who: 'newcomer', at: () => '/invoices' },
  {
    name: 'invoices-settings',
    at: () => '/settings/company',
    act: (page) => page.getByRole('switch', { name: 'Credit notes have their own numbers' }).scrollIntoViewIfNeeded(),
  },
  { name: 'invoices-of-proposal', at: ({ invoices }: World) => `/proposals/${invoices.partly}` },
  {
    name: 'invoices-new',
    at: ({ invoices }: World) => `/proposals/${invoices.open}`,
    act: ask('New invoice'),
  },
  {
    name: 'invoices-new-sums',
    at: ({ invoices }: World) => `/proposals/${invoices.open}`,
    act: async (page) => {
      await ask('New invoice')(page);
      await page.getByText('Suggested:').waitFor();
      await page.getByRole('button', { name: 'Issue invoice' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'invoices-new-undated',
    at: ({ invoices }: World) => `/proposals/${invoices.undated}`,
    act: async (page) => {
      await ask('New invoice')(page);
      await page.getByLabel('Date of supply').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'invoices-credit',
    at: ({ invoices }: World) => `/proposals/${invoices.partly}`,
    act: ask(/^Credit INV/u),
  },
];
