import type { DeliveryTable } from '@showbill/contract';
import type { ColumnType } from 'kysely';
import type { StoredDelivery } from '../../delivery/index.ts';
import type { RuleColumns } from '../rules/index.ts';

interface TagsTable {
  company_id: string;
  id: string;
  name: string;
}

interface ProposalTagsTable {
  company_id: string;
  proposal_id: string;
  tag_id: string;
}

interface FollowUpsTable {
  company_id: string;
  id: string;
  proposal_id: string;
  due_on: string;
  note: string | null;
  created_at: ColumnType<Date, Date, never>;
  created_by: ColumnType<string | null, string | null, never>;
  done_at: Date | null;
  done_by: string | null;
}

interface SalesSettingsTable extends RuleColumns {
  company_id: string;
  won_reasons: string[] | null;
  lost_reasons: string[] | null;
  expiry_days: number | null;
  delivery: StoredDelivery<DeliveryTable>;
}

declare module '../../platform/db.ts' {
  interface Tables {
    tags: TagsTable;
    proposal_tags: ProposalTagsTable;
    follow_ups: FollowUpsTable;
    sales_settings: SalesSettingsTable;
  }
}
