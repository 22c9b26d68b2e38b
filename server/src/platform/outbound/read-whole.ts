import type { IncomingMessage } from 'node:http';
import { AnswerTooLargeError } from './outbound-error.ts';

/** Statuses whose answers have no body, which fetch takes none for. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/**
 * Reads an answer to its end, in the form of fetch: a redirect is one too. Rejects where the connection ends before it,
 * and with AnswerTooLargeError once there are more than `maxBytes`.
 */
export async function readWhole(response: IncomingMessage, maxBytes: number): Promise<Response> {
  const kept: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AnswerTooLargeError(maxBytes);
    kept.push(chunk);
  }
  const { statusCode: status = 0, headers } = response;
  const type = headers['content-type'];
  return new Response(WITHOUT_BODY.has(status) ? null : Buffer.concat(kept), {
    status,
    headers: type === undefined ? {} : { 'content-type': type },
  });
}
