import { forCompany } from '../platform/tenancy.ts';
import { type LifeContext, noteQuestion, type Question, type SharedProposal } from '../proposals/index.ts';
import { written } from './mail-about.ts';
import { questionToCompany } from './messages/question.ts';
import { oneLine } from './one-line.ts';

/** Brings a client's question to the company, by mail and in the proposal's history. Throws `conflict` where too many were asked. */
export function askCompany(
  context: Pick<LifeContext, 'db' | 'clock' | 'publicUrl'>,
  { company, proposal }: SharedProposal,
  question: Question,
): Promise<void> {
  const now = context.clock.now();
  return forCompany(context.db, company.id, async (tx) => {
    await noteQuestion(tx, company.id, proposal.id, question, now);
    const appUrl = `${context.publicUrl}/proposals/${proposal.id}`;
    await tx
      .insertInto('mails')
      .values({
        ...written(
          { company, proposal, now },
          'proposal.question',
          questionToCompany({ company, proposal, appUrl }, question),
        ),
        audience: 'company',
        recipient: company.email,
        recipient_name: oneLine(company.name),
        reply_to: question.email,
        state: company.email === null ? 'kept' : 'waiting',
      })
      .execute();
  });
}
