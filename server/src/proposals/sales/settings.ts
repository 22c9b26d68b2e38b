import { changedFields, recordAudit } from '../../audit/index.ts';
import { speechOf } from '../../languages/index.ts';
import type { Tx } from '../../platform/db.ts';

/** How a company sells. */
export interface SalesSettings {
  readonly wonReasons: readonly string[];
  readonly lostReasons: readonly string[];
  /** How many days before its last day a proposal is brought to its salesperson. */
  readonly expiryDays: number;
}

/** Where a company has set nothing of its own. */
const USUAL_DAYS = 7;

/** As the company has set them; without reasons of its own, the usual ones in its language. */
export async function readSalesSettings(tx: Tx, companyId: string): Promise<SalesSettings> {
  const row = await tx
    .selectFrom('companies')
    .leftJoin('sales_settings', 'sales_settings.company_id', 'companies.id')
    .select(['language', 'won_reasons', 'lost_reasons', 'expiry_days'])
    .where('companies.id', '=', companyId)
    .executeTakeFirstOrThrow();
  const { won, lost } = speechOf(row.language).texts.reasons;
  return {
    wonReasons: row.won_reasons ?? won,
    lostReasons: row.lost_reasons ?? lost,
    expiryDays: row.expiry_days ?? USUAL_DAYS,
  };
}

/** Changes some of them; an empty list of reasons brings the usual ones back. */
export async function changeSalesSettings(tx: Tx, companyId: string, change: Partial<SalesSettings>): Promise<void> {
  const { wonReasons, lostReasons, expiryDays } = change;
  const columns = {
    ...(wonReasons !== undefined && { won_reasons: withoutRepeats(wonReasons) }),
    ...(lostReasons !== undefined && { lost_reasons: withoutRepeats(lostReasons) }),
    ...(expiryDays !== undefined && { expiry_days: expiryDays }),
  };
  const row = () => tx.selectFrom('sales_settings').selectAll().where('company_id', '=', companyId).executeTakeFirst();
  const before = await row();
  await tx
    .insertInto('sales_settings')
    .values({ company_id: companyId, won_reasons: null, lost_reasons: null, expiry_days: null, ...columns })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ company_id: companyId, ...columns }))
    .execute();
  const fields = changedFields({ ...before }, { ...(await row()) }, Object.keys(columns));
  if (fields.length > 0) await recordAudit(tx, companyId, { what: 'settings.changed', details: { fields } });
}

function withoutRepeats(reasons: readonly string[]): string[] | null {
  const seen = new Set<string>();
  const kept = reasons.filter((reason) => {
    const folded = reason.toLowerCase();
    return seen.has(folded) ? false : seen.add(folded);
  });
  return kept.length === 0 ? null : kept;
}
