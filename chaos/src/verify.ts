import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { openEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/index.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { runCommandLine } from '../../server/src/testing/program.ts';
import { type Entry, hasReached, type Ledger } from './ledger.ts';
import type { Site } from './site.ts';

/** A delivery that failed twice is tried again after five minutes, a fifth more or less. */
const DELIVERED_WITHIN_MS = 7 * 60_000;

interface Kept {
  readonly id: string;
  readonly status: string;
  /** Of what does not change with its status, as text. */
  readonly fixed: string;
}

/** What is not as it was acknowledged, once the load has ended but for some creations left open: nothing, where all is well. */
export async function verify(site: Site, ledger: Ledger, open: number): Promise<string[]> {
  const owner = new Client(site.database);
  await owner.connect();
  try {
    return [
      ...(await lostOf(owner, ledger.copy())),
      ...(await missingEvents(owner, ledger.copy())),
      ...(await allowanceOf(owner, site, ledger.entries.size, open)),
      ...(await stockOf(site.command, site.companyId)),
      ...(await undelivered(owner, site)),
    ];
  } finally {
    await owner.end();
  }
}

/** What a backup, made when these were acknowledged, lacks of them or says otherwise once it is restored. */
export async function verifyBackup(site: Site, file: string, entries: readonly Entry[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'showbill-chaos-restored-'));
  const env = { ...site.secret, DATA_DIR: folder, LOG_LEVEL: 'warn' };
  const source = new Client(site.database);
  await source.connect();
  try {
    const { code, stderr } = await runCommandLine(env, 'restore', file, '--json');
    if (code !== 0) return [`the backup could not be restored: ${stderr}`];
    const restored = await openEmbeddedPostgres({ dataDir: folder, log: silentLog });
    const copy = new Client(restored.owner);
    try {
      await copy.connect();
      const [before, after] = [await keptOf(source), await keptOf(copy)];
      const command = async <T>(...args: string[]): Promise<T> =>
        JSON.parse((await runCommandLine(env, ...args, '--json')).stdout) as T;
      return [
        ...(await lostOf(copy, entries)).map((each) => `restored: ${each}`),
        ...entries
          .filter(({ id }) => before.get(id)?.fixed !== after.get(id)?.fixed)
          .map(({ id }) => `restored: ${id} is not as it was`),
        ...(await stockOf(command, site.companyId)).map((each) => `restored: ${each}`),
      ];
    } finally {
      await copy.end();
      await restored.close();
    }
  } finally {
    await source.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function keptOf(owner: Client): Promise<ReadonlyMap<string, Kept>> {
  const { rows } = await owner.query<Kept>(
    `select p.id, p.status, concat_ws(' ', p.number, p.total, p.subtotal, p.title, p.share_token, p.created_at,
       (select json_agg(l order by l.position) from line_items l where l.company_id = p.company_id and l.proposal_id = p.id)) as fixed
     from proposals p`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

async function lostOf(owner: Client, entries: readonly Entry[]): Promise<string[]> {
  const kept = await keptOf(owner);
  return entries.flatMap(({ id, stage }) => {
    const found = kept.get(id);
    if (found === undefined) return [`${id} is gone, and was ${stage}`];
    return hasReached(found.status, stage) ? [] : [`${id} is ${found.status}, and was ${stage}`];
  });
}

async function missingEvents(owner: Client, entries: readonly Entry[]): Promise<string[]> {
  const { rows } = await owner.query<{ proposal_id: string; kind: string }>('select proposal_id, kind from events');
  const there = new Set(rows.map(({ proposal_id, kind }) => `${proposal_id} ${kind}`));
  return entries.flatMap(({ id, stage }) => {
    const due = { created: [], sent: ['sent'], accepted: ['sent', 'accepted'] }[stage];
    return due
      .map((each) => `proposal.${each}`)
      .filter((kind) => !there.has(`${id} ${kind}`))
      .map((kind) => `${id} has no ${kind}`);
  });
}

/**
 * Every proposal has taken one place, and nothing else has: what is still reserved once nobody works any more was a
 * killed process's, and is given back when its time is over.
 */
async function allowanceOf(owner: Client, { companyId }: Site, acknowledged: number, open: number): Promise<string[]> {
  const { rows } = await owner.query<{ made: number; used: number; reserved: number }>(
    `select (select count(*)::integer from proposals where company_id = $1) as made,
       (select sum(used)::integer from allowance_months where company_id = $1) as used,
       (select count(*)::integer from allowance_reservations where company_id = $1) as reserved`,
    [companyId],
  );
  const { made, used, reserved } = rows[0] ?? { made: 0, used: 0, reserved: 0 };
  const isWhole = made >= acknowledged && made <= acknowledged + open;
  return [
    ...(isWhole ? [] : [`there are ${made}; acknowledged were ${acknowledged}, ${open} left open`]),
    ...(used - reserved === made ? [] : [`the allowance counts ${used - reserved}, made were ${made}`]),
  ];
}

async function stockOf(command: Site['command'], companyId: string): Promise<string[]> {
  const { differences } = await command<{ differences: readonly unknown[] }>('stock', 'verify', '--company', companyId);
  return differences.map((each) => `stock: ${JSON.stringify(each)}`);
}

/** Events that have not come to their receiver; waits for those whose turn is still to come. */
async function undelivered(owner: Client, { receiver, companyId }: Site): Promise<string[]> {
  const until = performance.now() + DELIVERED_WITHIN_MS;
  for (;;) {
    const { rows } = await owner.query(
      `select 1 from deliveries where company_id = $1 and state in ('waiting', 'sending') limit 1`,
      [companyId],
    );
    if (rows.length === 0 || performance.now() > until) break;
    await wait(500);
  }
  const came = new Set(receiver.requests.map(({ headers }) => headers['webhook-id']));
  const { rows } = await owner.query<{ id: string; kind: string }>(
    'select id, kind from events where company_id = $1',
    [companyId],
  );
  return rows.filter(({ id }) => !came.has(id)).map(({ id, kind }) => `${kind} ${id} was not delivered`);
}
