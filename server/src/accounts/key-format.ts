import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { randomBase62, toBase62 } from '../platform/ids.ts';

const MARK = 'sbk_';
/** Of a test key. */
const TEST_MARK = 'sbk_test_';
const SHAPE = /^sbk_(?:test_)?[0-9A-Za-z]{36}$/;
const CHECKSUM = 6;
/** Characters of a key that a list shows behind its mark. */
const SHOWN = 4;

/**
 * A new key: `sbk_`, 30 random base62 characters (178 bits), and 6 of CRC-32 over what stands before. A test key begins
 * with `sbk_test_`.
 */
export function newApiKey({ test }: { readonly test: boolean }): string {
  const body = (test ? TEST_MARK : MARK) + randomBase62(30);
  return body + checksum(body);
}

/** Whether a text can be a key at all, so that a mistyped one is refused without asking the database. */
export function isWellFormedKey(text: string): boolean {
  return SHAPE.test(text) && checksum(text.slice(0, -CHECKSUM)) === text.slice(-CHECKSUM);
}

/** All that is stored of a key. 178 random bits need no slow hash. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** What a list shows of a key. */
export function keyPrefix(key: string): string {
  return key.slice(0, (key.startsWith(TEST_MARK) ? TEST_MARK : MARK).length + SHOWN);
}

function checksum(body: string): string {
  return toBase62(crc32(body), CHECKSUM);
}
