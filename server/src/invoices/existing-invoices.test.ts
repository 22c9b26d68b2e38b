import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../platform/migrate.ts';
import { forCompany } from '../platform/tenancy.ts';
import { openDatabaseBefore, type TestDatabase } from '../testing/database.ts';
import { asSuperuser } from '../testing/database-contents.ts';
import { takeInvoiceNumber } from './numbering.ts';

/** What a company had issued before credit notes could have numbers of their own. */

const HIRE = '00000000-0000-7000-8000-0000000000a1';
const PROPOSAL = '00000000-0000-7000-8000-0000000000b1';
const INVOICE = '00000000-0000-7000-8000-0000000000c1';
const NOTE = '00000000-0000-7000-8000-0000000000c2';

let database: TestDatabase;

beforeAll(async () => {
  database = await openDatabaseBefore('0061-credit-note-series');
  await asSuperuser(database, (client) =>
    client.query(`
      insert into companies (id, name, currency, country, time_zone, plan, subscription)
        values ('${HIRE}', 'Hire', 'GBP', 'GB', 'Europe/London', 'business', 'active');
      insert into proposals (company_id, id, number, status, title, scope_summary, currency, subtotal, total, drafted_by,
          event_description, event_days, share_token, created_at, updated_at)
        values ('${HIRE}', '${PROPOSAL}', 'P-2026-0001', 'accepted', 'Conference', 'Sound', 'GBP', 100, 100, 'builtin', 'Sound', 1,
          'token', now(), now());
      insert into invoice_counters values ('${HIRE}', 2026, 2, '2026-11-20');
      insert into invoices (company_id, id, year, ordinal, number, kind, proposal_id, corrects, issued_on, currency, net, tax,
          treatment, rate, buyer, document, content_hash, issued_at)
        values ('${HIRE}', '${INVOICE}', 2026, 1, 'INV-2026-0001', 'final', '${PROPOSAL}', null, '2026-11-20', 'GBP', 100, 0,
            'exempt', 0, 'Harbour', '{}', '', now()),
          ('${HIRE}', '${NOTE}', 2026, 2, 'INV-2026-0002', 'credit', '${PROPOSAL}', '${INVOICE}', '2026-11-20', 'GBP', -100, 0,
            'exempt', 0, 'Harbour', '{}', '', now())`),
  );
  await migrate(database.owner);
});
afterAll(() => database.close());

describe('what was issued before', () => {
  it('is of one series, which goes on, and credit notes of their own begin at 1', async () => {
    await forCompany(database.db, HIRE, async (tx) => {
      const issued = await tx.selectFrom('invoices').select(['series', 'number']).orderBy('ordinal').execute();
      expect(issued).toEqual([
        { series: 'invoice', number: 'INV-2026-0001' },
        { series: 'invoice', number: 'INV-2026-0002' },
      ]);
      const next = await takeInvoiceNumber(tx, HIRE, 'invoice', '2026-11-19');
      expect([next.number, next.issuedOn]).toEqual(['INV-2026-0003', '2026-11-20']);
      const note = await takeInvoiceNumber(tx, HIRE, 'credit_note', '2026-11-19');
      expect([note.number, note.issuedOn]).toEqual(['CN-2026-0001', '2026-11-19']);
    });
  });
});
