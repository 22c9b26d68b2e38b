import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { effectiveStatus } from '../state/index.ts';
import { type FollowUp, followUpsOf } from './follow-ups.ts';
import { readMarks, type SalesMarks } from './marks.ts';
import { type Outcome, resultOf } from './outcome.ts';

/** How one proposal is being sold. */
export interface Sales extends SalesMarks {
  readonly followUps: readonly FollowUp[];
  /** Null: neither won nor lost. */
  readonly result: 'won' | 'lost' | null;
  readonly outcome: Outcome;
  /** What the client wrote on declining. */
  readonly clientReason: string | null;
}

/** Throws `not_found`. `today` is the company's. */
export async function readSales(tx: Tx, companyId: string, id: string, today: string): Promise<Sales> {
  const row = isUuid(id)
    ? await tx
        .selectFrom('proposals')
        .select(['status', 'valid_until', 'outcome_reason', 'outcome_note', 'client_reason'])
        .where('company_id', '=', companyId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new AppError('not_found', (texts) => texts.none.proposal(id));
  const marks = (await readMarks(tx, companyId, [id])).get(id);
  return {
    owner: marks?.owner ?? null,
    tags: marks?.tags ?? [],
    followUps: await followUpsOf(tx, companyId, id),
    result: resultOf(effectiveStatus(row.status, row.valid_until, today)),
    outcome: { reason: row.outcome_reason, note: row.outcome_note },
    clientReason: row.client_reason,
  };
}
