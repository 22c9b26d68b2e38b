import type { PoolClient } from 'pg';
import type { Context } from '../platform/context.ts';
import { DUE_CHANNEL } from './events.ts';

const RECONNECT_MS = 1_000;

/** Calls `wake` at each hint of the database that something is due; connects again where the connection is lost. */
export function listenForDue({ pool, log }: Context, wake: () => void): { stop(): Promise<void> } {
  let client: PoolClient | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let connecting = connect();

  async function connect(): Promise<void> {
    let opened: PoolClient | null = null;
    try {
      opened = await pool.connect();
      opened.on('notification', wake);
      await opened.query(`listen ${DUE_CHANNEL}`);
      opened.once('end', lost);
      client = opened;
      wake(); // what came while nobody listened
    } catch (error) {
      opened?.release(true);
      log.warn({ err: error }, 'cannot listen for deliveries; they are looked for all the same');
      retry();
    }
  }

  function lost(): void {
    client?.release(true);
    client = null;
    retry();
  }

  function retry(): void {
    if (stopped) return;
    timer = setTimeout(() => {
      connecting = connect();
    }, RECONNECT_MS);
  }

  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      client?.removeAllListeners('end');
      client?.release(true);
      client = null;
    },
  };
}
