import type { ActorKind, Audited, AuditKind } from '@showbill/contract';
import { type SqlBool, sql } from 'kysely';
import { startOfDay } from '../platform/company-day.ts';
import type { Tx } from '../platform/db.ts';

export interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  readonly actor: { readonly kind: ActorKind; readonly id: string | null; readonly name: string | null };
  readonly what: Audited;
  readonly subject: { readonly id: string | null; readonly name: string | null };
  readonly details: Readonly<Record<string, unknown>>;
}

/** Which entries are meant; what is left out narrows nothing. */
export interface AuditSearch {
  /** Words that stand in who did it, what it was done to, or the details. */
  readonly text?: string | undefined;
  readonly kind?: AuditKind | undefined;
  /** A person, by their id, or all of a kind. */
  readonly by?: { readonly user: string } | { readonly kind: ActorKind } | undefined;
  /** Days in the company's time zone, both inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only entries older than this one. */
  readonly before?: { readonly at: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** A company's audit log, newest first. */
export async function listAudit(tx: Tx, companyId: string, search: AuditSearch): Promise<AuditEntry[]> {
  const { kind, by, from, to, before, limit } = search;
  let query = tx
    .selectFrom('audit_entries')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (kind !== undefined) query = query.where(sql<SqlBool>`what like ${`${kind}.%`}`);
  if (by !== undefined && 'user' in by) query = query.where('actor_kind', '=', 'user').where('actor_id', '=', by.user);
  if (by !== undefined && 'kind' in by) query = query.where('actor_kind', '=', by.kind);
  if (from !== undefined) query = query.where(sql<SqlBool>`at >= ${startOfDay(companyId, from, 0)}`);
  if (to !== undefined) query = query.where(sql<SqlBool>`at < ${startOfDay(companyId, to, 1)}`);
  if (before !== undefined) query = query.where(sql<SqlBool>`(at, id) < (${before.at}, ${before.id})`);
  for (const word of (search.text ?? '').split(/\s+/).filter(Boolean)) {
    const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
    query = query.where(
      sql<SqlBool>`concat_ws(' ', actor_name, subject, subject_id, what, details::text) ilike ${pattern}`,
    );
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    actor: { kind: row.actor_kind, id: row.actor_id, name: row.actor_name },
    what: row.what,
    subject: { id: row.subject_id, name: row.subject },
    details: row.details,
  }));
}
