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

/** By the ids of sub-hires, what became of the last mail to the supplier of each; one that had none is left out. */
export async function howSuppliersAsked(
  tx: Tx,
  companyId: string,
  subHireIds: readonly string[],
  { sendsMail }: { readonly sendsMail: boolean },
): Promise<ReadonlyMap<string, HowMailed>> {
  if (subHireIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('mails')
    .select(['sub_hire_id', 'state'])
    .distinctOn('sub_hire_id')
    .where('company_id', '=', companyId)
    .where('sub_hire_id', 'in', subHireIds)
    .orderBy('sub_hire_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ sub_hire_id: id, state }) => [id ?? '', outcomeOf(state, sendsMail)]));
}

export function outcomeOf(state: MailState, sendsMail: boolean): HowMailed {
  return state === 'kept' || (state === 'waiting' && !sendsMail) ? 'none' : state;
}
