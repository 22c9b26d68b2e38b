import { Kysely, PostgresDialect } from 'kysely';
import type { Client, QueryResult } from 'pg';
import type { Db, Tables } from '../platform/db.ts';

const NESTED = new Map([
  ['begin', 'savepoint nested'],
  ['commit', 'release savepoint nested'],
  ['rollback', 'rollback to savepoint nested'],
]);

/** Lets code that opens transactions of its own work within the one that the client is in, and see what it has done so far. */
export function dbInside(client: Client): Db {
  const nesting = {
    query: (text: string, values: readonly unknown[]): Promise<QueryResult> =>
      client.query(NESTED.get(text) ?? text, [...values]),
    release: () => {},
  };
  return new Kysely<Tables>({
    dialect: new PostgresDialect({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of a client that is used without cursors
      pool: { options: {}, connect: async () => nesting as never, end: async () => {} },
    }),
  });
}
