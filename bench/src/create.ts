import { readFileSync } from 'node:fs';
import { answer, startFakeProvider } from '../../server/src/testing/fake-provider.ts';
import { extent } from './extent.ts';
import { makeCompany, median, openGround, quantile, type Served, serve } from './ground.ts';
import { askMeanwhile } from './meanwhile.ts';
import { hold } from './report.ts';

const DEMO = new URL('../../server/src/demo/catalogue.csv', import.meta.url);
const TIMED = extent(60, 8);
/** As many as a model is shown. */
const SHOWN = 300;
const LARGE = extent(10_000, 4_000);
const HUGE = extent(100_000, 8_000);
const STEADY = extent(5_000, 150);
const STEP = STEADY / 5;
/** Median milliseconds of one creation, and how much larger the heap may be after 5,000. */
const LIMITS = { demo: 60, large: 150, huge: 400, aroundModel: 60, aroundModelOfLarge: 120, growth: 1.2 };
const AT_ONCE = { callers: 4, each: extent(100, 15) };
/** The 99th percentile as a multiple of the median, and what another company's GET /v1/me may wait meanwhile, milliseconds. */
const AT_ONCE_LIMITS = { spread: 4, others: 50 };

const BRIEFS = [
  'Two-day sales conference for 250 in Leeds with a keynote stage, a panel of four and two breakout rooms.',
  'Wedding in a marquee for 120: ceremony outdoors, dinner at round tables, a seven-piece band and dancing until late.',
  'Gala dinner and awards for 300, host on a headset, two screens, uplighters round the room, no dance floor please.',
  'Festival main stage in a field for 3,000 with five bands, no power on site, front barrier and toilets.',
  'Board meeting for 14 with a large screen, a flip chart and a conference call.',
];

/** POST /v1/proposals with the built-in planner: on the demo catalogue, on large ones, and 5,000 times over. */
export async function benchCreate(): Promise<number> {
  const ground = await openGround();
  try {
    const demo = await makeCompany(ground, readFileSync(DEMO), 1);
    const shown = await makeCompany(ground, enlarge(readFileSync(DEMO, 'utf8'), SHOWN), 1);
    const large = await makeCompany(ground, enlarge(readFileSync(DEMO, 'utf8'), LARGE), 1);
    const huge = await makeCompany(ground, enlarge(readFileSync(DEMO, 'utf8'), HUGE), 1);
    const env = { DATA_DIR: ground.dataDir, RATE_LIMIT_PER_HOUR: '1000000000', LOG_LEVEL: 'silent' };
    const served = await serve('./showbill-server.ts', env);
    let missed = 0;
    missed += await timed('demo catalogue', served, demo.keys[0] ?? '', LIMITS.demo);
    missed += await timed(`${LARGE} products`, served, large.keys[0] ?? '', LIMITS.large);
    missed += await timed(`${HUGE} products`, served, huge.keys[0] ?? '', LIMITS.huge);
    missed += await atOnce(served, demo.keys[0] ?? '', shown.keys[0] ?? '');
    missed += await steady(served, demo.keys[0] ?? '');
    await served.stop();
    missed += await aroundModel(env, shown.keys[0] ?? '');
    missed += await aroundModel(env, large.keys[0] ?? '', `in a catalogue of ${LARGE}`, LIMITS.aroundModelOfLarge);
    return missed;
  } finally {
    await ground.close();
  }
}

async function timed(name: string, served: Served, key: string, limit: number): Promise<number> {
  for (const _ of BRIEFS) await create(served, key, 0);
  const before = await served.cpu();
  const times: number[] = [];
  for (let i = 0; i < TIMED; i++) times.push(await create(served, key, i));
  const cpu = ((await served.cpu()) - before) / TIMED / 1000;
  const middle = median(times);
  process.stdout.write(
    `  ${name}: median ${middle.toFixed(1)} ms (at most ${limit}), ` +
      `95 % within ${quantile(times, 0.95).toFixed(1)} ms, Node CPU ${cpu.toFixed(1)} ms each\n`,
  );
  return hold(`a creation, ${name}`, middle, { atMost: limit }, ' ms');
}

