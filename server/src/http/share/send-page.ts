import type { FastifyReply } from 'fastify';
import { pageHeaders } from '../page-headers.ts';
import type { SharePage } from './page/frame.ts';

export function sendPage(reply: FastifyReply, { text, styles, scripts }: SharePage): FastifyReply {
  return reply
    .headers({
      ...pageHeaders({ style: styles, script: scripts, connect: "'self'", form: "'self'" }),
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(text);
}
