import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { migrate } from '../../platform/migrate.ts';
import { openOwnDatabase } from '../../testing/database.ts';

const FOLDER = fileURLToPath(new URL('../../../migrations/', import.meta.url));
const [COMPANY, PERSON, PROPOSAL] = [1, 2, 3].map((digit) => `0197f0aa-0000-7000-8000-00000000000${digit}`);

it('what clients did before there was an inbox counts as read, by everybody who was there', async () => {
  const database = await openOwnDatabase();
  const before = mkdtempSync(join(tmpdir(), 'showbill-migrations-'));
  cpSync(FOLDER, before, { recursive: true, filter: (path) => !/\/00(?:2[4-9]|[3-9]\d)-[^/]*$/.test(path) });
  const client = new Client(database.owner);
  await client.connect();
  await client.query('drop schema public cascade; create schema public; grant usage on schema public to public');
  await migrate(database.owner, pathToFileURL(`${before}/`));
  await client.query(`select set_config('app.company_id', '${COMPANY}', false)`);
  await client.query(`
    insert into companies (id, name, currency, country, time_zone, plan, subscription)
      values ('${COMPANY}', 'Northlight', 'GBP', 'GB', 'Europe/London', 'business', 'active');
    insert into users (id, name, email) values ('${PERSON}', 'Edith', 'edith@people.example');
    insert into members (company_id, user_id, role) values ('${COMPANY}', '${PERSON}', 'owner');
    insert into proposals (company_id, id, number, status, title, scope_summary, currency, subtotal, total,
        drafted_by, event_description, event_days, share_token, created_at, updated_at)
      values ('${COMPANY}', '${PROPOSAL}', 'P-2026-0001', 'sent', 'Gala', '', 'GBP', 0, 0, 'builtin', '', 1, 'x', now(), now());
    insert into proposal_history (company_id, id, proposal_id, at, actor_kind, what, details) values
      ('${COMPANY}', gen_random_uuid(), '${PROPOSAL}', '2026-11-20T10:00:00Z', 'client', 'viewed', '{}'),
      ('${COMPANY}', gen_random_uuid(), '${PROPOSAL}', '2026-11-20T11:00:00Z', 'client', 'asked', '{}'),
      ('${COMPANY}', gen_random_uuid(), '${PROPOSAL}', '2026-11-20T12:00:00Z', 'service', 'expired', '{}'),
      -- of a draft that was deleted
      ('${COMPANY}', gen_random_uuid(), gen_random_uuid(), '2026-11-20T12:00:00Z', 'client', 'asked', '{}')`);
  await migrate(database.owner);
  const { rows } = await client.query('select user_id, proposal_id, read_until from activity_reads');
  expect(rows).toEqual([{ user_id: PERSON, proposal_id: PROPOSAL, read_until: new Date('2026-11-20T11:00:00Z') }]);
  await client.end();
  await database.close();
  rmSync(before, { recursive: true });
});
