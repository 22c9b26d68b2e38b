import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { acceptedToClient } from './messages/accepted-client.ts';
import { acceptedToCompany } from './messages/accepted-company.ts';
import { declinedToCompany } from './messages/declined.ts';
import { sentToClient } from './messages/sent.ts';
import { oneLine } from './one-line.ts';
import { renderHtml, renderText } from './render.ts';
import type { Addressee, ClientOccasion, Letter, MailKind, MailOccasion } from './types.ts';

const SUBJECT_LENGTH = 200;

/** Writes the mail that an occasion calls for, in the occasion's own transaction. Most call for none. */
export async function mailAbout(tx: Tx, occasion: MailOccasion): Promise<void> {
  const mails = mailsFor(occasion);
  if (mails.length > 0) await tx.insertInto('mails').values(mails).execute();
}

type Row = Insertable<Tables['mails']>;

function mailsFor(occasion: MailOccasion): Row[] {
  switch (occasion.transition) {
    case 'send':
      return clientsOf(occasion).map((client) => toClient(occasion, client, 'proposal.sent', sentToClient));
    case 'accept':
      return [
        ...clientsOf(occasion).map((client) => toClient(occasion, client, 'proposal.accepted', acceptedToClient)),
        toCompany(occasion, 'proposal.accepted', acceptedToCompany),
      ].map((row) => ({ ...row, attachment: occasion.signature === null ? null : 'signed_copy' }));
    case 'decline':
      return [toCompany(occasion, 'proposal.declined', declinedToCompany)];
    case 'view':
    case 'revise':
    case 'expire':
    case 'cancel':
    case 'replace':
      return [];
    default:
      return occasion.transition satisfies never;
  }
}

/** The proposal's client, where they have an address, and who signed for them, where that is somebody else. */
function clientsOf({ proposal: { client }, signature }: MailOccasion): Addressee[] {
  const known = client?.email ?? null;
  const clients = client === null || known === null ? [] : [{ name: client.name, email: known }];
  const signed = signature !== null && signature.email.toLowerCase() !== known?.toLowerCase() ? [signature] : [];
  return [...signed, ...clients];
}

/** The answer goes to the company. */
function toClient(
  occasion: MailOccasion,
  client: Addressee,
  kind: MailKind,
  write: (occasion: ClientOccasion) => Letter,
): Row {
  return {
    ...written(occasion, kind, write({ ...occasion, client })),
    audience: 'client',
    recipient: client.email,
    recipient_name: oneLine(client.name),
    reply_to: occasion.company.email,
    state: 'waiting',
  };
}

/** Kept to be read where the company has no address. The answer goes to the client. */
function toCompany(occasion: MailOccasion, kind: MailKind, write: (occasion: MailOccasion) => Letter): Row {
  const { company, proposal, signature } = occasion;
  return {
    ...written(occasion, kind, write(occasion)),
    audience: 'company',
    recipient: company.email,
    recipient_name: oneLine(company.name),
    reply_to: signature?.email ?? proposal.client?.email ?? null,
    state: company.email === null ? 'kept' : 'waiting',
  };
}

type Writing = Pick<MailOccasion, 'company' | 'now'> & { readonly proposal: Pick<MailOccasion['proposal'], 'id'> };

/** What every mail of a proposal has, but whom it goes to. */
export function written({ company, proposal, now }: Writing, kind: MailKind, letter: Letter) {
  return {
    company_id: company.id,
    id: newId(),
    proposal_id: proposal.id,
    kind,
    subject: oneLine(letter.subject, SUBJECT_LENGTH),
    body_text: renderText(letter),
    body_html: renderHtml(letter),
    due_at: now,
    attempt: null,
    last_error: null,
    created_at: now,
    sent_at: null,
  };
}
