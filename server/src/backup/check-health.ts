import type { Client } from 'pg';
import { listCompanies } from '../accounts/index.ts';
import { SERVICE_ROLE } from '../platform/db.ts';
import { forCompany } from '../platform/tenancy.ts';
import { verifyPrices, verifyStock } from '../proposals/index.ts';
import { dbInside } from './db-inside.ts';

/** Of each company. */
const REPRICED = 25;

/**
 * Looks at what the client's transaction sees as the service would: each company can be read, its bookings are those of
 * its proposals, and proposals come to the totals that are stored. Returns a sentence for each fault.
 */
export async function checkHealth(client: Client): Promise<string[]> {
  const db = dbInside(client);
  const faults: string[] = [];
  await client.query(`set local role ${SERVICE_ROLE}`);
  for (const { id, name } of await listCompanies(db)) {
    const { bookings, prices } = await forCompany(db, id, async (tx) => ({
      bookings: (await verifyStock(tx, id, { rebuild: false })).differences,
      prices: await verifyPrices(tx, id, { sample: REPRICED }),
    }));
    if (bookings.length > 0) {
      const differ = bookings.length === 1 ? '1 booking differs' : `${bookings.length} bookings differ`;
      faults.push(`${name}: ${differ} from the proposals`);
    }
    if (prices.length > 0) {
      const numbers = prices.map(({ number }) => number).join(', ');
      faults.push(`${name}: the lines of ${numbers} do not add up to the total`);
    }
  }
  await client.query('reset role');
  return faults;
}
