import type { Company } from '../../accounts/index.ts';
import { findExchangeRate } from '../../catalogue/index.ts';
import { placesIn, readDeliveryTable, readMeasures } from '../../delivery/index.ts';
import type { Tx } from '../../platform/db.ts';
import type { DeliveryGround } from './quote.ts';

interface Of {
  /** The proposal's. */
  readonly currency: string;
  /** Products whose load may count. */
  readonly products: readonly string[];
  readonly schedule: DeliveryGround['schedule'];
  readonly postcodesFile: string | null;
}

/** Null: the company has no table of delivery prices, or none in that currency. */
export async function readDeliveryGround(tx: Tx, company: Company, of: Of): Promise<DeliveryGround | null> {
  const table = await readDeliveryTable(tx, company.id);
  if (table === null) return null;
  const { currency, products, schedule, postcodesFile } = of;
  const exchangeRate = await findExchangeRate(tx, company.id, company.currency, currency);
  if (exchangeRate === null) return null;
  return {
    table,
    company,
    currency,
    exchangeRate,
    places: await placesIn(table.from.country, postcodesFile),
    measures: await readMeasures(tx, company.id, products),
    schedule,
  };
}
