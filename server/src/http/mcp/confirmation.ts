import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError, invalidField } from '../../platform/errors.ts';
import { inEnglish } from '../../refusals/index.ts';
import type { ToolCall } from './tool.ts';

const LASTS_MS = 10 * 60_000;

/** What a confirmation is of: everything that the preview showed. */
export interface Shown {
  readonly id: string;
  readonly version: number;
  readonly revision: number;
  readonly recipient: string | null;
  readonly subject: string;
  readonly text: string;
  readonly total: number;
  readonly validUntil: string | null;
}

const contents = z.tuple([z.string(), z.number()]);

/** Names what was shown, for this key, for ten minutes. */
export function confirm(call: ToolCall, shown: Shown): { readonly confirmation: string; readonly expiresAt: Date } {
  const expiresAt = new Date(call.context.clock.now().getTime() + LASTS_MS);
  const sealed = Buffer.from(JSON.stringify([digestOf(shown), expiresAt.getTime()])).toString('base64url');
  return { confirmation: `${sealed}.${call.context.secrets.sign(purposeOf(call), sealed)}`, expiresAt };
}

/**
 * Throws `invalid_request` for what `confirm` did not write for this key, and `conflict` for what has expired or was of
 * something else than would go out now.
 */
export function requireConfirmed(call: ToolCall, confirmation: string, shown: Shown): void {
  const [sealed = '', signature = '', ...rest] = confirmation.split('.');
  if (rest.length > 0 || !call.context.secrets.verify(purposeOf(call), sealed, signature)) {
    throw invalidField(
      'confirmation',
      inEnglish('must be the confirmation that preview_sending gave for this key, unchanged'),
    );
  }
  const [digest, expires] = contents.parse(JSON.parse(Buffer.from(sealed, 'base64url').toString()));
  if (expires <= call.context.clock.now().getTime()) throw again('the confirmation has expired');
  if (digest !== digestOf(shown)) throw again('what would be sent is no longer what was shown');
}

function again(why: string): AppError {
  return new AppError('conflict', inEnglish(`${why}: call preview_sending again and show it to the user`), {
    param: 'confirmation',
  });
}

function purposeOf({ account: { companyId, keyId } }: ToolCall): string {
  return `mcp sending ${companyId} ${keyId}`;
}

function digestOf({ id, version, revision, recipient, subject, text, total, validUntil }: Shown): string {
  const all = [id, version, revision, recipient, subject, text, total, validUntil];
  return createHash('sha256').update(JSON.stringify(all)).digest('base64url');
}
