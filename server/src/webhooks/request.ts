import type { EventKind } from '@showbill/contract';
import type { Secrets } from '../platform/secrets.ts';
import { bodyOf } from './events.ts';
import { openSecret, signedHeaders } from './signing.ts';

/** An event and where it is posted. */
export interface Addressed {
  readonly url: string;
  /** Sealed; the second while a rotation leaves the one before valid. */
  readonly secrets: readonly Buffer[];
  readonly eventId: string;
  readonly kind: EventKind;
  readonly data: object;
  readonly happenedAt: Date;
}

export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is posted for an event, signed at a moment. */
export function requestOf(secrets: Secrets, event: Addressed, moment: Date): WebhookRequest {
  const opened = event.secrets.map((sealed) => openSecret(secrets, sealed));
  return signedRequest(event, event.url, opened, moment);
}

/** The same, to any address and signed with any secrets. */
export function signedRequest(
  { eventId, kind, happenedAt, data }: Omit<Addressed, 'url' | 'secrets'>,
  url: string,
  signingSecrets: readonly string[],
  moment: Date,
): WebhookRequest {
  const body = bodyOf(kind, happenedAt, data);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Showbill-Webhooks/1',
    ...signedHeaders(eventId, body, moment, signingSecrets),
  };
  return { url, headers, body };
}

/** A request as a command for a POSIX shell. */
export function asCurl({ url, headers, body }: WebhookRequest): string {
  const options = [
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(body)}`,
  ];
  return [`curl ${quoted(url)}`, ...options].join(' \\\n  ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
