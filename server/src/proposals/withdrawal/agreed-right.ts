import type { Language } from '@showbill/contract';
import { dayIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';

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

/** Keeps it for good; there is one for each proposal at most. */
export async function keepRight(tx: Tx, companyId: string, proposalId: string, right: AgreedRight): Promise<void> {
  await tx
    .insertInto('withdrawal_rights')
    .values({
      company_id: companyId,
      proposal_id: proposalId,
      notice: right.notice,
      language: right.language,
      last_day: right.lastDay,
      time_zone: right.timeZone,
      asked_to_start: right.askedToStart,
    })
    .execute();
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
