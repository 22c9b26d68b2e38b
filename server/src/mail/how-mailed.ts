import type { Tx } from '../platform/db.ts';

/** What became of the mail of a sending: `none`, none went out. */
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
  return new Map(
    rows.map(({ created_at: at, state }) => {
      const isNone = state === 'kept' || (state === 'waiting' && !sendsMail);
      return [at.toISOString(), isNone ? 'none' : state];
    }),
  );
}
