import { chmodSync, chownSync, copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { freePort } from '../free-port.ts';
import { type Background, startInBackground, type User, unprivileged } from './background.ts';
import { createNode, type Node } from './node.ts';
import { findPrograms } from './programs.ts';
import { deployed, rendered } from './render.ts';

const POLL_MS = 250;
const PATIENCE_MS = 120_000;
const PASSWORDS = { owner: 'owner-of-the-chaos', pool: 'pool-of-the-chaos' };

/** PostgreSQL on two nodes, of which one is the primary: etcd, Patroni, HAProxy and PgBouncer, all on this machine. */
export interface Cluster {
  /** As the owner, by way of HAProxy. */
  readonly owner: ClientConfig & { readonly connectionString: string };
  /** By way of PgBouncer and HAProxy. */
  readonly poolUrl: string;
  /** PostgreSQL alone. */
  killPrimaryPostgres(): Promise<void>;
  /** PostgreSQL and what watches over it; it stays down until it is brought back. */
  killPrimaryNode(): Promise<void>;
  bringBack(): void;
  /** Resolves once there are a primary and a synchronous standby; throws where that does not come. */
  settled(): Promise<void>;
}

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** `atEnd` is told how to end it, before anything is started. Throws ProgramsMissing where it cannot be had here. */
export async function openCluster(folder: string, atEnd: (end: () => Promise<void>) => void): Promise<Cluster> {
  const programs = findPrograms();
  const user = unprivileged();
  const started: Background[] = [];
  const ports = await freePorts();
  const nodes: Node[] = [];
  const down: Node[] = [];
  const close = async () => {
    // the standby first: it must not take over what is ending
    for (const node of nodes.splice(0).toReversed()) await node.stop();
    for (const program of started.splice(0).toReversed()) await program.stop();
  };
  atEnd(close);
  const run = (name: string, program: string, args: readonly string[]) => {
    started.push(startInBackground({ program, args, log: join(folder, `${name}.log`), user }));
  };
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text, { mode: 0o600 });
    return join(folder, name);
  };
  try {
    const makeRoles = join(folder, 'make-roles.sh');
    mkdirSync(folder, { recursive: true });
    copyFileSync(deployed('make-roles.sh'), makeRoles); // the checkout may be closed to that user
    chmodSync(makeRoles, 0o755);
    const values = {
      ETCD_NAME: 'only',
      ETCD_DATA: join(folder, 'etcd'),
      ETCD_ADDRESS: `127.0.0.1:${ports.etcd}`,
      ETCD_PEER_ADDRESS: `127.0.0.1:${ports.peer}`,
      ETCD_CLUSTER: `only=http://127.0.0.1:${ports.peer}`,
      ETCD_HOSTS: `127.0.0.1:${ports.etcd}`,
      MAKE_ROLES: makeRoles,
      NETWORK: '127.0.0.1/32',
      SUPERUSER_PASSWORD: 'superuser-of-the-chaos',
      REPLICATION_PASSWORD: 'replication-of-the-chaos',
      PRIMARY_ADDRESS: `127.0.0.1:${ports.haproxy}`,
      PRIMARY_HOST: '127.0.0.1',
      PRIMARY_PORT: ports.haproxy,
      FIRST_NAME: 'database-1',
      FIRST_POSTGRES: `127.0.0.1:${ports.firstPostgres}`,
      FIRST_API_PORT: ports.firstApi,
      SECOND_NAME: 'database-2',
      SECOND_POSTGRES: `127.0.0.1:${ports.secondPostgres}`,
      SECOND_API_PORT: ports.secondApi,
      POOL_HOST: '127.0.0.1',
      POOL_PORT: ports.pool,
      POOL_USERS: join(folder, 'pgbouncer-users.txt'),
      POOL_LOG: join(folder, 'pgbouncer.log'),
      POOL_PID: join(folder, 'pgbouncer.pid'),
    };
    const env = { OWNER_PASSWORD: PASSWORDS.owner, POOL_PASSWORD: PASSWORDS.pool };
    const node = (name: string, apiPort: number, address: string) =>
      createNode({
        name,
        folder: join(folder, name),
        apiPort,
        values: { ...values, NODE_POSTGRES: address },
        programs,
        user,
        env,
      });
    nodes.push(
      node('database-1', ports.firstApi, values.FIRST_POSTGRES),
      node('database-2', ports.secondApi, values.SECOND_POSTGRES),
    );
    const etcd = write('etcd.yml', rendered('etcd.yml', values));
    const haproxy = write('haproxy.cfg', rendered('haproxy.cfg', values));
    const pgbouncer = write('pgbouncer.ini', rendered('pgbouncer.ini', values));
    write('pgbouncer-users.txt', `"showbill_pool" "${PASSWORDS.pool}"\n`);
    if (user !== null) giveTo(user, folder);
    run('etcd', programs.etcd, ['--config-file', etcd]);
    for (const each of nodes) each.start();
    run('haproxy', programs.haproxy, ['-f', haproxy, '-db']);
    run('pgbouncer-output', programs.pgbouncer, [pgbouncer]);
    const owner = { connectionString: `postgres://showbill:${PASSWORDS.owner}@127.0.0.1:${ports.haproxy}/showbill` };
    await settled(nodes);
    await untilItAnswers(owner);
    return {
      owner,
      poolUrl: `postgres://showbill_pool:${PASSWORDS.pool}@127.0.0.1:${ports.pool}/showbill`,
      killPrimaryPostgres: async () => (await primaryOf(nodes)).killPostgres(),
      async killPrimaryNode() {
        const node = await primaryOf(nodes);
        down.push(node);
        await node.kill();
      },
      bringBack() {
        for (const node of down.splice(0)) node.start();
      },
      settled: () => settled(nodes),
    };
  } catch (error) {
    const words = [...started, ...nodes].map((each) => each.lastWords()).join('\n---\n');
    throw new Error(`the cluster could not be started:\n${words}`, { cause: error });
  }
}

