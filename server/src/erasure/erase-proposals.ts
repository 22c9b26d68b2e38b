import { sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { newShareToken } from '../proposals/index.ts';
import type { Scrubber } from './scrubber.ts';

/**
 * Takes a client off their proposals, with all that was written for or about them: titles become the number, links open
 * nothing any more. Labels that the books need stay without the client's names. Returns number and new link of each.
 */
export async function eraseProposals(
  tx: Tx,
  companyId: string,
  clientId: string,
  { scrubber, moment }: { readonly scrubber: Scrubber; readonly moment: Date },
): Promise<ReadonlyMap<string, { readonly number: string; readonly token: string }>> {
  const proposals = await tx
    .selectFrom('proposals')
    .select(['id', 'number', 'discount', 'surcharge', 'adjusted_with'])
    .where('company_id', '=', companyId)
    .where('client_id', '=', clientId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const erased = new Map<string, { number: string; token: string }>();
  for (const { id, number, discount, surcharge, adjusted_with: adjustedWith } of proposals) {
    const token = newShareToken();
    erased.set(id, { number, token });
    await tx
      .updateTable('proposals')
      .set(({ eb }) => ({
        client_id: null,
        title: number,
        scope_summary: '',
        wording: null,
        event_description: '',
        event_venue: null,
        unmet: '[]',
        assumptions: '[]',
        questions: '[]',
        notes: null,
        cover_note: null,
        client_reason: null,
        outcome_note: null,
        discount: discount && JSON.stringify(scrubber.json(discount)),
        surcharge: surcharge && JSON.stringify(scrubber.json(surcharge)),
        adjusted_with: JSON.stringify({
          ...adjustedWith,
          rules: (adjustedWith.rules ?? []).map((rule) => ({ ...rule, label: scrubber.text(rule.label) })),
        }),
        share_token: token,
        updated_at: moment,
        revision: eb('revision', '+', 1),
      }))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
  }
  const ids = [...erased.keys()];
  await sql`
    update line_items set reason = '', words = null, delivery = null
    where company_id = ${companyId} and proposal_id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    update follow_ups set note = null where company_id = ${companyId} and proposal_id = any(${ids}::uuid[])`.execute(
    tx,
  );
  await sql`
    update sub_hires set note = null where company_id = ${companyId} and proposal_id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    update payments set note = null where company_id = ${companyId} and proposal_id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    update invoice_sendings set recipient = null
    where company_id = ${companyId} and proposal_id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    update generations set failure = null
    where company_id = ${companyId} and proposal_id = any(${ids}::uuid[])`.execute(tx);
  await scrubLabels(tx, companyId, ids, scrubber);
  return erased;
}

/** What lines and adjustments are called. */
async function scrubLabels(tx: Tx, companyId: string, ids: readonly string[], scrubber: Scrubber): Promise<void> {
  const lines = await sql<{ id: string; name: string }>`
    select id, name from line_items
    where company_id = ${companyId} and proposal_id = any(${ids}::uuid[])`.execute(tx);
  const names = lines.rows.flatMap(({ id, name }) =>
    scrubber.text(name) === name ? [] : { id, name: scrubber.text(name) },
  );
  await sql`
    update line_items l set name = r.name from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as r (id uuid, name text)
    where l.company_id = ${companyId} and l.proposal_id = any(${ids}::uuid[]) and l.id = r.id`.execute(tx);
  const adjustments = await sql<{ id: string; position: number; label: string }>`
    select proposal_id as id, position, label from adjustments
    where company_id = ${companyId} and proposal_id = any(${ids}::uuid[])`.execute(tx);
  const labels = adjustments.rows.map((each) => ({ ...each, label: scrubber.text(each.label) }));
  await sql`
    update adjustments a set label = r.label
    from jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as r (id uuid, position integer, label text)
    where a.company_id = ${companyId} and a.proposal_id = r.id and a.position = r.position and a.label <> r.label`.execute(
    tx,
  );
}
