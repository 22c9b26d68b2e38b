import { sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import type { Db, Tx } from '../platform/db.ts';
import { codeOf } from '../platform/errors.ts';
import { newId } from '../platform/ids.ts';
import { forCompany } from '../platform/tenancy.ts';

/** Proposals that test keys may make in a month: drafts cost time, and a sandbox is no way round the allowance. */
const TEST_PROPOSALS_A_MONTH = 1000;

/** The company's sandbox, which is made with its first test key. */
export async function openSandbox(tx: Tx): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    select open_sandbox(${newId()}, ${TEST_PROPOSALS_A_MONTH}) as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a sandbox was not opened');
  return row.id;
}

/** Null: the company has none. */
export async function findSandbox(tx: Tx): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select current_sandbox() as id`.execute(tx);
  return rows[0]?.id ?? null;
}

/**
 * Takes what has changed of its company's settings, catalogue and stock over into a sandbox, `atOnce` products in a
 * transaction; returns of how many products.
 */
export async function refreshSandbox(db: Db, sandboxId: string, atOnce = 5000): Promise<number> {
  let products = 0;
  let before: string | null = null;
  do {
    const taken: Taken = await takeOver(db, sandboxId, { before, atOnce });
    products += taken.products;
    before = taken.to;
  } while (before !== null);
  if (products > MANY) await analyse(db);
  return products;
}

interface Taken {
  readonly products: number;
  /** Null: nothing is left. */
  readonly to: string | null;
}

function takeOver(
  db: Db,
  sandboxId: string,
  { before, atOnce }: { readonly before: string | null; readonly atOnce: number },
): Promise<Taken> {
  // by the sandbox's share of the connections: its company's work does not wait for it
  return forCompany(db, sandboxId, async (tx) => {
    const { rows } = await sql<Taken>`
      select products, taken_to as "to" from refresh_sandbox(${before}, ${atOnce})`.execute(tx);
    return rows[0] ?? { products: 0, to: null };
  });
}

/** Products taken over after which the planner's picture of the tables is out of date. */
const MANY = 1000;

/** Where somebody else does it just now (lock_not_available), theirs is as good. */
async function analyse(db: Db): Promise<void> {
  try {
    await sql`select analyse_catalogues()`.execute(db);
  } catch (error) {
    if (codeOf(error) !== '55P03') throw error;
  }
}

/**
 * Deletes all that test keys made in a company's sandbox. The keys stay, and so do subscriptions, what the sandbox has of its
 * company, and how many proposals were made in the month. Returns how many proposals are gone.
 */
export async function wipeSandbox(tx: Tx, companyId: string): Promise<number> {
  const { rows } = await sql<{ proposals: number }>`select wipe_sandbox() as proposals`.execute(tx);
  await recordAudit(tx, companyId, { what: 'key.test_data_wiped' });
  return rows[0]?.proposals ?? 0;
}
