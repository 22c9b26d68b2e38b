import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { createServicePool } from './db.ts';
import { silentLog } from './log.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database.close());

describe('a pool of the service', () => {
  it.each(['', '&options=-c%20jit%3Doff', '&options=-c%20role%3Dshowbill_owner'])(
    'works as its role, whatever the address says (%s)',
    async (extra) => {
      const { host, port } = inject('postgres');
      const address = `postgres://showbill_owner@localhost:${port}/${database.owner.database}?host=${encodeURIComponent(host)}${extra}`;
      const pool = createServicePool({ connectionString: address }, silentLog);
      const { rows } = await pool.query(
        "select current_user as name, 9007199254740993::int8 as big, date '2026-02-03' as day",
      );
      expect(rows).toEqual([{ name: 'showbill_service', big: 9007199254740993n, day: '2026-02-03' }]);
      await pool.end();
    },
  );
});
