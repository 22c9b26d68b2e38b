import { listenTo } from '../platform/listen.ts';
import { claimDeliveries } from './claim.ts';
import type { WebhookContext } from './context.ts';
import { deliver } from './deliver.ts';
import { DUE_CHANNEL } from './events.ts';

/** Deliveries under way at once in one process. */
const CAPACITY = 256;
/** At most so many are claimed in one statement. */
const BATCH = 64;
const POLL_MS = 400;
const GATHER_MS = 5;

export interface Dispatcher {
  /** Claims no more, and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Delivers whatever is due, until it is stopped: woken by the database's notifications, by deliveries that end, and
 * twice a second by itself.
 */
export function startDispatcher(context: WebhookContext): Dispatcher {
  const dispatch = createDispatch(context);
  const timer = setInterval(() => void dispatch.wake(), POLL_MS);
  const wake = () => void dispatch.wake();
  const listening = listenTo(context, DUE_CHANNEL, { heard: wake, connected: wake });
  void dispatch.wake();
  return {
    async stop() {
      clearInterval(timer);
      // both at once: what ends while the listener is going must not be followed by another claim
      await Promise.all([listening.stop(), dispatch.stop()]);
    },
  };
}

/** Delivers everything that is due at the context's moment, and what becomes due by it; resolves when nothing is left. */
export async function deliverDue(context: WebhookContext): Promise<void> {
  const dispatch = createDispatch(context);
  await dispatch.wake();
  await dispatch.idle();
  // or a look that is still to come would take what is due at a later call
  await dispatch.stop();
}

function createDispatch(context: WebhookContext) {
  const underWay = new Set<Promise<void>>();
  let claiming: Promise<void> | null = null;
  let again = false;
  let stopped = false;
  let soon: NodeJS.Timeout | null = null;

  function wake(): Promise<void> {
    again = true;
    settle();
    claiming ??= claimAll().finally(() => {
      claiming = null;
      // somebody may have called just after the last look
      if (mayClaim()) void wake();
    });
    return claiming;
  }

  function mayClaim(): boolean {
    return again && !stopped && underWay.size < CAPACITY;
  }

  async function claimAll(): Promise<void> {
    while (mayClaim()) {
      again = false;
      const most = Math.min(BATCH, CAPACITY - underWay.size);
      const claimed = await claimDeliveries(context, most).catch((error: unknown) => {
        context.log.error({ err: error }, 'deliveries could not be claimed');
        return [];
      });
      if (claimed.length === most) again = true;
      for (const delivery of claimed) begin(deliver(context, delivery));
    }
  }

  function begin(delivery: Promise<void>): void {
    const task = delivery
      .catch((error: unknown) =>
        // its lease runs out, and it is tried again
        context.log.error({ err: error }, 'how a delivery ended could not be written'),
      )
      .finally(() => {
        underWay.delete(task);
        wakeSoon();
      });
    underWay.add(task);
  }

  /** Deliveries that end within a few milliseconds of each other are followed by one claim. */
  function wakeSoon(): void {
    if (!stopped) soon ??= setTimeout(() => void wake(), GATHER_MS);
  }

  function settle(): void {
    if (soon !== null) clearTimeout(soon);
    soon = null;
  }

  async function idle(): Promise<void> {
    while (isBusy()) {
      await Promise.all([claiming, ...underWay]);
      // what became due by their end is claimed as well
      await wake();
    }
  }

  /** A delivery may end while a claim that does not see it yet is under way: the look that it asked for is still to come. */
  function isBusy(): boolean {
    return claiming !== null || underWay.size > 0 || soon !== null;
  }

  return {
    wake,
    idle,
    stop(): Promise<void> {
      stopped = true;
      settle();
      return idle();
    },
  };
}
