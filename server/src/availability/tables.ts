import type { SubHireState } from '@showbill/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

interface StockHoldsTable {
  company_id: string;
  id: string;
  product_id: string;
  kind: 'in_repair' | 'lost';
  quantity: number;
  from_day: string;
  until_day: string;
  note: string | null;
  recorded_at: Date;
}

interface StockReleasesTable {
  company_id: string;
  id: string;
  hold_id: string;
  quantity: number;
  day: string;
  recorded_at: Date;
  superseded_at: Date | null;
}

interface BookingsTable {
  company_id: string;
  proposal_id: string;
  product_id: string;
  kind: 'provisional' | 'firm';
  quantity: number;
  from_day: string;
  until_day: string;
  left_day: string | null;
  valid_until: string | null;
  days_before: number | null;
  days_after: number | null;
  starts_day: GeneratedAlways<string>;
  ends_day: GeneratedAlways<string>;
  long: GeneratedAlways<boolean>;
}

interface DispatchedUnitsTable {
  company_id: string;
  id: string;
  proposal_id: string;
  product_id: string;
  quantity: number;
  left_day: string;
  due_day: string | null;
  back_day: ColumnType<string | null, string | null | undefined, string | null>;
  days_after: ColumnType<number | null, number | null | undefined, number | null>;
  used_up: Generated<boolean>;
  left_recorded_at: Date;
  back_recorded_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  late: GeneratedAlways<boolean>;
  gone_until: GeneratedAlways<string>;
}

interface SuppliersTable {
  company_id: string;
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  notes: string | null;
  created_at: Date;
}

interface SubHiresTable {
  company_id: string;
  id: string;
  product_id: string;
  supplier_id: string;
  proposal_id: string | null;
  quantity: number;
  arrives_day: string;
  until_day: string;
  state: SubHireState;
  cost: bigint | null;
  proposal_cost: bigint | null;
  note: string | null;
  recorded_at: Date;
  confirmed_at: Date | null;
  cancelled_at: Date | null;
  mailed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  mailed_to: ColumnType<string | null, string | null | undefined, string | null>;
  mailed_by: ColumnType<string | null, string | null | undefined, string | null>;
}

declare module '../platform/db.ts' {
  interface Tables {
    stock_holds: StockHoldsTable;
    stock_releases: StockReleasesTable;
    bookings: BookingsTable;
    dispatched_units: DispatchedUnitsTable;
    suppliers: SuppliersTable;
    sub_hires: SubHiresTable;
  }
}
