import type { FastifyReply } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { compressLong } from '../compress.ts';
import { pageHeaders } from '../page-headers.ts';
import type { TypedApp } from '../typed-app.ts';
import { openShelf, type Shelf } from './shelf.ts';

/** Pages change with the program alone. */
const KEPT = { 'cache-control': 'public, max-age=300' };

/**
 * The guides: pages at /docs/guide/NAME, the same as Markdown at /docs/guide/NAME.md, a list of them for language models at
 * /llms.txt and /docs/llms.txt, and all of their text at /docs/llms-full.txt. Read when somebody first asks, and kept.
 */
export function registerGuides(app: TypedApp, { publicUrl }: Context): void {
  let opened: Promise<Shelf> | undefined;
  const shelf = () => (opened ??= openShelf(publicUrl));
  const options = { schema: { hide: true }, onSend: compressLong };

  app.get('/docs/guide', options, (request, reply) => reply.redirect(`${request.url.split('?', 1)[0]}/`, 301));
  app.get('/docs/guide/', options, async (_request, reply) => sendPage(reply, await shelf(), 'index'));
  app.get<{ Params: { file: string } }>('/docs/guide/:file', options, async ({ params: { file } }, reply) => {
    if (!file.endsWith('.md')) return sendPage(reply, await shelf(), file);
    return sendText(reply, 'text/markdown', (await shelf()).markdown(file.slice(0, -'.md'.length)));
  });
  for (const path of ['/llms.txt', '/docs/llms.txt']) {
    app.get(path, options, async (_request, reply) => sendText(reply, 'text/plain', (await shelf()).list()));
  }
  app.get('/docs/llms-full.txt', options, async (_request, reply) =>
    sendText(reply, 'text/plain', (await shelf()).everything()),
  );
}

function sendPage(reply: FastifyReply, shelf: Shelf, name: string): FastifyReply {
  const page = shelf.page(name);
  if (page === null) {
    reply.callNotFound();
    return reply;
  }
  return reply.headers({ ...pageHeaders({ style: page.styles }), ...KEPT }).send(page.text);
}

function sendText(reply: FastifyReply, type: string, text: string | null): FastifyReply {
  if (text === null) {
    reply.callNotFound();
    return reply;
  }
  return reply
    .headers({ 'content-type': `${type}; charset=utf-8`, 'x-content-type-options': 'nosniff', ...KEPT })
    .send(text);
}
