import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../platform/context.ts';
import { pageForNowhere, registerWeb } from './web.ts';

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

let folder: string;
let app: FastifyInstance;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'showbill-web-'));
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

async function start(publicUrl: string): Promise<FastifyInstance> {
  app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'not_found' }));
  const prefix = new URL(publicUrl).pathname.replace(/\/$/, '');
  await app.register(async (site) => registerWeb(site, { publicUrl } as Context, folder), { prefix });
  return app;
}

function build(): void {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<head><base href="/" /><script src="./assets/index-1a2b.js"></script></head>',
  );
  writeFileSync(join(folder, 'assets/index-1a2b.js'), 'void 0;');
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
}

async function nowhere(url: string, accept: string) {
  build();
  app = Fastify();
  const tell = pageForNowhere({ publicUrl: 'http://127.0.0.1:3000/quotes' }, folder);
  app.setNotFoundHandler((request, reply) => (tell(request, reply) ? reply : reply.code(404).send({})));
  return app.inject({ url, headers: { accept } });
}

describe('an address that leads nowhere', () => {
  it('is told to a browser by the application', async () => {
    const { statusCode, body, headers } = await nowhere('/quotes/no/such/page', HTML.accept);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('<base href="/quotes/"');
  });

  it.each([
    ['a program', '/quotes/no/such/page', '*/*'],
    ['whoever asks outside of it', '/elsewhere', HTML.accept],
  ])('is no page for %s', async (_who, url, accept) => {
    const { statusCode, headers } = await nowhere(url, accept);
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });
});

describe('the web application', () => {
  it('answers its page at each of its addresses, never from a cache unasked', async () => {
    build();
    await start('http://127.0.0.1:3000');
    for (const url of ['/', '/proposals/0197f0aa-0000-7000-8000-00000000abcd']) {
      const { statusCode, headers, body } = await app.inject({ url, headers: HTML });
      expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
        200,
        'no-cache',
        'text/html; charset=utf-8',
      ]);
      expect(body).toContain('<base href="/"');
    }
  });

  it('lets only its own scripts and styles run, and no other page frame it', async () => {
    build();
    await start('http://127.0.0.1:3000');
    const { headers } = await app.inject({ url: '/', headers: HTML });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
  });

  it('lets styles be written by its own scripts alone, which are told a nonce that no other answer has', async () => {
    build();
    await start('http://127.0.0.1:3000');
    const nonces = [];
    for (const url of ['/', '/', '/reset-password', '/invitation']) {
      const { headers, body } = await app.inject({ url, headers: HTML });
      const nonce = /<meta property="csp-nonce" nonce="([^"]+)"><\/head>/.exec(body)?.[1];
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}';`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(4);
  });

  it('lives below the path prefix of the public address', async () => {
    build();
    await start('https://x.example/quotes');
    const page = await app.inject({ url: '/quotes/proposals/a', headers: HTML });
    expect(page.body).toContain('<base href="/quotes/"');
    expect((await app.inject({ url: '/quotes', headers: HTML })).statusCode).toBe(200);
    expect((await app.inject({ url: '/quotes/assets/index-1a2b.js' })).body).toBe('void 0;');
    expect((await app.inject({ url: '/assets/index-1a2b.js' })).statusCode).toBe(404);
  });

  it('lets browsers keep for ever what has a hash in its name, and nothing else', async () => {
    build();
    await start('http://127.0.0.1:3000');
    const hashed = await app.inject({ url: '/assets/index-1a2b.js' });
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const named = await app.inject({ url: '/favicon.svg' });
    expect(named.headers['cache-control']).toBe('public, max-age=86400');
    expect(named.headers['content-type']).toBe('image/svg+xml');
  });

  it('sends what was compressed beforehand to whom understands it, and no address of its own for it', async () => {
    build();
    writeFileSync(join(folder, 'assets/index-1a2b.js.br'), 'brotli');
    await start('http://127.0.0.1:3000');
    const url = '/assets/index-1a2b.js';
    const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect([compressed.body, compressed.headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect(compressed.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    const plain = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect([plain.body, plain.headers['content-encoding']]).toEqual(['void 0;', undefined]);
    expect((await app.inject({ url: `${url}.br` })).statusCode).toBe(404);
  });

  it('leaves every other address, and callers who want no page, to the not-found answer', async () => {
    build();
    await start('http://127.0.0.1:3000');
    for (const url of ['/assets/none.js', '/index.html', '/elsewhere', '/proposals/a/b', '/../package.json']) {
      expect([url, (await app.inject({ url, headers: HTML })).statusCode]).toEqual([url, 404]);
    }
    const wantsJson = await app.inject({ url: '/', headers: { accept: 'application/json' } });
    expect([wantsJson.statusCode, wantsJson.json()]).toEqual([404, { error: 'not_found' }]);
  });

  it('answers HEAD as GET, without a body', async () => {
    build();
    await start('http://127.0.0.1:3000');
    const { statusCode, body } = await app.inject({ method: 'HEAD', url: '/', headers: HTML });
    expect([statusCode, body]).toEqual([200, '']);
  });

  it('says how to build it where it has not been built', async () => {
    await start('http://127.0.0.1:3000');
    const { statusCode, body } = await app.inject({ url: '/', headers: HTML });
    expect(statusCode).toBe(503);
    expect(body).toContain('npm run build');
  });
});
