import { invalidRequest } from '../../platform/errors.ts';
import type { Secrets } from '../../platform/secrets.ts';

interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

/** Where a list goes on: the last proposal shown, signed for its company. */
export function writeCursor(secrets: Secrets, companyId: string, { createdAt, id }: Place): string {
  const place = Buffer.from(`${createdAt.toISOString()} ${id}`).toString('base64url');
  return `${place}.${secrets.sign(purpose(companyId), place)}`;
}

/** Throws invalid_request for whatever `writeCursor` did not write for this company. */
export function readCursor(secrets: Secrets, companyId: string, cursor: string): Place {
  const [place = '', signature = '', ...rest] = cursor.split('.');
  if (rest.length > 0 || !secrets.verify(purpose(companyId), place, signature)) {
    throw invalidRequest('cursor', 'cursor must be the next_cursor of a list of this account, unchanged');
  }
  const [createdAt = '', id = ''] = Buffer.from(place, 'base64url').toString().split(' ');
  return { createdAt: new Date(createdAt), id };
}

function purpose(companyId: string): string {
  return `cursor ${companyId}`;
}
