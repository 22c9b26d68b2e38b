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

/** Null where there is no such series. */
function valueOf(text: string, series: string): number | null {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}

describe('metrics of the work', () => {
  it('count generations with their stages, and say what waits', async () => {
    const company = await open.company();
    const before = (await metrics(open)).text;
    const drafted = 'showbill_generation_duration_seconds_count{drafted_by="builtin",outcome="drafted"}';
    const event = { description: 'Two speakers for a talk, 12 June 2027', date: '2027-06-12' };
    const made = await open.call('POST', '/v1/proposals', { key: company.key, body: { event } });
    expect(made.status).toBe(201);
    const { text } = await metrics(open);
    expect(valueOf(text, drafted)).toBe((valueOf(before, drafted) ?? 0) + 1);
    for (const stage of ['reading', 'choosing', 'checking', 'pricing']) {
      const series = `showbill_generation_stage_duration_seconds_count{stage="${stage}"}`;
      expect([stage, valueOf(text, series)]).toEqual([stage, (valueOf(before, series) ?? 0) + 1]);
    }
    for (const what of ['deliveries', 'mail']) {
      expect(valueOf(text, `showbill_waiting{what="${what}"}`)).toBeGreaterThanOrEqual(0);
      expect(valueOf(text, `showbill_waiting_seconds{what="${what}"}`)).toBeGreaterThanOrEqual(0);
    }
    expect(text).not.toContain(company.id);
  });
});
