import { setTimeout as wait } from 'node:timers/promises';
import type { Draining, Listener } from '../http/index.ts';
import type { GenerationContext } from '../proposals/index.ts';
import type { Signals } from './signals.ts';

/** What remains to give places back once a second signal has stopped everything. */
const LAST_WORDS_MS = 2_000;

/**
 * Returns when the process may end: after SIGTERM or SIGINT new requests are refused and those under way finish, for
 * at most as long as a generation may take; a second signal stops them, and their places are given back.
 */
export async function untilToldToEnd(
  { underWay, config, log }: GenerationContext,
  draining: Draining,
  listener: Listener,
  signals: Signals,
): Promise<void> {
  await signals.first;
  draining.start();
  log.info({ requests: listener.open() }, 'ending: no new requests are taken');
  const finished = Promise.all([underWay.idle(), listener.idle()]);
  const patience = new AbortController();
  const outcome = await Promise.race([
    finished.then(() => 'finished' as const),
    signals.second.then(() => 'stopped' as const),
    wait(config.generationTimeoutSeconds * 1000, 'late' as const, { signal: patience.signal }).catch(
      () => 'late' as const,
    ),
  ]);
  patience.abort();
  if (outcome === 'finished') return;
  log.warn({ requests: listener.open() }, 'ending at once: what is under way is stopped');
  underWay.abort();
  await Promise.race([underWay.idle(), wait(LAST_WORDS_MS, undefined, { ref: false })]);
}
