import { sql } from 'kysely';
import type { Db } from './db.ts';

/** Of all companies together: what is due and waits, and when all was backed up last. */
export interface WaitingWork {
  readonly work: readonly {
    readonly what: 'deliveries' | 'mail';
    readonly waiting: number;
    /** For how long the oldest has been due. */
    readonly seconds: number;
  }[];
  readonly backedUpAt: Date | null;
}

export async function readWaitingWork(db: Db, now: Date): Promise<WaitingWork> {
  const { rows: work } = await sql<WaitingWork['work'][number]>`
    select what, waiting::integer as waiting, seconds from waiting_work(${now})`.execute(db);
  const { rows } = await sql<{ at: Date | null }>`select backed_up_at as at from installation`.execute(db);
  return { work, backedUpAt: rows[0]?.at ?? null };
}
