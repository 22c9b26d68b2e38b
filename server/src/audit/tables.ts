import type { ActorKind, Audited } from '@showbill/contract';
import type { ColumnType } from 'kysely';

interface AuditEntriesTable {
  company_id: string;
  id: string;
  at: ColumnType<Date, never, never>;
  actor_kind: ActorKind;
  actor_id: string | null;
  actor_name: string | null;
  what: Audited;
  subject_id: string | null;
  subject: string | null;
  details: ColumnType<Readonly<Record<string, unknown>>, string, never>;
}

declare module '../platform/db.ts' {
  interface Tables {
    audit_entries: AuditEntriesTable;
  }
}
