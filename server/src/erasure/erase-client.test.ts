import { createHash, randomUUID } from 'node:crypto';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quoted } from '../backup/index.ts';
import { searchClients, updateClient } from '../clients/index.ts';
import { mailAbout } from '../mail/index.ts';
import { claimKey, finishClaim, lookAtKey } from '../platform/idempotency.ts';
import { openSecrets } from '../platform/open-secrets.ts';
import { type Hire, LATER, openHire } from '../proposals/life/fixtures.ts';
import {
  changeProposal,
  findSignedPapers,
  getProposal,
  savePriceList,
  verifyPrices,
  verifyStock,
} from '../proposals/index.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { asSuperuser, configOf, fillEmptyTables } from '../testing/database-contents.ts';
import { eraseClient } from './index.ts';

/** What is left of a client who is erased. */

const NAME = 'Zebedee Quillfeather';
const EMAIL = 'z.quillfeather@client.example';
const PAPER = Buffer.from(`signed by ${NAME}`);

/** Columns of texts that the trade or the company fills, and nobody for a client. */
const STAYS = [
  'accepted_details.details', // the company's own letterhead, and days
  'acceptances.content_hash',
  'acceptances.copy_hash',
  'acceptances.terms', // the company's own
  'checkout_sessions.currency',
  'checkout_sessions.session', // Stripe's own ids
  'checkout_sessions.state',
  'events.kind',
  'follow_ups.created_by', // people of the company
  'follow_ups.done_by',
  'generations.drafted_by',
  'generations.model',
  'generations.provider',
  'invoice_sendings.sent_by', // people of the company
  'invoices.buyer', // an invoice is kept by law, as it was issued
  'invoices.content_hash',
  'invoices.currency',
  'invoices.document',
  'invoices.issued_by', // people of the company
  'invoices.kind',
  'invoices.number',
  'invoices.treatment',
  'job_movements.before', // units and days
  'payment_notices.currency',
  'payment_notices.event_id', // Stripe's own ids
  'payment_notices.kind',
  'payment_notices.returned',
  'payment_notices.session',
  'payment_notices.settled_by', // people of the company
  'payment_reminders.occasion',
  'payments.carried_session',
  'payments.recorded_by', // people of the company
  'payments.stripe_session',
  'payments.undone_by',
  'picking_ticks.ticked_by',
  'proposal_history.actor_id', // people of the company and keys: clients have none
  'proposal_history.actor_name',
  'proposals.outcome_reason', // chosen from the company's list
  'withdrawal_rights.notice', // the company's own
  'withdrawal_rights.time_zone',
];

let database: TestDatabase;
let hire: Hire;

beforeAll(async () => {
  database = await openOwnDatabase();
  await openSecrets(configOf(database, {}), database.pool);
});
afterAll(() => database.close());

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  /** Whether its table is about clients or proposals. */
  readonly about: boolean;
}

/** Not planted: by the first they are found, and the others hold words of the program alone, which it works with. */
const NOT_PLANTED = [
  'clients.name',
  'line_items.category',
  'line_items.unit',
  'adjustments.rule_id',
  'payment_rows.due',
  'proposals.adjusted_with',
  'proposals.currency',
  'proposals.discount_code', // the company's, and counted by
  'proposals.number',
  'proposals.payment_terms',
];

