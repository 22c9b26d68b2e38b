import { inEnglish } from '../refusals/index.ts';
import { invalidRequest } from './errors.ts';
import type { Secrets } from './secrets.ts';

/** Where a list goes on, as an opaque text that only we can have written, for this list of this company. */
export function sealCursor(secrets: Secrets, list: string, companyId: string, place: string): string {
  const sealed = Buffer.from(place).toString('base64url');
  return `${sealed}.${secrets.sign(`${list} ${companyId}`, sealed)}`;
}

/** What was sealed. Throws `invalid_request` for whatever `sealCursor` did not write for this list and company. */
export function openCursor(secrets: Secrets, list: string, companyId: string, cursor: string): string {
  const [sealed = '', signature = '', ...rest] = cursor.split('.');
  if (rest.length > 0 || !secrets.verify(`${list} ${companyId}`, sealed, signature)) {
    throw invalidRequest('cursor', inEnglish('cursor must be the next_cursor of a list of this account, unchanged'));
  }
  return Buffer.from(sealed, 'base64url').toString();
}
