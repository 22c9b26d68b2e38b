import { z } from 'zod';
import { listMail, type Mail, readMail } from '../../../mail/index.ts';
import { procedure, router } from '../procedures.ts';

const MOST = 100;

/** What was written to clients and to the company. Links that let a person in are in no table, and so never here. */
export const mail = router({
  /** The newest hundred, without their texts. */
  list: procedure.editor.query(async ({ ctx: { service, companyId, inCompany } }) => ({
    sends_mail: service.config.mail !== null,
    mails: (await inCompany((tx) => listMail(tx, companyId, MOST))).map(present),
  })),

  read: procedure.editor.input(z.object({ id: z.string() })).query(async ({ ctx: { companyId, inCompany }, input }) => {
    const mail = await inCompany((tx) => readMail(tx, companyId, input.id));
    return { ...present(mail), text: mail.text };
  }),
});

function present(mail: Mail) {
  return {
    id: mail.id,
    proposal_id: mail.proposalId,
    kind: mail.kind,
    audience: mail.audience,
    to: mail.recipient,
    to_name: mail.recipientName,
    subject: mail.subject,
    state: mail.state,
    last_error: mail.lastError,
    created_at: mail.createdAt.toISOString(),
    sent_at: mail.sentAt?.toISOString() ?? null,
  };
}
