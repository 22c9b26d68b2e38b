import type { Audited } from '@showbill/contract';
import type { RawBuilder } from 'kysely';
import { type Actor, actorIn } from '../platform/actor.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';

/** One thing that was done. */
export interface AuditRecord {
  readonly what: Audited;
  /** The id of what it was done to. */
  readonly id?: string | null;
  /** What that was called then; a statement where it is not at hand. */
  readonly name?: string | RawBuilder<string> | null | undefined;
  /** JSON, for the company's owners: never a secret. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Writes down what is done in a transaction, so that both happen or neither; by whoever acts in it unless told otherwise. */
export async function recordAudit(
  tx: Tx,
  companyId: string,
  { what, id = null, name = null, details = {} }: AuditRecord,
  actor: Actor = actorIn(tx),
): Promise<void> {
  await tx
    .insertInto('audit_entries')
    .values({
      company_id: companyId,
      id: newId(),
      actor_kind: actor.kind,
      actor_id: 'id' in actor ? (actor.id ?? null) : null,
      actor_name: 'name' in actor ? actor.name : null,
      what,
      subject_id: id,
      subject: name,
      details: JSON.stringify(details),
    })
    .execute();
}