const NAMES = ['etcd', 'peer', 'haproxy', 'pool', 'firstPostgres', 'firstApi', 'secondPostgres', 'secondApi'] as const;

async function freePorts(): Promise<Readonly<Record<(typeof NAMES)[number], number>>> {
  const ports = await Promise.all(NAMES.map(async (name) => [name, await freePort()] as const));
  return Object.fromEntries(ports) as Record<(typeof NAMES)[number], number>;
}

async function primaryOf(nodes: readonly Node[]): Promise<Node> {
  const leader = (await membersOf(nodes)).find(({ role }) => role === 'leader');
  const node = nodes.find(({ name }) => name === leader?.name);
  if (node === undefined) throw new Error('no node is the primary');
  return node;
}

/** As any node sees it; nobody where none answers. */
async function membersOf(nodes: readonly Node[]): Promise<readonly Member[]> {
  for (const { api } of nodes) {
    try {
      const response = await fetch(`${api}/cluster`, { signal: AbortSignal.timeout(2_000) });
      return ((await response.json()) as { members: readonly Member[] }).members;
    } catch {}
  }
  return [];
}

export function isSettled(members: readonly Member[]): boolean {
  const isUp = ({ state }: Member) => state === 'running' || state === 'streaming';
  const has = (role: string) => members.some((member) => member.role === role && isUp(member));
  return has('leader') && has('sync_standby');
}

async function settled(nodes: readonly Node[]): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  let members: readonly Member[] = [];
  for (; performance.now() < until; await wait(POLL_MS)) {
    members = await membersOf(nodes);
    if (isSettled(members)) return;
  }
  throw new Error(`there are no primary and synchronous standby: ${JSON.stringify(members)}`);
}

async function untilItAnswers(owner: ClientConfig): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const client = new Client({ ...owner, connectionTimeoutMillis: 2_000 });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (performance.now() > until) throw error;
      await wait(POLL_MS);
    }
  }
}

function giveTo({ uid, gid }: User, folder: string): void {
  chownSync(folder, uid, gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(join(folder, entry), uid, gid);
  }
}
