import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createMember } from '../../server/src/accounts/index.ts';
import { makeCompany, openGround, type Served, serve } from './ground.ts';

const ROWS = 200_000;
/** Of one import, and of what other companies ask meanwhile. */
const LIMITS = { seconds: 60, othersMs: 50 };
const EVERY_MS = 10;
const ORIGIN = 'http://127.0.0.1';
const PERSON = { email: 'bench@example.com', password: 'a password of the bench', role: 'owner' } as const;

/** 200,000 products that are new, then the same file again, while another company asks who it is. */
export async function benchImports(): Promise<number> {
  const ground = await openGround();
  try {
    const importer = await makeCompany(ground, null, 0);
    const other = await makeCompany(ground, null, 1);
    await createMember(ground.database.db, importer.id, PERSON);
    const env = { DATA_DIR: ground.dataDir, RATE_LIMIT_PER_HOUR: '1000000000', LOG_LEVEL: 'silent' };
    const server = await serve('./showbill-server.ts', env);
    const cookie = await signIn(server);
    const bring = () => importOnce(server, { company: importer.id, cookie }, catalogue(), other.keys[0] ?? '');
    const first = await bring();
    show(`${ROWS} new products`, first);
    show('the same again', await bring());
    await server.stop();
    return (first.seconds <= LIMITS.seconds ? 0 : 1) + (first.p99 <= LIMITS.othersMs ? 0 : 1);
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

async function importOnce(
  server: Served,
  { company, cookie }: { readonly company: string; readonly cookie: string },
  file: string,
  key: string,
): Promise<Measured> {
  const [cpu, start] = [await server.cpu(), performance.now()];
  const ended = new AbortController();
  const importing = ask(server, '/app/catalogue/import?dry_run=false&skip_invalid=true', {
    method: 'POST',
    headers: { origin: ORIGIN, cookie, 'x-company': company, 'content-type': 'application/octet-stream' },
    body: file,
  }).finally(() => ended.abort());
  const times: number[] = [];
  while (!ended.signal.aborted) {
    const asked = performance.now();
    await ask(server, '/v1/me', { headers: { authorization: `Bearer ${key}` } });
    times.push(performance.now() - asked);
    await wait(EVERY_MS);
  }
  await importing;
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.POSITIVE_INFINITY;
  return {
    seconds,
    cpu: ((await server.cpu()) - cpu) / 1e6,
    p50: at(0.5),
    p99: at(0.99),
  };
}

function show(what: string, { seconds, cpu, p50, p99 }: Measured): void {
  process.stdout.write(
    `  ${what}: ${seconds.toFixed(1)} s (at most ${LIMITS.seconds}), of the server's processor ${cpu.toFixed(1)} s\n` +
      `    GET /v1/me of another company meanwhile: median ${p50.toFixed(1)} ms, ` +
      `99th percentile ${p99.toFixed(1)} ms (at most ${LIMITS.othersMs})\n`,
  );
}

async function signIn(server: Served): Promise<string> {
  const response = await ask(server, '/app/auth/sign-in', {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: JSON.stringify({ email: PERSON.email, password: PERSON.password }),
  });
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function ask({ port }: Served, path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  await response.clone().arrayBuffer();
  return response;
}

/** The sample catalogue over and over, each product with a make and a number of its own. */
function catalogue(): string {
  const sample = readFileSync(new URL('../../server/src/demo/catalogue.csv', import.meta.url), 'utf8');
  const known = [...sample.matchAll(FIRST_FIELDS)].slice(1).map(([, name = '', rest = '']) => ({ name, rest }));
  const makes = ['Shure', 'Yamaha', 'Robe', 'Chauvet', 'Sony', 'Prolyte', 'QSC', 'Martin', 'Epson', ''];
  const rows = Array.from({ length: ROWS }, (_, at) => {
    const { name, rest } = known[at % known.length] ?? { name: '', rest: '' };
    return `B${at},"${name.replaceAll('"', '')} ${makes[at % makes.length]} ${at}",${rest},${at % 40}`;
  });
  return `sku,name,category,unit,unit_price,owned\n${rows.join('\n')}\n`;
}

/** Of each line the name, and then category, unit and price. */
const FIRST_FIELDS = /^[^,\n]*,("[^"\n]*"|[^,\n]*),([^,\n]*,[^,\n]*,[^,\n]*),/gm;
