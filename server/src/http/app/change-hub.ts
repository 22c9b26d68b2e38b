import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { type Listening, listenTo } from '../../platform/listen.ts';

export const CHANNEL = 'showbill_changes';
/** One who takes this many changes not in time is told that everything may have changed. */
const MOST_WAITING = 100;
const RECHECK_MS = 25_000;

/** `stops`: a person wishes a creation to end; it is between the servers alone. */
const TOPICS = [
  'proposals',
  'products',
  'clients',
  'stock',
  'jobs',
  'members',
  'webhooks',
  'activity',
  'enquiries',
  'stops',
] as const;

/** What has changed; without an id many of its rows may have. `everything`: what came before was not heard. */
export interface Change {
  readonly topic: (typeof TOPICS)[number] | 'everything';
  readonly id: string | null;
}

export interface ChangeHub {
  /** Changes of one company, from the moment this resolves. */
  open(companyId: string): Promise<Feed>;
  /** After how long at most a stream looks again whether it may go on. */
  readonly recheckMs: number;
  /** Ends all feeds and stops listening. */
  close(): Promise<void>;
}

export interface Feed {
  /** What has changed since the last call; waits for it at most `ms`. Throws an AbortError once the hub is closed. */
  take(ms: number, signal: AbortSignal | undefined): Promise<Change[]>;
  close(): void;
}

const notice = z.object({ company: z.string(), topic: z.enum(TOPICS), id: z.string().nullable() });
const EVERYTHING: Change = { topic: 'everything', id: null };

/** Hands the database's notifications on to whoever looks at that company, over one connection, opened for the first. */
export function createChangeHub(
  context: Pick<Context, 'pool' | 'log'>,
  ending: AbortSignal,
  recheckMs = RECHECK_MS,
): ChangeHub {
  const feeds = new Map<string, Set<Mailbox>>();
  let listening: Listening | undefined;
  ending.addEventListener('abort', endAll);

  function hear(payload: string): void {
    const { company, ...change } = notice.parse(JSON.parse(payload));
    for (const mailbox of feeds.get(company) ?? []) mailbox.put(change);
  }

  function connected(): void {
    for (const company of feeds.values()) for (const mailbox of company) mailbox.put(EVERYTHING);
  }

  function endAll(): void {
    for (const company of feeds.values()) for (const mailbox of company) mailbox.end();
  }

  return {
    recheckMs,
    async open(companyId) {
      listening ??= listenTo(context, CHANNEL, { heard: hear, connected });
      await listening.begun;
      const mailbox = createMailbox();
      if (ending.aborted) mailbox.end();
      const company = feeds.get(companyId) ?? new Set();
      feeds.set(companyId, company.add(mailbox));
      return {
        take: mailbox.take,
        close() {
          company.delete(mailbox);
          if (company.size === 0 && feeds.get(companyId) === company) feeds.delete(companyId);
        },
      };
    },
    async close() {
      endAll();
      await listening?.stop();
    },
  };
}

interface Mailbox {
  put(change: Change): void;
  end(): void;
  readonly take: Feed['take'];
}

function createMailbox(): Mailbox {
  let waiting = new Map<string, Change>();
  let ended = false;
  let wake: (() => void) | null = null;

  return {
    put(change) {
      if (waiting.has('everything')) return;
      if (change.topic === 'everything' || waiting.size === MOST_WAITING)
        waiting = new Map([['everything', EVERYTHING]]);
      else waiting.set(`${change.topic} ${change.id}`, change);
      wake?.();
    },
    end() {
      ended = true;
      wake?.();
    },
    async take(ms, signal) {
      if (!ended && waiting.size === 0 && signal?.aborted !== true) {
        await new Promise<void>((resolve) => {
          const done = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', done);
            wake = null;
            resolve();
          };
          const timer = setTimeout(done, ms);
          signal?.addEventListener('abort', done);
          wake = done;
        });
      }
      if (ended) throw new DOMException('the stream ends', 'AbortError');
      const taken = [...waiting.values()];
      waiting = new Map();
      return taken;
    },
  };
}
