import type { Plan } from '@showbill/contract';
import type pg from 'pg';
import { hashKey } from './key-format.ts';

export interface Quota {
  readonly used: number;
  readonly limit: number;
}

/** The company that a key belongs to, as far as a request needs it at once. */
export interface Account {
  readonly keyId: string;
  readonly companyId: string;
  readonly companyName: string;
  readonly currency: string;
  readonly country: string;
  readonly plan: Plan;
}

export interface RateState {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the oldest counted request leaves the window, and so a place comes free. */
  readonly resetSeconds: number;
}

export type Admission =
  | { readonly outcome: 'invalid_key' }
  | {
      readonly outcome: 'ok' | 'plan_required' | 'subscription_inactive' | 'rate_limited';
      readonly account: Account;
      readonly quota: Quota;
      readonly rate: RateState;
    };

interface AdmissionRow {
  outcome: Admission['outcome'];
  key_id: string;
  company_id: string;
  company_name: string;
  currency: string;
  country: string;
  plan: Plan;
  used: number;
  allowance: number;
  remaining: number;
  reset_seconds: number;
}

/**
 * Checks a key and its company and counts the request in the key's window, in one statement: exact under parallel
 * requests and over several servers. Nothing is cached, so a revoked key fails at once.
 */
export async function admit(pool: pg.Pool, key: string, hourlyLimit: number, now: Date): Promise<Admission> {
  const { rows } = await pool.query<AdmissionRow>({
    name: 'admit',
    text: 'select * from admit_request($1, $2, $3)',
    // as text: pg would write a Date in the process's own zone, and slower
    values: [hashKey(key), hourlyLimit, now.toISOString()],
  });
  const row = rows[0];
  if (row === undefined || row.outcome === 'invalid_key') return { outcome: 'invalid_key' };
  return {
    outcome: row.outcome,
    account: {
      keyId: row.key_id,
      companyId: row.company_id,
      companyName: row.company_name,
      currency: row.currency,
      country: row.country,
      plan: row.plan,
    },
    quota: { used: row.used, limit: row.allowance },
    rate: { limit: hourlyLimit, remaining: row.remaining, resetSeconds: row.reset_seconds },
  };
}
