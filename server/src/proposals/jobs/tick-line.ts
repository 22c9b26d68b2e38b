import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';

export interface Tick {
  readonly lineId: string;
  readonly ticked: boolean;
  /** The name of who did it. */
  readonly by: string;
}

/** Ticks a line of a job as picked, or takes the tick away; the first tick of a line stays. Throws `not_found`. */
export function tickLine(
  context: Context,
  companyId: string,
  proposalId: string,
  { lineId, ticked, by }: Tick,
): Promise<void> {
  return forCompany(context.db, companyId, async (tx) => {
    const { rows } = await sql`
      select from line_items l
      join proposals p on p.company_id = l.company_id and p.id = l.proposal_id and p.status = 'accepted'
      where l.company_id = ${companyId} and l.proposal_id = ${proposalId} and l.id = ${lineId}`.execute(tx);
    if (rows.length === 0) throw new AppError('not_found', ({ none }) => none.jobLine(lineId, proposalId));
    if (ticked) {
      await tx
        .insertInto('picking_ticks')
        .values({
          company_id: companyId,
          proposal_id: proposalId,
          line_id: lineId,
          ticked_by: by,
          ticked_at: context.clock.now(),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return;
    }
    await tx
      .deleteFrom('picking_ticks')
      .where('company_id', '=', companyId)
      .where('proposal_id', '=', proposalId)
      .where('line_id', '=', lineId)
      .execute();
  });
}
