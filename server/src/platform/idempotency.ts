import { inEnglish } from '../refusals/index.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from './context.ts';
import type { Tx } from './db.ts';
import { AppError, type ErrorCode, STATUS_OF_CODE } from './errors.ts';
import { forCompany } from './tenancy.ts';

/** What is kept of a failure for those who wait for it. */
const failureSchema = z.object({
  code: z.custom<ErrorCode>((code) => typeof code === 'string' && code in STATUS_OF_CODE),
  message: z.string(),
  details: z.object({
    param: z.string().exactOptional(),
    used: z.number().exactOptional(),
    limit: z.number().exactOptional(),
    retryAfterSeconds: z.number().exactOptional(),
  }),
});

/** An Idempotency-Key of a company, held while its operation runs. */
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
  | { readonly state: 'done'; readonly answer: string }
  | { readonly state: 'failed'; readonly failure: AppError }
);

const answerSchema = z.looseObject({});

const PURPOSE = 'idempotency';
/** The operations that take a key create something. */
const CREATED = 201;
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
      answer: Buffer | null;
    }>`
      select body_hash, attempt, state, lease_until < clock_timestamp() as lease_over, answer
      from idempotency_keys
      where company_id = ${claim.companyId} and operation = ${claim.operation} and key = ${claim.key}`.execute(tx);
    const row = rows[0];
    if (row === undefined) return null;
    const common = { sameBody: row.body_hash.equals(claim.bodyHash), attempt: row.attempt };
    if (row.state === 'running' || row.answer === null)
      return { ...common, state: 'running', leaseOver: row.lease_over };
    const text = secrets.open(PURPOSE, row.answer);
    if (row.state === 'done') return { ...common, state: 'done', answer: text };
    const { code, message, details } = failureSchema.parse(JSON.parse(text));
    return { ...common, state: 'failed', failure: new AppError(code, inEnglish(message), details) };
  });
}

export function extendClaim({ db }: Context, claim: Claim): Promise<void> {
  return forCompany(db, claim.companyId, async (tx) => {
    await sql`update idempotency_keys set lease_until = ${lease} where ${mine(claim)}`.execute(tx);
  });
}

/**
 * Keeps the answer, in the transaction that makes it true; without a claim there is nothing to keep. Throws `unavailable`
 * where another took the key over, so that nothing is made twice.
 */
export async function finishClaim({ secrets }: Context, tx: Tx, claim: Claim | null, answer: object): Promise<void> {
  if (claim === null) return;
  const kept = secrets.seal(PURPOSE, JSON.stringify(answer));
  const { numAffectedRows } = await sql`
    update idempotency_keys set state = 'done', status = ${CREATED}, answer = ${kept}
    where ${mine(claim)}`.execute(tx);
  if (numAffectedRows !== 1n) {
    throw new AppError('unavailable', 'the server was held up while making this answer; please try again', {
      retryAfterSeconds: 1,
    });
  }
}

/** Frees the key for a retry; those who wait now learn of the failure. */
export function failClaim({ db, secrets }: Context, claim: Claim, failure: AppError): Promise<void> {
  const { code, message, details: all } = failure;
  const { cause: _cause, ...details } = all;
  const kept = secrets.seal(PURPOSE, JSON.stringify({ code, message, details }));
  return forCompany(db, claim.companyId, async (tx) => {
    await sql`
      update idempotency_keys set state = 'failed', answer = ${kept}
      where ${mine(claim)}`.execute(tx);
  });
}

/** Puts others in the place of a company's kept answers: what `change` returns, unless it is null. */
export async function changeKeptAnswers(
  { secrets }: Pick<Context, 'secrets'>,
  tx: Tx,
  companyId: string,
  change: (answer: object) => object | null,
): Promise<void> {
  const { rows } = await sql<{ operation: string; key: string; answer: Buffer }>`
    select operation, key, answer from idempotency_keys
    where company_id = ${companyId} and state = 'done' and answer is not null
    for update`.execute(tx);
  for (const { operation, key, answer } of rows) {
    const changed = change(answerSchema.parse(JSON.parse(secrets.open(PURPOSE, answer))));
    if (changed === null) continue;
    await sql`
      update idempotency_keys set answer = ${secrets.seal(PURPOSE, JSON.stringify(changed))}
      where company_id = ${companyId} and operation = ${operation} and key = ${key}`.execute(tx);
  }
}

function mine({ companyId, operation, key, attempt }: Claim) {
  return sql`company_id = ${companyId} and operation = ${operation} and key = ${key} and attempt = ${attempt} and state = 'running'`;
}
