import type { Tx } from '../../platform/db.ts';

/** How a company sells. */
export interface SalesSettings {
  readonly wonReasons: readonly string[];
  readonly lostReasons: readonly string[];
  /** How many days before its last day a proposal is brought to its salesperson. */
  readonly expiryDays: number;
}

/** What a company has that has set nothing of its own. */
const USUAL: SalesSettings = {
  wonReasons: ['Price', 'Availability', 'Service', 'Returning client', 'Recommendation'],
  lostReasons: ['Too expensive', 'Went with a competitor', 'Event cancelled', 'Equipment not available', 'No reply'],
  expiryDays: 7,
};

export async function readSalesSettings(tx: Tx, companyId: string): Promise<SalesSettings> {
  const row = await tx.selectFrom('sales_settings').selectAll().where('company_id', '=', companyId).executeTakeFirst();
  return {
    wonReasons: row?.won_reasons ?? USUAL.wonReasons,
    lostReasons: row?.lost_reasons ?? USUAL.lostReasons,
    expiryDays: row?.expiry_days ?? USUAL.expiryDays,
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
  await tx
    .insertInto('sales_settings')
    .values({ company_id: companyId, won_reasons: null, lost_reasons: null, expiry_days: null, ...columns })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ company_id: companyId, ...columns }))
    .execute();
}

function withoutRepeats(reasons: readonly string[]): string[] | null {
  const seen = new Set<string>();
  const kept = reasons.filter((reason) => {
    const folded = reason.toLowerCase();
    return seen.has(folded) ? false : seen.add(folded);
  });
  return kept.length === 0 ? null : kept;
}
