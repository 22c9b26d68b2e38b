import { Client } from 'pg';
import { extent } from './extent.ts';
import { type Ground, makeCompany, median, openGround, postgresCpu, type Served, serve } from './ground.ts';
import { hold } from './report.ts';

const PRODUCTS = 200;
const DAYS = 100;
/** Lines of a job, and so bookings. */
const LINES = 10;
const PAIRS = extent(40, 4);
/** The same in the short form: what it is held against reads the bookings of the range, and takes as long as they are many. */
const HISTORY_BOOKINGS = 200_000;
const FAR_BOOKINGS = extent(1_000_000, 50_000);
/** Times the bare work at most, of reading the bookings and of reading as many figures; and how much longer it may take with a hundred times the history. */
const LIMITS = { rows: 2, sameBytes: 1.5, growth: 1.25 };
/** The range asked for is in the middle of the history. */
const FROM = '2026-06-01';
const TO = '2026-09-08';
const HISTORY = { before: 1100, after: 365 };

/**
 * GET /v1/inventory/availability, 200 products × 100 days: over a history of 200,000 bookings against the bare work, the
 * same rows read by one prepared statement and stringified; and over 10,000 against 1,000,000 bookings outside the range.
 */
export async function benchAvailability(): Promise<number> {
  const ground = await openGround();
  const owner = new Client(ground.database.embedded?.owner);
  await owner.connect();
  try {
    const spread = await stockedCompany(ground, owner, [{ bookings: HISTORY_BOOKINGS, where: 'anywhere' }]);
    const inside = { bookings: 10_000, where: 'inside' } as const;
    const short = await stockedCompany(ground, owner, [inside, { bookings: 10_000, where: 'outside' }]);
    const long = await stockedCompany(ground, owner, [inside, { bookings: FAR_BOOKINGS, where: 'outside' }]);
    await owner.query('vacuum analyze');
    const env = { DATA_DIR: ground.dataDir, RATE_LIMIT_PER_HOUR: '1000000000', LOG_LEVEL: 'silent' };
    const ours = await serve('./showbill-server.ts', env);
    const bare = await serve('./bare-server.ts', env);
    const asked = (served: Served, key: string) => () => ask(served, `/v1/inventory/availability`, key);
    const rows = () => ask(bare, `/bookings`, spread.id);
    const figures = () => ask(bare, `/figures`, spread.id);
    await keepFigures(owner, spread.id);

    process.stdout.write(`  ${PRODUCTS} products × ${DAYS} days, a history of ${HISTORY_BOOKINGS} bookings\n`);
    const againstRows = await compare(asked(ours, spread.key), rows, ours, bare);
    show('against the bookings of the range, read by one prepared statement and stringified', againstRows, LIMITS.rows);
    const againstFigures = await compare(asked(ours, spread.key), figures, ours, bare);
    show(
      'against the 20,000 figures ready in a table, read and stringified in the same way',
      againstFigures,
      LIMITS.sameBytes,
    );
    const growth = await compare(asked(ours, long.key), asked(ours, short.key), ours, ours);
    show(`with ${FAR_BOOKINGS} bookings outside the range against 10,000`, growth, LIMITS.growth);
    await ours.stop();
    await bare.stop();
    return (
      hold('to the bookings read and stringified', againstRows.ratio, { atMost: LIMITS.rows }) +
      hold('to the same figures ready in a table', againstFigures.ratio, { atMost: LIMITS.sameBytes }) +
      hold(`with ${FAR_BOOKINGS} bookings elsewhere to 10,000`, growth.ratio, { atMost: LIMITS.growth })
    );
  } finally {
    await owner.end();
    await ground.close();
  }
}

interface Load {
  readonly bookings: number;
  readonly where: 'anywhere' | 'inside' | 'outside';
}

/** A company with 200 tracked products and jobs of ten lines and one to three days each. */
async function stockedCompany(ground: Ground, owner: Client, loads: readonly Load[]) {
  const rows = Array.from({ length: PRODUCTS }, (_, n) => `B${n},Bench Product ${n},audio,day,10.00,true,${50 + n}`);
  const csv = `sku,name,category,unit,unit_price,tracked,owned\n${rows.join('\n')}\n`;
  const { id, keys } = await makeCompany(ground, new TextEncoder().encode(csv), 1);
  await owner.query('begin');
  await owner.query(`select set_config('app.company_id', $1, true)`, [id]);
  for (const { bookings, where } of loads) {
    const jobs = bookings / LINES;
    await owner.query(
      `with job as materialized (
         select gen_random_uuid() as id, n, ${START[where]} as day, 1 + n % 3 as days from generate_series(1, $2::integer) n
       ),
       proposal as (
         insert into proposals (company_id, id, number, status, title, scope_summary, currency, subtotal, total, drafted_by,
           event_description, event_date, event_days, share_token, created_at, updated_at, adjusted_with)
         select $1, id, 'B-' || id, case n % 5 when 0 then 'sent' else 'accepted' end, 'Bench', '', 'GBP', 0, 0, 'builtin',
           'Bench', day, days, id::text, now(), now(), '{}'
         from job returning id
       ),
       product as materialized (
         select id, row_number() over (order by name) - 1 as place from products where company_id = $1
       )
       insert into bookings (company_id, proposal_id, product_id, kind, quantity, from_day, until_day, valid_until)
       select $1, job.id, product.id, case job.n % 5 when 0 then 'provisional' else 'firm' end, 1 + job.n % 4, job.day,
         job.day + job.days, case job.n % 5 when 0 then date '2099-01-01' end
       from job
       cross join generate_series(0, ${LINES - 1}) line
       join product on product.place = (job.n * 7 + line * 19) % ${PRODUCTS}`,
      [id, jobs],
    );
  }
  await owner.query('commit');
  return { id, key: keys[0] ?? '' };
}

