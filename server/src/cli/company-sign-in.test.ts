import { beforeAll, expect, it } from 'vitest';
import { forCompany } from '../platform/tenancy.ts';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';

let cli: CommandLine;
beforeAll(async () => {
  cli = await openCommandLine();
});

it('lets members of a company sign in with their passwords again', async () => {
  const made = ['company', 'create', '--name', 'Locked Hire', '--currency', 'GBP', '--country', 'GB'];
  const { id } = await cli.json(...made);
  const allow = ['company', 'allow-passwords', 'locked hire'];
  expect(await cli.refusal(...allow)).toBe('members may sign in with their passwords already');
  await forCompany(cli.database.db, id, (tx) =>
    tx
      .insertInto('company_providers')
      .values({
        company_id: id,
        slug: 'locked-hire',
        issuer: 'https://login.example',
        client_id: 'client',
        client_secret: Buffer.from('sealed'),
        vouches_for_emails: false,
        is_on: true,
        is_required: true,
      })
      .execute(),
  );
  expect(await cli.json(...allow)).toEqual({ id, name: 'Locked Hire' });
  const [left, told] = await forCompany(cli.database.db, id, (tx) =>
    Promise.all([
      tx.selectFrom('company_providers').select(['is_on', 'is_required']).where('company_id', '=', id).execute(),
      tx.selectFrom('audit_entries').select(['actor_kind', 'what']).where('company_id', '=', id).execute(),
    ]),
  );
  expect(left).toEqual([{ is_on: true, is_required: false }]);
  expect(told).toContainEqual({ actor_kind: 'command', what: 'settings.provider_saved' });
  expect(await cli.refusal(...allow)).toBe('members may sign in with their passwords already');
});