/** All columns that can hold words. */
async function columnsOfText(client: Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      c.relname in ('clients', 'proposals', 'delivery_tries')
        or exists (select from pg_attribute p where p.attrelid = c.oid and p.attname = 'proposal_id') as about
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attgenerated = ''
      and format_type(a.atttypid, a.atttypmod) in ('text', 'text[]', 'json', 'jsonb', 'bytea')
    order by 1, 2`);
  return rows;
}

const PLANTED: Readonly<Record<string, (column: string) => string>> = {
  text: () => `'${NAME}'`,
  'text[]': () => `array['${EMAIL}', '${NAME}']`,
  bytea: () => `convert_to('signed by ${NAME}', 'UTF8')`,
  json: (column) =>
    `(${column}::jsonb || '{"title": "${NAME}", "client": {"name": "${NAME}"}, "planted": "for ${NAME}"}')::json`,
  jsonb: (column) => `case jsonb_typeof(${column}) when 'array' then '["${NAME}"]'::jsonb
    else coalesce(${column}, '{}') || '{"reason": "${NAME}", "label": "for ${NAME}", "fields": [{"was": "${NAME}"}]}' end`,
};

/** Writes the client's name into each column that takes it; returns which do. */
async function plant(client: Client): Promise<string[]> {
  const planted: string[] = [];
  for (const { table, column, type, about } of await columnsOfText(client)) {
    if (!about || NOT_PLANTED.includes(`${table}.${column}`)) continue;
    const value = PLANTED[type]?.(quoted(column));
    const attempt = `update ${quoted(table)} set ${quoted(column)} = ${value}`;
    const done = await client.query(attempt).then(
      ({ rowCount }) => rowCount ?? 0,
      (error: Error & { code?: string }) => {
        // a check or a key allows other words only
        if (error.code !== '23514' && error.code !== '23505') throw error;
        return 0;
      },
    );
    if (done > 0) planted.push(`${table}.${column}`);
  }
  return planted;
}

/** Where the client's name or address stands, in whichever table. */
async function found(client: Client): Promise<string[]> {
  const places: string[] = [];
  for (const { table, column, type } of await columnsOfText(client)) {
    const text = type === 'bytea' ? `encode(${quoted(column)}, 'escape')` : `${quoted(column)}::text`;
    const { rowCount } = await client.query(`select from ${quoted(table)} where ${text} ~* 'quillfeather'`);
    if ((rowCount ?? 0) > 0) places.push(`${table}.${column}`);
  }
  return places;
}

async function theirId(): Promise<string> {
  const page = { text: NAME, offset: 0, limit: 1 };
  const { clients } = await hire.inside((tx) => searchClients(tx, hire.company.id, page));
  return clients[0]?.id ?? '';
}

describe('a client who is erased', () => {
  it('stands in no table any more, while figures, stock, and the hash of what they signed stay', async () => {
    hire = await openHire(database, mailAbout, { email: 'hire@northlight.example' });
    const { company } = hire;
    const id = await hire.sent({
      client: { name: NAME, email: EMAIL, phone: '+44 20 7946 0101', company: 'Quillfeather Ltd' },
    });
    const signature = { name: NAME, email: EMAIL, address: '203.0.113.7', browser: `Browser of ${NAME}` };
    await changeProposal(hire.at(), company.id, id, 'accept', { by: 'client', signature });
    const list = { name: `Prices of ${NAME}`, percent: 5, categories: [] };
    const priceListId = await hire.inside((tx) => savePriceList(tx, company.id, list));
    const client = await theirId();
    await hire.inside((tx) => updateClient(tx, company.id, client, { priceListId }));
    await asSuperuser(database, fillEmptyTables);
    const answer = { id, title: `For ${NAME}`, client: { name: NAME, email: EMAIL }, total: 456 };
    const claim = {
      companyId: company.id,
      operation: 'create',
      key: 'k',
      bodyHash: Buffer.from('x'),
      attempt: randomUUID(),
    };
    await claimKey(hire.at(), claim);
    await hire.inside((tx) => finishClaim(hire.at(), tx, claim, answer));

    const planted = await asSuperuser(database, async (client) => {
      const none = `'{"kind": "amount", "amount": "0", "label": ""}'`;
      await client.query(`update proposals set discount = ${none}, surcharge = ${none}`);
      const planted = await plant(client);
      const list = {
        kind: 'price_list',
        id: 'price_list',
        off: true,
        label: `For ${NAME}`,
        percent: 5,
        categories: [],
      };
      await client.query(`update proposals set adjusted_with = adjusted_with || $1`, [
        JSON.stringify({ rules: [list] }),
      ]);
      await client.query(`update acceptances set copy_hash = $1`, [createHash('sha256').update(PAPER).digest('hex')]);
      return planted;
    });
    const other = await hire.sent();
    const before = await getProposal(hire.at(), company.id, id);

    const erasure = await eraseClient(hire.at(), company.id, await theirId());
    const counted = { proposals: 1, signed: 1, letters: erasure.letters, open: 1, withdrawable: 0 };
    expect(erasure).toEqual({ name: NAME, ...counted });
    expect(erasure.letters).toBeGreaterThan(1);

    const left = await asSuperuser(database, found);
    const stays = STAYS.filter((column) => planted.includes(column) && column !== 'acceptances.copy_hash');
    expect(left.sort()).toEqual(stays.sort());
    expect(planted.length - stays.length).toBeGreaterThan(40);

    const after = await getProposal(hire.at(), company.id, id);
    const { number, subtotal, total, event, status, acceptedAt } = before ?? {};
    expect(after).toMatchObject({ number, subtotal, total, status, acceptedAt, title: number, client: null });
    expect(after?.event).toEqual({ ...event, description: '', venue: null });
    expect(after?.lines.map(({ units, unitPrice }) => [units, unitPrice])).toEqual(
      before?.lines.map(({ units, unitPrice }) => [units, unitPrice]),
    );
    expect(await hire.inside((tx) => verifyStock(tx, company.id, { rebuild: false }))).toMatchObject({
      differences: [],
    });
    expect(await hire.inside((tx) => verifyPrices(tx, company.id, { sample: 10 }))).toEqual([]);
    expect(await getProposal(hire.at(), company.id, other)).toMatchObject({ client: { name: 'Ada Marsh' } });

    const kept = await lookAtKey(hire.at(), claim);
    expect(kept?.state === 'done' && JSON.parse(kept.answer)).toEqual({ id, title: number, client: null, total: 456 });
    const [paper] = await findSignedPapers(database.db, createHash('sha256').update(PAPER).digest('hex'));
    expect(paper).toEqual({
      companyId: company.id,
      companyName: 'Northlight',
      number,
      version: 1,
      acceptedAt: new Date(LATER),
      erasedAt: new Date(LATER),
    });
    expect(await findSignedPapers(database.db, createHash('sha256').update('another').digest('hex'))).toEqual([]);
  });
});
