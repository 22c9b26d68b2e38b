import { sql } from 'kysely';
import { recordAudit } from '../../audit/index.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid, newId } from '../../platform/ids.ts';

/** Who hires units to the company. */
export interface Supplier {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly notes: string | null;
  /** Sub-hires from them, also those that were cancelled. */
  readonly subHires: number;
}

export interface SupplierInput {
  /** Left out: a new one. */
  readonly id?: string | undefined;
  /** 1 to 200 characters. */
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly notes: string | null;
}

/** A company's suppliers, by name. */
export async function listSuppliers(tx: Tx, companyId: string): Promise<Supplier[]> {
  const { rows } = await sql<Supplier>`
    select u.id, u.name, u.email, u.phone, u.notes, count(s.id)::integer as "subHires"
    from suppliers u
    left join sub_hires s on s.company_id = u.company_id and s.supplier_id = u.id
    where u.company_id = ${companyId}
    group by u.company_id, u.id
    order by lower(u.name), u.id`.execute(tx);
  return rows;
}

/** Adds a supplier or changes one; returns the id. Throws `not_found`, and `conflict` where another has that name. */
export async function saveSupplier(tx: Tx, companyId: string, input: SupplierInput): Promise<string> {
  const { id, name, email, phone, notes } = input;
  await lockSuppliers(tx, companyId);
  const known = await findByName(tx, companyId, name);
  if (known !== null && known !== id) {
    throw new AppError('conflict', ({ stock }) => stock.supplierKnown(name), { param: 'name' });
  }
  const saved = id === undefined ? newId() : await requireSupplier(tx, companyId, id);
  await tx
    .insertInto('suppliers')
    .values({ company_id: companyId, id: saved, name, email, phone, notes, created_at: sql`now()` })
    .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet({ name, email, phone, notes }))
    .execute();
  await recordAudit(tx, companyId, { what: 'stock.supplier_saved', id: saved, name });
  return saved;
}

/** The supplier of that name, whatever its case, who is added where there is none. */
export async function supplierNamed(tx: Tx, companyId: string, name: string): Promise<string> {
  await lockSuppliers(tx, companyId);
  const known = await findByName(tx, companyId, name);
  return known ?? saveSupplier(tx, companyId, { name, email: null, phone: null, notes: null });
}

/** Throws `not_found`, and `conflict` where units were ever asked of them. */
export async function removeSupplier(tx: Tx, companyId: string, id: string): Promise<void> {
  await lockSuppliers(tx, companyId);
  await requireSupplier(tx, companyId, id);
  const supplier = (await listSuppliers(tx, companyId)).find((each) => each.id === id);
  if (supplier !== undefined && supplier.subHires > 0) {
    throw new AppError('conflict', ({ stock }) => stock.supplierInUse(supplier.name));
  }
  await tx.deleteFrom('suppliers').where('company_id', '=', companyId).where('id', '=', id).execute();
  await recordAudit(tx, companyId, { what: 'stock.supplier_removed', id, name: supplier?.name });
}

/** Locks the supplier against removal and returns the id. Throws `not_found`. */
export async function requireSupplier(tx: Tx, companyId: string, id: string): Promise<string> {
  const found = isUuid(id)
    ? await tx
        .selectFrom('suppliers')
        .select('id')
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined;
  if (found === undefined) throw new AppError('not_found', ({ none }) => none.supplier(id), { param: 'supplier_id' });
  return found.id;
}

/** Of two who add the same supplier at once, one does; and nobody finds one by name whom somebody removes meanwhile. */
async function lockSuppliers(tx: Tx, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('suppliers ' || ${companyId}, 0))`.execute(tx);
}

async function findByName(tx: Tx, companyId: string, name: string): Promise<string | null> {
  const found = await tx
    .selectFrom('suppliers')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql`lower(name)`, '=', sql`lower(${name}::text)`)
    .executeTakeFirst();
  return found?.id ?? null;
}
