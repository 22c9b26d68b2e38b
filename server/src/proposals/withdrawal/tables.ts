import type { Language } from '@showbill/contract';

interface WithdrawalRightsTable {
  company_id: string;
  proposal_id: string;
  notice: string;
  language: Language;
  /** Days, in the time zone. */
  last_day: string;
  time_zone: string;
  asked_to_start: boolean;
}

interface WithdrawalsTable {
  company_id: string;
  proposal_id: string;
  at: Date;
  name: string | null;
  email: string | null;
  statement: string | null;
  address: string | null;
  browser: string | null;
  ended: boolean;
}

declare module '../../platform/db.ts' {
  interface Tables {
    withdrawal_rights: WithdrawalRightsTable;
    withdrawals: WithdrawalsTable;
  }
}
