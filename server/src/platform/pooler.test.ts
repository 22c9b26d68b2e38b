import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client, type Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { ConfigError } from './config.ts';
import { SERVICE_ROLE } from './db.ts';
import { listenTo } from './listen.ts';
import { silentLog } from './log.ts';
import { SERVICE_LIMITS } from './pool.ts';
import { endSessionsBeside, openPoolThroughPooler, queryPrepared, sessionsBeside } from './pooler.ts';
import { createReadiness } from './readiness.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
/** As `deploy/failover/make-roles.sh` makes it for PgBouncer. */
const ROLE = `test_pool_${randomBytes(6).toString('hex')}`;

let database: TestDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await openOwnDatabase();
  await asSuperuser(
    `create role ${ROLE} login noinherit in role ${SERVICE_ROLE}`,
    `alter role ${ROLE} set role = '${SERVICE_ROLE}'`,
  );
  pool = poolAs(ROLE);
});
afterAll(async () => {
  await end(pool);
  await database.close();
  await asSuperuser(`drop role ${ROLE}`);
});

function poolAs(user: string): Pool {
  const { host, port, database: name } = database.owner;
  const url = `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  return openPoolThroughPooler(url, database.owner, { ...SERVICE_LIMITS, connections: 1 }, silentLog);
}

async function preparedBy(asked: Pool): Promise<readonly unknown[]> {
  await queryPrepared(asked, 'one', { text: 'select 1' });
  return (await asked.query('select name from pg_prepared_statements')).rows;
}

async function end(opened: Pool): Promise<void> {
  await Promise.all([opened.end(), endSessionsBeside(opened)]);
}

/** What the last of them finds. */
async function asSuperuser(...statements: readonly string[]): Promise<readonly unknown[]> {
  const { host, port } = inject('postgres');
  const client = new Client({ host, port, user: 'postgres', database: 'postgres' });
  await client.connect();
  let rows: readonly unknown[] = [];
  for (const statement of statements) ({ rows } = await client.query(statement));
  await client.end();
  return rows;
}

describe('a pool through a pooler', () => {
  it('works as the service without asking for anything while it connects', async () => {
    expect(pool.options.options).toBeUndefined();
    expect((await pool.query('select current_user as role')).rows).toEqual([{ role: SERVICE_ROLE }]);
  });

  it('refuses to work as anybody else', async () => {
    const asOwner = poolAs(database.owner.user);
    await expect(asOwner.query('select 1')).rejects.toThrow(
      new ConfigError('DATABASE_POOL_URL works as the role "showbill_owner": it must work as showbill_service'),
    );
    await end(asOwner);
  });

  it('keeps no statement prepared, as a pool of its own does', async () => {
    expect(await preparedBy(pool)).toEqual([]);
    expect(await preparedBy(sessionsBeside(pool))).toEqual([{ name: 'one' }]);
  });

  it('is asked nothing by name but through what knows of it', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    const naming = files.filter((file) => /\bname: '[^']+',\s+text: /.test(readFileSync(join(SOURCES, file), 'utf8')));
    expect(files.length).toBeGreaterThan(100);
    expect(naming).toEqual([]);
  });

  it('listens past the pooler, and as the service', async () => {
    const heard = Promise.withResolvers<string>();
    const listening = listenTo({ pool, log: silentLog }, 'of_a_test', { heard: heard.resolve, connected: () => {} });
    await listening.begun;
    expect(pool.totalCount).toBe(1); // what the tests before have left
    await pool.query("select pg_notify('of_a_test', 'word')");
    expect(await heard.promise).toBe('word');
    expect((await sessionsBeside(pool).query('select current_user as role')).rows).toEqual([{ role: SERVICE_ROLE }]);
    await listening.stop();
  });

  it('tries whether it is ready in one transaction, which leaves nothing set behind', async () => {
    const readiness = createReadiness(pool);
    await readiness.check();
    const rows = await asSuperuser(
      `select state, query from pg_stat_activity where datname = '${database.owner.database}' and application_name = 'showbill ready'`,
    );
    expect(rows).toEqual([{ state: 'idle', query: 'commit' }]);
    readiness.close();
  });
});
