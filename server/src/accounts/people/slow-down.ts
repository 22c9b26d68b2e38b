import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

/** What is tried: at whom, by whom. */
export interface Try {
  readonly kind: 'sign-in' | 'reset' | 'sign-up' | 'invite' | 'company-sign-in' | 'company-sign-in-end';
  /** A mail address, or a company's id. */
  readonly at?: string | undefined;
  /** A client's network address. */
  readonly from?: string | undefined;
}

/** Of an account's own, whom no stranger's tries may slow: one of its known browsers or sessions. */
export interface OwnTry {
  readonly kind: 'sign-in' | 'reset';
  readonly at: string;
  readonly by: string;
}

/** How many tries cost no wait. Behind one network address there may be a whole office. */
const FREE = {
  'sign-in': { at: 5, from: 20 },
  reset: { at: 3, from: 20 },
  'sign-up': { at: 3, from: 20 },
  invite: { at: 30, from: 30 },
  'company-sign-in': { at: 30, from: 60 },
  'company-sign-in-end': { at: 30, from: 30 },
} as const;

/**
 * Counts a try before it is made, or throws rate_limited with the wait. Counting first, in the database, is exact for
 * tries at the same time and over several servers; what is tried at need not exist.
 */
export async function countTry(db: Db, attempt: Try | OwnTry): Promise<void> {
  const subjects = subjectsOf(attempt);
  const { rows } = await sql<{ wait: number }>`
    select begin_try(${subjects.map(({ hash }) => hash)}::bytea[], ${subjects.map(({ free }) => free)}::integer[]) as wait
  `.execute(db);
  const wait = Math.ceil(rows[0]?.wait ?? 0);
  if (wait > 0) {
    throw new AppError('rate_limited', ({ accounts }) => accounts.tooManyTries(String(wait)), {
      retryAfterSeconds: wait,
    });
  }
}

/** A try that went well: what was tried at, or who is known there, starts anew, and its own count at the one who tried is taken back. */
export async function forgiveTry(db: Db, attempt: Try | OwnTry): Promise<void> {
  for (const { hash, side } of subjectsOf(attempt)) {
    if (side !== 'from') await db.deleteFrom('tries').where('subject', '=', hash).execute();
    else {
      await db
        .updateTable('tries')
        .set({ count: sql`greatest(count - 1, 0)`, next_at: sql`clock_timestamp()` })
        .where('subject', '=', hash)
        .execute();
    }
  }
}

function subjectsOf(attempt: Try | OwnTry) {
  const { kind } = attempt;
  return partsOf(attempt).map(({ side, text }) => ({
    side,
    hash: createHash('sha256').update(`${kind}\0${side}\0${text}`).digest(),
    free: FREE[kind][side === 'from' ? 'from' : 'at'],
  }));
}

function partsOf(attempt: Try | OwnTry) {
  if ('by' in attempt) return [{ side: 'by', text: `${accountOf(attempt.at)}\0${attempt.by}` } as const];
  const { at, from } = attempt;
  return [
    ...(at === undefined ? [] : [{ side: 'at', text: accountOf(at) } as const]),
    ...(from === undefined ? [] : [{ side: 'from', text: networkOf(from) } as const]),
  ];
}

function accountOf(at: string): string {
  return at.trim().toLowerCase();
}

/** A customer is given 2^64 addresses of IPv6: their first half tells them apart. */
export function networkOf(address: string): string {
  const plain = address.replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined || !isIPv6(plain)) return mapped ?? plain;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array<string>(missing).fill('0'), ...(tail === undefined ? [] : tail.split(':'))];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
