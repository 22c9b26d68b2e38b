import type { EventKind } from '@showbill/contract';
import type { ColumnType, Generated } from 'kysely';

interface EventsTable {
  company_id: string;
  id: string;
  kind: EventKind;
  /** Null: it was sent to try a subscription. */
  proposal_id: string | null;
  data: string;
  created_at: Date;
}

interface WebhooksTable {
  company_id: string;
  id: string;
  url: string;
  events: EventKind[];
  signing_secret: Buffer;
  previous_secret: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  previous_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  status: Generated<WebhookStatus>;
  disabled_reason: ColumnType<string | null, string | null | undefined, string | null>;
  failing_since: ColumnType<Date | null, Date | null | undefined, Date | null>;
  failures: Generated<number>;
  next_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Date;
}

export type WebhookStatus = 'active' | 'paused' | 'disabled';

interface DeliveriesTable {
  company_id: string;
  id: string;
  webhook_id: string;
  event_id: string;
  state: Generated<'waiting' | 'sending' | 'delivered' | 'failed' | 'cancelled'>;
  failures: Generated<number>;
  due_at: Date;
  attempt: ColumnType<string | null, string | null | undefined, string | null>;
  lease_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  created_at: Date;
}

interface DeliveryTriesTable {
  company_id: string;
  id: string;
  webhook_id: string;
  delivery_id: string;
  try: number;
  at: Date;
  milliseconds: number;
  succeeded: boolean;
  response_status: number | null;
  response_body: string | null;
  error: string | null;
  next_try_at: Date | null;
}

declare module '../platform/db.ts' {
  interface Tables {
    events: EventsTable;
    webhooks: WebhooksTable;
    deliveries: DeliveriesTable;
    delivery_tries: DeliveryTriesTable;
  }
}
