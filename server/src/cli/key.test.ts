import { beforeAll, describe, expect, it } from 'vitest';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';

let showbill: CommandLine;
let company: string;

beforeAll(async () => {
  showbill = await openCommandLine();
  const { id } = await showbill.json(
    'company',
    'create',
    '--name',
    'Sandboxed',
    '--currency',
    'GBP',
    '--country',
    'GB',
  );
  company = id;
});

const create = (...options: string[]) => showbill.json('key', 'create', '--company', company, ...options);
const wrong = (...options: string[]) => showbill.misuse('key', 'create', '--company', company, ...options);

describe('key create', () => {
  it.each([
    [[], ['read', 'write']],
    [['--scope', 'read'], ['read']],
    [
      ['--scope', 'money'],
      ['read', 'write', 'money'],
    ],
    [
      ['--scope', 'read', 'money'],
      ['read', 'money'],
    ],
    [
      ['--scope', 'read', '--scope', 'write'],
      ['read', 'write'],
    ],
  ])('with %j makes a key for %j', async (options, scopes) => {
    expect(await create('--name', 'CRM', ...options)).toEqual({
      id: expect.any(String),
      name: 'CRM',
      key: expect.stringMatching(/^sbk_/),
      test: false,
      scopes,
      expires_on: null,
    });
  });

  it('gives a key its last day, which the list shows', async () => {
    const ended = await create('--name', 'Past', '--expires', '2020-02-29');
    const going = await create('--name', 'Future', '--scope', 'read', '--expires', '2999-12-31');
    expect(await showbill.json('key', 'list', '--company', company)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: ended.id, scopes: ['read', 'write'], expires_on: '2020-02-29' }),
        expect.objectContaining({ id: going.id, scopes: ['read'], expires_on: '2999-12-31' }),
      ]),
    );
    const lines = await showbill.lines('key', 'list', '--company', company);
    expect(lines.find((line) => line.startsWith(ended.id))).toContain('Past  read, write until 2020-02-29  ended');
    expect(lines.find((line) => line.startsWith(going.id))).toContain('Future  read until 2999-12-31  last used never');
  });

  it('makes a test key, which the list marks and sandbox wipe leaves', async () => {
    const made = await create('--name', 'Trial', '--test');
    expect(made).toMatchObject({ test: true, key: expect.stringMatching(/^sbk_test_/) });
    expect(await showbill.json('sandbox', 'wipe', '--company', company)).toEqual({ proposals: 0 });
    expect(await showbill.lines('sandbox', 'wipe', '--company', company)).toEqual(['Test data wiped: 0 proposals']);
    const keys = await showbill.json('key', 'list', '--company', company);
    expect(keys).toContainEqual(expect.objectContaining({ id: made.id, test: true, prefix: made.key.slice(0, 13) }));
    const lines = await showbill.lines('key', 'list', '--company', company);
    expect(lines.find((line) => line.startsWith(made.id))).toContain('Trial  test, read, write  last used never');
    const listed: { name: string }[] = await showbill.json('company', 'list');
    expect(listed.filter(({ name }) => name === 'Sandboxed')).toHaveLength(1);
  });

  it('refuses a scope that is none, and a day that is none', async () => {
    expect(await wrong('--scope', 'delete')).toContain('read, write, money');
    expect(await wrong('--expires', '2027-02-29')).toContain('real calendar date');
  });
});
