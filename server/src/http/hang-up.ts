import type { FastifyReply, FastifyRequest } from 'fastify';
import { whileAsked } from '../platform/hang-up.ts';

/** What only reads is read for whoever asked, and for nobody once they have hung up. A hook. */
export function readWhileAsked(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  if (request.method === 'GET') whileAsked(untilGone(reply), done);
  else done();
}

/** Made once: each would keep the stack that it was made on. */
const GONE = new DOMException('whoever asked has hung up', 'AbortError');

/** Aborts when the connection ends, whether or not all was answered by then. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // they may have gone while their key was looked at
  if (raw.closed || raw.socket?.destroyed === true) gone.abort(GONE);
  else raw.once('close', () => gone.abort(GONE));
  return gone.signal;
}
