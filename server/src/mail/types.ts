import type { Language } from '@showbill/contract';
import type { Client } from '../clients/index.ts';
import type { Context } from '../platform/context.ts';
import type { Proposal, ProposalEvent } from '../proposals/index.ts';
import type { Mailer } from './mailer.ts';

type Told = 'transition' | 'company' | 'shareUrl' | 'appUrl' | 'by' | 'signature' | 'reason' | 'shortages' | 'now';
type Written =
  | 'id'
  | 'number'
  | 'version'
  | 'title'
  | 'event'
  | 'client'
  | 'language'
  | 'total'
  | 'currency'
  | 'adjustments'
  | 'validUntil';

/** What mail is made of: any event of a proposal is one. */
export interface MailOccasion extends Pick<ProposalEvent, Told>, Partial<Pick<ProposalEvent, 'letter' | 'right'>> {
  readonly proposal: Pick<Proposal, Written>;
}

/** Whom a mail goes to on the client's side. */
export type Addressee = Pick<Client, 'name'> & { readonly email: string };

/** An occasion with somebody on the client's side to write to. */
export type ClientOccasion = MailOccasion & { readonly client: Addressee };

/** What a letter to a client says is made of this. */
export type ClientMatter = Pick<
  ClientOccasion,
  'company' | 'proposal' | 'client' | 'shareUrl' | 'by' | 'signature' | 'right' | 'now'
>;

/** What is written, before it is text or HTML. Its texts may hold what people typed, in any shape. */
export interface Letter {
  readonly language: Language;
  readonly subject: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'facts'; readonly facts: readonly Fact[] }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'link'; readonly label: string; readonly url: string }
  /** What a person wrote or a template of the company's says, line by line; `url` becomes a link where it occurs, null: none does. */
  | { readonly type: 'typed'; readonly text: string; readonly url: string | null };

export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** `sent`: the mail server has taken it. `kept`: there was no way to send it. */
export type MailState = 'waiting' | 'sent' | 'kept' | 'failed';

export type MailAudience = 'client' | 'company' | 'supplier';

export type MailKind =
  | 'proposal.sent'
  | 'proposal.accepted'
  | 'proposal.declined'
  | 'proposal.withdrawn'
  | 'proposal.question'
  | 'proposal.answer'
  | 'proposal.expiring'
  /** The same, to the salesperson. */
  | 'proposal.closing'
  | 'invoice.sent'
  | 'payment.reminder'
  | 'webhook.disabled'
  | 'enquiry.new'
  | 'sub_hire.ask';

/** What goes out with a mail, made when it is sent. */
export type MailAttachment = 'signed_copy' | 'invoice';

/** The context of what sends mail. Without a mailer, mail is kept to be read. */
export interface MailContext extends Pick<Context, 'db' | 'clock' | 'log'> {
  readonly mailer: Mailer | null;
}
