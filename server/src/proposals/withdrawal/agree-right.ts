import type { Company } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Proposal } from '../proposal.ts';
import { type AgreedRight, findRight, isWithinPeriod, keepRight } from './agreed-right.ts';
import { noticeHash } from './notice.ts';
import { offeredRight } from './offered-right.ts';
import { findWithdrawal } from './withdrawals.ts';

/** What a client who accepts saw of it, and asked for. */
export interface SeenRight {
  /** `noticeHash` of the notice; empty: the page showed none. */
  readonly notice: string;
  readonly asksToStart: boolean;
}

interface Agreeing {
  /** Whether the client accepts on the page. */
  readonly isSigned: boolean;
  /** Left out: nothing. */
  readonly seen: SeenRight | undefined;
  /** The company's. */
  readonly today: string;
  readonly now: Date;
}

/**
 * Keeps the right of withdrawal that comes with an acceptance, in its transaction: the one that the page offers, else the one that
 * still runs of the proposal that this one replaces, as it was. Null: none does. Throws `conflict` where it is not what the page
 * showed, or the hire starts within the period and the client did not ask for that.
 */
export async function agreeRight(
  tx: Tx,
  company: Company,
  proposal: Proposal,
  { isSigned, seen, today, now }: Agreeing,
): Promise<AgreedRight | null> {
  const own = isSigned ? await ownRight(tx, company, proposal, today, seen) : null;
  const right = own ?? (await runningRight(tx, company.id, proposal.replaces, now));
  if (right !== null) await keepRight(tx, company.id, proposal.id, right);
  return right;
}

async function ownRight(
  tx: Tx,
  company: Company,
  proposal: Proposal,
  today: string,
  seen: SeenRight | undefined,
): Promise<AgreedRight | null> {
  const offered = await offeredRight(tx, company, proposal, today);
  if (noticeHash(offered?.notice ?? null) !== (seen?.notice ?? '')) {
    throw new AppError('conflict', ({ life }) => life.otherNotice);
  }
  if (offered === null) return null;
  const { notice, lastDay, startsBefore } = offered;
  if (startsBefore && seen?.asksToStart !== true) throw new AppError('conflict', ({ life }) => life.otherNotice);
  return { notice, language: proposal.language, lastDay, timeZone: company.timeZone, askedToStart: startsBefore };
}

/** Of what is replaced, where it has not been used. */
async function runningRight(
  tx: Tx,
  companyId: string,
  replaced: string | null,
  now: Date,
): Promise<AgreedRight | null> {
  const right = replaced && (await findRight(tx, companyId, replaced));
  if (!replaced || !right || !isWithinPeriod(right, now)) return null;
  return (await findWithdrawal(tx, companyId, replaced)) === null ? right : null;
}
