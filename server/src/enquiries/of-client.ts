import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';

/** Takes away what a client sent with the form: under their address, or what proposals of theirs were made of. */
export async function deleteEnquiriesOf(
  tx: Tx,
  companyId: string,
  { email, proposalIds }: { readonly email: string | null; readonly proposalIds: readonly string[] },
): Promise<void> {
  await sql`
    delete from enquiries
    where company_id = ${companyId}
      and (lower(email) = lower(${email}::text) or proposal_id = any(${proposalIds}::uuid[]))`.execute(tx);
}
