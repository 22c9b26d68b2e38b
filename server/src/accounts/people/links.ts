import { createHash } from 'node:crypto';
import { randomBase62 } from '../../platform/ids.ts';

/** What a link carries stands behind a #: browsers send it to no server, and no server on the way writes it down. */
export function resetUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/reset-password#${token}`;
}

export function invitationUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/invitation#${token}`;
}

/** 190 bits: nobody guesses it, so that its hash needs no salt. */
export function newLinkToken(): string {
  return randomBase62(32);
}

export function hashLinkToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
