import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../platform/errors.ts';
import { isLoopback } from '../platform/loopback.ts';

/**
 * Lets through what comes from the application's own pages. Browsers say where a request comes from in `Origin`, always
 * so for one that changes something; what changes something without saying it is refused as well, unless `mayBeAbsent`:
 * where programs that are no browsers ask.
 */
export function refuseForeignOrigins(publicUrl: string, { mayBeAbsent = false } = {}) {
  const own = ownOrigins(publicUrl);
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    const { origin } = request.headers;
    const mayLackOne = mayBeAbsent || request.method === 'GET' || request.method === 'HEAD';
    if (origin === undefined ? mayLackOne : own.has(origin)) done();
    else done(new AppError('forbidden', ({ service }) => service.otherOrigin([...own].join(', '))));
  };
}

/** A service on loopback is the same under each name of this machine. */
function ownOrigins(publicUrl: string): Set<string> {
  const { origin, protocol, hostname, port } = new URL(publicUrl);
  if (!isLoopback(hostname.replace(/^\[|\]$/g, ''))) return new Set([origin]);
  const at = port === '' ? '' : `:${port}`;
  return new Set([origin, ...['localhost', '127.0.0.1', '[::1]'].map((name) => `${protocol}//${name}${at}`)]);
}
