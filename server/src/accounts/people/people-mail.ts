import type { Language, Role } from '@showbill/contract';

/**
 * Sends what holds a link or a code that lets somebody in. It is never kept where it can be read: where no mail can be sent, the
 * operator's command prints the link. Returns at once; a mail that fails is logged without its link.
 */
export interface PeopleMail {
  sendReset(mail: ResetMail): void;
  sendInvitation(mail: InvitationMail): void;
  sendSignUp(mail: SignUpMail): void;
}

/** `language` is that of whoever reads it, as far as it is known. */
interface PersonMail {
  readonly language: Language;
}

export interface ResetMail extends PersonMail {
  readonly to: { readonly name: string; readonly address: string };
  readonly url: string;
  readonly validMinutes: number;
}

export interface SignUpMail extends PersonMail {
  readonly to: string;
  /** Null: somebody signs in with this address already. */
  readonly code: string | null;
  readonly signInUrl: string;
  readonly validMinutes: number;
}

export interface InvitationMail extends PersonMail {
  readonly to: string;
  readonly companyName: string;
  /** Null: the operator. */
  readonly invitedBy: string | null;
  readonly role: Role;
  readonly url: string;
  readonly validDays: number;
}
