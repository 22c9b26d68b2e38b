import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { readEnv } from '../../server/src/platform/config.ts';
import { openDatabase } from '../../server/src/platform/database.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { answerParent } from './answer-parent.ts';

/** What the service is held against: bare Fastify routes, each with one prepared read. */
const database = await openDatabase(readEnv(), silentLog, { asServer: false });
const app = Fastify();

app.get('/v1/me', async (request) => {
  const key = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const { rows } = await database.pool.query({
    name: 'bare',
    text: `select company_id, name as company_name, currency, country, plan, allowance from bench_accounts where hash = $1`,
    values: [createHash('sha256').update(key).digest()],
  });
  const { allowance, ...account } = rows[0];
  return { ...account, quota: { used: 0, limit: allowance } };
});

app.get('/v1/proposals', async (_request, reply) => {
  const { rows } = await database.pool.query<Body>({
    name: 'rows',
    text: 'select body from bench_rows order by place limit 25',
  });
  return reply.type('application/json').send(`{"data":[${rows.map(({ body }) => body).join(',')}]}`);
});

app.get<{ Params: { id: string } }>('/v1/proposals/:id', async (request, reply) => {
  const { rows } = await database.pool.query<Body>({
    name: 'proposal',
    text: 'select body from bench_proposals where id = $1',
    values: [request.params.id],
  });
  return reply.type('application/json').send(rows[0]?.body);
});

interface Body {
  readonly body: string;
}

interface Range {
  readonly Querystring: { readonly from: string; readonly to: string };
}

app.get<Range>('/bookings', async (request) =>
  ofCompany(request.headers.authorization, {
    name: 'bookings',
    text: `select product_id, kind, quantity, from_day, until_day, left_day, valid_until
      from bookings where company_id = $1 and starts_day <= $3 and until_day > $2`,
    values: [request.query.from, request.query.to],
  }),
);

app.get('/figures', async (request) =>
  ofCompany(request.headers.authorization, {
    name: 'figures',
    text: `select day, catalog_item_id, owned, in_repair, lost, firm, provisional, overdue, free
      from bench_figures where company_id = $1`,
    values: [],
  }),
);

/** Runs one prepared statement in a transaction of the company whose id is sent in place of a key. */
async function ofCompany(authorization = '', statement: { name: string; text: string; values: readonly string[] }) {
  const company = authorization.slice('Bearer '.length);
  const client = await database.pool.connect();
  try {
    await client.query('begin');
    await client.query({ name: 'company', text: `select set_config('app.company_id', $1, true)`, values: [company] });
    const { rows } = await client.query({ ...statement, values: [company, ...statement.values] });
    await client.query('commit');
    return { data: rows, count: rows.length };
  } finally {
    client.release();
  }
}

const address = await app.listen({ host: '127.0.0.1', port: 0 });
answerParent(Number(new URL(address).port), async () => {
  await app.close();
  await database.close();
});
