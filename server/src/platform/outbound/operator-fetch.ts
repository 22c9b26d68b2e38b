import { AnswerTooLargeError } from './outbound-error.ts';

export interface FetchLimits {
  /** Counted after decompression. */
  readonly maxBytes: number;
  /** Until the answer has ended; with what the caller's own signal says. */
  readonly totalTimeoutMs: number;
}

/**
 * A fetch for addresses that the operator sets, which may be http and private. It never follows a redirect, and its
 * answer ends with AnswerTooLargeError after `maxBytes`: what was not read yet is never fetched, the connection is
 * closed. Node's fetch, over which it works, waits 10 s for a connection and 300 s for headers.
 */
export function operatorFetch({ maxBytes, totalTimeoutMs }: FetchLimits, inner: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const given = init?.signal ?? (input instanceof Request ? input.signal : null);
    const late = AbortSignal.timeout(totalTimeoutMs);
    const signal = given === null ? late : AbortSignal.any([given, late]);
    const response = await inner(input, { ...init, redirect: 'manual', signal });
    if (response.body === null) return response;
    return new Response(response.body.pipeThrough(byteCap(maxBytes)), {
      status: response.status,
      statusText: response.statusText,
      headers: response.headers,
    });
  };
}

function byteCap(maxBytes: number): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let received = 0;
  return new TransformStream({
    transform(chunk, controller) {
      received += chunk.byteLength;
      if (received > maxBytes) controller.error(new AnswerTooLargeError(maxBytes));
      else controller.enqueue(chunk);
    },
  });
}
