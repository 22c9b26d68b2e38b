import type pg from 'pg';
import { type Clock, systemClock } from './clock.ts';
import { messageOf } from './errors.ts';
import type { Log } from './log.ts';

const EVERY_MS = 30_000;
/** An answer that took longer says too little of when it was true. */
const LONGEST_MS = 250;

export interface SharedClock extends Clock {
  /** Asks the database for the time. */
  synchronise(): Promise<void>;
  close(): void;
}

/**
 * The database's clock, which all servers share, carried on between looks at it by what measures in this process how long
 * things take. A machine whose time of day is wrong, or is set while the service runs, neither puts off what is due nor
 * does it early.
 */
export async function openSharedClock(pool: pg.Pool, log: Log): Promise<SharedClock> {
  const clock = sharedClock(async () => {
    const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now');
    return rows[0]?.now ?? systemClock.now();
  });
  await clock.synchronise();
  const timer = setInterval(() => {
    clock
      .synchronise()
      .catch((error: unknown) => log.debug({ error: messageOf(error) }, 'the time could not be asked for'));
  }, EVERY_MS);
  timer.unref();
  return { ...clock, close: () => clearInterval(timer) };
}

/** The same over any way to ask for the time; `elapsed` measures milliseconds from anywhere. */
export function sharedClock(
  ask: () => Promise<Date>,
  elapsed: () => number = () => performance.now(),
): Omit<SharedClock, 'close'> {
  let ahead: number | null = null;
  return {
    now: () => (ahead === null ? systemClock.now() : new Date(elapsed() + ahead)),
    synchronise: async () => {
      const before = elapsed();
      const moment = await ask();
      const took = elapsed() - before;
      if (ahead === null || took <= LONGEST_MS) ahead = moment.getTime() - (before + took / 2);
    },
  };
}
