import type { FastifyReply, FastifyRequest } from 'fastify';
import { whileAsked } from '../platform/hang-up.ts';

/** What only reads is read for whoever asked, and for nobody once they have hung up. A hook. */
export function readWhileAsked(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (request.method === 'GET') whileAsked(untilGone(reply), done);
  else done();
}

/** Aborts when the connection ends, whether or not all was answered by then. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // they may have gone while their key was looked at
  if (raw.closed || raw.socket?.destroyed === true) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
