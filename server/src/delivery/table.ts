import type { DeliveryTable } from '@showbill/contract';
import type { ColumnType } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { Tx } from '../platform/db.ts';
import { invalidField } from '../platform/errors.ts';
import { toMinor } from '../platform/money/index.ts';
import { isPostcode } from './postcodes/find-postcode.ts';
import { spanOf } from './postcodes/zones.ts';

/** Of the settings of the sales desk, and of a line. */
export type StoredDelivery<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** What delivery costs at a company; null: it has no table. */
export async function readDeliveryTable(tx: Tx, companyId: string): Promise<DeliveryTable | null> {
  const row = await tx
    .selectFrom('sales_settings')
    .select('delivery')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.delivery ?? null;
}

/**
 * Sets it; null: lines are priced by the catalogue alone. What was priced stays as it is. Throws `invalid_request` on `table`'s
 * field for what is no postcode, and for an amount with more decimals than the currency has.
 */
export async function saveDeliveryTable(
  tx: Tx,
  { id: companyId, currency }: { readonly id: string; readonly currency: string },
  table: DeliveryTable | null,
): Promise<void> {
  if (table !== null) checkTable(table, currency);
  const delivery = table === null ? null : JSON.stringify(table);
  await tx
    .insertInto('sales_settings')
    .values({ company_id: companyId, won_reasons: null, lost_reasons: null, expiry_days: null, delivery })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ delivery }))
    .execute();
  const what = table === null ? 'settings.delivery_removed' : 'settings.delivery_saved';
  await recordAudit(tx, companyId, { what, id: companyId });
}

function checkTable(table: DeliveryTable, currency: string): void {
  const { from, zones, bands, beyond, vehicles, out_of_hours: surcharge } = table;
  if (!isPostcode(from.postcode, from.country)) {
    throw invalidField('table.from.postcode', ({ needs }) => needs.postcode);
  }
  for (const [place, zone] of zones.entries()) {
    toMinor(zone.price, currency, `table.zones.${place}.price`);
    const wrong = zone.postcodes.findIndex((entry) => spanOf(entry, from.country) === null);
    if (wrong < 0) continue;
    const isRange = /[-–]/.test(zone.postcodes[wrong] ?? '');
    throw invalidField(`table.zones.${place}.postcodes.${wrong}`, ({ needs }) =>
      isRange ? needs.postcodeRange : needs.postcodes,
    );
  }
  for (const [place, band] of bands.entries()) toMinor(band.price, currency, `table.bands.${place}.price`);
  if (beyond !== null) toMinor(beyond.price, currency, 'table.beyond.price');
  for (const [place, { extra }] of vehicles.entries()) toMinor(extra, currency, `table.vehicles.${place}.extra`);
  if (surcharge?.kind === 'amount') toMinor(surcharge.amount, currency, 'table.out_of_hours.amount');
}
