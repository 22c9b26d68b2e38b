import type { ErrorBody, QuotaBody } from '@showbill/contract';
import { TEXTS } from '../texts.ts';
import { closeSession, currentKey, noteQuota } from './session.ts';

/** A refusal of the API, or no answer at all: then `status` is 0. `message` is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  readonly param: string | undefined;
  /** Milliseconds since 1970 before which trying again is of no use. */
  readonly retryAt: number | undefined;

  constructor(
    message: string,
    about: { status: number; code: string; param?: string | undefined; retryAt?: number | undefined },
  ) {
    super(message);
    this.status = about.status;
    this.code = about.code;
    this.param = about.param;
    this.retryAt = about.retryAt;
  }

  /** Whether the same request may succeed later without any change. */
  get passing(): boolean {
    return this.code !== 'quota_exceeded' && (this.status === 0 || this.status === 429 || this.status >= 500);
  }
}

export interface ApiRequest {
  readonly path: string;
  /** Sent as JSON with POST; without it the request is a GET. */
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  /** Instead of the session's. */
  readonly key?: string;
}

/** Asks the API at `path`, relative to the application. Throws ApiError. */
export async function askApi<T>({ path, body, idempotencyKey, key = currentKey() ?? '' }: ApiRequest): Promise<T> {
  const headers = new Headers({ accept: 'application/json', authorization: `Bearer ${key}` });
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey);
  const response = await fetch(new URL(path, document.baseURI), {
    headers,
    cache: 'no-store',
    credentials: 'omit',
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(TEXTS.problem.unreachable, { status: 0, code: 'unreachable' });
  });
  const answer = (await response.json().catch(() => null)) as ({ quota?: QuotaBody } & Partial<ErrorBody>) | null;
  if (answer?.quota !== undefined && key === currentKey()) noteQuota(answer.quota);
  if (response.ok && answer !== null) return answer as T;
  if (response.status === 401 && key === currentKey()) closeSession(TEXTS.key.refused);
  throw new ApiError(answer?.error?.message ?? TEXTS.problem.unexplained(response.status), {
    status: response.ok ? 502 : response.status,
    code: answer?.error?.code ?? 'unexplained',
    param: answer?.error?.param,
    retryAt: retryAt(response.headers.get('retry-after')),
  });
}

function retryAt(seconds: string | null): number | undefined {
  return seconds !== null && /^\d+$/.test(seconds) ? Date.now() + Number(seconds) * 1000 : undefined;
}
