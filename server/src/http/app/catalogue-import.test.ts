import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let address: string;
/** A connection of somebody else, to hold an import up and to look at what there is. */
let other: Client;
/** One that sees all others. */
let watcher: Client;
beforeAll(async () => {
  service = await startLoneTestService();
  address = await service.listen();
  watcher = new Client(service.database.owner);
  await watcher.connect();
});
afterAll(async () => {
  await watcher.end();
  await service.close();
});
beforeEach(async () => {
  other = new Client({ ...service.database.owner, options: '-c role=showbill_service' });
  await other.connect();
});
afterEach(() => other.end());

async function made() {
  const company = await service.company();
  return { company, editor: await signedInMember(service, company.id, 'editor') };
}

interface Upload {
  readonly company: TestCompany;
  readonly editor: TestPerson;
}

function upload(
  { company, editor }: Upload,
  file: string,
  query = '?dry_run=false',
  signal: AbortSignal | null = null,
) {
  return fetch(`${address}/app/catalogue/import${query}`, {
    method: 'POST',
    headers: {
      origin: 'http://showbill.test',
      cookie: editor.cookie,
      'x-company': company.id,
      'content-type': 'application/octet-stream',
    },
    body: file,
    signal,
  });
}

const HEADER = 'sku,name,category,unit,unit_price,accessories';

/** So many products, and a last one that a product of the small catalogue goes out with. */
function fileOf(count: number): string {
  const rows = Array.from({ length: count }, (_, at) => `NEW${at},Folding Chair ${at},furniture,event,2.00,`);
  return [HEADER, ...rows, 'SP,QSC K12.2 12in Powered Speaker,audio,day,38.00,ST*1', ''].join('\n');
}

/** Has the import wait for a lock that is taken here until `other` ends its transaction. */
async function hold({ company }: Upload, statement: string): Promise<void> {
  await other.query('begin');
  await other.query("select set_config('app.company_id', $1, true)", [company.id]);
  await other.query(statement);
}

/** What imports do just now, as the database sees it. */
async function imports(): Promise<{ waiting: boolean }[]> {
  const { rows } = await watcher.query<{ waiting: boolean }>(`
    select coalesce(wait_event_type = 'Lock', false) as waiting
    from pg_stat_activity where application_name = 'showbill import'`);
  return rows;
}

const untilOneWaits = () => vi.waitFor(async () => expect(await imports()).toEqual([{ waiting: true }]), 20_000);
const untilNoneIsLeft = () => vi.waitFor(async () => expect(await imports()).toEqual([]), 20_000);

async function count({ company }: Upload): Promise<number> {
  await other.query('begin');
  await other.query("select set_config('app.company_id', $1, true)", [company.id]);
  const { rows } = await other.query<{ count: number }>('select count(*)::int from products');
  await other.query('rollback');
  return rows[0]?.count ?? 0;
}

const SMALL = 10;
const PRODUCTS_LOCKED = "select from products where sku = 'SP' for update";
/** What an import writes last. */
const ACCESSORIES_LOCKED = 'lock table product_accessories in share mode';

describe('an import under way', () => {
  it('is the only one of its company, and takes nothing from others', async () => {
    const [one, another] = [await made(), await made()];
    await hold(one, PRODUCTS_LOCKED);
    const first = upload(one, fileOf(3));
    await untilOneWaits();
    for (const query of ['?dry_run=false', '?dry_run=true']) {
      const second = await upload(one, fileOf(3), query);
      expect([second.status, second.headers.get('retry-after')]).toEqual([409, '10']);
      expect(await second.json()).toEqual({
        error: {
          code: 'conflict',
          message: 'another import of this company is under way: wait until it has ended',
        },
      });
    }
    const { pool } = service.context;
    expect(pool.totalCount - pool.idleCount).toBe(0);
    const { status } = await service.call('GET', '/v1/me', { key: another.company.key });
    expect(status).toBe(200);
    const waits = upload(another, fileOf(3));
    await other.query('rollback');
    expect([(await first).status, (await waits).status]).toEqual([200, 200]);
    expect([await count(one), await count(another)]).toEqual([SMALL + 3, SMALL + 3]);
    expect((await upload(one, fileOf(4))).status).toBe(200);
  });

  it('leaves nothing when its client hangs up, however far it has come', async () => {
    const one = await made();
    for (const statement of [PRODUCTS_LOCKED, ACCESSORIES_LOCKED]) {
      const hangUp = new AbortController();
      await hold(one, statement);
      const gone = upload(one, fileOf(2500), '?dry_run=false', hangUp.signal);
      await untilOneWaits();
      hangUp.abort();
      await expect(gone).rejects.toThrow('aborted');
      await untilNoneIsLeft();
      await other.query('rollback');
      expect(await count(one)).toBe(SMALL);
    }
    const { status } = await upload(one, fileOf(3));
    expect([status, await count(one)]).toEqual([200, SMALL + 3]);
  });

  it('is refused, to be tried again, where the database keeps it waiting', async () => {
    const one = await made();
    await hold(one, PRODUCTS_LOCKED);
    const refused = await upload(one, fileOf(3));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10']);
    expect(await refused.json()).toMatchObject({ error: { code: 'unavailable' } });
    await other.query('rollback');
    expect(await count(one)).toBe(SMALL);
  });
});

it('tries a file of many rows as it would come in, and writes nothing', async () => {
  const one = await made();
  const tried = await (await upload(one, fileOf(5000), '')).json();
  expect(tried).toMatchObject({ created: 5000, updated: 1, unchanged: 0, error_count: 0 });
  expect(await count(one)).toBe(SMALL);
  const came = await (await upload(one, fileOf(5000))).json();
  expect(came).toEqual(tried);
  expect(await count(one)).toBe(SMALL + 5000);
  expect(await (await upload(one, fileOf(5000))).json()).toMatchObject({ created: 0, updated: 5001, unchanged: 5001 });
});
