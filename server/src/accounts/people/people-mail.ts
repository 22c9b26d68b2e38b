import type { Role } from '@showbill/contract';

/**
 * Sends what holds a link or a code that lets somebody in. It is never kept where it can be read: where no mail can be sent, the
 * operator's command prints the link. Returns at once; a mail that fails is logged without its link.
 */
export interface PeopleMail {
  sendReset(mail: ResetMail): void;
  sendInvitation(mail: InvitationMail): void;
  sendSignUp(mail: SignUpMail): void;
}

export interface ResetMail {
  readonly to: { readonly name: string; readonly address: string };
  readonly url: string;
  readonly validMinutes: number;
}

export interface SignUpMail {
  readonly to: string;
  /** Null: somebody signs in with this address already. */
  readonly code: string | null;
  readonly signInUrl: string;
  readonly validMinutes: number;
}

export interface InvitationMail {
  readonly to: string;
  readonly companyName: string;
  /** Null: the operator. */
  readonly invitedBy: string | null;
  readonly role: Role;
  readonly url: string;
  readonly validDays: number;
}
