import type { EventKind } from './events.ts';

interface EventsTable {
  company_id: string;
  id: string;
  kind: EventKind;
  proposal_id: string;
  data: string;
  created_at: Date;
}

declare module '../platform/db.ts' {
  interface Tables {
    events: EventsTable;
  }
}
