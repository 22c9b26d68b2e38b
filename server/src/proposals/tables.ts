import type {
  AdjustmentKind,
  Category,
  DraftedBy,
  Language,
  Layout,
  LineDelivery,
  ProposalStatus,
  Unit,
} from '@showbill/contract';
import type { ColumnType, Generated } from 'kysely';
import type { PaymentTermsJson } from '../accounts/index.ts';
import type { StoredDelivery } from '../delivery/index.ts';
import type { AcceptedDetails } from './acceptance/accepted-details.ts';
import type { Actor } from './actor.ts';
import type { Details, What } from './history/record.ts';
import type { JobBefore } from './life/movements.ts';
import type { AdjustedWith, DecidedBy } from './proposal.ts';
import type { Wording } from './wording/index.ts';

interface ProposalCountersTable {
  company_id: string;
  year: number;
  last_number: number;
  last_created_at: Date;
}

interface ProposalsTable {
  company_id: string;
  id: string;
  number: string;
  status: ProposalStatus;
  version: Generated<number>;
  replaces: string | null;
  title: string;
  scope_summary: string;
  currency: string;
  subtotal: bigint;
  total: bigint;
  unmet: ColumnType<string[], string, string>;
  assumptions: ColumnType<string[], string, string>;
  questions: ColumnType<string[], string, string>;
  drafted_by: DraftedBy;
  event_description: string;
  event_date: string | null;
  event_venue: string | null;
  event_attendees: number | null;
  event_days: number;
  client_id: string | null;
  share_token: string;
  valid_until: string | null;
  created_at: Date;
  updated_at: Date;
  sent_at: Date | null;
  viewed_at: Date | null;
  accepted_at: Date | null;
  declined_at: Date | null;
  cancelled_at: Date | null;
  decided_by: ColumnType<DecidedBy | null, DecidedBy | null | undefined, DecidedBy | null>;
  /** One of an earlier release has no rules. */
  adjusted_with: ColumnType<Omit<AdjustedWith, 'rules'> & Partial<Pick<AdjustedWith, 'rules'>>, string, string>;
  discount_code: ColumnType<string | null, string | null | undefined, string | null>;
  dispatched_on: ColumnType<string | null, string | null | undefined, string | null>;
  revision: Generated<number>;
  language: ColumnType<Language, Language | undefined, Language>;
  notes: ColumnType<string | null, string | null | undefined, string | null>;
  wording: ColumnType<Wording | null, string | null | undefined, string | null>;
  discount: ColumnType<StoredPriceChange | null, string | null | undefined, string | null>;
  surcharge: ColumnType<StoredPriceChange | null, string | null | undefined, string | null>;
  delivery_days_before: ColumnType<number | null, number | null | undefined, number | null>;
  delivery_time: ColumnType<string | null, string | null | undefined, string | null>;
  collection_days_after: ColumnType<number | null, number | null | undefined, number | null>;
  collection_time: ColumnType<string | null, string | null | undefined, string | null>;
  owner_id: ColumnType<string | null, string | null | undefined, string | null>;
  first_sent_at: ColumnType<Date | null, Date | null | undefined, Date>;
  outcome_reason: ColumnType<string | null, undefined, string | null>;
  outcome_note: ColumnType<string | null, undefined, string | null>;
  client_reason: ColumnType<string | null, undefined, string | null>;
  layout: Generated<Layout>;
  shows_pictures: Generated<boolean>;
  cover_note: ColumnType<string | null, string | null | undefined, string | null>;
  payment_terms: ColumnType<PaymentTermsJson | null, string | null | undefined, string | null>;
}

interface AcceptancesTable {
  company_id: string;
  proposal_id: string;
  version: number;
  /** Null, as the address is: erased. */
  name: string | null;
  email: string | null;
  at: Date;
  address: string | null;
  browser: string | null;
  terms: string | null;
  content_hash: string;
  copy: ColumnType<Buffer | null, undefined, Buffer>;
  copy_hash: ColumnType<string | null, undefined, string>;
  erased_at: ColumnType<Date | null, undefined, never>;
}

interface AcceptedDetailsTable {
  company_id: string;
  proposal_id: string;
  details: ColumnType<AcceptedDetails, string, never>;
}

/** `amount` in minor units. */
export type StoredPriceChange =
  | { readonly kind: 'percent'; readonly percent: string; readonly label: string }
  | { readonly kind: 'amount'; readonly amount: string; readonly label: string };

interface LineItemsTable {
  company_id: string;
  proposal_id: string;
  id: string;
  position: number;
  catalog_item_id: string | null;
  category: Category;
  name: string;
  unit: Unit;
  units: number;
  hours: number | null;
  days: number;
  quantity: bigint;
  unit_price: bigint;
  unit_cost: ColumnType<bigint | null, bigint | null | undefined, bigint | null>;
  total: bigint;
  is_optional: boolean;
  picked: Generated<boolean>;
  reason: string;
  price_set_by_hand: Generated<boolean>;
  units_set_by_hand: Generated<boolean>;
  delivery: StoredDelivery<LineDelivery>;
  words: ColumnType<string | null, string | null | undefined, string | null>;
  picture_id: ColumnType<string | null, string | null | undefined, string | null>;
}

interface AdjustmentsTable {
  company_id: string;
  proposal_id: string;
  position: number;
  kind: AdjustmentKind;
  label: string;
  amount: bigint;
  rule_id: ColumnType<string | null, string | null | undefined, never>;
}

interface GenerationsTable {
  company_id: string;
  id: string;
  proposal_id: string | null;
  outcome: 'drafted' | 'failed';
  drafted_by: DraftedBy | null;
  failure: string | null;
  provider: string | null;
  model: string | null;
  tries: number | null;
  input_tokens: number | null;
  output_tokens: number | null;
  milliseconds: number;
  created_at: Generated<Date>;
}

export interface ActorColumns {
  actor_kind: Actor['kind'];
  actor_id: string | null;
  actor_name: string | null;
}

interface ProposalHistoryTable extends ActorColumns {
  company_id: string;
  id: string;
  proposal_id: string;
  at: Date;
  what: What;
  details: ColumnType<Details, string, string>;
}

interface PickingTicksTable {
  company_id: string;
  proposal_id: string;
  line_id: string;
  /** Their name. */
  ticked_by: string | null;
  ticked_at: Date;
}

interface JobMovementsTable {
  company_id: string;
  id: string;
  proposal_id: string;
  what: 'dispatched' | 'returned';
  on_day: string;
  before: ColumnType<JobBefore, string, never>;
  recorded_at: Date;
  undone_at: Date | null;
}

declare module '../platform/db.ts' {
  interface Tables {
    proposal_counters: ProposalCountersTable;
    acceptances: AcceptancesTable;
    accepted_details: AcceptedDetailsTable;
    proposals: ProposalsTable;
    line_items: LineItemsTable;
    adjustments: AdjustmentsTable;
    generations: GenerationsTable;
    proposal_history: ProposalHistoryTable;
    picking_ticks: PickingTicksTable;
    job_movements: JobMovementsTable;
  }
}
