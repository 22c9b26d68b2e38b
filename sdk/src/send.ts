import type { Environment } from './environment.ts';
import { failure, failureOf, readJson, type ShowbillError } from './errors.ts';
import { type CreationProgress, type LastLine, LINES, readLines } from './progress.ts';
import { waitBefore } from './retry.ts';

interface Outcome {
  /** What a 2xx says. */
  readonly json?: unknown;
  readonly failed: ShowbillError | null;
}

export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For everything: requests, and the waits between them. */
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** Told of each stage, where the answer tells of it. */
  readonly onProgress?: ((progress: CreationProgress) => void) | undefined;
}

/**
 * Sends a request until it is answered with 2xx, and gives what its JSON says. Throws a ShowbillError for a failure that
 * is not retried, or whose retry would come after the end of the time; the reason of the caller's signal once that is aborted.
 */
export async function send(environment: Environment, call: Call): Promise<unknown> {
  const end = environment.now() + call.timeoutMs;
  let generations = 0;
  for (let attempts = 1; ; attempts += 1) {
    const { json, failed } = await attempt(environment, call, end, attempts);
    if (failed === null) return json;
    if (failed.code === 'generation_failed') generations += 1;
    const wait = waitBefore(failed, generations, environment.random());
    if (wait === null || environment.now() + wait >= end) throw failed;
    await environment.sleep(wait, call.signal ?? new AbortController().signal);
  }
}

/** One request. A failure is part of the outcome; the end of the time and the caller's abort are thrown. */
async function attempt(environment: Environment, call: Call, end: number, attempts: number): Promise<Outcome> {
  const { signal, timeoutMs } = call;
  signal?.throwIfAborted();
  const stop = new AbortController();
  const late = failure('timeout', `there was no answer within ${timeoutMs / 1000} seconds`, { attempts });
  const forward = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', forward, { once: true });
  const done = new AbortController();
  environment.sleep(Math.max(0, end - environment.now()), done.signal).then(
    () => stop.abort(late),
    () => {},
  );
  try {
    const tell = (progress: CreationProgress) => {
      try {
        call.onProgress?.(progress);
      } catch (error) {
        stop.abort(error);
      }
    };
    return await request(environment, { ...call, onProgress: tell }, stop.signal, attempts);
  } catch (error) {
    if (stop.signal.aborted) throw stop.signal.reason;
    return { failed: failure('network_error', 'the service could not be reached', { attempts, cause: error }) };
  } finally {
    done.abort();
    signal?.removeEventListener('abort', forward);
  }
}

async function request(environment: Environment, call: Call, signal: AbortSignal, attempts: number): Promise<Outcome> {
  const { method, url, headers, body, onProgress } = call;
  // the API redirects nothing; a redirected POST would arrive as a GET
  const init: RequestInit = { method, headers, signal, redirect: 'manual', ...(body !== undefined && { body }) };
  const response = await environment.fetch(url, init);
  if (onProgress !== undefined && response.headers.get('content-type')?.startsWith(LINES)) {
    return lastOf(response, await readLines(response, onProgress), attempts);
  }
  const text = await response.text();
  if (!response.ok) return { failed: failureOf(response, text, attempts) };
  const json = readJson(text);
  if (typeof json === 'object' && json !== null) return { json, failed: null };
  const requestId = response.headers.get('request-id');
  const about = { status: response.status, requestId, attempts };
  return { failed: failure('unexpected_answer', 'the answer is not one of the Showbill API', about) };
}

function lastOf(
  response: Response,
  { proposal, status = response.status, ...said }: LastLine,
  attempts: number,
): Outcome {
  if (typeof proposal === 'object' && proposal !== null) return { json: proposal, failed: null };
  const { headers } = response;
  return { failed: failureOf({ status, headers }, JSON.stringify(said), attempts) };
}