/** Four callers at once, and another company that asks for its account meanwhile. */
async function atOnce(served: Served, key: string, other: string): Promise<number> {
  const { callers, each } = AT_ONCE;
  const times: number[] = [];
  const [, { p99, failed }] = await askMeanwhile(served, other, () =>
    Promise.all(
      Array.from({ length: callers }, async () => {
        for (let i = 0; i < each; i++) times.push(await create(served, key, i));
      }),
    ),
  );
  const [middle, slowest] = [median(times), quantile(times, 0.99)];
  process.stdout.write(
    `  ${callers} at once: median ${middle.toFixed(1)} ms, 99 % within ${slowest.toFixed(1)} ms, ` +
      `×${(slowest / middle).toFixed(1)} (at most ${AT_ONCE_LIMITS.spread}); another's account meanwhile: ` +
      `99 % within ${p99.toFixed(1)} ms (at most ${AT_ONCE_LIMITS.others}), ${failed} failed\n`,
  );
  return (
    hold(`${callers} creations at once, 99th percentile to median`, slowest / middle, {
      atMost: AT_ONCE_LIMITS.spread,
    }) +
    hold("another's account meanwhile, 99th percentile", p99, { atMost: AT_ONCE_LIMITS.others }, ' ms') +
    hold("another's requests that failed", failed, { atMost: 0 })
  );
}

/** What a creation takes beside the model's own time: the provider here answers at once. */
async function aroundModel(
  env: Record<string, string>,
  key: string,
  where = 'at 300 products',
  limit = LIMITS.aroundModel,
): Promise<number> {
  const provider = await startFakeProvider(
    answer({
      title: 'Event',
      scope_summary: 'Sound.',
      lines: [{ product: 'p1', units: 2, hours: null, optional: false, reason: 'For the speeches.' }],
      unmet: [],
    }),
  );
  const model = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'bench', LLM_BASE_URL: provider.baseUrl };
  const served = await serve('./showbill-server.ts', { ...env, ...model });
  const missed = await timed(`around a model that answers at once, ${where}`, served, key, limit);
  await served.stop();
  await provider.close();
  return missed;
}

/** Memory is flat when the heap after the last proposals is no larger than after the first fifth. */
async function steady(served: Served, key: string): Promise<number> {
  const heaps: number[] = [];
  for (let done = 0; done < STEADY; done += STEP) {
    for (let i = 0; i < STEP; i += 4) await Promise.all([0, 1, 2, 3].map((n) => create(served, key, i + n)));
    heaps.push(await served.memory());
  }
  const growth = (heaps.at(-1) ?? 0) / (heaps[0] ?? 1);
  const shown = heaps.map((bytes) => Math.round(bytes / 1e6)).join(', ');
  process.stdout.write(
    `  memory over ${STEADY} proposals: heap ${shown} MB after each ${STEP}, ×${growth.toFixed(2)} (at most ${LIMITS.growth})\n`,
  );
  return hold(`heap after ${STEADY} proposals to after ${STEP}`, growth, { atMost: LIMITS.growth });
}

async function create(served: Served, key: string, n: number): Promise<number> {
  const started = performance.now();
  const response = await fetch(`http://127.0.0.1:${served.port}/v1/proposals`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ event: { description: BRIEFS[n % BRIEFS.length], venue: 'ExCeL London' } }),
  });
  const text = await response.text();
  if (response.status !== 201) throw new Error(text);
  return performance.now() - started;
}

/** A catalogue of `count` products: the rows given, again and again under other names, as a long list of variants is. */
function enlarge(csv: string, count: number): Uint8Array {
  const [header = '', ...rows] = csv.trim().split('\n');
  const lines = [header];
  for (let n = 0; lines.length <= count; n++) {
    const row = rows[n % rows.length] ?? '';
    const round = Math.floor(n / rows.length);
    const [sku = '', ...rest] = row.split(',');
    const name = rest.join(',');
    lines.push(
      round === 0
        ? row
        : `${sku}-${round},${name.startsWith('"') ? `"V${round} ${name.slice(1)}` : `V${round} ${name}`}`,
    );
  }
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}
