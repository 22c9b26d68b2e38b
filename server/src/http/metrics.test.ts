import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOptions, startTestService, type TestService } from '../testing/service.ts';

const TOKEN = 'a-token-for-metrics';

let open: TestService;
let guarded: TestService;
beforeAll(async () => {
  open = await startTestService({ config: { trustedProxies: ['127.0.0.1'] } });
  guarded = await startTestService({ config: { metricsToken: TOKEN } }, open.database);
});
afterAll(async () => {
  await guarded.close();
  await open.close();
});

const metrics = (service: TestService, options?: CallOptions) => service.call('GET', '/metrics', options);

describe('metrics without a token', () => {
  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('are shown to %s', async (remoteAddress) => {
    const { status, headers, text } = await metrics(open, { remoteAddress });
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(text).toContain('showbill_database_connections{state="idle"}');
  });

  it.each([
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'X-Forwarded-Proto',
    'Forwarded',
    'Via',
    'X-Real-IP',
    'X-Client-IP',
    'X-Cluster-Client-IP',
    'True-Client-IP',
    'CF-Connecting-IP',
  ])('are not shown to what a proxy has passed on: %s, even of loopback, even empty', async (name) => {
    for (const value of ['203.0.113.9', '127.0.0.1', '']) {
      const { status, json } = await metrics(open, { headers: { [name]: value } });
      expect([value, status, json.error.code]).toEqual([value, 401, 'unauthorized']);
    }
  });

  it.each(['203.0.113.9', '10.0.0.1', '2001:db8::1', '::ffff:10.0.0.1'])(
    'are not shown to %s, whatever it says it is',
    async (remoteAddress) => {
      const far = await metrics(open, { remoteAddress, key: TOKEN });
      expect([far.status, far.headers['www-authenticate'], far.json.error.message]).toEqual([
        401,
        'Bearer',
        'without METRICS_TOKEN, metrics are shown only to direct requests from this machine',
      ]);
    },
  );
});

describe('metrics with a token', () => {
  it('are shown to whoever has it, from anywhere, through anything', async () => {
    expect((await metrics(guarded, { key: TOKEN })).status).toBe(200);
    expect((await metrics(guarded, { key: TOKEN, remoteAddress: '203.0.113.9' })).status).toBe(200);
    const headers = { 'x-forwarded-for': '203.0.113.9', authorization: `BEARER  ${TOKEN} ` };
    expect((await metrics(guarded, { headers })).status).toBe(200);
  });

  it('are shown to nobody without it, not to loopback either', async () => {
    const silent = await metrics(guarded);
    expect([silent.status, silent.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    for (const key of ['wrong-token-metrics', `${TOKEN}x`, TOKEN.slice(1)]) {
      const wrong = await metrics(guarded, { key });
      expect([wrong.status, wrong.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
    }
    const basic = { authorization: `Basic ${btoa(`:${TOKEN}`)}` };
    expect((await metrics(guarded, { headers: basic })).status).toBe(401);
  });
});
