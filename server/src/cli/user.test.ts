import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invite } from '../accounts/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';
import { openOwnDatabase } from '../testing/database.ts';

let cli: CommandLine;
let company: string;

beforeAll(async () => {
  cli = await openCommandLine(await openOwnDatabase());
  const made = await cli.json('company', 'create', '--name', 'Northlight', '--currency', 'GBP', '--country', 'GB');
  company = made.id;
});
afterAll(() => cli.database.close());

function create(email: string, password: string, ...more: string[]): string[] {
  return ['user', 'create', '--company', company, '--email', email, '--password', password, ...more];
}

describe('showbill user', () => {
  it('makes a person who can sign in, once for each address', async () => {
    const made = await cli.json(...create('Ada@People.example', 'a long password', '--name', 'Ada Sign'));
    expect(made).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), email: 'ada@people.example' });
    expect(await cli.refusal(...create('ada@people.example', 'a long password'))).toContain(
      'an account cannot be created',
    );
    expect(await cli.refusal(...create('b@people.example', 'short'))).toBe('password must have 10 to 128 characters');
    expect(await cli.refusal(...create('nowhere', 'a long password'))).toBe('email must be a valid email address');
    const nowhere = create('c@people.example', 'a long password').with(3, crypto.randomUUID());
    expect(await cli.refusal(...nowhere)).toContain('there is no company');
    expect(await cli.misuse(...create('d@people.example', 'a long password', '--role', 'king'))).toContain('--role');
    const both = create('d@people.example', 'a long password', '--password-stdin');
    expect(await cli.misuse(...both)).toContain("cannot be used with option '--password-stdin'");
  });

  it('lets a person who lost their second factor sign in without it', async () => {
    const { id } = await cli.json(...create('lost@people.example', 'a long password'));
    const reset = ['user', 'reset-second-factor', 'Lost@people.example'];
    expect(await cli.refusal(...reset)).toBe('two-step sign-in is not set up');
    const { db } = cli.database;
    await db
      .insertInto('second_factors')
      .values({ user_id: id, secret: Buffer.from('sealed'), confirmed_at: new Date() })
      .execute();
    await db
      .insertInto('passkeys')
      .values({
        id: crypto.randomUUID(),
        user_id: id,
        credential_id: 'lost',
        public_key: Buffer.from('key'),
        sign_count: 0,
        transports: [],
        name: 'Lost telephone',
        created_at: new Date(),
      })
      .execute();
    await db.insertInto('recovery_codes').values({ user_id: id, code_hash: 'signed' }).execute();
    expect(await cli.json(...reset)).toEqual({ id, email: 'lost@people.example' });
    for (const table of ['second_factors', 'passkeys', 'recovery_codes'] as const) {
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    const told = await forCompany(db, company, (tx) =>
      tx
        .selectFrom('audit_entries')
        .select(['actor_kind', 'actor_id', 'subject'])
        .where('company_id', '=', company)
        .where('what', '=', 'account.second_factor_reset')
        .execute(),
    );
    expect(told).toEqual([{ actor_kind: 'command', actor_id: null, subject: 'lost' }]);
    expect(await cli.refusal('user', 'reset-second-factor', 'none@people.example')).toBe(
      'there is no person with the address none@people.example',
    );
  });

  it('prints a link to set a password, or to accept an invitation', async () => {
    const { url } = await cli.json('user', 'link', 'ADA@people.example');
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/reset-password#\w{32}$/);
    for (const email of ['guest@guest.example', 'ada@people.example']) {
      const other = await cli.json('company', 'create', '--name', 'Other', '--currency', 'GBP', '--country', 'GB');
      await forCompany(cli.database.db, other.id, (tx) =>
        // of now: a command has the time of the machine
        invite(tx, other.id, { email, role: 'editor', invitedBy: null, now: new Date() }),
      );
    }
    const invitation = /^http:\/\/127\.0\.0\.1:3000\/invitation#\w{32}$/;
    expect((await cli.json('user', 'link', 'guest@guest.example')).url).toMatch(invitation);
    expect((await cli.json('user', 'link', 'ada@people.example', '--invitation')).url).toMatch(invitation);
    expect(await cli.refusal('user', 'link', 'none@people.example')).toBe(
      'there is no person and no open invitation with the address none@people.example',
    );
  });
});
