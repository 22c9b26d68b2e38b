import { codeOf, messageOf } from './errors.ts';
import { DatabaseRefused } from './migrate.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

/** What an operator is told of an external database that cannot be used as it is; a fault of ours stays what it is. */
export function namingDatabase(databaseUrl: string, error: unknown): unknown {
  if (!(error instanceof DatabaseRefused) && codeOf(error) !== INSUFFICIENT_PRIVILEGE) return error;
  return new DatabaseRefused(`DATABASE_URL is "${withoutSecrets(databaseUrl)}": ${messageOf(error)}`, { cause: error });
}

/** Who, where and which database; of the rest of the address only where the socket is. */
function withoutSecrets(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  const socket = url.searchParams.get('host');
  url.password = '';
  url.search = socket === null ? '' : `?host=${socket}`;
  return url.href;
}
