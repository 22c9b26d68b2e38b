import { failure, readJson, type ShowbillError } from './errors.ts';
import type { WebhookEvent } from './types.ts';

/** A request that was signed longer ago, or is to be signed later than this, may be somebody's repeat of an old one. */
const TOLERANCE_SECONDS = 300;

type HmacKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Of `Request`, or of Node's `IncomingMessage`. */
export type WebhookHeaders =
  | { get(name: string): string | null }
  | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface VerifyOptions {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/**
 * The event in a webhook's request, once it is known to be genuine (Standard Webhooks 1.0.0): signed with this secret
 * (`whsec_…`) within five minutes of now. Rejects with `invalid_webhook` where it is not.
 * `body` is as it came, before any parsing.
 */
export async function verifyWebhook(
  headers: WebhookHeaders,
  body: string | Uint8Array | ArrayBuffer,
  secret: string,
  { now = Date.now }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = headerOf(headers, 'webhook-signature');
  checkTime(timestamp, now());
  const bytes = bytesOf(body);
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  if (!(await isSigned(signed, signatures, await keyOf(secret)))) {
    throw invalid('no signature matches', 'webhook-signature');
  }
  const event = readJson(new TextDecoder().decode(bytes));
  if (typeof event !== 'object' || event === null) throw invalid('the body is not JSON', null);
  return event as WebhookEvent;
}

function headerOf(headers: WebhookHeaders, name: string): string {
  const value =
    'get' in headers && typeof headers.get === 'function'
      ? headers.get(name)
      : Object.entries(headers).find(([each]) => each.toLowerCase() === name)?.[1];
  if (typeof value !== 'string' || value === '') throw invalid(`the header ${name} is missing`, name);
  return value;
}

function checkTime(timestamp: string, now: number): void {
  const age = Math.floor(now / 1000) - (/^\d+$/.test(timestamp) ? Number(timestamp) : Number.NaN);
  if (Number.isNaN(age)) throw invalid('the header webhook-timestamp is not a number', 'webhook-timestamp');
  if (Math.abs(age) > TOLERANCE_SECONDS) {
    throw invalid('the timestamp is more than five minutes off', 'webhook-timestamp');
  }
}

/** One signature that matches is enough: there are two for a day after a new secret was made. */
async function isSigned(signed: Uint8Array<ArrayBuffer>, signatures: string, key: HmacKey): Promise<boolean> {
  for (const each of signatures.split(' ')) {
    const signature = each.startsWith('v1,') ? fromBase64(each.slice('v1,'.length)) : null;
    // Web Crypto compares in constant time
    if (signature !== null && (await crypto.subtle.verify('HMAC', key, signature, signed))) return true;
  }
  return false;
}

function keyOf(secret: string): Promise<HmacKey> {
  const bytes = fromBase64(secret.replace(/^whsec_/, ''));
  if (bytes === null || bytes.length === 0)
    throw new TypeError('the secret is not a signing secret: whsec_ and base64');
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
}

function bytesOf(body: string | Uint8Array | ArrayBuffer): Uint8Array {
  if (typeof body === 'string') return new TextEncoder().encode(body);
  if (body instanceof ArrayBuffer) return new Uint8Array(body);
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  throw new TypeError('the body must be given as it came, before any parsing: as text or bytes');
}

function joined(start: Uint8Array, end: Uint8Array): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(start.length + end.length);
  all.set(start);
  all.set(end, start.length);
  return all;
}

/** null for what is no base64. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

function invalid(message: string, param: string | null): ShowbillError {
  return failure('invalid_webhook', message, { param });
}
