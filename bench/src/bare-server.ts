import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { readEnv } from '../../server/src/platform/config.ts';
import { openDatabase } from '../../server/src/platform/database.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { answerParent } from './answer-parent.ts';

/** What GET /v1/me is held against: a bare Fastify route, one prepared read, the same bytes. */
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

const address = await app.listen({ host: '127.0.0.1', port: 0 });
answerParent(Number(new URL(address).port), async () => {
  await app.close();
  await database.close();
});
