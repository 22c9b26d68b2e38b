import type { InvoiceSettingsBody } from '@showbill/contract';
import { type Company, saveSettings } from '../accounts/index.ts';
import type { Tx } from '../platform/db.ts';
import { invalidField } from '../platform/errors.ts';
import type { Seller } from './document.ts';
import { isIban, looksLikeIban } from './iban.ts';

/** Where a credit note has to have a number of its own series: Spain, by Real Decreto 1619/2012, Article 6.1.a. */
const WITH_OWN_CREDIT_NUMBERS = new Set(['ES']);

/** What a company entered for its invoices; empty texts, and what its country asks for, where it did not. */
export async function readInvoiceSettings(tx: Tx, companyId: string): Promise<InvoiceSettingsBody> {
  const { invoicing, country } = await tx
    .selectFrom('companies')
    .select(['invoicing', 'country'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { ...NOTHING, own_credit_numbers: WITH_OWN_CREDIT_NUMBERS.has(country), ...invoicing };
}

/** Throws `invalid_request` for an IBAN with a slip in it. What was issued stays as it is. */
export async function changeInvoiceSettings(tx: Tx, companyId: string, settings: InvoiceSettingsBody): Promise<void> {
  if (looksLikeIban(settings.account) && !isIban(settings.account)) {
    throw invalidField('account', ({ needs }) => needs.rightIban);
  }
  await saveSettings(tx, companyId, { invoicing: JSON.stringify(settings) });
}

const NOTHING: Omit<InvoiceSettingsBody, 'own_credit_numbers'> = {
  legal_name: '',
  street: '',
  post_code: '',
  city: '',
  tax_id: '',
  account: '',
  bic: '',
  contact: '',
};

/** A company as its invoices name it. */
export function sellerOf(company: Company, settings: InvoiceSettingsBody): Seller {
  const { legal_name: legalName, street, post_code: postCode, city, tax_id: taxId, account, bic, contact } = settings;
  const { name, country, taxNumber, taxNumberName, letterhead, email } = company;
  return {
    name: legalName === '' ? name : legalName,
    tradingName: legalName === '' || legalName === name ? null : name,
    street,
    postCode,
    city,
    country,
    vatId: taxNumber,
    vatIdName: taxNumberName,
    taxId: orNull(taxId),
    registrationNumber: letterhead.registrationNumber,
    account: orNull(account),
    bic: orNull(bic),
    contact: orNull(contact),
    telephone: letterhead.telephone,
    email,
  };
}

function orNull(text: string): string | null {
  return text === '' ? null : text;
}
