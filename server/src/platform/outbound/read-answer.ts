import type { IncomingMessage } from 'node:http';
import { retryAfterMilliseconds } from '../retry-after.ts';

export interface Answered {
  readonly status: number;
  /** What Retry-After asks for; null where it does not say. */
  readonly retryAfterMilliseconds: number | null;
  /** The text of the first 1,024 bytes: valid UTF-8, what is not replaced by U+FFFD, without NUL. */
  readonly excerpt: string;
}

/** Of a longer answer no more is read, and its connection is closed. */
const MOST_BYTES = 64 * 1024;
const EXCERPT_BYTES = 1_024;

/** Reads an answer to its end or to 64 KiB. Rejects where the connection ends before it. */
export function readAnswer(response: IncomingMessage): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const kept: Buffer[] = [];
    let size = 0;
    const finish = (): void => resolve(answered(response, Buffer.concat(kept)));
    response.on('data', (chunk: Buffer) => {
      if (size < EXCERPT_BYTES) kept.push(chunk.subarray(0, EXCERPT_BYTES - size));
      size += chunk.byteLength;
      if (size < MOST_BYTES) return;
      finish();
      response.destroy();
    });
    response.on('end', finish);
    response.on('error', reject);
  });
}

function answered({ statusCode = 0, headers }: IncomingMessage, start: Buffer): Answered {
  const { 'retry-after': retryAfter = '', date = '' } = headers;
  return {
    status: statusCode,
    retryAfterMilliseconds: retryAfterMilliseconds({ 'retry-after': retryAfter, date }),
    // a character that the cut splits is left out
    excerpt: new TextDecoder().decode(start, { stream: start.byteLength === EXCERPT_BYTES }).replaceAll('\0', '\uFFFD'),
  };
}
