import type { Company } from '../../accounts/index.ts';
import { getClient } from '../../clients/index.ts';
import type { Tx } from '../../platform/db.ts';
import { planOf } from '../plan.ts';
import type { Proposal } from '../proposal.ts';
import { noticeOf } from './notice.ts';
import { lastDayToWithdraw } from './period.ts';
import { isInSingleMarket } from './single-market.ts';

/** The right of withdrawal as an acceptance on that day would give it. */
export interface OfferedRight {
  readonly notice: string;
  /** `YYYY-MM-DD`, in the company's time zone. */
  readonly lastDay: string;
  /** The hire begins by then, so that the client has to ask for that: articles 7(3) and 8(8) of the directive. */
  readonly startsBefore: boolean;
}

/**
 * Null where none is offered: the company has not switched it on, or the client is no consumer, or not of the single market.
 * A client without a country is where the company is.
 */
export async function offeredRight(
  tx: Tx,
  company: Company,
  proposal: Pick<Proposal, 'client' | 'language' | 'event' | 'delivery' | 'collection'>,
  today: string,
): Promise<OfferedRight | null> {
  if (!company.withdrawal.isOffered || proposal.client === null) return null;
  const { kind, country } = await getClient(tx, company.id, proposal.client.id);
  if (kind !== 'consumer' || !isInSingleMarket(country ?? company.country)) return null;
  const lastDay = lastDayToWithdraw(today);
  const first = planOf(proposal, company).delivery.day;
  return {
    notice: noticeOf(company, proposal.language),
    lastDay,
    startsBefore: first !== null && first <= lastDay,
  };
}
