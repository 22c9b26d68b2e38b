import type { MailLetter, TemplateKind } from '@showbill/contract';
import { getCompany } from '../accounts/index.ts';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { forCompany } from '../platform/tenancy.ts';
import { findAcceptance, getProposal, presentSummary } from '../proposals/index.ts';
import { clientLetter } from './client-letter.ts';
import { toClient } from './mail-about.ts';
import { oneLine } from './one-line.ts';
import { type MailPreview, nobody } from './preview-sent.ts';
import { renderText } from './render.ts';
import { findTemplate } from './templates.ts';
import type { ClientMatter } from './types.ts';

/** What a person can send beside the proposal itself: a reminder, and the signed copy once more. */
export type HandKind = Exclude<TemplateKind, 'proposal.sent'>;

/** The mail as it would be written, for a person to look over. Throws `not_found`, and `conflict` where it has no sense. */
export async function draftLetter(
  context: Context,
  companyId: string,
  { proposalId, kind }: { readonly proposalId: string; readonly kind: HandKind },
): Promise<MailPreview> {
  const matter = await matterOf(context, companyId, proposalId, kind);
  return forCompany(context.db, companyId, async (tx) => {
    const letter = clientLetter(kind, matter, await findTemplate(tx, companyId, kind, matter.proposal.language));
    const recipient = matter.client.email === '' ? null : matter.client.email;
    return { recipient, subject: oneLine(letter.subject), text: renderText(letter) };
  });
}

/** Writes the mail as the person left it. Refused where the service has no mail server: it would go nowhere. */
export async function writeLetter(
  context: Context,
  companyId: string,
  { proposalId, kind, letter }: { readonly proposalId: string; readonly kind: HandKind; readonly letter: MailLetter },
): Promise<void> {
  const matter = await matterOf(context, companyId, proposalId, kind);
  if (context.config.mail === null) throw noMailServer();
  await forCompany(context.db, companyId, async (tx) => {
    const row = await toClient(tx, { ...matter, client: { ...matter.client, email: letter.to } }, kind, letter);
    const attachment = kind === 'proposal.accepted' ? 'signed_copy' : null;
    await tx
      .insertInto('mails')
      .values({ ...row, attachment })
      .execute();
  });
}

export function noMailServer(): AppError {
  return new AppError('conflict', (texts) => texts.service.noMail);
}

async function matterOf(context: Context, companyId: string, id: string, kind: HandKind): Promise<ClientMatter> {
  const proposal = await getProposal(context, companyId, id);
  if (proposal === null) throw new AppError('not_found', (texts) => texts.none.proposal(id));
  const { company, acceptance } = await forCompany(context.db, companyId, async (tx) => ({
    company: await getCompany(tx, companyId),
    acceptance: await findAcceptance(tx, companyId, id),
  }));
  if (kind === 'proposal.expiring' && proposal.status !== 'sent') {
    throw new AppError('conflict', ({ life, statuses }) => life.remind(statuses[proposal.status]));
  }
  if (kind === 'proposal.accepted' && (proposal.status !== 'accepted' || acceptance === null)) {
    throw new AppError('conflict', ({ life }) => life.noSignedCopy);
  }
  const { client } = proposal;
  return {
    company,
    proposal,
    shareUrl: presentSummary(proposal, context.publicUrl).share_url,
    client: {
      name: acceptance?.name ?? client?.name ?? nobody(proposal),
      email: acceptance?.email ?? client?.email ?? '',
    },
    by: 'client',
    signature: kind === 'proposal.accepted' ? acceptance : null,
    now: kind === 'proposal.accepted' ? (acceptance?.at ?? context.clock.now()) : context.clock.now(),
  };
}
