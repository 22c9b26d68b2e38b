import type { MailLetter, TemplateKind } from '@showbill/contract';
import type { Insertable } from 'kysely';
import type { Tables, Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { clientLetter, typedLetter } from './client-letter.ts';
import { acceptedToCompany } from './messages/accepted-company.ts';
import { declinedToCompany } from './messages/declined.ts';
import { oneLine } from './one-line.ts';
import { nobody } from './preview-sent.ts';
import { renderHtml, renderText } from './render.ts';
import { findTemplate } from './templates.ts';
import type { Addressee, ClientMatter, Letter, MailKind, MailOccasion } from './types.ts';

const SUBJECT_LENGTH = 200;

/** Writes the mail that an occasion calls for, in the occasion's own transaction. Most call for none. */
export async function mailAbout(tx: Tx, occasion: MailOccasion): Promise<void> {
  const mails = await mailsFor(tx, occasion);
  if (mails.length > 0) await tx.insertInto('mails').values(mails).execute();
}

type Row = Insertable<Tables['mails']>;

async function mailsFor(tx: Tx, occasion: MailOccasion): Promise<Row[]> {
  switch (occasion.transition) {
    case 'send':
      return sent(tx, occasion);
    case 'accept': {
      const toClients: Row[] = [];
      for (const client of clientsOf(occasion)) {
        toClients.push(await toClient(tx, { ...occasion, client }, 'proposal.accepted'));
      }
      return [...toClients, toCompany(occasion, 'proposal.accepted', acceptedToCompany)].map((row) => ({
        ...row,
        attachment: occasion.signature === null ? null : 'signed_copy',
      }));
    }
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

/** As a person wrote it, where one did; else to the client, where they have an address. */
async function sent(tx: Tx, occasion: MailOccasion): Promise<Row[]> {
  const { letter, proposal } = occasion;
  if (letter === null) return [];
  if (letter === undefined) {
    const [client] = clientsOf(occasion);
    return client === undefined ? [] : [await toClient(tx, { ...occasion, client }, 'proposal.sent')];
  }
  const client = { name: proposal.client?.name ?? nobody(proposal), email: letter.to };
  return [await toClient(tx, { ...occasion, client }, 'proposal.sent', letter)];
}

/** The proposal's client, where they have an address, and who signed for them, where that is somebody else. */
function clientsOf({ proposal: { client }, signature }: MailOccasion): Addressee[] {
  const known = client?.email ?? null;
  const clients = client === null || known === null ? [] : [{ name: client.name, email: known }];
  const signed = signature !== null && signature.email.toLowerCase() !== known?.toLowerCase() ? [signature] : [];
  return [...signed, ...clients];
}

/**
 * A mail to somebody on the client's side; the answer goes to the company. What a person left as it was proposed keeps its
 * form.
 */
export async function toClient(tx: Tx, matter: ClientMatter, kind: TemplateKind, typed?: MailLetter): Promise<Row> {
  const { company, proposal, client } = matter;
  const usual = clientLetter(kind, matter, await findTemplate(tx, company.id, kind, proposal.language));
  return {
    ...written(matter, kind, typed === undefined ? usual : asTyped(usual, typed, matter)),
    audience: 'client',
    recipient: client.email,
    recipient_name: client.name === nobody(proposal) ? null : oneLine(client.name),
    cc: typed?.cc ?? [],
    reply_to: company.email,
    state: 'waiting',
  };
}

/** As a person wrote it; what they left as it was proposed keeps its form. */
export function asTyped(usual: Letter, typed: MailLetter, matter: Pick<ClientMatter, 'proposal' | 'shareUrl'>): Letter {
  const isSame =
    typed.subject === oneLine(usual.subject, SUBJECT_LENGTH) && typed.text.trim() === renderText(usual).trim();
  return isSame ? usual : typedLetter(typed, matter);
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

type Writing = Pick<MailOccasion, 'company' | 'now'> & {
  readonly proposal: Pick<MailOccasion['proposal'], 'id'> | null;
};

/** What every mail has, but whom it goes to. */
export function written({ company, proposal, now }: Writing, kind: MailKind, letter: Letter) {
  return {
    company_id: company.id,
    id: newId(),
    proposal_id: proposal?.id ?? null,
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
