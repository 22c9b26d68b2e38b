import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenerationContext, LifeContext } from '../../proposals/index.ts';
import { untilGone } from '../hang-up.ts';
import { refuseForeignOrigins } from '../origin.ts';
import type { TypedApp } from '../typed-app.ts';
import { type Gate, keyOf } from '../v1/authenticate.ts';
import { createFreeMessages } from './free-messages.ts';
import { admitMessages } from './messages.ts';

/**
 * Model Context Protocol at /mcp, without sessions: each POST is answered by itself, whichever process it comes to. What
 * speaks the protocol is loaded with the first request that has a key.
 */
export function registerMcp(app: TypedApp, context: GenerationContext & LifeContext, gate: Gate): void {
  const free = createFreeMessages(context);
  app.register(async (mcp) => {
    mcp.addHook('onRequest', refuseForeignOrigins(context.publicUrl, { mayBeAbsent: true }));
    // before the body is read, and without the database: whoever has no key costs neither
    mcp.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
      keyOf(request, reply);
    });
    mcp.post('/mcp', { schema: { hide: true } }, async (request, reply) => {
      const admitted = await admitMessages(gate, free, request, reply);
      const { serveMcp } = await import('./serve.ts');
      return reply.send(await serveMcp(context, request, { ...admitted, gone: untilGone(reply) }));
    });
  });
}
