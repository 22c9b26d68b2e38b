import { readFileSync } from 'node:fs';
import { Client } from 'pg';
import { extent } from './extent.ts';
import { makeCompany, median, openGround, postgresCpu, quantile, type Served, serve } from './ground.ts';
import { makeProposals } from './made-proposals.ts';
import { type Session, signIn } from './person.ts';
import { hold } from './report.ts';

const DEMO = new URL('../../server/src/demo/catalogue.csv', import.meta.url);
const LINES = 300;
const PROPOSALS = extent(5_000, 2_000);
const TIMED = extent(100, 40);
/** Milliseconds, of 100 the slowest but five. */
const LIMITS = { edit: 100, list: 250 };

/** What a salesperson waits for: a line edited among 300, and pages of a list of 5,000 proposals, sorted and searched. */
export async function benchApplication(): Promise<number> {
  const ground = await openGround();
  const owner = new Client(ground.database.embedded?.owner);
  await owner.connect();
  try {
    const company = await makeCompany(ground, readFileSync(DEMO), 1);
    const [id = ''] = await makeProposals(owner, company.id, PROPOSALS);
    await addLines(owner, company.id, id);
    await owner.query('vacuum analyze');
    const served = await serve('./showbill-server.ts', { DATA_DIR: ground.dataDir, LOG_LEVEL: 'silent' });
    const app = caller(served, await signIn(ground, served, company.id));
    let missed = await edits(served, app, id);
    const pages = { 'newest first': {}, 'by total': { sort: 'total' }, 'with a word': { text: 'leeds conf' } };
    for (const [name, search] of Object.entries(pages)) {
      const list = () => app('query', 'proposals.list', { ...search, limit: 50 });
      missed += await timed(served, `a list of ${PROPOSALS}, ${name}`, list, LIMITS.list);
    }
    await served.stop();
    return missed;
  } finally {
    await owner.end();
    await ground.close();
  }
}

type Call = (kind: 'query' | 'mutation', procedure: string, input: unknown) => Promise<unknown>;

function caller({ port }: Served, session: Session): Call {
  return async (kind, procedure, input) => {
    const address = `http://127.0.0.1:${port}/app/trpc/${procedure}`;
    const text = JSON.stringify(input);
    const response =
      kind === 'query'
        ? await fetch(`${address}?input=${encodeURIComponent(text)}`, { headers: session })
        : await fetch(address, {
            method: 'POST',
            headers: { ...session, 'content-type': 'application/json' },
            body: text,
          });
    const body = await response.text();
    if (!response.ok) throw new Error(body);
    return JSON.parse(body).result.data;
  };
}

/** A draft of the company's own products, 300 lines, each with stock to look after. */
async function addLines(owner: Client, companyId: string, id: string): Promise<void> {
  await owner.query(`select set_config('app.company_id', $1, false)`, [companyId]);
  await owner.query(`delete from adjustments where proposal_id = $1`, [id]);
  await owner.query(`delete from line_items where proposal_id = $1`, [id]);
  await owner.query(`update proposals set status = 'draft' where id = $1`, [id]);
  await owner.query(
    `insert into line_items (company_id, proposal_id, id, position, catalog_item_id, category, name, unit, units, days,
       quantity, unit_price, total, is_optional, reason)
     select $1, $2, gen_random_uuid(), n, p.id, p.category, p.name, 'day', 2, 2, 4, p.unit_price, 4 * p.unit_price, false, 'For the stage.'
     from generate_series(1, $3::integer) n
     join (select *, row_number() over (order by sku) as place, count(*) over () as of from products where company_id = $1) p
       on p.place = 1 + n % p.of`,
    [companyId, id, LINES],
  );
}

interface EditedLine {
  readonly id: string;
  readonly units: number;
}

async function edits(served: Served, app: Call, id: string): Promise<number> {
  const opened = (await app('query', 'proposals.get', { id })) as { readonly line_items: readonly EditedLine[] };
  const units = new Map(opened.line_items.map((line) => [line.id, line.units]));
  const ids = [...units.keys()];
  let next = 0;
  return timed(
    served,
    `an edit of one of ${ids.length} lines`,
    async () => {
      const line = ids[next++ % ids.length] ?? '';
      const was = units.get(line) ?? 0;
      const changes = [{ kind: 'set_line', line_id: line, units: was + 1, was: { units: was } }];
      units.set(line, was + 1);
      await app('mutation', 'proposals.edit', { id, changes });
    },
    LIMITS.edit,
  );
}

async function timed(served: Served, name: string, work: () => Promise<unknown>, limit: number): Promise<number> {
  for (let i = 0; i < 10; i++) await work();
  const times: number[] = [];
  const [node, postgres] = [await served.cpu(), postgresCpu()];
  for (let i = 0; i < TIMED; i++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  const cpu = [(await served.cpu()) - node, postgresCpu() - postgres].map((all) => (all / TIMED / 1000).toFixed(1));
  const slow = quantile(times, 0.95);
  process.stdout.write(
    `  ${name}: median ${median(times).toFixed(1)} ms, 95 % within ${slow.toFixed(1)} ms (at most ${limit}), ` +
      `CPU each: Node ${cpu[0]} ms, PostgreSQL ${cpu[1]} ms\n`,
  );
  return hold(`${name}, 95th percentile`, slow, { atMost: limit }, ' ms');
}
