import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { createDb, createServicePool } from '../platform/db.ts';
import { silentLog } from '../platform/log.ts';
import type { PoolLimits } from '../platform/pool.ts';
import type { TestDatabase } from './database.ts';

/**
 * `away`: nobody accepts a connection, those that were had are gone. `silent`: everything is accepted, nothing answered.
 * Otherwise each statement is refused with this SQLSTATE.
 */
export type Failing = 'away' | 'silent' | { readonly state: string };

export interface FaultyDatabase extends TestDatabase {
  fail(how: Failing): void;
  heal(): void;
}

/** Short enough for a test to see them all run out, and long enough for a busy machine. */
const LIMITS: PoolLimits = {
  connections: 6,
  connect: 1_500,
  lock: 2_000,
  statement: 2_000,
  idleInTransaction: 5_000,
  silence: 2_500,
};

/** A way to a database of the tests' that can be made to fail. */
export async function openFaultyDatabase(
  database: TestDatabase,
  limits: Partial<PoolLimits> = {},
): Promise<FaultyDatabase> {
  const { host, port, user, database: name } = database.owner;
  let failing: Failing | null = null;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    if (failing === 'away') return client.destroy();
    const real = connect(`${host}/.s.PGSQL.${port}`);
    for (const socket of [client, real]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        open.delete(socket);
        client.destroy();
        real.destroy();
      });
    }
    let started = false;
    client.on('data', (data) => {
      if (failing === 'silent') return;
      // the first message has no type: it opens the connection
      if (started && typeof failing === 'object' && failing !== null) refuse(client, data, failing.state);
      else real.write(data);
      started = true;
    });
    real.on('data', (data) => {
      if (failing !== 'silent') client.write(data);
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const owner = {
    ...database.owner,
    host: '127.0.0.1',
    port: (server.address() as AddressInfo).port,
    user,
    database: name,
  };
  const pool = createServicePool(owner, silentLog, { ...LIMITS, ...limits });
  const db = createDb(pool);
  return {
    pool,
    db,
    owner,
    fail(how) {
      failing = how;
      if (how === 'away') for (const socket of open) socket.destroy();
    },
    heal() {
      // what was left unanswered stays so
      if (failing === 'silent') for (const socket of open) socket.destroy();
      failing = null;
    },
    async close() {
      await db.destroy();
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Answers what asks for an answer: a simple query, or the end of an extended one. */
function refuse(client: Socket, data: Buffer, state: string): void {
  for (let at = 0; at < data.length; at += 1 + data.readInt32BE(at + 1)) {
    const type = String.fromCharCode(data[at] ?? 0);
    if (type === 'X') client.end();
    if (type === 'Q' || type === 'S') client.write(Buffer.concat([errorResponse(state), READY]));
  }
}

const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

function errorResponse(state: string): Buffer {
  const fields = Buffer.from(`SERROR\0VERROR\0C${state}\0Mrefused by a test\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}
