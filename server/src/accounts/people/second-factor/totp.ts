import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../../platform/secrets.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_SECONDS = 30;
const DIGITS = 6;
/** A telephone's clock may be half a minute slow or fast. */
const STEPS_OFF = [0, -1, 1];

/** A key for an authenticator app: 160 bits in base32. */
export function newTotpKey(): string {
  return base32(randomBytes(20));
}

/** What a QR code for an authenticator app holds. */
export function totpUri(issuer: string, account: string, key: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(issuer)}`;
}

/** The code of a moment, by RFC 6238: SHA-1, 30 seconds, 6 digits. */
export function totpCode(key: string, moment: Date): string {
  return codeOf(key, stepOf(moment));
}

/** The half minute, counted from 1970, that a code belongs to; null where it is of none near that moment. */
export function totpStep(key: string, code: string, moment: Date): number | null {
  const now = stepOf(moment);
  return STEPS_OFF.map((off) => now + off).find((step) => isSameSecret(codeOf(key, step), code)) ?? null;
}

/** In letters and digits that nobody mistakes for one another. */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}

function stepOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000 / STEP_SECONDS);
}

function codeOf(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function bytesOf(key: string): Buffer {
  const bits = Array.from(key, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
