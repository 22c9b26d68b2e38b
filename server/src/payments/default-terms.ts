import type { PaymentTermsBody } from '@showbill/contract';
import { getCompany, saveSettings } from '../accounts/index.ts';
import { findExchangeRate } from '../catalogue/index.ts';
import type { Tx } from '../platform/db.ts';
import { minorDigits, parseDecimal, powerOfTen } from '../platform/money/index.ts';
import { convertTerms, type PaymentTerms, presentTerms, readTerms, termsOf, toStoredTerms } from './terms.ts';

/** What a company's new proposals begin with, amounts in its currency; null: nothing is said of payment. */
export async function readDefaultTerms(tx: Tx, companyId: string): Promise<PaymentTermsBody | null> {
  const { currency } = await getCompany(tx, companyId);
  return presentTerms(await storedTerms(tx, companyId), currency);
}

/** Throws `invalid_request` for an amount that the company's currency cannot hold. Proposals that are there stay as they are. */
export async function changeDefaultTerms(tx: Tx, companyId: string, body: PaymentTermsBody | null): Promise<void> {
  const { currency } = await getCompany(tx, companyId);
  const terms = readTerms(body, currency, 'payment_terms');
  await saveSettings(tx, companyId, { payment_terms: toStoredTerms(terms) });
}

/** Whether clients are offered a link by which they pay. */
export async function setPaysOnline(tx: Tx, companyId: string, isOffered: boolean): Promise<void> {
  await saveSettings(tx, companyId, { pays_online: isOffered });
}

/**
 * What a new proposal in `currency` begins with: amounts are converted at the company's rate; without one, terms that hold
 * amounts are left out.
 */
export async function termsForNew(tx: Tx, companyId: string, currency: string): Promise<PaymentTerms | null> {
  const terms = await storedTerms(tx, companyId);
  if (terms === null || !holdsAmount(terms)) return terms;
  const company = await getCompany(tx, companyId);
  if (company.currency === currency) return terms;
  const rate = await findExchangeRate(tx, companyId, company.currency, currency);
  if (rate === null) return null;
  const digits = powerOfTen(minorDigits(currency) - minorDigits(company.currency));
  return convertTerms(terms, [parseDecimal(rate), digits]);
}

function holdsAmount({ deposit, instalments }: PaymentTerms): boolean {
  return deposit?.kind === 'amount' || instalments.some(({ share }) => share.kind === 'amount');
}

async function storedTerms(tx: Tx, companyId: string): Promise<PaymentTerms | null> {
  const row = await tx
    .selectFrom('companies')
    .select('payment_terms')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return termsOf(row.payment_terms);
}
