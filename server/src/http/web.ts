import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../platform/context.ts';
import { escapeHtml } from '../platform/html.ts';
import { pathPrefix } from '../platform/path-prefix.ts';
import { pageHeaders } from './page-headers.ts';
import type { TypedApp } from './typed-app.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));
const YEAR = 31_536_000;
const DAY = 86_400;

/** Addresses of the application; each is the same page, which reads where it is. */
const ADDRESSES = [
  '/',
  '/sign-in',
  '/sign-in/:slug',
  '/company-sign-in',
  '/second-factor',
  '/sign-up',
  '/forgotten',
  '/reset-password',
  '/invitation',
  '/no-company',
  '/first-run',
  '/proposals',
  '/proposals/:id',
  '/jobs',
  '/jobs/:id',
  '/enquiries',
  '/invoices',
  '/payments',
  '/sub-hires',
  '/availability',
  '/catalogue',
  '/catalogue/:id',
  '/clients',
  '/clients/:id',
  '/settings',
  '/settings/:tab',
];

const NOT_BUILT = `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<title>Showbill</title>
<p>The web application has not been built yet. Run <code>npm run build</code>, then start Showbill again.</p>
</html>
`;

/** The web application: its built files, and one page for every address that it understands. */
export function registerWeb(app: TypedApp, context: Context, built = BUILT): void {
  const index = readIndex(built);
  for (const path of ADDRESSES) {
    app.get(path, { schema: { hide: true } }, (request, reply) => {
      if (!acceptsHtml(request.headers.accept)) return reply.callNotFound();
      if (index === null) return sendPage(reply, 503, NOT_BUILT);
      return sendPage(reply, 200, withBase(index, basePath(context.publicUrl)));
    });
  }
  if (index === null) return;
  void app.register(fastifyStatic, {
    root: built,
    index: false,
    // a route for each file: other addresses stay with the not-found handler
    wildcard: false,
    globIgnore: ['**/index.html', '**/*.br', '**/*.gz'],
    // the build lays the compressed files beside the others
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: setFileHeaders,
  });
}

/** Whom a browser's address led nowhere, the application tells so; false for whoever asked for no page of it. */
export function pageForNowhere({ publicUrl }: Pick<Context, 'publicUrl'>, built = BUILT) {
  const index = readIndex(built);
  const base = basePath(publicUrl);
  return ({ method, url, headers: { accept = '' } }: FastifyRequest, reply: FastifyReply): boolean => {
    if (index === null || method !== 'GET' || !url.startsWith(base) || !/text\/html/i.test(accept)) return false;
    void sendPage(reply, 404, withBase(index, base));
    return true;
  };
}

function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply.code(status).headers(headers(nonce)).send(withNonce(page, nonce));
}

/** Scripts are our own files and nothing else; styles those, and elements that carry the nonce of this one answer. */
function headers(nonce: string) {
  return {
    ...pageHeaders({ style: `'self' 'nonce-${nonce}'`, script: "'self'", connect: "'self'" }),
    'cache-control': 'no-cache',
  };
}

/** Told to the page in the way Vite has it: `document.querySelector('meta[property=csp-nonce]').nonce`. */
function withNonce(page: string, nonce: string): string {
  return page.replace('</head>', () => `<meta property="csp-nonce" nonce="${nonce}"></head>`);
}

function readIndex(built: string): string | null {
  try {
    return readFileSync(`${built}/index.html`, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** The path under which everything is served, with a slash at both ends. */
function basePath(publicUrl: string): string {
  return `${pathPrefix(publicUrl)}/`;
}

function withBase(index: string, base: string): string {
  return index.replace('<base href="/"', () => `<base href="${escapeHtml(base)}"`);
}

function acceptsHtml(accept = '*/*'): boolean {
  return /(?:text|\*)\/(?:html|\*)/i.test(accept);
}

/** Names below assets/ hold a hash of their content. */
function setFileHeaders(reply: FastifyReply, path: string): void {
  const hashed = path.includes(`${sep}assets${sep}`);
  reply.header('cache-control', hashed ? `public, max-age=${YEAR}, immutable` : `public, max-age=${DAY}`);
  reply.header('x-content-type-options', 'nosniff');
}
