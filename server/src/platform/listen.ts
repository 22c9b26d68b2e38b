import type { PoolClient } from 'pg';
import type { Context } from './context.ts';
import { letBeSilent } from './pool.ts';
import { sessionsBeside } from './pooler.ts';
import { forNoRequest } from './request-marks.ts';

const RECONNECT_MS = 1_000;

export interface Listening {
  /** Resolves when it hears, or could not at the first attempt. */
  readonly begun: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Hears the database's notifications of a channel, over one connection of the pool, or one past the pooler before it.
 * `connected` is called at the start and after each loss of the connection: what came in between was not heard.
 */
export function listenTo(
  { pool, log }: Pick<Context, 'pool' | 'log'>,
  channel: string,
  on: { readonly heard: (payload: string) => void; readonly connected: () => void },
): Listening {
  let client: PoolClient | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let connecting = forNoRequest(connect);

  async function connect(): Promise<void> {
    let opened: PoolClient | null = null;
    try {
      opened = await sessionsBeside(pool).connect();
      letBeSilent(opened);
      opened.on('notification', ({ payload = '' }) => on.heard(payload));
      await opened.query(`listen ${channel}`);
      opened.once('end', lost);
      client = opened;
      on.connected();
    } catch (error) {
      opened?.release(true);
      log.warn({ err: error, channel }, 'cannot listen to the database yet');
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
    begun: connecting,
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
