export class AnswerTooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`the answer is larger than ${maxBytes} bytes`);
    this.name = 'AnswerTooLargeError';
  }
}

/**
 * A fetch that never follows a redirect and whose answer ends with AnswerTooLargeError after `maxBytes`, counted after
 * decompression. What was not read yet is never fetched: the connection is closed.
 */
export function boundedFetch(inner: typeof fetch, maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, { ...init, redirect: 'manual' });
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
