import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, TEST_SECRET, type TestDatabase } from '../testing/database.ts';
import { runHere } from '../testing/run-here.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});

/** An address of the tests' database, changed. */
function address({ user = 'showbill_owner', name = database.owner.database, path = database.owner.host } = {}): string {
  return `postgres://${user}@socket:${database.owner.port}/${name}?host=${path}`;
}

function naming(url: string): string {
  return `showbill: DATABASE_URL is "${url}": `;
}

async function refusalOf(DATABASE_URL: string): Promise<string> {
  const { code, stdout, stderr } = await runHere({ DATABASE_URL, SECRET_KEY: TEST_SECRET }, ['company', 'list']);
  expect([code, stdout, stderr.split('\n').length]).toEqual([1, '', 2]);
  return stderr;
}

describe('a DATABASE_URL that cannot be used', () => {
  it.each([
    [
      'postgres://acme:hunter2@127.0.0.1:1/hire',
      'postgres://acme@127.0.0.1:1/hire',
      'connect ECONNREFUSED 127.0.0.1:1',
    ],
    ['postgres://acme:hunter2@db.invalid/hire', 'postgres://acme@db.invalid/hire', 'getaddrinfo E'],
    ['postgres://acme@127.0.0.1:1/hire?password=hunter2', 'postgres://acme@127.0.0.1:1/hire', 'connect ECONNREFUSED'],
    ['postgres://acme@h/hire?sslmode=verify-full&sslrootcert=/none/ca.pem', 'postgres://acme@h/hire', 'ENOENT'],
  ])('is named without its secrets, with the reason: %s', async (url, shown, reason) => {
    const line = await refusalOf(url);
    expect(line).toContain(`${naming(shown)}${reason}`);
    expect(line).not.toContain('hunter2');
  });

  it('is named where the server lets nobody in, has no such database, or grants too little', async () => {
    const nobody = address({ user: 'nobody' });
    expect(await refusalOf(nobody)).toBe(`${naming(nobody)}role "nobody" does not exist\n`);
    const missing = address({ name: 'missing' });
    expect(await refusalOf(missing)).toBe(`${naming(missing)}database "missing" does not exist\n`);
    const nowhere = address({ path: '/none' });
    expect(await refusalOf(nowhere)).toContain(`${naming(nowhere)}connect ENOENT /none/`);
    // its own role is a member of itself, and may make nothing in somebody else's database
    const service = address({ name: 'postgres' });
    expect(await refusalOf(service)).toBe(`${naming(service)}permission denied for schema public\n`);
  });

  it.each(['mysql://acme:hunter2@h/hire', 'postgres://[h/hire', 'postgres://acme:hunter2@h:99999/hire', 'hunter2'])(
    'is told what it must be where it is no address: %s',
    async (url) => {
      expect(await refusalOf(url)).toBe(
        'showbill: DATABASE_URL is set to something unusable: it must be postgres://USER:PASSWORD@HOST:PORT/DATABASE, ' +
          'with user and password percent-encoded\n',
      );
    },
  );
});
