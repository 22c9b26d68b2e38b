import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { type FakeCollector, startFakeCollector } from '../../testing/fake-collector.ts';
import { ConfigError, readEnv } from '../config.ts';
import { silentLog } from '../log.ts';
import { beginSpan, inSpan, isTracing, openTraces, type TracesConfig } from './index.ts';
import { statementName } from './statement-name.ts';

const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL('../../cli/run-server.ts', import.meta.url));
const MODULE = fileURLToPath(new URL('index.ts', import.meta.url));

function configFor(env: Record<string, string>): TracesConfig {
  const { traces } = readEnv(env);
  if (traces === null) throw new Error('nothing is traced');
  return traces;
}

describe('the settings of traces', () => {
  it.each([
    [{}],
    [{ OTEL_SERVICE_NAME: 'x', OTEL_TRACES_SAMPLER: 'always_on' }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_SDK_DISABLED: 'TRUE' }],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_TRACES_EXPORTER: 'none' }],
  ])('%j trace nothing', (env) => {
    expect(readEnv(env).traces).toBeNull();
  });

  it.each<[Record<string, string>, Partial<TracesConfig>]>([
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'https://c.example/otlp/' },
      {
        url: 'https://c.example/otlp/v1/traces',
        protocol: 'http/protobuf',
        timeoutMs: 10_000,
        serviceName: 'showbill',
        sampler: 'parentbased_always_on',
        headers: {},
      },
    ],
    [
      {
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c',
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://t/own',
        OTEL_EXPORTER_OTLP_HEADERS: 'a=1, b=x%20y',
        OTEL_EXPORTER_OTLP_TRACES_HEADERS: 'a=2',
        OTEL_EXPORTER_OTLP_TIMEOUT: '500',
      },
      { url: 'http://t/own', headers: { a: '2', b: 'x y' }, timeoutMs: 500 },
    ],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }, { url: 'http://localhost:4318/v1/traces' }],
    [
      { OTEL_TRACES_EXPORTER: 'otlp', OTEL_RESOURCE_ATTRIBUTES: 'service.name=ours,host.name=h1' },
      { serviceName: 'ours', attributes: { 'host.name': 'h1' } },
    ],
    [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_TRACES_SAMPLER_ARG: '0.25' }, { ratio: 0.25 }],
  ])('%j are understood as the specification says', (env, config) => {
    expect(configFor(env)).toMatchObject(config);
  });

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4317"'],
    [{ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, 'OTEL_EXPORTER_OTLP_PROTOCOL is "grpc": it must be one of http/protobuf'],
    [{ OTEL_TRACES_SAMPLER: 'jaeger_remote' }, 'OTEL_TRACES_SAMPLER is "jaeger_remote": it must be one of always_on'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG is "2": it must be a number from 0 to 1'],
    [{ OTEL_SDK_DISABLED: 'yes' }, 'OTEL_SDK_DISABLED is "yes": it must be true or false'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'hunter2' }, 'OTEL_EXPORTER_OTLP_HEADERS is set to something unusable'],
  ])('%j are refused in one line, which repeats no secret', (env, message) => {
    expect(() => readEnv(env)).toThrow(ConfigError);
    expect(() => readEnv(env)).toThrow(message);
    expect(() => readEnv(env)).toThrow(/^(?!.*hunter2)/);
  });
});

/** What a process of its own loads of OpenTelemetry, but for its interface, which the library of our metrics loads. */
async function loadedBy(code: string): Promise<string[]> {
  const watched = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    ${code}
    console.log(JSON.stringify(loaded.filter((url) => url.includes('@opentelemetry/') && !url.includes('/api/'))));`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', watched]);
  return JSON.parse(stdout) as string[];
}

/** Opens tracing and closes it again. */
const openingWith = (config: string) => `
  const { openTraces } = await import(${JSON.stringify(MODULE)});
  await (await openTraces(${config}, { warn() {}, info() {} }))();`;

describe('loading', () => {
  it('takes nothing of OpenTelemetry into a server that traces nothing, and does into one that traces', async () => {
    const [without, asked] = await Promise.all([
      loadedBy(`await import(${JSON.stringify(PROGRAM)}); ${openingWith('null')}`),
      loadedBy(openingWith(JSON.stringify(configFor({ OTEL_TRACES_EXPORTER: 'otlp' })))),
    ]);
    expect(without).toEqual([]);
    expect(asked.some((url) => url.includes('@opentelemetry/sdk-trace/'))).toBe(true);
  });
});

/** Traces one span to a collector; gives what was logged, and how long the end of tracing took. */
async function traceTo(env: Record<string, string>): Promise<{ logged: string; milliseconds: number }> {
  let logged = '';
  const log = pino({ level: 'info' }, { write: (line: string) => void (logged += line) });
  const close = await openTraces(configFor(env), log);
  expect(await inSpan('work', {}, async () => 'done')).toBe('done');
  const started = performance.now();
  await close();
  return { logged, milliseconds: performance.now() - started };
}

const withCollector = async <T>(answers: 'at once' | 'never', work: (collector: FakeCollector) => Promise<T>) => {
  const collector = await startFakeCollector(answers);
  try {
    return await work(collector);
  } finally {
    await collector.close();
  }
};

describe('a collector', () => {
  it('gets protobuf unless JSON is asked for', () =>
    withCollector('at once', async (collector) => {
      await traceTo({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
      const [post] = collector.posts;
      expect(post?.headers['content-type']).toBe('application/x-protobuf');
      // field 1 of the whole, and the span's name as it stands in it: field 5, its length, its text
      expect(post?.body[0]).toBe(0x0a);
      expect(post?.body.includes(Buffer.from('\x2a\x04work'))).toBe(true);
    }));

  it('that refuses the connection costs no time, and is told of once', async () => {
    const gone = await startFakeCollector();
    await gone.close();
    const { logged, milliseconds } = await traceTo({ OTEL_EXPORTER_OTLP_ENDPOINT: gone.endpoint });
    expect(logged.match(/traces cannot be delivered/g)?.length).toBe(1);
    expect(milliseconds).toBeLessThan(5_000);
  });

  it('that never answers is waited for a second, as tracing ends', () =>
    withCollector('never', async ({ endpoint }) => {
      const { milliseconds } = await traceTo({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
      expect(milliseconds).toBeGreaterThan(900);
      expect(milliseconds).toBeLessThan(5_000);
    }));
});

describe('a span without tracing', () => {
  it('does its work and no more', async () => {
    expect(await openTraces(null, silentLog).then((close) => close())).toBeUndefined();
    expect(isTracing()).toBe(false);
    const span = beginSpan('nothing');
    expect(span.run(() => 7)).toBe(7);
    span.end();
    await expect(inSpan('nothing', {}, () => Promise.reject(new Error('its own')))).rejects.toThrow('its own');
  });
});

describe('the name of a statement', () => {
  it.each([
    ['select "id" from "proposals" where "title" = $1', 'select proposals'],
    ['insert into "line_items" ("name") values ($1)', 'insert line_items'],
    ['  update only companies set name = $1', 'update companies'],
    ["with some as (select 'a from-words' from clients) select * from some", 'with clients'],
    ['begin', 'begin'],
    ["select set_config('app.company_id', $1, true)", 'select'],
    ['', 'statement'],
  ])('%s is %s', (sql, name) => {
    expect(statementName(sql).name).toBe(name);
  });
});
