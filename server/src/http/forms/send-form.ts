import type { FastifyReply } from 'fastify';
import type { EnquiryForm } from '../../enquiries/index.ts';
import { compress } from '../compress.ts';
import { pageHeaders } from '../page-headers.ts';
import type { FormPage } from './page.ts';

/** Sends a page that the websites of its company may frame; where nobody knows whose it is, any over https. */
export async function sendForm(
  reply: FastifyReply,
  { text, styles, scripts }: FormPage,
  form: Pick<EnquiryForm, 'origins'> | null = null,
): Promise<FastifyReply> {
  const { body, headers } = await compress(text, reply.request.headers['accept-encoding']);
  const frames = form === null || form.origins.length === 0 ? 'https:' : form.origins.join(' ');
  return reply
    .headers({
      ...pageHeaders({ style: styles, script: scripts, connect: "'self'", form: "'self'", frames }),
      ...headers,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
    })
    .send(body);
}
