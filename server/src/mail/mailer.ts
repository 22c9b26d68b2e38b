import { domainToASCII } from 'node:url';
import { mailAddress } from '@showbill/contract';
import { createTransport } from 'nodemailer';
import type { Config } from '../platform/config.ts';
import { codeOf, messageOf } from '../platform/errors.ts';
import { oneLine } from './one-line.ts';

/** Hands mail to the mail server. */
export interface Mailer {
  /** Resolves once the server has taken it; throws `SendError`. */
  send(mail: OutgoingMail): Promise<void>;
}

/** A mail server that can be asked what it says. */
export interface SmtpMailer extends Mailer {
  /** The same as `send`; resolves to the server's answer. */
  deliver(mail: OutgoingMail): Promise<string>;
}

export interface OutgoingMail {
  /** Of the mail, the same on every try: its Message-ID is made of it, so that one sent twice can be told. */
  readonly id: string;
  /** Who writes it, in place of the operator's name; null: the operator's. */
  readonly fromName: string | null;
  readonly to: { readonly name: string | null; readonly address: string };
  readonly cc: readonly string[];
  readonly replyTo: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whether no person wrote it: then no absence notice answers it (RFC 3834). */
  readonly automatic: boolean;
  readonly attachments: readonly Attachment[];
}

export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/**
 * Why a mail was not taken. `refused`: it never will be. `later`: it may be the next time. `away`: the server could not
 * be reached or does not let us in, which is no fault of this mail.
 */
export class SendError extends Error {
  override readonly name = 'SendError';
  readonly verdict: 'refused' | 'later' | 'away';

  constructor(verdict: SendError['verdict'], message: string) {
    super(message);
    this.verdict = verdict;
  }
}

/** For how many milliseconds a mail server is waited for. */
export interface Patience {
  readonly connect: number;
  readonly greeting: number;
  /** Between two signs of life. */
  readonly silence: number;
  /** From the first to the last: well below the lease of the mail. */
  readonly whole: number;
}

const PATIENCE: Patience = { connect: 15_000, greeting: 15_000, silence: 15_000, whole: 60_000 };

/** The mailer over the mail server of the configuration; null where it names none. */
export function createMailer({ mail }: Pick<Config, 'mail'>, patience: Patience = PATIENCE): SmtpMailer | null {
  if (mail === null) return null;
  const from = sender(mail.from);
  const transport = createTransport({
    url: mail.smtpUrl,
    connectionTimeout: patience.connect,
    dnsTimeout: patience.connect,
    greetingTimeout: patience.greeting,
    socketTimeout: patience.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const hidden = secretsOf(mail.smtpUrl);
  return {
    async send(mail) {
      await this.deliver(mail);
    },
    async deliver({ id, fromName, to, cc, replyTo, subject, text, html, automatic, attachments }) {
      if (!isAddress(to.address)) throw new SendError('refused', 'the recipient has no valid email address');
      try {
        const { response } = await transport.sendMail({
          messageId: `<${id}@${domainOf(from.address)}>`,
          from: { name: oneLine(fromName ?? from.name), address: from.address },
          to: { name: oneLine(to.name ?? ''), address: to.address },
          cc: cc.filter(isAddress).map((address) => ({ name: '', address })),
          ...(replyTo !== null && isAddress(replyTo) && { replyTo: { name: '', address: replyTo } }),
          subject: oneLine(subject),
          text,
          html,
          attachments: attachments.map(({ name, type, bytes }) => ({
            filename: name,
            contentType: type,
            content: Buffer.from(bytes),
          })),
          ...(automatic && { headers: { 'Auto-Submitted': 'auto-generated' } }),
          signal: AbortSignal.timeout(patience.whole),
        });
        return withoutSecrets(response, hidden);
      } catch (error) {
        throw new SendError(verdictOn(error), withoutSecrets(error, hidden));
      }
    },
  };
}

/** `Name <address>`, the name quoted or not, or an address alone. */
function sender(text: string): { readonly name: string; readonly address: string } {
  const [, name = '', address = text] = /^"?([^"]*?)"?\s*<([^<>]+)>$/.exec(text) ?? [];
  return { name, address };
}

function isAddress(text: string): boolean {
  return mailAddress.safeParse(text).data === text;
}

function domainOf(address: string): string {
  return domainToASCII(address.slice(address.lastIndexOf('@') + 1));
}

/** A 5xx to the mail itself is final; one to our signing in is the operator's to mend. 503 and 530 are about the session. */
function verdictOn(error: unknown): SendError['verdict'] {
  const code = codeOf(error);
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'away';
  const responseCode = error instanceof Error && 'responseCode' in error ? error.responseCode : null;
  if (typeof responseCode !== 'number') return 'refused';
  return responseCode >= 500 && responseCode !== 503 && responseCode !== 530 ? 'refused' : 'later';
}

/** The password of an address, in each form in which a server could repeat it. */
function secretsOf(smtpUrl: string): string[] {
  const url = new URL(smtpUrl);
  if (url.password === '') return [];
  const [user, password] = [decoded(url.username), decoded(url.password)];
  return [
    smtpUrl,
    url.password,
    password,
    Buffer.from(password).toString('base64'),
    Buffer.from(`\0${user}\0${password}`).toString('base64'),
  ];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function withoutSecrets(error: unknown, secrets: readonly string[]): string {
  const message = messageOf(error);
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), message);
}
