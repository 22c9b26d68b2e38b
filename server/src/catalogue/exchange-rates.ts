import { recordAudit } from '../audit/index.ts';
import type { Tx } from '../platform/db.ts';
import { AppError, invalidRequest } from '../platform/errors.ts';
import { isCurrency } from '../platform/money/index.ts';

export interface ExchangeRate {
  readonly from: string;
  readonly to: string;
  /** Units of `to` for one unit of `from`, as a decimal text. */
  readonly rate: string;
}

/** Sets a company's own rate between two currencies. */
export async function setExchangeRate(tx: Tx, companyId: string, input: ExchangeRate): Promise<ExchangeRate> {
  for (const [param, code] of [
    ['from', input.from],
    ['to', input.to],
  ] as const) {
    if (!isCurrency(code)) throw invalidRequest(param, ({ catalogue }) => catalogue.currency(code));
  }
  if (input.from === input.to) throw invalidRequest('to', ({ catalogue }) => catalogue.twoCurrencies);
  if (!/^\d{1,10}(\.\d{1,10})?$/.test(input.rate) || Number(input.rate) <= 0) {
    throw invalidRequest('rate', ({ catalogue }) => catalogue.rate(input.rate));
  }
  await tx
    .insertInto('exchange_rates')
    .values({ company_id: companyId, from_currency: input.from, to_currency: input.to, rate: input.rate })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'from_currency', 'to_currency']).doUpdateSet({ rate: input.rate }),
    )
    .execute();
  const details = { rate: Number(input.rate) };
  await recordAudit(tx, companyId, { what: 'settings.rate_saved', name: pair(input.from, input.to), details });
  return input;
}

function pair(from: string, to: string): string {
  return `${from} → ${to}`;
}

/** A company's rates, by their currencies. */
export async function listExchangeRates(tx: Tx, companyId: string): Promise<ExchangeRate[]> {
  return tx
    .selectFrom('exchange_rates')
    .select(['from_currency as from', 'to_currency as to', 'rate'])
    .where('company_id', '=', companyId)
    .orderBy('from_currency')
    .orderBy('to_currency')
    .execute();
}

/** Throws not_found where there is none. What has been priced with it stays. */
export async function deleteExchangeRate(tx: Tx, companyId: string, from: string, to: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('exchange_rates')
    .where('company_id', '=', companyId)
    .where('from_currency', '=', from)
    .where('to_currency', '=', to)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new AppError('not_found', (texts) => texts.none.rate(from, to));
  await recordAudit(tx, companyId, { what: 'settings.rate_removed', name: pair(from, to) });
}

/** The rate from one currency to another: 1 for the same, null where the company has set none. */
export async function findExchangeRate(tx: Tx, companyId: string, from: string, to: string): Promise<string | null> {
  if (from === to) return '1';
  const row = await tx
    .selectFrom('exchange_rates')
    .select('rate')
    .where('company_id', '=', companyId)
    .where('from_currency', '=', from)
    .where('to_currency', '=', to)
    .executeTakeFirst();
  return row?.rate ?? null;
}
