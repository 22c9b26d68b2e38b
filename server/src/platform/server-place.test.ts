import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asSuperuser } from '../testing/database-contents.ts';
import { openOwnDatabase, TEST_SECRET, type TestDatabase } from '../testing/database.ts';
import { type FaultyDatabase, openFaultyDatabase } from '../testing/faulty-database.ts';
import { readEnv } from './config.ts';
import { silentLog } from './log.ts';
import { takeServerPlace } from './server-place.ts';

let database: TestDatabase;
let faulty: FaultyDatabase;
beforeAll(async () => {
  database = await openOwnDatabase();
  faulty = await openFaultyDatabase(database);
});
afterAll(async () => {
  await faulty.close();
  await database.close();
});

function take() {
  const { host, port, user, database: name } = faulty.owner;
  const config = readEnv({ DATABASE_URL: `postgres://${user}@${host}:${port}/${name}`, SECRET_KEY: TEST_SECRET });
  return takeServerPlace(config, { embedded: null, owner: faulty.owner }, silentLog);
}

/** Connections that hold such a place, or are there to take it. */
function held(): Promise<number> {
  return asSuperuser(database, async (client) => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and application_name = 'showbill place'`,
    );
    return rows[0]?.count ?? 0;
  });
}

describe('the place of a server over an external database', () => {
  it('keeps no connection where the database refuses it, which would keep the process from ending', async () => {
    faulty.fail({ state: '53300' });
    await expect(take()).rejects.toThrow('refused by a test');
    faulty.heal();
    await expect.poll(held).toBe(0);
  });

  it('is left at once, also where it was lost just before', async () => {
    const place = await take();
    expect(await held()).toBe(1);
    faulty.fail('away');
    await expect.poll(held).toBe(0);
    faulty.heal();
    const began = performance.now();
    await place.leave();
    expect(performance.now() - began).toBeLessThan(500);
    expect(await held()).toBe(0);
  });
});
