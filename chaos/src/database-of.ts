import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { openEmbeddedPostgres } from '../../server/src/platform/embedded-postgres/index.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { type Cluster, openCluster } from './failover/cluster.ts';
import type { Layout } from './site.ts';

const SECRET = { SECRET_KEY: 'a secret of the chaos, long enough to be one' };

/** The database that a layout works over. */
export interface DatabaseOf {
  readonly owner: ClientConfig;
  /** What tells the program of it. */
  readonly env: Readonly<Record<string, string>>;
  /** The part of that which a backup needs elsewhere. */
  readonly secret: Readonly<Record<string, string>>;
  /** The file with the number of its first process; null where it is on several nodes. */
  readonly postmaster: string | null;
  readonly cluster: Cluster | null;
  /** For a layout whose program brings it: what runs then keeps it up by itself. */
  leave(): Promise<void>;
}

type AtEnd = (end: () => Promise<void>) => void;

/** `atEnd` is told how to end it. */
export async function openDatabaseOf(layout: Layout, folder: string, atEnd: AtEnd): Promise<DatabaseOf> {
  return layout === 'failover' ? openNodes(folder, atEnd) : openOne(layout, join(folder, 'data'), atEnd);
}

async function openNodes(folder: string, atEnd: AtEnd): Promise<DatabaseOf> {
  chmodSync(folder, 0o711); // the cluster runs as another user
  const cluster = await openCluster(join(folder, 'cluster'), atEnd);
  const { owner, poolUrl } = cluster;
  const addresses = { DATABASE_URL: owner.connectionString, DATABASE_POOL_URL: poolUrl };
  const env = { ...addresses, ...SECRET, DATA_DIR: join(folder, 'data') };
  return { owner, env, secret: SECRET, postmaster: null, cluster, leave: async () => {} };
}

async function openOne(layout: Layout, dataDir: string, atEnd: AtEnd): Promise<DatabaseOf> {
  const postgres = await openEmbeddedPostgres({ dataDir, log: silentLog });
  const { host, port, user, database } = postgres.owner;
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const secret: Record<string, string> = layout === 'one process' ? {} : SECRET;
  const env = { DATA_DIR: dataDir, ...secret, ...(layout === 'one process' ? {} : { DATABASE_URL: url }) };
  let isOpen = true;
  const leave = async () => {
    if (isOpen) await postgres.close();
    isOpen = false;
  };
  atEnd(leave);
  return {
    owner: postgres.owner,
    env,
    secret,
    postmaster: join(dataDir, 'postgres', 'postmaster.pid'),
    cluster: null,
    leave,
  };
}
