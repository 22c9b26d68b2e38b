import { openCursor, sealCursor } from '../../platform/cursor.ts';
import type { Secrets } from '../../platform/secrets.ts';

interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

/** Where a list goes on: the last proposal shown, signed for its company. */
export function writeCursor(secrets: Secrets, companyId: string, { createdAt, id }: Place): string {
  return sealCursor(secrets, 'cursor', companyId, `${createdAt.toISOString()} ${id}`);
}

/** Throws invalid_request for whatever `writeCursor` did not write for this company. */
export function readCursor(secrets: Secrets, companyId: string, cursor: string): Place {
  const [createdAt = '', id = ''] = openCursor(secrets, 'cursor', companyId, cursor).split(' ');
  return { createdAt: new Date(createdAt), id };
}
