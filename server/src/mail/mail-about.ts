import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { acceptedToClient } from './messages/accepted-client.ts';
import { acceptedToCompany } from './messages/accepted-company.ts';
import { declinedToCompany } from './messages/declined.ts';
import { sentToClient } from './messages/sent.ts';
import { oneLine } from './one-line.ts';
import { renderHtml, renderText } from './render.ts';
import type { ClientOccasion, Letter, MailKind, MailOccasion } from './types.ts';

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
      return toClient(occasion, 'proposal.sent', sentToClient);
    case 'accept':
      return [
        ...toClient(occasion, 'proposal.accepted', acceptedToClient),
        toCompany(occasion, 'proposal.accepted', acceptedToCompany),
      ];
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

/** None where there is no client, or none with an address. The answer goes to the company. */
function toClient(occasion: MailOccasion, kind: MailKind, write: (occasion: ClientOccasion) => Letter): Row[] {
  const { company, proposal } = occasion;
  const email = proposal.client?.email ?? null;
  if (proposal.client === null || email === null) return [];
  const client = { ...proposal.client, email };
  return [
    {
      ...written(occasion, kind, write({ ...occasion, client })),
      audience: 'client',
      recipient: email,
      recipient_name: oneLine(client.name),
      reply_to: company.email,
      state: 'waiting',
    },
  ];
}

/** Kept to be read where the company has no address. The answer goes to the client. */
function toCompany(occasion: MailOccasion, kind: MailKind, write: (occasion: MailOccasion) => Letter): Row {
  const { company, proposal } = occasion;
  return {
    ...written(occasion, kind, write(occasion)),
    audience: 'company',
    recipient: company.email,
    recipient_name: oneLine(company.name),
    reply_to: proposal.client?.email ?? null,
    state: company.email === null ? 'kept' : 'waiting',
  };
}

function written({ company, proposal, now }: MailOccasion, kind: MailKind, letter: Letter) {
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
