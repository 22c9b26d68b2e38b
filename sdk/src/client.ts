import { ENVIRONMENT, type Environment } from './environment.ts';
import { ShowbillError } from './errors.ts';
import { type CreationProgress, LINES } from './progress.ts';
import { send } from './send.ts';
import type {
  Account,
  Availability,
  AvailabilityQuery,
  CreatedWebhook,
  CreateProposal,
  CreateWebhook,
  Proposal,
  ProposalList,
  ProposalPageQuery,
  ProposalQuery,
  ProposalSummary,
} from './types.ts';

/** The service advises at least 90 seconds for a proposal. */
const TIMEOUT_MS = 95_000;

export interface ClientOptions extends Partial<Environment> {
  /** Where the service is, without `/v1`: `https://showbill.example.com`. */
  readonly baseUrl: string;
  /** `sbk_…` */
  readonly apiKey: string;
  /** How long a call may take with all its retries; 95,000 where it is left out. */
  readonly timeoutMs?: number;
}

export interface CallOptions {
  /** Ends the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Instead of the client's own. */
  readonly timeoutMs?: number;
}

export interface CreateOptions extends CallOptions {
  /** 1 to 255 characters; one is made for each call where it is left out. */
  readonly idempotencyKey?: string;
}

export interface CreateProposalOptions extends CreateOptions {
  /** Told of each stage while the draft is made. What it throws ends the call. */
  readonly onProgress?: (progress: CreationProgress) => void;
}

interface Asked extends CreateProposalOptions {
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  readonly body?: object;
}

/** The Showbill API. Every call rejects with a `ShowbillError`. */
export class Showbill {
  readonly #options: ClientOptions;
  readonly #environment: Environment;

  constructor(options: ClientOptions) {
    if (!options.apiKey) throw new TypeError('apiKey is missing');
    if (!options.baseUrl) throw new TypeError('baseUrl is missing');
    this.#options = options;
    const { fetch, now, sleep, random } = ENVIRONMENT;
    this.#environment = {
      fetch: options.fetch ?? fetch,
      now: options.now ?? now,
      sleep: options.sleep ?? sleep,
      random: options.random ?? random,
    };
  }

  readonly proposals = {
    /** Makes a draft from a description. With a language model it takes 20 to 60 seconds. */
    create: (proposal: CreateProposal, options?: CreateProposalOptions): Promise<Proposal> =>
      this.#create('/v1/proposals', proposal, options),

    /** With its lines and its current status. */
    get: (id: string, options?: CallOptions): Promise<Proposal> =>
      this.#call('GET', `/v1/proposals/${encodeURIComponent(id)}`, options),

    /** All that match, newest first, without lines. A page is fetched when it is needed. */
    list: (query?: ProposalQuery, options?: CallOptions): AsyncGenerator<ProposalSummary, void, undefined> =>
      this.#listProposals(query, options),

    /** One page, for whoever keeps `next_cursor` for later. */
    page: (query?: ProposalPageQuery, options?: CallOptions): Promise<ProposalList> =>
      this.#call('GET', '/v1/proposals', { ...options, query: query ?? {} }),
  };

  readonly webhooks = {
    /** Subscribes an address to events. `signing_secret` is in this answer only: keep it. */
    create: (webhook: CreateWebhook, options?: CreateOptions): Promise<CreatedWebhook> =>
      this.#create('/v1/webhooks', webhook, options),

    /** Ends a subscription. */
    delete: (id: string, options?: CallOptions): Promise<void> => this.#deleteWebhook(id, options),
  };

  /** What is owned, held and free: a record for each product and day. */
  availability({ items, ...days }: AvailabilityQuery, options?: CallOptions): Promise<Availability> {
    const query = { ...days, items: items?.join(',') };
    return this.#call('GET', '/v1/inventory/availability', { ...options, query });
  }

  /** The account that the key belongs to. */
  account(options?: CallOptions): Promise<Account> {
    return this.#call('GET', '/v1/me', options);
  }

  async *#listProposals(query: ProposalQuery = {}, options?: CallOptions): AsyncGenerator<ProposalSummary, void> {
    let cursor: string | null = null;
    do {
      const page: ProposalList = await this.proposals.page({ ...query, ...(cursor !== null && { cursor }) }, options);
      yield* page.data;
      cursor = page.next_cursor;
    } while (cursor !== null);
  }

  async #deleteWebhook(id: string, options?: CallOptions): Promise<void> {
    try {
      await this.#call('DELETE', `/v1/webhooks/${encodeURIComponent(id)}`, options);
    } catch (error) {
      // the answer to the first request may have been lost
      const isRepeated = error instanceof ShowbillError && error.code === 'not_found' && error.attempts > 1;
      if (!isRepeated) throw error;
    }
  }

  #create<T>(path: string, body: object, options?: CreateProposalOptions): Promise<T> {
    const idempotencyKey = options?.idempotencyKey ?? crypto.randomUUID();
    return this.#call('POST', path, { ...options, idempotencyKey, body });
  }

  async #call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, asked: Asked = {}): Promise<T> {
    const { baseUrl, apiKey, timeoutMs = TIMEOUT_MS } = this.#options;
    const { query = {}, body, idempotencyKey, onProgress } = asked;
    const json = await send(this.#environment, {
      method,
      url: `${baseUrl.replace(/\/+$/, '')}${path}${inQuery(query)}`,
      headers: {
        accept: onProgress === undefined ? 'application/json' : `${LINES}, application/json`,
        authorization: `Bearer ${apiKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      timeoutMs: asked.timeoutMs ?? timeoutMs,
      signal: asked.signal,
      onProgress,
    });
    return json as T;
  }
}

function inQuery(query: NonNullable<Asked['query']>): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value == null ? [] : [[name, String(value)] as const],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(given))}`;
}
