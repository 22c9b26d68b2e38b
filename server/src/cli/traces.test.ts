import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOwnDatabase, TEST_SECRET, type TestDatabase } from '../testing/database.ts';
import { type FakeCollector, startFakeCollector } from '../testing/fake-collector.ts';
import { startServer } from '../testing/program.ts';

/** Traces of the program as it is started, over a database that is there. */

let database: TestDatabase;
let collector: FakeCollector;
let env: Record<string, string>;

beforeAll(async () => {
  [database, collector] = await Promise.all([openOwnDatabase(), startFakeCollector('never')]);
  const { host, port, user, database: name } = database.owner;
  const url = `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  env = { DATABASE_URL: url, SECRET_KEY: TEST_SECRET };
});
afterAll(async () => {
  await collector.close();
  await database.close();
});

it('a collector that takes all and answers nothing spoils neither requests nor the end of the program', async () => {
  const server = await startServer({
    ...env,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_EXPORTER_OTLP_TIMEOUT: '120000',
  });
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  // one post at a time: what comes after it waits, and the end of the program finds it under way
  await expect.poll(() => collector.posts.length).toBe(1);
  server.process.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.logged()).not.toMatch(/"level":50/);
});