const START: Readonly<Record<Load['where'], string>> = {
  anywhere: `date '${FROM}' - ${HISTORY.before} + (n * 31) % ${HISTORY.before + DAYS + HISTORY.after}`,
  inside: `date '${FROM}' + (n * 31) % ${DAYS}`,
  // half of it long past, half to come
  outside: `case n % 2 when 0 then date '${FROM}' - 10 - (n * 31) % ${HISTORY.before}
    else date '${TO}' + 10 + (n * 31) % ${HISTORY.before} end`,
};

/** What a table of ready figures would hold: as many rows, of the same columns, as the answer. */
async function keepFigures(owner: Client, companyId: string): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.company_id', $1, true)`, [companyId]);
  await owner.query(
    `create table bench_figures as
     select company_id, d::date::text as day, p.id::text as catalog_item_id, first_owned as owned, 0 as in_repair, 0 as lost,
       1 as firm, 2 as provisional, 0 as overdue, first_owned - 1 as free
     from products p, generate_series('${FROM}'::date, '${TO}'::date, interval '1 day') d
     where p.company_id = $1 order by d, p.name`,
    [companyId],
  );
  await owner.query('grant select on bench_figures to showbill_service');
  await owner.query('commit');
}

interface Answered {
  readonly wall: number;
  readonly nodeCpu: number;
  readonly postgresCpu: number;
}

interface Comparison {
  readonly ratio: number;
  readonly a: Answered;
  readonly b: Answered;
}

/** One request of each by turns; the ratio of their times is the median of the pairs. */
async function compare(a: () => Promise<void>, b: () => Promise<void>, ofA: Served, ofB: Served): Promise<Comparison> {
  const pairs: { a: Answered; b: Answered }[] = [];
  for (let i = -8; i < PAIRS; i++) {
    const isFirst = i % 2 === 0;
    const first = isFirst ? await timed(a, ofA) : await timed(b, ofB);
    const second = isFirst ? await timed(b, ofB) : await timed(a, ofA);
    if (i >= 0) pairs.push(isFirst ? { a: first, b: second } : { a: second, b: first });
  }
  const middle = (who: 'a' | 'b') => ({
    wall: median(pairs.map((pair) => pair[who].wall)),
    // a tick of PostgreSQL's processes is 10 ms, so that only the mean of many tells
    nodeCpu: mean(pairs.map((pair) => pair[who].nodeCpu)),
    postgresCpu: mean(pairs.map((pair) => pair[who].postgresCpu)),
  });
  return { ratio: median(pairs.map((pair) => pair.a.wall / pair.b.wall)), a: middle('a'), b: middle('b') };
}

async function timed(request: () => Promise<void>, served: Served): Promise<Answered> {
  const [node, postgres, started] = [await served.cpu(), postgresCpu(), performance.now()];
  await request();
  const wall = performance.now() - started;
  return { wall, nodeCpu: ((await served.cpu()) - node) / 1000, postgresCpu: (postgresCpu() - postgres) / 1000 };
}

function show(name: string, { ratio, a, b }: Comparison, limit: number): void {
  process.stdout.write(`  ${name}: ratio ${ratio.toFixed(2)} (at most ${limit}; median of ${PAIRS} pairs)\n`);
  for (const { wall, nodeCpu, postgresCpu: postgres } of [a, b]) {
    const cpu = `CPU: Node ${nodeCpu.toFixed(1)} ms, PostgreSQL ${postgres.toFixed(1)} ms`;
    process.stdout.write(`    median ${wall.toFixed(1)} ms, ${cpu}\n`);
  }
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

async function ask(served: Served, path: string, key: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${served.port}${path}?from=${FROM}&to=${TO}`, {
    headers: { authorization: `Bearer ${key}` },
  });
  const bytes = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(new TextDecoder().decode(bytes).slice(0, 400));
}
