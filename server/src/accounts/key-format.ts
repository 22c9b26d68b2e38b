import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from '../platform/ids.ts';

const MARK = 'sbk_';
const SHAPE = /^sbk_[0-9A-Za-z]{36}$/;
const CHECKED = MARK.length + 30;

/** A new key: `sbk_`, 30 random base62 characters (178 bits), and 6 of CRC-32 over what stands before. */
export function newApiKey(): string {
  const body = MARK + randomBase62(30);
  return body + checksum(body);
}

/** Whether a text can be a key at all, so that a mistyped one is refused without asking the database. */
export function isWellFormedKey(text: string): boolean {
  return SHAPE.test(text) && checksum(text.slice(0, CHECKED)) === text.slice(CHECKED);
}

/** All that is stored of a key. 178 random bits need no slow hash. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** What a list shows of a key. */
export function keyPrefix(key: string): string {
  return key.slice(0, 8);
}

function checksum(body: string): string {
  return toBase62(crc32(body), 6);
}
