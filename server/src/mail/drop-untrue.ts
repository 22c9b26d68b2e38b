import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import type { MailKind } from './types.ts';

/** What may be overtaken by what happens while it waits. */
const OVERTAKEN: readonly MailKind[] = ['sub_hire.ask', 'payment.reminder'];

/**
 * Fails a mail that no longer makes sense, and tells whether it did: to the supplier of a sub-hire that was cancelled or is
 * another's now, or about payments of a proposal that is paid or no longer accepted.
 */
export async function dropUntrue(
  tx: Tx,
  companyId: string,
  { id, kind }: { readonly id: string; readonly kind: MailKind },
): Promise<boolean> {
  if (!OVERTAKEN.includes(kind)) return false;
  const { numAffectedRows } = await sql`
    update mails m set state = 'failed', attempt = null, last_error = 'it was no longer true when it could be sent'
    where m.company_id = ${companyId} and m.id = ${id} and (
      exists (
        select from sub_hires h
        where h.company_id = m.company_id and h.id = m.sub_hire_id and (h.state = 'cancelled' or h.mailed_at is null)
      )
      or m.kind = 'payment.reminder' and not exists (
        select from proposals p
        where p.company_id = m.company_id and p.id = m.proposal_id and p.status = 'accepted' and (
          select sum(r.amount) from payment_rows r where r.company_id = p.company_id and r.proposal_id = p.id
        ) > coalesce((
          select sum(y.amount) from payments y
          where y.company_id = p.company_id and y.proposal_id = p.id and y.undone_at is null
        ), 0)
      )
    )`.execute(tx);
  return numAffectedRows === 1n;
}
