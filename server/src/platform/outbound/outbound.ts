import { Agent } from 'node:https';
import { type Guard, mayReach } from './addresses.ts';
import { checkUrl, hostOf, type UrlCheck } from './check-url.ts';
import { type Limits, startDeadlines } from './deadlines.ts';
import { type Exchange, exchange } from './exchange.ts';
import { type Lookup, privateLookup, publicLookup } from './lookup.ts';
import { OutboundError, StaleConnectionError } from './outbound-error.ts';
import { type Answered, readAnswer } from './read-answer.ts';
import { readWhole } from './read-whole.ts';
import { resolveHost } from './resolve-host.ts';

export interface OutboundOptions extends Guard {
  /** DNS by default; with `allowPrivate` as the system resolves names. */
  readonly lookup?: Lookup | undefined;
  /** Certificates (PEM) of authorities to trust in place of Node's own, to which NODE_EXTRA_CA_CERTS adds. */
  readonly ca?: string | undefined;
}

export interface AskOptions extends Limits {
  readonly method: string;
  /** `host` and `content-length` are added. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  readonly maxBytes: number;
}

export interface PostOptions extends Limits {
  /** `host` and `content-length` are added. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** The way out to addresses that companies give. */
export interface Outbound {
  /** Whether an address may be posted to as far as its text says. */
  checkText(text: string): UrlCheck;
  /** Whether an address may be posted to: what it says, and what its host resolves to now. */
  check(text: string): Promise<UrlCheck>;
  /**
   * Posts to an address, which is checked again, and gives the answer whatever its status: a redirect is one too. Of
   * the answer at most 64 KiB are read. Throws OutboundError.
   */
  post(url: string, options: PostOptions): Promise<Answered>;
  /**
   * The same for an answer that is read whole, in the form of fetch. Throws OutboundError, and AnswerTooLargeError for
   * more than `maxBytes`.
   */
  ask(url: string, options: AskOptions): Promise<Response>;
  /** Closes all connections. */
  close(): void;
}

const CHECK_MS = 5_000;
/** Of a host's addresses no more are tried, and each but the last for at most so long. */
const MOST_ADDRESSES = 4;
const MOST_ATTEMPT_MS = 2_000;

export function createOutbound({ allowPrivate, lookup, ca }: OutboundOptions): Outbound {
  const guard: Guard = { allowPrivate };
  const resolve = lookup ?? (allowPrivate ? privateLookup : publicLookup());
  const agent = new Agent({
    keepAlive: true,
    // a connection that nobody uses for so long is closed
    timeout: 5_000,
    maxFreeSockets: 256,
    minVersion: 'TLSv1.2',
    ...(ca !== undefined && { ca }),
  });

  async function send<T>(
    url: string,
    limits: Limits,
    asked: Pick<Exchange<T>, 'method' | 'headers' | 'body' | 'read'>,
  ): Promise<T> {
    const checked = checkUrl(url, guard);
    if (!checked.ok) throw new OutboundError('refused', `the address ${checked.reason}`);
    const deadlines = startDeadlines(limits);
    try {
      const addresses = await resolveHost(hostOf(checked.url), resolve, guard, deadlines.signal);
      const tried = addresses.slice(0, MOST_ADDRESSES);
      const attemptMs = Math.min(MOST_ATTEMPT_MS, limits.connectTimeoutMs / tried.length);
      return await firstReached(agent, tried, {
        ...asked,
        attemptMs,
        url: checked.url,
        signal: deadlines.signal,
        admits: (remoteAddress) => mayReach(remoteAddress, guard),
        onConnected: () => deadlines.connected(),
      });
    } finally {
      deadlines.end();
    }
  }

  return {
    checkText: (text) => checkUrl(text, guard),
    async check(text) {
      const checked = checkUrl(text, guard);
      if (!checked.ok) return checked;
      const deadlines = startDeadlines({ connectTimeoutMs: CHECK_MS, totalTimeoutMs: CHECK_MS });
      try {
        await resolveHost(hostOf(checked.url), resolve, guard, deadlines.signal);
        return checked;
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        const host = hostOf(checked.url);
        const why = error.fault === 'connect_timeout' ? `${host} could not be looked up` : error.message;
        return { ok: false, reason: `cannot be delivered to: ${why}` };
      } finally {
        deadlines.end();
      }
    },
    post: (url, { headers, body, ...limits }) => send(url, limits, { method: 'POST', headers, body, read: readAnswer }),
    ask: (url, { method, headers, body, maxBytes, ...limits }) =>
      send(url, limits, { method, headers, body, read: (response) => readWhole(response, maxBytes) }),
    close: () => agent.destroy(),
  };
}

/** Tries one address after the other until there is a connection: only then anything is sent. */
async function firstReached<T>(
  agent: Agent,
  [address = '', ...others]: readonly string[],
  sent: Omit<Exchange<T>, 'address'>,
): Promise<T> {
  try {
    return await onLiveConnection(agent, { ...sent, address, ...(others.length === 0 && { attemptMs: null }) });
  } catch (error) {
    const unreached =
      error instanceof OutboundError && (error.fault === 'connect' || error.fault === 'connect_timeout');
    if (!unreached || others.length === 0 || sent.signal.aborted) throw error;
    return firstReached(agent, others, sent);
  }
}

/** Each kept connection that is found closed is gone for good, so that this comes to a new one at last. */
async function onLiveConnection<T>(agent: Agent, sent: Exchange<T>): Promise<T> {
  for (;;) {
    try {
      return await exchange(agent, sent);
    } catch (error) {
      if (!(error instanceof StaleConnectionError)) throw error;
    }
  }
}
