import { LANGUAGES, mailLetter, mailTemplate, TEMPLATE_KINDS } from '@showbill/contract';
import { z } from 'zod';
import {
  draftLetter,
  listMail,
  listTemplates,
  type Mail,
  noMailServer,
  readMail,
  resetTemplate,
  saveTemplate,
  sendTestMail,
  writeLetter,
} from '../../../mail/index.ts';
import { procedure, router } from '../procedures.ts';

const MOST = 100;
const kind = z.enum(TEMPLATE_KINDS);
const language = z.enum(LANGUAGES);
const byHand = z.object({
  proposal_id: z.uuid('must be an id'),
  kind: z.enum(['proposal.expiring', 'proposal.accepted']),
});

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

  /** The words of each kind of mail to clients. */
  templates: procedure.editor.input(z.object({ language })).query(async ({ ctx: { companyId, inCompany }, input }) =>
    (await inCompany((tx) => listTemplates(tx, companyId, input.language))).map(({ isOwn, ...template }) => ({
      ...template,
      is_own: isOwn,
    })),
  ),

  saveTemplate: procedure.editor
    .input(mailTemplate.extend({ kind, language }))
    .mutation(({ ctx: { companyId, inCompany }, input: { kind: of, language: spoken, ...template } }) =>
      inCompany((tx) => saveTemplate(tx, companyId, { kind: of, language: spoken }, template)),
    ),

  resetTemplate: procedure.editor
    .input(z.object({ kind, language }))
    .mutation(({ ctx: { companyId, inCompany }, input }) => inCompany((tx) => resetTemplate(tx, companyId, input))),

  /** A reminder or the signed copy, as it would be written. */
  draft: procedure.editor.input(byHand).query(async ({ ctx: { service, companyId }, input }) => ({
    ...(await draftLetter(service, companyId, { proposalId: input.proposal_id, kind: input.kind })),
    sends_mail: service.config.mail !== null,
  })),

  /** Sends it as the person left it. */
  send: procedure.editor
    .input(byHand.extend({ mail: mailLetter }))
    .mutation(async ({ ctx: { service, companyId }, input: { proposal_id: proposalId, kind: of, mail: letter } }) => {
      await writeLetter(service, companyId, { proposalId, kind: of, letter });
    }),

  /** Sends a mail to whoever asks, at once, and tells what the mail server answered. */
  sendTest: procedure.owner.mutation(async ({ ctx: { service, user, language: own } }) => {
    const result = await sendTestMail(service.config, { name: user.name, address: user.email }, own);
    if (result === null) throw noMailServer();
    return { to: user.email, is_taken: result.isTaken, answer: result.answer };
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
    cc: mail.cc,
    subject: mail.subject,
    state: mail.state,
    last_error: mail.lastError,
    created_at: mail.createdAt.toISOString(),
    sent_at: mail.sentAt?.toISOString() ?? null,
  };
}
