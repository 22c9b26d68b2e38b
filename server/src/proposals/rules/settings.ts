import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { StoredCode, StoredPriceList, StoredRule } from './tables.ts';

/** What a company adds and takes off by rule, as it set it. */
export interface RuleSettings {
  readonly rules: readonly StoredRule[];
  readonly priceLists: readonly StoredPriceList[];
  readonly codes: readonly StoredCode[];
  /** Whether clients enter codes on their page. */
  readonly clientsEnterCodes: boolean;
}

const COLUMNS = ['total_rules', 'price_lists', 'discount_codes', 'clients_enter_codes'] as const;

export async function readRuleSettings(tx: Tx, companyId: string): Promise<RuleSettings> {
  const row = await tx
    .selectFrom('sales_settings')
    .select(COLUMNS)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return {
    rules: row?.total_rules ?? [],
    priceLists: row?.price_lists ?? [],
    codes: row?.discount_codes ?? [],
    clientsEnterCodes: row?.clients_enter_codes ?? false,
  };
}

/** The same, which nobody else changes to the end of the transaction. */
export async function lockRuleSettings(tx: Tx, companyId: string): Promise<RuleSettings> {
  await tx
    .insertInto('sales_settings')
    .values({ company_id: companyId, won_reasons: null, lost_reasons: null, expiry_days: null })
    .onConflict((conflict) => conflict.column('company_id').doNothing())
    .execute();
  await sql`select from sales_settings where company_id = ${companyId} for update`.execute(tx);
  return readRuleSettings(tx, companyId);
}

/** Throws `not_found` for one that the company does not have. */
export async function requirePriceList(tx: Tx, companyId: string, id: string): Promise<void> {
  const { priceLists } = await readRuleSettings(tx, companyId);
  if (priceLists.some((list) => list.id === id)) return;
  throw new AppError('not_found', ({ rules }) => rules.none(id), { param: 'price_list_id' });
}

/** Writes one of the lists. */
export async function writeRules(
  tx: Tx,
  companyId: string,
  lists: Partial<Pick<RuleSettings, 'rules' | 'priceLists' | 'codes'>>,
): Promise<void> {
  const { rules, priceLists, codes } = lists;
  await tx
    .updateTable('sales_settings')
    .set({
      ...(rules !== undefined && { total_rules: JSON.stringify(rules) }),
      ...(priceLists !== undefined && { price_lists: JSON.stringify(priceLists) }),
      ...(codes !== undefined && { discount_codes: JSON.stringify(codes) }),
    })
    .where('company_id', '=', companyId)
    .execute();
}
