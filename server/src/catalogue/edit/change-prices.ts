import { createHash } from 'node:crypto';
import type { Unit } from '@showbill/contract';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/index.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { mapInSlices } from '../../platform/in-slices.ts';
import { isWithinLimit } from '../../platform/money/index.ts';
import { newPrice, type PriceStep } from './new-price.ts';
import { meant, type ProductFilter } from './search.ts';

export interface PriceChangeOfMany {
  readonly filter: ProductFilter;
  readonly step: PriceStep;
  /** Prices end up at a multiple of so many minor units. */
  readonly roundTo: bigint;
}

export interface ChangedPrice {
  readonly id: string;
  readonly name: string;
  readonly unit: Unit;
  readonly before: bigint;
  readonly after: bigint;
}

export interface PricesPreview {
  /** Those whose price changes, by name. */
  readonly changed: readonly ChangedPrice[];
  /** Those that are meant and cost the same afterwards. */
  readonly unchanged: number;
  /** Names this preview: only what was seen is carried out. */
  readonly seal: string;
}

/** What a change of prices would do. Throws `invalid_request` where a price would fall below 0. */
export async function previewPrices(tx: Tx, companyId: string, change: PriceChangeOfMany): Promise<PricesPreview> {
  const { filter, step, roundTo } = change;
  const { rows } = await sql<{ id: string; name: string; unit: Unit; before: bigint }>`
    select id, name, unit, unit_price as before
    from products
    where ${meant(companyId, filter)}
    order by name_key, id
    for no key update`.execute(tx);
  const all = await mapInSlices(rows, (row) => ({ ...row, after: newPrice(row.before, step, roundTo) }));
  const below = all.find(({ after }) => after < 0n);
  if (below !== undefined) throw invalidRequest('amount', ({ catalogue }) => catalogue.belowNone(below.name));
  const beyond = all.find(({ after }) => !isWithinLimit(after));
  if (beyond !== undefined) throw invalidRequest('amount', ({ catalogue }) => catalogue.priceTooLarge(beyond.name));
  const changed = all.filter(({ before, after }) => before !== after);
  const seal = createHash('sha256');
  await mapInSlices(changed, ({ id, before, after }) => seal.update(`${id} ${before} ${after}\n`));
  return {
    changed,
    unchanged: all.length - changed.length,
    seal: seal.digest('base64url'),
  };
}

/** Carries out what a preview showed; returns how many prices changed. Throws `conflict` where it would be another by now. */
export async function changePrices(
  tx: Tx,
  companyId: string,
  change: PriceChangeOfMany,
  seal: string,
): Promise<number> {
  const preview = await previewPrices(tx, companyId, change);
  if (preview.seal !== seal) {
    throw new AppError('conflict', ({ catalogue }) => catalogue.changed);
  }
  const prices = preview.changed.map(({ id, after }) => ({ id, price: String(after) }));
  await sql`
    update products set unit_price = r.price, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as r (id uuid, price bigint)
    where products.company_id = ${companyId} and products.id = r.id`.execute(tx);
  await recordAudit(tx, companyId, { what: 'catalogue.prices_changed', details: { products: prices.length } });
  return prices.length;
}
