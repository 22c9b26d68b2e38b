import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { Manifest } from './format.ts';

/**
 * Brings parts back into the catalogue whose kit is in it, before an archive's kits are made of them: not every version refused
 * to archive one without the other.
 */
export async function bringBackParts(tx: Tx, companyId: string, accessories: readonly string[]): Promise<void> {
  await sql`
    update products part set archived_at = null
    from json_to_recordset(${`[${accessories.join(',')}]`}::json) as given (product_id uuid, accessory_id uuid, is_part boolean)
    join products kit on kit.company_id = ${companyId} and kit.id = given.product_id and kit.archived_at is null
    where part.company_id = ${companyId} and part.id = given.accessory_id and part.archived_at is not null and given.is_part`.execute(
    tx,
  );
}

/** Copies that amendments took over get the session of the payment that they are copies of, where the archive tells none. */
export async function carrySessions(tx: Tx, companyId: string, { files }: Manifest): Promise<void> {
  const told = files.find(({ name }) => name === 'payments.jsonl')?.fields ?? [];
  if (told.includes('carried_session')) return;
  // as migration 0064 does
  await sql`
    update payments copy set carried_session = first.stripe_session
    from payments first
    where copy.company_id = ${companyId} and first.company_id = ${companyId}
      and first.stripe_session is not null and first.proposal_id = copy.carried_from
      and (copy.recorded_at, copy.paid_on, copy.amount, copy.method)
        = (first.recorded_at, first.paid_on, first.amount, first.method)`.execute(tx);
}
