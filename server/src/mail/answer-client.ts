import { getCompany } from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { forCompany } from '../platform/tenancy.ts';
import { type Actor, findLastQuestion, getProposal, noteAnswer, presentSummary } from '../proposals/index.ts';
import { noMailServer } from './letter-by-hand.ts';
import { written } from './mail-about.ts';
import { answerToClient } from './messages/answer.ts';
import { oneLine } from './one-line.ts';

/** What a person answers the client of a proposal. */
export interface ClientAnswer {
  readonly text: string;
  /** Where it is mailed to; null: whoever wrote it passes it on themself. */
  readonly to: string | null;
}

/**
 * Keeps an answer to a client in the proposal's history and mails it, both or neither. Throws `not_found`, and `conflict`
 * where it is to be mailed and the service has no mail server: it would go nowhere.
 */
export async function answerClient(
  context: Context,
  companyId: string,
  proposalId: string,
  { text, to }: ClientAnswer,
  actor: Actor,
): Promise<void> {
  const proposal = await getProposal(context, companyId, proposalId);
  if (proposal === null) throw new AppError('not_found', (texts) => texts.none.proposal(proposalId));
  if (to !== null && context.config.mail === null) throw noMailServer();
  const now = context.clock.now();
  await forCompany(context.db, companyId, async (tx) => {
    if (to === null) return noteAnswer(tx, companyId, proposalId, { text, to, mailId: null }, { actor, now });
    const company = await getCompany(tx, companyId);
    const question = await findLastQuestion(tx, companyId, proposalId);
    const shareUrl = presentSummary(proposal, context.publicUrl).share_url;
    const name = [question, proposal.client].find((each) => each?.email === to)?.name ?? null;
    const letter = answerToClient({ company, proposal, shareUrl }, text, question);
    const mail = written({ company, proposal, now }, 'proposal.answer', letter);
    await tx
      .insertInto('mails')
      .values({
        ...mail,
        audience: 'client',
        recipient: to,
        recipient_name: name === null ? null : oneLine(name),
        reply_to: company.email,
        state: 'waiting',
      })
      .execute();
    await noteAnswer(tx, companyId, proposalId, { text, to, mailId: mail.id }, { actor, now });
  });
}
