import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { mailAbout } from '../../server/src/mail/index.ts';
import { readEnv } from '../../server/src/platform/config.ts';
import { createContext } from '../../server/src/platform/create-context.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { createSecrets, keptSecretKey } from '../../server/src/platform/secrets.ts';
import { changeProposal } from '../../server/src/proposals/index.ts';
import { extent } from './extent.ts';
import { type Ground, makeCompany, median, openGround, postgresCpu, quantile, type Served, serve } from './ground.ts';
import { hold } from './report.ts';

const CA = fileURLToPath(new URL('../../server/src/testing/tls/ca.pem', import.meta.url));
/** Subscriptions, twenty to a company, and how many of them hang in every second slice. */
const SUBSCRIPTIONS = 100;
const HANGING = 10;
const SLICE = extent(1_800, 600);
const PAIRS = extent(6, 2);
const WAITING = extent(100_000, 10_000);
const SINGLE = extent(100, 20);
/** Deliveries a second at least; the share of them left while a tenth of the endpoints hang; seconds from an acceptance to its delivery. */
const LIMITS = { perSecond: 300, share: 0.8, next: 1 };

/** Deliveries from one process to a receiver over TLS, all on this machine. */
export async function benchWebhooks(): Promise<number> {
  const ground = await openGround();
  const owner = new Client(ground.database.embedded?.owner);
  await owner.connect();
  const receiver = await serve('./receiver-server.ts', {});
  try {
    const at = `https://localhost:${receiver.port}`;
    const webhooks = await subscribe(ground, owner, at);
    const env = { DATA_DIR: ground.dataDir, LOG_LEVEL: 'silent', NODE_EXTRA_CA_CERTS: CA };
    const dispatcher = await serve('./dispatcher-server.ts', env);
    const healthy = webhooks.slice(HANGING);
    const hanging = webhooks.slice(0, HANGING);
    const rates: { plain: Rate; beside: Rate }[] = [];
    await slice(owner, healthy, dispatcher);
    for (let i = 0; i < PAIRS; i++) {
      await setUrls(owner, hanging, `${at}/`);
      const plain = await slice(owner, healthy, dispatcher);
      await setUrls(owner, hanging, `${at}/hang`);
      await enqueue(owner, hanging, HANGING * 20);
      const beside = await slice(owner, healthy, dispatcher);
      rates.push({ plain, beside });
      await owner.query(`delete from deliveries where state in ('waiting', 'sending')`);
    }
    const perSecond = median(rates.map(({ plain }) => plain.perSecond));
    const share = median(rates.map(({ plain, beside }) => beside.perSecond / plain.perSecond));
    const cpu = median(rates.map(({ plain }) => plain.nodeMicros));
    const postgres = median(rates.map(({ plain }) => plain.postgresMicros));
    process.stdout.write(
      `  ${Math.round(perSecond)} deliveries a second (at least ${LIMITS.perSecond}; median of ${PAIRS} slices of ${SLICE}); ` +
        `CPU each: Node ${Math.round(cpu)} µs, PostgreSQL ${Math.round(postgres)} µs\n` +
        `  with ${HANGING} of ${SUBSCRIPTIONS} endpoints hanging the others keep ${share.toFixed(2)} of it (at least ${LIMITS.share})\n`,
    );
    const [one] = healthy;
    const next = one === undefined ? [] : await acceptances(ground, owner, hanging, one);
    const late = quantile(next, 0.99);
    process.stdout.write(
      `  from acceptance to the end of its delivery, while ${HANGING} endpoints hang and ` +
        `${WAITING} deliveries wait: median ${Math.round(median(next) * 1000)} ms, ` +
        `99 % within ${Math.round(late * 1000)} ms (at most ${LIMITS.next * 1000}; ${SINGLE} acceptances)\n`,
    );
    await dispatcher.stop();
    return (
      hold('deliveries a second', perSecond, { atLeast: LIMITS.perSecond }) +
      hold(`of it kept while ${HANGING} of ${SUBSCRIPTIONS} endpoints hang`, share, { atLeast: LIMITS.share }) +
      hold('from acceptance to delivery, 99th percentile', late, { atMost: LIMITS.next }, ' s')
    );
  } finally {
    await receiver.stop();
    await owner.end();
    await ground.close();
  }
}

interface Subscription {
  readonly companyId: string;
  readonly id: string;
}

