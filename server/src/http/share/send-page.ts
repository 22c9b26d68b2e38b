import type { FastifyReply } from 'fastify';
import { compress } from '../compress.ts';
import { pageHeaders } from '../page-headers.ts';
import type { SharePage } from './page/frame.ts';

export async function sendPage(reply: FastifyReply, { text, styles, scripts }: SharePage): Promise<FastifyReply> {
  const { body, headers } = await compress(text, reply.request.headers['accept-encoding']);
  return reply
    .headers({
      ...pageHeaders({ style: styles, script: scripts, connect: "'self'", form: "'self'" }),
      ...headers,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(body);
}
