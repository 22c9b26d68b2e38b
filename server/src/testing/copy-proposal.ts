import { sql } from 'kysely';
import { forCompany } from '../platform/tenancy.ts';
import type { TestService } from './service.ts';

/** Writes so many more of a proposal, without its lines, each older than the one before and of a total in minor units. */
export async function copyProposal(
  { context }: TestService,
  companyId: string,
  proposal: string,
  { times, total }: { readonly times: number; readonly total: number },
): Promise<void> {
  await forCompany(context.db, companyId, (tx) =>
    sql`
      insert into proposals
      select (jsonb_populate_record(original, jsonb_build_object(
        'id', gen_random_uuid(),
        'number', original.number || '-' || n,
        'share_token', original.share_token || n,
        'total', ${total}::bigint,
        'created_at', original.created_at - n * interval '1 minute',
        'updated_at', original.updated_at - n * interval '1 minute'
      ))).*
      from proposals original, generate_series(1, ${times}) n
      where original.company_id = ${companyId} and original.id = ${proposal}`.execute(tx),
  );
}