async function subscribe(ground: Ground, owner: Client, at: string): Promise<Subscription[]> {
  const secrets = createSecrets(keptSecretKey(ground.dataDir));
  const sealed = secrets.seal('webhook signing secret', `whsec_${Buffer.alloc(32, 7).toString('base64')}`);
  const made: Subscription[] = [];
  for (let company = 0; company < SUBSCRIPTIONS / 20; company++) {
    const { id } = await makeCompany(ground, null, 0);
    const { rows } = await inCompany(owner, id, () =>
      owner.query<{ id: string }>(
        `with proposal as (
           insert into proposals (company_id, id, number, status, title, scope_summary, currency, subtotal, total, drafted_by,
             event_description, event_days, share_token, created_at, updated_at)
           values ($1::uuid, gen_random_uuid(), 'B', 'sent', 'Bench', '', 'GBP', 0, 0, 'builtin', 'Bench', 1, $1::uuid::text, now(), now())
           returning id
         ),
         event as (
           insert into events (company_id, id, kind, proposal_id, data, created_at)
           select $1::uuid, gen_random_uuid(), 'proposal.accepted', id, json_build_object('id', id, 'text', repeat('x', 1500)), now()
           from proposal
         )
         insert into webhooks (company_id, id, url, events, signing_secret, created_at)
         select $1::uuid, gen_random_uuid(), $2, array['proposal.accepted'], $3, now() from generate_series(1, 20)
         returning id`,
        [id, `${at}/`, sealed],
      ),
    );
    made.push(...rows.map((row) => ({ companyId: id, id: row.id })));
  }
  return made;
}

/** Makes deliveries due now, spread evenly over subscriptions. */
async function enqueue(owner: Client, webhooks: readonly Subscription[], count: number): Promise<void> {
  await owner.query(
    `with made as (
       insert into deliveries (company_id, id, webhook_id, event_id, due_at, created_at)
       select w.company_id, gen_random_uuid(), w.id, e.id, clock_timestamp(), now()
       from webhooks w join events e on e.company_id = w.company_id
       cross join generate_series(1, $2::integer) n
       where w.id = any($1)
     )
     update webhooks set next_due_at = now() where id = any($1)`,
    [webhooks.map(({ id }) => id), Math.ceil(count / webhooks.length)],
  );
}

async function setUrls(owner: Client, webhooks: readonly Subscription[], url: string): Promise<void> {
  await owner.query('update webhooks set url = $2, failures = 0, failing_since = null where id = any($1)', [
    webhooks.map(({ id }) => id),
    url,
  ]);
}

interface Rate {
  readonly perSecond: number;
  readonly nodeMicros: number;
  readonly postgresMicros: number;
}

async function slice(owner: Client, webhooks: readonly Subscription[], dispatcher: Served): Promise<Rate> {
  const [node, postgres, started] = [await dispatcher.cpu(), postgresCpu(), performance.now()];
  await enqueue(owner, webhooks, SLICE);
  await owner.query(`notify showbill_deliveries`);
  await untilDelivered(owner, webhooks);
  const seconds = (performance.now() - started) / 1000;
  const nodeMicros = ((await dispatcher.cpu()) - node) / SLICE;
  return { perSecond: SLICE / seconds, nodeMicros, postgresMicros: (postgresCpu() - postgres) / SLICE };
}

async function untilDelivered(owner: Client, webhooks: readonly Subscription[]): Promise<void> {
  for (;;) {
    const { rows } = await owner.query(
      `select 1 from deliveries where webhook_id = any($1) and state in ('waiting', 'sending') limit 1`,
      [webhooks.map(({ id }) => id)],
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Seconds from before an acceptance to the end of its delivery, while the hanging endpoints have many waiting. */
async function acceptances(ground: Ground, owner: Client, hanging: readonly Subscription[], one: Subscription) {
  await enqueue(owner, hanging, WAITING);
  await owner.query('analyze deliveries');
  const ids = await sentProposals(owner, one.companyId, SINGLE);
  await owner.query('update webhooks set status = $2 where company_id = $1 and id <> $3', [
    one.companyId,
    'disabled',
    one.id,
  ]);
  const config = readEnv({ DATA_DIR: ground.dataDir });
  const context = { ...createContext(config, silentLog, ground.database, 'http://127.0.0.1'), tell: mailAbout };
  const times: number[] = [];
  for (const id of ids) {
    const started = performance.now();
    await changeProposal(context, one.companyId, id, 'accept');
    await untilDelivered(owner, [one]);
    times.push((performance.now() - started) / 1000);
  }
  return times;
}

async function sentProposals(owner: Client, companyId: string, count: number): Promise<string[]> {
  const { rows } = await inCompany(owner, companyId, () =>
    owner.query<{ id: string }>(
      `insert into proposals (company_id, id, number, status, title, scope_summary, currency, subtotal, total, drafted_by,
         event_description, event_days, share_token, created_at, updated_at, adjusted_with)
       select $1::uuid, gen_random_uuid(), 'S' || n, 'sent', 'Bench', '', 'GBP', 0, 0, 'builtin', 'Bench', 1,
         $1::uuid::text || n, now(), now(), '{"chargedDays": null, "taxRate": null, "taxLabel": null}'
       from generate_series(1, $2::integer) n
       returning id`,
      [companyId, count],
    ),
  );
  return rows.map(({ id }) => id);
}

async function inCompany<T>(owner: Client, id: string, work: () => Promise<T>): Promise<T> {
  await owner.query('begin');
  await owner.query(`select set_config('app.company_id', $1, true)`, [id]);
  const result = await work();
  await owner.query('commit');
  return result;
}
