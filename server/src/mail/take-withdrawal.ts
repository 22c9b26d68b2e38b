import { forCompany } from '../platform/tenancy.ts';
import {
  findAcceptance,
  type LifeContext,
  type SharedProposal,
  shareUrl,
  type WithdrawalStatement,
  withdraw,
} from '../proposals/index.ts';
import { written } from './mail-about.ts';
import { type WithdrawalMatter, withdrawnToClient, withdrawnToCompany } from './messages/withdrawal.ts';
import { oneLine } from './one-line.ts';

/**
 * Takes the withdrawal of a consumer, and in the same transaction acknowledges it and tells the company. Nothing where they had
 * withdrawn before. Throws `conflict` where there is no right to, or not any more.
 */
export function takeWithdrawal(
  context: LifeContext,
  { company, proposal: { id, shareToken } }: SharedProposal,
  by: WithdrawalStatement,
): Promise<void> {
  return forCompany(context.db, company.id, async (tx) => {
    const withdrawn = await withdraw(context, tx, company.id, id, by);
    if (withdrawn === null) return;
    const { proposal, statement, at, ended } = withdrawn;
    const matter: WithdrawalMatter = {
      company,
      proposal,
      shareUrl: shareUrl(context.publicUrl, shareToken),
      appUrl: `${context.publicUrl}/proposals/${id}`,
      now: at,
      received: { at, ended },
      by,
      statement,
    };
    const signed = await findAcceptance(tx, company.id, id);
    const clients = [by, signed, proposal.client].map((known) => addressee(known)).filter((known) => known !== null);
    // an address once; whoever else accepted, or is known as the client, hears of it too
    const distinct = clients.filter(({ key }, at) => clients.findIndex((other) => other.key === key) === at);
    await tx
      .insertInto('mails')
      .values([
        ...distinct.map(({ name, email }, place) => ({
          ...written(matter, 'proposal.withdrawn', withdrawnToClient(matter, { name, isOwn: place === 0 })),
          audience: 'client' as const,
          recipient: email,
          recipient_name: oneLine(name),
          reply_to: company.email,
          state: 'waiting' as const,
        })),
        {
          ...written(matter, 'proposal.withdrawn', withdrawnToCompany(matter)),
          audience: 'company' as const,
          recipient: company.email,
          recipient_name: oneLine(company.name),
          reply_to: by.email,
          state: company.email === null ? ('kept' as const) : ('waiting' as const),
        },
      ])
      .execute();
  });
}

function addressee(known: { readonly name: string; readonly email: string | null } | null) {
  if (known === null || known.email === null) return null;
  return { name: known.name, email: known.email, key: known.email.toLowerCase() };
}
