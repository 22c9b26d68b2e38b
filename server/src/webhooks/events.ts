import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';

export type EventKind = 'proposal.sent' | 'proposal.viewed' | 'proposal.accepted' | 'proposal.declined';

export interface NewEvent {
  readonly kind: EventKind;
  readonly proposalId: string;
  /** The proposal as a list shows it at that moment. */
  readonly data: object;
  readonly now: Date;
}

/** Writes an event in the transaction of the change that it tells of: both stand or neither. */
export async function recordEvent(tx: Tx, companyId: string, event: NewEvent): Promise<void> {
  await tx
    .insertInto('events')
    .values({
      company_id: companyId,
      id: newId(),
      kind: event.kind,
      proposal_id: event.proposalId,
      data: JSON.stringify(event.data),
      created_at: event.now,
    })
    .execute();
}
