import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMailServer } from '../mail/fixtures.ts';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { runHere } from '../testing/run-here.ts';

let here: CommandLine;
let elsewhere: CommandLine;
let other: TestDatabase;
let folder: string;
let company: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'showbill-archive-commands-'));
  other = await openOwnDatabase();
  here = await openCommandLine();
  elsewhere = await openCommandLine(other);
  const made = ['company', 'create', '--name', 'Quarry Hire', '--currency', 'GBP', '--country', 'GB'];
  company = (await here.json(...made)).id;
});
afterAll(async () => {
  await other.close();
  rmSync(folder, { recursive: true });
});

it('a company is exported by its name or id, and imported where it is not yet', async () => {
  const file = join(folder, 'quarry.tar.gz');
  const exported = await here.json('company', 'export', 'quarry hire', file);
  expect(exported).toMatchObject({
    file,
    proposals: 0,
    version: '0.1.0',
    company: { id: company, name: 'Quarry Hire' },
  });
  const imported = await elsewhere.json('company', 'import', file);
  const made = { id: company, name: 'Quarry Hire' };
  expect(imported).toEqual({ company: made, proposals: 0, version: '0.1.0', invited: [] });
  expect(await elsewhere.json('company', 'list')).toMatchObject([{ id: company, name: 'Quarry Hire' }]);
  expect(await elsewhere.refusal('company', 'import', file)).toBe(
    `the company Quarry Hire (${company}) is here already: nothing was imported`,
  );
});

it('who is known there is invited: by mail, or with the link that another command prints', async () => {
  const email = `${crypto.randomUUID()}@people.example`;
  const person = ['--email', email, '--password', 'a long password'];
  const { id } = await here.json('company', 'create', '--name', 'Slate Hire', '--currency', 'GBP', '--country', 'GB');
  await here.json('user', 'create', '--company', id, ...person, '--role', 'editor');
  const file = join(folder, 'slate.tar.gz');
  await here.json('company', 'export', id, file);
  const server = await openMailServer();
  for (const isMailed of [true, false]) {
    const own = await openOwnDatabase();
    const there = await openCommandLine(own);
    const made = await there.json('company', 'create', '--name', 'Gravel Hire', '--currency', 'GBP', '--country', 'GB');
    await there.json('user', 'create', '--company', made.id, ...person);
    const mail = { SMTP_URL: `smtp://127.0.0.1:${server.port}`, MAIL_FROM: 'quotes@showbill.example' };
    const said = await runHere({ ...there.env, ...(isMailed && mail) }, ['company', 'import', file]);
    const lines = [
      `${id}  Slate Hire  0 proposals, 1 invited`,
      ...(isMailed ? [] : [`no mail server is set: showbill user link --invitation ${email} prints their link`]),
    ];
    expect(said).toEqual({ code: 0, stdout: `${lines.join('\n')}\n`, stderr: '' });
    const { url } = await there.json('user', 'link', '--invitation', email);
    expect(url).toContain('/invitation#');
    await own.close();
  }
  await server.close();
  expect(server.received).toHaveLength(1);
});

it('what cannot be exported or imported is said in a sentence', async () => {
  const file = join(folder, 'none.tar.gz');
  expect(await here.refusal('company', 'export', 'Nobody', file)).toBe('there is no company Nobody');
  expect(existsSync(file)).toBe(false);
  expect(await here.refusal('company', 'import', file)).toContain('ENOENT');
  writeFileSync(file, 'none of ours');
  expect(await here.refusal('company', 'import', file)).toBe(`${file} is not a company archive made by Showbill`);
});

it('a client is erased by an id; first it is said what would be', async () => {
  const made = ['client', 'create', '--company', company, '--name', 'Ada', '--email', 'ada@client.example'];
  const { id } = await here.json(...made);
  const counts = { id, proposals: 0, signed: 0, letters: 0, open: 0 };
  expect(await here.json('client', 'erase', id, '--dry-run')).toEqual({ ...counts, dry_run: true });
  expect(await here.json('client', 'list', '--company', company)).toHaveLength(1);
  expect(await here.json('client', 'erase', id)).toEqual({ ...counts, dry_run: false });
  expect(await here.json('client', 'list', '--company', company)).toEqual([]);
  expect(await here.refusal('client', 'erase', id)).toBe(`there is no client ${id}`);
});

it('a paper that nobody signed here is refused', async () => {
  const file = join(folder, 'paper.pdf');
  writeFileSync(file, 'a paper of others');
  const { code, stdout, stderr } = await here.run('paper', 'verify', file, '--json');
  expect([code, JSON.parse(stdout).papers]).toEqual([1, []]);
  expect(stderr).toBe(`showbill: ${file} is not a paper that was signed here, or it was changed since\n`);
});
