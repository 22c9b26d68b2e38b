import type { Language } from '@showbill/contract';
import type { Company } from '../../accounts/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import type { Proposal } from '../proposal.ts';
import { noticeHash } from './notice.ts';
import { offeredRight } from './offered-right.ts';

/** The right of withdrawal that came with an acceptance: it stays as it was then. */
export interface AgreedRight {
  readonly notice: string;
  readonly language: Language;
  /** `YYYY-MM-DD`; the right ends with it, in `timeZone`. */
  readonly lastDay: string;
  readonly timeZone: string;
  /** The client asked for the hire to start before that, and knows what follows. */
  readonly askedToStart: boolean;
}

/** What a client who accepts saw of it, and asked for. */
export interface SeenRight {
  /** `noticeHash` of the notice; empty: the page showed none. */
  readonly notice: string;
  readonly asksToStart: boolean;
}

/**
 * Keeps the right that comes with the acceptance of a client on the page, in its transaction; null: none does. Throws `conflict`
 * where it is not what the page showed, or the hire starts within the period and the client did not ask for that.
 */
export async function agreeRight(
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
  const right: AgreedRight = {
    notice,
    language: proposal.language,
    lastDay,
    timeZone: company.timeZone,
    askedToStart: startsBefore,
  };
  await tx
    .insertInto('withdrawal_rights')
    .values({
      company_id: company.id,
      proposal_id: proposal.id,
      notice,
      language: right.language,
      last_day: lastDay,
      time_zone: right.timeZone,
      asked_to_start: right.askedToStart,
    })
    .execute();
  return right;
}

/** Null where none came with its acceptance. */
export async function findRight(tx: Tx, companyId: string, proposalId: string): Promise<AgreedRight | null> {
  const row = await tx
    .selectFrom('withdrawal_rights')
    .select(['notice', 'language', 'last_day as lastDay', 'time_zone as timeZone', 'asked_to_start as askedToStart'])
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whether it can still be used. */
export function isWithinPeriod({ lastDay, timeZone }: AgreedRight, now: Date): boolean {
  return dayIn(timeZone, now) <= lastDay;
}
