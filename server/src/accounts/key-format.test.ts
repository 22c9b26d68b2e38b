import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hashKey, isWellFormedKey, keyPrefix, newApiKey } from './key-format.ts';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('API keys', () => {
  it('are sbk_, 30 characters, and 6 of CRC-32 over what stands before', () => {
    const key = newApiKey({ test: false });
    expect(key).toMatch(/^sbk_[0-9A-Za-z]{36}$/);
    const sum = Array.from(key.slice(34)).reduce((value, digit) => value * 62 + DIGITS.indexOf(digit), 0);
    expect(sum).toBe(crc32(key.slice(0, 34)));
    expect(isWellFormedKey(key)).toBe(true);
    expect(keyPrefix(key)).toBe(key.slice(0, 8));
    expect(hashKey(key)).toHaveLength(32);
  });

  it('differ', () => {
    expect(new Set(Array.from({ length: 500 }, () => newApiKey({ test: false }))).size).toBe(500);
  });

  it('begin with sbk_test_ for a sandbox, and are checked alike', () => {
    const key = newApiKey({ test: true });
    expect(key).toMatch(/^sbk_test_[0-9A-Za-z]{36}$/);
    const sum = Array.from(key.slice(39)).reduce((value, digit) => value * 62 + DIGITS.indexOf(digit), 0);
    expect(sum).toBe(crc32(key.slice(0, 39)));
    expect(isWellFormedKey(key)).toBe(true);
    expect(keyPrefix(key)).toBe(key.slice(0, 13));
    expect(isWellFormedKey(key.replace('test_', ''))).toBe(false);
  });

  it.each([false, true])('are refused with any one character changed (test: %s)', (test) => {
    const key = newApiKey({ test });
    for (let i = 0; i < key.length; i++) {
      const other = key[i] === 'x' ? 'y' : 'x';
      expect(isWellFormedKey(key.slice(0, i) + other + key.slice(i + 1))).toBe(false);
    }
    expect(isWellFormedKey('')).toBe(false);
    expect(isWellFormedKey(`${key}0`)).toBe(false);
  });
});
