import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, type ErrorCode } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';

/** An answer as it was or will be sent: status and JSON text. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** What is kept of a failure for those who wait for it. */
export interface Failure {
  readonly code: ErrorCode;
  readonly message: string;
  readonly details: {
    readonly param?: string;
    readonly used?: number;
    readonly limit?: number;
    readonly retryAfterSeconds?: number;
  };
}

export interface Claim {
  readonly companyId: string;
  readonly operation: string;
  readonly key: string;
  readonly bodyHash: Buffer;
  /** Who runs it; whoever takes a dead one over is another. */
  readonly attempt: string;
}

export type Seen = { readonly sameBody: boolean; readonly attempt: string } & (
  | { readonly state: 'running'; readonly leaseOver: boolean }
  | { readonly state: 'done'; readonly answer: Answer }
  | { readonly state: 'failed'; readonly failure: Failure }
);

const PURPOSE = 'idempotency';
const lease = sql`clock_timestamp() + interval '30 seconds'`;

/** Takes the key: true when it is new, older than 24 hours, failed, or held by a process that has died. */
export function claimKey({ db }: Context, { companyId, operation, key, bodyHash, attempt }: Claim): Promise<boolean> {
  return forCompany(db, companyId, async (tx) => {
    await sql`
      delete from idempotency_keys
      where company_id = ${companyId} and created_at < clock_timestamp() - interval '24 hours'
        and (state <> 'running' or lease_until < clock_timestamp())`.execute(tx);
    const { rows } = await sql`
      insert into idempotency_keys as held (company_id, operation, key, body_hash, attempt, state, lease_until)
      values (${companyId}, ${operation}, ${key}, ${bodyHash}, ${attempt}, 'running', ${lease})
      on conflict (company_id, operation, key) do update set
        body_hash = excluded.body_hash, attempt = excluded.attempt, state = 'running', lease_until = excluded.lease_until,
        answer = null, status = null, created_at = clock_timestamp()
      where held.state = 'failed' or (held.state = 'running' and held.lease_until < clock_timestamp())
      returning attempt`.execute(tx);
    return rows.length > 0;
  });
}

/** What stands at the key now; null when nothing does. */
export function lookAtKey({ db, secrets }: Context, claim: Claim): Promise<Seen | null> {
  return forCompany(db, claim.companyId, async (tx) => {
    const { rows } = await sql<{
      body_hash: Buffer;
      attempt: string;
      state: 'running' | 'done' | 'failed';
      lease_over: boolean;
      status: number | null;
      answer: Buffer | null;
    }>`
      select body_hash, attempt, state, lease_until < clock_timestamp() as lease_over, status, answer
      from idempotency_keys
      where company_id = ${claim.companyId} and operation = ${claim.operation} and key = ${claim.key}`.execute(tx);
    const row = rows[0];
    if (row === undefined) return null;
    const common = { sameBody: row.body_hash.equals(claim.bodyHash), attempt: row.attempt };
    if (row.state === 'running' || row.answer === null)
      return { ...common, state: 'running', leaseOver: row.lease_over };
    const text = secrets.open(PURPOSE, row.answer);
    if (row.state === 'failed') return { ...common, state: 'failed', failure: JSON.parse(text) as Failure };
    return { ...common, state: 'done', answer: { status: row.status ?? 200, body: text } };
  });
}

export function extendClaim({ db }: Context, claim: Claim): Promise<void> {
  return forCompany(db, claim.companyId, async (tx) => {
    await sql`update idempotency_keys set lease_until = ${lease} where ${mine(claim)}`.execute(tx);
  });
}

/** Keeps the answer; throws `unavailable` where another took the key over, so that nothing is made twice. */
export async function finishClaim({ secrets }: Context, tx: Tx, claim: Claim, answer: Answer): Promise<void> {
  const { numAffectedRows } = await sql`
    update idempotency_keys set state = 'done', status = ${answer.status}, answer = ${secrets.seal(PURPOSE, answer.body)}
    where ${mine(claim)}`.execute(tx);
  if (numAffectedRows !== 1n) {
    throw new AppError('unavailable', 'the server was held up while it made this answer; please try again', {
      retryAfterSeconds: 1,
    });
  }
}

/** Frees the key for a retry; those who wait now learn of the failure. */
export function failClaim({ db, secrets }: Context, claim: Claim, failure: Failure): Promise<void> {
  return forCompany(db, claim.companyId, async (tx) => {
    await sql`
      update idempotency_keys set state = 'failed', answer = ${secrets.seal(PURPOSE, JSON.stringify(failure))}
      where ${mine(claim)}`.execute(tx);
  });
}

function mine({ companyId, operation, key, attempt }: Claim) {
  return sql`company_id = ${companyId} and operation = ${operation} and key = ${key} and attempt = ${attempt} and state = 'running'`;
}
