import { setTimeout as wait } from 'node:timers/promises';
import type { Draining, Listener } from '../http/index.ts';
import type { GenerationContext } from '../proposals/index.ts';
import type { Signals } from './signals.ts';

/**
 * After SIGTERM or SIGINT new requests are refused and those under way finish; returns whether they did within the time
 * that a generation may take.
 */
export async function untilToldToEnd(
  { underWay, config, log }: GenerationContext,
  draining: Draining,
  listener: Listener,
  signals: Signals,
): Promise<boolean> {
  await signals.first;
  draining.start();
  log.info({ requests: listener.open() }, 'ending: no new requests are taken');
  return Promise.race([
    Promise.all([underWay.idle(), listener.idle()]).then(() => true),
    wait(config.generationTimeoutSeconds * 1000, false, { ref: false }),
  ]);
}
