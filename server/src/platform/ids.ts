import { randomBytes } from 'node:crypto';
import { v5, v7 } from 'uuid';

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A new UUIDv7: sorts by the time it was made. */
export function newId(): string {
  return v7();
}

/** The id of something within what another id names: the same for the same JSON. */
export function idWithin(id: string, content: unknown): string {
  return v5(JSON.stringify(content), id);
}

const thisProcess = randomBase62(12);
let requests = 0;

/** Names a request in the log: of this process, counted; cheaper than a UUID and as unique. */
export function newRequestId(): string {
  requests += 1;
  return `${thisProcess}-${requests.toString(36)}`;
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text);
}

/** `length` characters of base62, each drawn evenly; 22 of them hold 131 bits. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      // 248 = 4 × 62: bytes above would favour the first letters
      if (byte < 248 && text.length < length) text += BASE62[byte % 62];
    }
  }
  return text;
}

/** A whole number ≥ 0 in base62, padded with zeros to `length`. */
export function toBase62(value: number, length: number): string {
  let text = '';
  for (let rest = value; rest > 0; rest = Math.floor(rest / 62)) text = BASE62[rest % 62] + text;
  return text.padStart(length, '0');
}
