import type { FastifyReply } from 'fastify';

/** Answers with JSON that is ready as text, or as its bytes. */
export function sendJson(reply: FastifyReply, text: string | Buffer): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').send(text);
}
