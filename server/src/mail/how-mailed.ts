import type { Tx } from '../platform/db.ts';
import type { MailState } from './types.ts';

/** What became of the mail of a sending or an answer: `none`, none went out. */
export type HowMailed = 'none' | 'waiting' | 'sent' | 'failed';

/**
 * By the moment at which a proposal was sent, what became of its mail; a moment that is not in it had none. Mail that waits
 * in a service without a mail server goes nowhere.
 */
export async function howMailed(
  tx: Tx,
  companyId: string,
  proposalId: string,
  { sendsMail }: { readonly sendsMail: boolean },
): Promise<ReadonlyMap<string, HowMailed>> {
  const rows = await tx
    .selectFrom('mails')
    .select(['created_at', 'state'])
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .where('kind', '=', 'proposal.sent')
    .execute();
  return new Map(rows.map(({ created_at: at, state }) => [at.toISOString(), outcomeOf(state, sendsMail)]));
}

/** By the ids of mails with answers to a proposal's client, what became of each. */
export async function howAnswered(
  tx: Tx,
  companyId: string,
  proposalId: string,
  { sendsMail }: { readonly sendsMail: boolean },
): Promise<ReadonlyMap<string, HowMailed>> {
  const rows = await tx
    .selectFrom('mails')
    .select(['id', 'state'])
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .where('kind', '=', 'proposal.answer')
    .execute();
  return new Map(rows.map(({ id, state }) => [id, outcomeOf(state, sendsMail)]));
}

export function outcomeOf(state: MailState, sendsMail: boolean): HowMailed {
  return state === 'kept' || (state === 'waiting' && !sendsMail) ? 'none' : state;
}
