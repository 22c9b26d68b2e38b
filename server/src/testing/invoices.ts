import type { InvoiceOrderBody, InvoiceSettingsBody } from '@showbill/contract';
import { changeSettings } from '../accounts/index.ts';
import { changeInvoiceSettings } from '../invoices/index.ts';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { toMajor } from '../platform/money/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { COMMAND } from '../platform/actor.ts';
import { previewInvoice, issueInvoice } from '../proposals/index.ts';

export const SELLER: InvoiceSettingsBody = {
  legal_name: 'Northlight Event Hire Ltd',
  street: '4 Kiln Lane',
  post_code: 'LS2 8AA',
  city: 'Leeds',
  tax_id: '',
  account: 'GB82 WEST 1234 5698 7654 32',
  bic: 'WESTGB2L',
  contact: 'Ada Marsh',
  own_credit_numbers: false,
};

export const BUYER: InvoiceOrderBody['buyer'] = {
  kind: 'business',
  name: 'Harbour Trust',
  street: '1 Quay Street',
  post_code: 'BS1 4DJ',
  city: 'Bristol',
  country: 'GB',
  vat_id: '',
  email: 'accounts@harbour.example',
  reference: 'PO 4711',
};

/** Gives a company what it needs to issue invoices. */
export async function readyToInvoice(
  tx: Tx,
  companyId: string,
  changes: Partial<InvoiceSettingsBody> = {},
): Promise<void> {
  await changeSettings(tx, companyId, {
    taxNumber: 'GB 999 9999 73',
    registrationNumber: '01234567',
    telephone: '+44 113 496 0000',
    email: 'hello@northlight.example',
  });
  await changeInvoiceSettings(tx, companyId, { ...SELLER, ...changes });
}

/** Issues an invoice for an accepted proposal as it is proposed, and gives its id. */
export async function issueProposed(
  context: Context,
  companyId: string,
  id: string,
  { part = { kind: 'final' }, buyer = BUYER }: Partial<Pick<InvoiceOrderBody, 'part' | 'buyer'>> = {},
): Promise<string> {
  const asked = {
    part,
    buyer: { kind: buyer.kind, country: buyer.country, hasNumber: buyer.vat_id !== '' },
    treatment: null,
  };
  const { treatment, wording, sums, dueOn, currency, supplied, asksForSupply } = await forCompany(
    context.db,
    companyId,
    (tx) => previewInvoice(tx, companyId, id, asked, context.clock.now()),
  );
  const gross = toMajor(sums.gross, currency);
  const typed =
    asksForSupply && supplied === null ? { supplied_from: context.clock.now().toISOString().slice(0, 10) } : {};
  const order = { part, buyer, treatment, wording: wording ?? '', due_on: dueOn, gross, ...typed };
  return issueInvoice(context, companyId, id, order, COMMAND);
}
