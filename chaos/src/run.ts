import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Fault, faultsOf, type Within } from './faults.ts';
import { openLedger } from './ledger.ts';
import { runLoad, type Told } from './load.ts';
import { type Layout, openSite, type Site } from './site.ts';
import { verify, verifyBackup } from './verify.ts';

const USUAL: Within = { ms: 10_000, of: 'its end' };
const GIVE_UP_MS = 120_000;
const QUIET_MS = 4_000;
/** Before the backup is made. */
const ACCEPTED_FIRST = 10;
const POLL_MS = 100;

export interface Chaos {
  readonly layout: Layout;
  /** How long faults are inflicted, one after another, from the first anew after the last. */
  readonly milliseconds: number;
  /** By the beginning of their names; all where there are none. */
  readonly faults: readonly string[];
  readonly say: (line: string) => void;
}

/** Inflicts faults on a site at work, and returns what was found wrong in the end: nothing, where all is well. */
export async function runChaos({ layout, milliseconds, faults, say }: Chaos): Promise<readonly string[]> {
  const site = await openSite(layout);
  try {
    const chosen = faultsOf(layout).filter(
      ({ name }) => faults.length === 0 || faults.some((each) => name.includes(each)),
    );
    const possible = chosen.filter((fault) => {
      const why = fault.cannot(site);
      if (why !== null) say(`  left out: ${fault.name} (${why})`);
      return why === null;
    });
    const wrong: string[] = [];
    const ledger = openLedger();
    const told: Told = { answered: 0, refused: 0, open: 0, wrong };
    const ended = new AbortController();
    const load = runLoad(site, ledger, told, ended.signal);
    while (ledger.count('accepted') < ACCEPTED_FIRST) await wait(POLL_MS);
    const acknowledged = ledger.copy();
    const file = join(site.disk.folder, 'under-load.backup');
    await site.command('backup', file);
    say(`  a backup was made while ${acknowledged.length} proposals were acknowledged and others under way`);
    wrong.push(...(await inflictAll(site, possible, { milliseconds, told, say })));
    ended.abort();
    await load;
    say(
      `  answered ${told.answered}, refused ${told.refused}; acknowledged: ${ledger.count('created')} made, ` +
        `${ledger.count('sent')} sent, ${ledger.count('accepted')} accepted`,
    );
    wrong.push(...(await verify(site, ledger, told.open)), ...(await verifyBackup(site, file, acknowledged)));
    return wrong;
  } finally {
    await site.close();
  }
}

interface Course extends Pick<Chaos, 'milliseconds' | 'say'> {
  readonly told: Told;
}

async function inflictAll(
  site: Site,
  faults: readonly Fault[],
  { milliseconds, told, say }: Course,
): Promise<string[]> {
  const wrong: string[] = [];
  const unfelt = new Set(faults.filter(({ refuses }) => refuses).map(({ name }) => name));
  const until = performance.now() + milliseconds;
  for (let round = 0; round === 0 || performance.now() < until; round += 1) {
    for (const { name, inflict, afterwards, within = USUAL } of faults) {
      if (round > 0 && performance.now() >= until) break;
      const before = told.refused;
      const started = performance.now();
      await inflict(site);
      const ms = await untilBack(site, within.of === 'its start' ? started : performance.now());
      const refused = told.refused - before;
      const back = ms === null ? 'never back' : `back ${seconds(ms)} after ${within.of}`;
      say(`  ${name}: ${back}, ${refused} refused`);
      if (ms === null || ms > within.ms) wrong.push(`${name}: not back within ${seconds(within.ms)} of ${within.of}`);
      if (refused > 0) unfelt.delete(name);
      if (ms === null) return wrong;
      if (afterwards !== undefined) {
        await afterwards(site);
        say(`  ${name}: whole again ${seconds(performance.now() - started)} after its start`);
      }
      await wait(QUIET_MS);
    }
  }
  return [...wrong, ...[...unfelt].map((name) => `${name}: nobody ever felt it`)];
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Milliseconds since a moment, once every process is ready and a key is answered; null where that does not come. */
async function untilBack({ address, key, ready }: Site, began: number): Promise<number | null> {
  while (performance.now() - began < GIVE_UP_MS) {
    const statuses = await Promise.all(ready.map((each) => statusOf(each)));
    if (statuses.every((status) => status === 200) && (await statusOf(`${address}/v1/me`, key)) === 200) {
      return performance.now() - began;
    }
    await wait(POLL_MS);
  }
  return null;
}

async function statusOf(url: string, key?: string): Promise<number | null> {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  return fetch(url, { headers, signal: AbortSignal.timeout(GIVE_UP_MS) }).then(
    async (response) => {
      await response.arrayBuffer();
      return response.status;
    },
    () => null,
  );
}
