import type { FastifyReply } from 'fastify';
import { makeProposalPdf, readInvoiceFile, readSignedCopy } from '../../documents/index.ts';
import { sentInvoices } from '../../invoices/index.ts';
import type { Context } from '../../platform/context.ts';
import { forCompany } from '../../platform/tenancy.ts';
import type { Proposal, SharedProposal } from '../../proposals/index.ts';
import { invalidLinkPage } from './page/frame.ts';
import { sendPage } from './send-page.ts';

/** What the page gives to download: the proposal as PDF, once it is no draft, and the signed copy. */
export async function sendDocument(
  context: Context,
  { company, proposal }: SharedProposal,
  name: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = await bytesOf(context, company.id, proposal, name);
  if (bytes === null) return sendPage(reply.code(404), invalidLinkPage(proposal.language));
  return sendPdf(reply, bytes, name === 'proposal' ? proposal.number : `${proposal.number} signed copy`);
}

/** An invoice of the proposal, once it was sent to the client. */
export async function sendSentInvoice(
  context: Context,
  { company, proposal }: SharedProposal,
  number: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const sent = await forCompany(context.db, company.id, (tx) => sentInvoices(tx, company.id, proposal.id));
  const invoice = sent.find((each) => each.number === number);
  if (invoice === undefined) return sendPage(reply.code(404), invalidLinkPage(proposal.language));
  const { bytes } = await readInvoiceFile(context, company.id, invoice.id, 'pdf');
  return sendPdf(reply, bytes, invoice.number);
}

async function bytesOf(
  context: Context,
  companyId: string,
  proposal: Proposal,
  name: string,
): Promise<Uint8Array | null> {
  if (name === 'proposal' && proposal.status !== 'draft') return makeProposalPdf(context, companyId, proposal);
  return name === 'signed-copy' ? readSignedCopy(context, companyId, proposal.id) : null;
}

/** Shown by the browser, and saved under a name that tells what it is. */
export function sendPdf(reply: FastifyReply, bytes: Uint8Array, name: string): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
    })
    .send(Buffer.from(bytes));
}
