import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import { type Pool, type PoolClient, type PoolConfig, TypeOverrides } from 'pg';
import { type Actor, SERVICE } from './actor.ts';
import { noteFault } from './fault-watch.ts';
import { breakOffWithAsker } from './hang-up.ts';
import type { Log } from './log.ts';
import { openPool, type PoolLimits, SERVICE_LIMITS } from './pool.ts';
import { createShares, type Shares } from './shares.ts';
import { noteStatement } from './traces/index.ts';

/**
 * The tables by name. Each module declares its own, beside its queries:
 * `declare module '../platform/db.ts' { interface Tables { clients: ClientsTable } }`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the modules
export interface Tables {}

export type Db = Kysely<Tables>;
/** A transaction of one company: row-level security lets it see nothing else. */
export type Tx = Transaction<Tables>;

/** The role that the service works as: owns nothing, cannot bypass row-level security. */
export const SERVICE_ROLE = 'showbill_service';

/** int8 arrives as bigint, date and numeric as text: nothing passes through a float on its way. */
export const types = new TypeOverrides();
types.setTypeParser(20, BigInt); // int8
types.setTypeParser(1082, String); // date

/** A pool whose connections all work as the service's role: the role is part of how they connect, so none is ever without it. */
export function createServicePool(connection: PoolConfig, log: Log, limits: PoolLimits = SERVICE_LIMITS): Pool {
  return openPool({ ...connection, types }, SERVICE_ROLE, limits, log);
}

/** The part of a pool's connections that one company's transactions can have at once, and how they wait for it. */
const LARGEST_SHARE = 1 / 3;
const SHARE_PATIENCE_MS = 10_000;
const MOST_WAITING = 500;

const sharesByDb = new WeakMap<Db, Shares>();
const actorByDb = new WeakMap<Db, Actor>();

/** `actor` is who does what is done with it where nobody else is named. */
export function createDb(pool: Pool, actor: Actor = SERVICE): Db {
  const lending = { options: pool.options, connect: () => lend(pool), end: () => pool.end() };
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: lending }),
    log: (event) => {
      if (event.level === 'error') noteFault(event.error);
      noteStatement(event.query.sql, event.queryDurationMillis);
    },
  });
  const places = Math.max(1, Math.floor(pool.options.max * LARGEST_SHARE));
  sharesByDb.set(db, createShares({ places, patienceMs: SHARE_PATIENCE_MS, mostWaiting: MOST_WAITING }));
  actorByDb.set(db, actor);
  return db;
}

export function actorOf(db: Db): Actor {
  return actorByDb.get(db) ?? SERVICE;
}

/** What was derived from a database by a plugin has no shares. */
const UNSHARED: Shares = { run: (_companyId, work) => work() };

export function sharesOf(db: Db): Shares {
  return sharesByDb.get(db) ?? UNSHARED;
}

async function lend(pool: Pool): Promise<PoolClient> {
  try {
    return breakOffWithAsker(await pool.connect());
  } catch (error) {
    noteFault(error);
    throw error;
  }
}
