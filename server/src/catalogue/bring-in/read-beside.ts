import { sql } from 'kysely';
import type { Tx } from '../../platform/db.ts';
import type { ColumnReport } from '../../imports/index.ts';
import type { Field } from '../import/index.ts';

/** What is known of a company's products beside their own rows. It is read once, so that its size counts once. */
export interface Beside {
  readonly used: ColumnReport<Field>['used'];
  /** Units that came and went since the first count, by product. */
  readonly owned: ReadonlyMap<string, number>;
  /** `SKU*2;SKU*1`, each once and by sku. */
  readonly accessories: ReadonlyMap<string, string>;
  readonly parts: ReadonlyMap<string, string>;
}

/** Leaves out what the file has no column for. */
export async function readBeside(
  tx: Tx,
  companyId: string,
  used: ColumnReport<Field>['used'],
  today: string,
): Promise<Beside> {
  return {
    used,
    owned: used.owned === undefined ? new Map() : await readOwned(tx, companyId, today),
    accessories: used.accessories === undefined ? new Map() : await readGoingOut(tx, companyId, { isPart: false }),
    parts: used.parts === undefined ? new Map() : await readGoingOut(tx, companyId, { isPart: true }),
  };
}

async function readOwned(tx: Tx, companyId: string, today: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; quantity: number }>`
    select product_id as id, sum(quantity)::integer as quantity
    from stock_changes
    where company_id = ${companyId} and day <= ${today}::date
    group by product_id`.execute(tx);
  return new Map(rows.map(({ id, quantity }) => [id, quantity]));
}

async function readGoingOut(
  tx: Tx,
  companyId: string,
  { isPart }: { readonly isPart: boolean },
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; list: string }>`
    select a.product_id as id,
      string_agg(coalesce(p.sku, p.id::text) || '*' || a.quantity, ';' order by p.sku collate "C") as list
    from product_accessories a
    join products p on p.company_id = a.company_id and p.id = a.accessory_id
    where a.company_id = ${companyId} and a.is_part = ${isPart}
    group by a.product_id`.execute(tx);
  return new Map(rows.map(({ id, list }) => [id, list]));
}
