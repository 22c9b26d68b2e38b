import { extent } from './extent.ts';
import { makeCompany, openGround, type Served, serve } from './ground.ts';
import { manyProducts } from './many-products.ts';
import { askMeanwhile } from './meanwhile.ts';
import { type Session, signIn } from './person.ts';
import { hold } from './report.ts';

const ROWS = extent(200_000, 10_000);
/** Of one import, and of what other companies ask meanwhile. */
const LIMITS = { seconds: 60, othersMs: 50 };

/** 200,000 products that are new, then the same file again, while another company asks who it is. */
export async function benchImports(): Promise<number> {
  const ground = await openGround();
  try {
    const importer = await makeCompany(ground, null, 0);
    const other = await makeCompany(ground, null, 1);
    const env = { DATA_DIR: ground.dataDir, RATE_LIMIT_PER_HOUR: '1000000000', LOG_LEVEL: 'silent' };
    const server = await serve('./showbill-server.ts', env);
    const session = await signIn(ground, server, importer.id);
    const bring = () => importOnce(server, session, manyProducts(ROWS), other.keys[0] ?? '');
    const first = await bring();
    show(`${ROWS} new products`, first);
    show('the same again', await bring());
    await server.stop();
    return (
      hold(`${ROWS} new products`, first.seconds, { atMost: LIMITS.seconds }, ' s') +
      hold("another's account meanwhile, 99th percentile", first.p99, { atMost: LIMITS.othersMs }, ' ms')
    );
  } finally {
    await ground.close();
  }
}

interface Measured {
  readonly seconds: number;
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
}

async function importOnce(server: Served, session: Session, file: string, key: string): Promise<Measured> {
  const [cpu, start] = [await server.cpu(), performance.now()];
  const [, { p50, p99 }] = await askMeanwhile(server, key, () =>
    ask(server, '/app/catalogue/import?dry_run=false&skip_invalid=true', {
      method: 'POST',
      headers: { ...session, 'content-type': 'application/octet-stream' },
      body: file,
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  return {
    seconds,
    cpu: ((await server.cpu()) - cpu) / 1e6,
    p50,
    p99,
  };
}

function show(what: string, { seconds, cpu, p50, p99 }: Measured): void {
  process.stdout.write(
    `  ${what}: ${seconds.toFixed(1)} s (at most ${LIMITS.seconds}), of the server's processor ${cpu.toFixed(1)} s\n` +
      `    GET /v1/me of another company meanwhile: median ${p50.toFixed(1)} ms, ` +
      `99th percentile ${p99.toFixed(1)} ms (at most ${LIMITS.othersMs})\n`,
  );
}

async function ask({ port }: Served, path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.clone().arrayBuffer();
  return response;
}
