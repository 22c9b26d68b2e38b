import { newId } from '../../server/src/platform/ids.ts';
import { BUYER, SELLER } from '../../server/src/testing/invoices.ts';
import { ask } from './acts.ts';
import type { Picture } from './take.ts';
import type { World } from './world.ts';

/** A proposal that was invoiced in part, one that is not yet, and one of those without a date. */
export interface InvoicedProposals {
  readonly partly: string;
  readonly open: string;
  readonly undated: string;
  /** The client's page of the first, which was sent all its invoices but the last. */
  readonly page: string;
}

/** Issues invoices, of which one is credited and most are sent, and leaves the rest to be invoiced. */
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
  const send = async (id: string) => {
    const { recipient, subject, text } = await call('invoices.draftMail', { id });
    const mail = { to: recipient, cc: [], subject, text };
    await call('invoices.send', { id, order: newId(), mail, formats: ['ubl'] });
  };
  const { id: first } = await issue(240);
  const { id: second } = await issue(150.5);
  const { id: credit } = await call('invoices.credit', { id: second });
  for (const id of [first, second, credit]) await send(id);
  await issue(99);
  const { share_url: url } = await call('proposals.get', { id: partly });
  return { partly, open, undated, page: new URL(url).pathname };
}

/** Invoices of a company and of a proposal, and how one is issued. */
export const invoicePages: readonly Picture[] = [
  { name: 'invoices', at: () => '/invoices' },
  { name: 'invoices-viewer', who: 'viewer', at: () => '/invoices' },
  { name: 'invoices-empty', who: 'newcomer', at: () => '/invoices' },
  {
    name: 'invoices-settings',
    at: () => '/settings/company',
    act: (page) => page.getByRole('switch', { name: 'Number credit notes separately' }).scrollIntoViewIfNeeded(),
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
    name: 'invoices-send',
    at: ({ invoices }: World) => `/proposals/${invoices.partly}`,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Send INV/u })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Message' }).waitFor();
    },
  },
  {
    name: 'invoices-send-wrong',
    at: ({ invoices }: World) => `/proposals/${invoices.partly}`,
    act: async (page) => {
      await page
        .getByRole('button', { name: /^Send INV/u })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'To' }).fill('nobody');
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    },
  },
  {
    name: 'invoices-history',
    at: ({ invoices }: World) => `/proposals/${invoices.partly}`,
    act: (page) => page.getByText('Invoice issued').first().scrollIntoViewIfNeeded(),
  },
  {
    name: 'invoices-client',
    who: 'guest',
    at: ({ invoices }: World) => invoices.page,
    act: (page) => page.getByRole('heading', { name: 'Invoices' }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'invoices-credit',
    at: ({ invoices }: World) => `/proposals/${invoices.partly}`,
    act: ask(/^Credit INV/u),
  },
];
