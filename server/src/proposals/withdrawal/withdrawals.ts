import type { Tx } from '../../platform/db.ts';

/** What a consumer declares on the page, and what the server knows of them. */
export interface WithdrawalStatement {
  readonly name: string;
  /** Where the acknowledgement goes. */
  readonly email: string;
  /** Null where it is not known. */
  readonly address: string | null;
  /** What the browser calls itself. */
  readonly browser: string | null;
}

/** A withdrawal that was received. */
export interface Withdrawal {
  readonly at: Date;
  /** Whether the proposal was cancelled by it; else something may have been delivered, and a person decides. */
  readonly ended: boolean;
}

const BROWSER_LENGTH = 500;

export interface KeptWithdrawal extends Withdrawal {
  readonly by: WithdrawalStatement;
  /** In the words of the acknowledgement. */
  readonly statement: string;
}

/** Keeps it; there is one for each proposal at most. */
export async function keepWithdrawal(
  tx: Tx,
  companyId: string,
  proposalId: string,
  { at, ended, by, statement }: KeptWithdrawal,
): Promise<void> {
  await tx
    .insertInto('withdrawals')
    .values({
      company_id: companyId,
      proposal_id: proposalId,
      at,
      name: by.name,
      email: by.email,
      statement,
      address: by.address,
      browser: by.browser?.slice(0, BROWSER_LENGTH) ?? null,
      ended,
    })
    .execute();
}

/** Null where there is none. */
export async function findWithdrawal(tx: Tx, companyId: string, proposalId: string): Promise<Withdrawal | null> {
  const row = await tx
    .selectFrom('withdrawals')
    .select(['at', 'ended'])
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .executeTakeFirst();
  return row ?? null;
}
