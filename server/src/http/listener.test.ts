import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestCompany, type TestService } from '../testing/service.ts';
import { type Listener, listen } from './listener.ts';

/** HTTP as it comes over the wire, from clients that are broken, slow or hostile. */

let service: TestService;
let company: TestCompany;
let listener: Listener;
beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
  listener = await listen('127.0.0.1', 0);
  service.serveAt(listener);
});
afterAll(async () => {
  await listener.close();
  await service.close();
});

interface Wire {
  readonly status: number;
  readonly headers: Record<string, string>;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of every shape
  readonly json: any;
  readonly text: string;
}

/** Sends some bytes, and gives all that comes until the server ends the connection. */
function send(bytes: string | Buffer, port = listener.port): Promise<Wire> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let text = '';
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(parse(text)));
  });
}

function parse(text: string): Wire {
  const [head = '', body = ''] = text.split('\r\n\r\n', 2);
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(lines.map((line) => line.toLowerCase().split(': ', 2)));
  return {
    status: Number(statusLine.split(' ')[1]),
    headers,
    text,
    json: body.startsWith('{') ? JSON.parse(body) : null,
  };
}

function me(line: string, ...headers: readonly string[]): Promise<Wire> {
  const all = [line, 'Connection: close', `Authorization: Bearer ${company.key}`, ...headers];
  return send(`${all.join('\r\n')}\r\n\r\n`);
}

describe('a method', () => {
  it.each(['FOO', 'get', 'GETT', 'PROPFIND', 'M-SEARCH', 'PATCH', 'TRACE', 'OPTIONS', 'x-y', 'CONNECT'])(
    'that an address does not take is answered with 405, and what it takes: %s',
    async (method) => {
      const { status, headers, json } = await me(`${method} /v1/me HTTP/1.1`, 'Host: x');
      expect([status, headers['allow'], json.error.code, headers['content-type']]).toEqual([
        405,
        'get, head',
        'method_not_allowed',
        'application/json; charset=utf-8',
      ]);
      expect(json.error.message).toBe(`${method} is not possible here: use GET, HEAD`);
      expect(headers['request-id']).toMatch(/^[0-9a-z]{12}-/);
    },
  );

  it.each([
    ['DELETE', '/', 'GET, HEAD'],
    ['DELETE', '/healthz', 'GET, HEAD'],
    ['POST', '/docs', 'GET, HEAD'],
    ['PUT', '/p/abc', 'GET, HEAD, POST'],
    ['GET', '/app/auth/sign-in', 'POST'],
    ['DELETE', '/app/trpc/me.get', 'GET, POST'],
    ['POST', '/metrics', 'GET, HEAD'],
  ])('is refused wherever it is not taken: %s %s', async (method, path, allow) => {
    const { status, headers, json } = await service.call(method, path);
    expect([status, headers['allow'], json.error.code]).toEqual([405, allow, 'method_not_allowed']);
  });

  it('makes no address: where there is nothing, there is nothing', async () => {
    expect((await me('FOO /nowhere HTTP/1.1', 'Host: x')).json.error.code).toBe('not_found');
    expect((await service.call('PATCH', '/nowhere')).json.error.code).toBe('not_found');
  });
});

describe('a request', () => {
  it.each([
    ['no Host', [], 'the header Host is missing'],
    ['two Hosts', ['Host: x', 'hOST: x'], 'the header Host may be sent only once'],
    ['two in one', ['Host: x, y'], 'the header Host must be one host name, with or without a port'],
    ['an empty one', ['Host:'], 'the header Host must be one host name, with or without a port'],
    ['a path in it', ['Host: x/y'], 'the header Host must be one host name, with or without a port'],
  ])('with %s is refused', async (_what, hosts, message) => {
    const { status, json, headers } = await me('GET /v1/me HTTP/1.1', ...hosts);
    expect([status, json, headers['connection']]).toEqual([
      400,
      { error: { code: 'invalid_request', message } },
      'close',
    ]);
  });

  it.each(['x', 'x.example:8080', '127.0.0.1:3000', '[::1]:3000', 'a_b.example'])(
    'may name the host %s',
    async (host) => {
      expect((await me('GET /v1/me HTTP/1.1', `Host: ${host}`)).status).toBe(200);
    },
  );

  it('of HTTP/1.0 needs no Host', async () => {
    expect((await me('GET /v1/me HTTP/1.0')).status).toBe(200);
    expect((await me('GET /v1/me HTTP/1.0', 'Host: x', 'Host: x')).status).toBe(400);
  });

  it.each(['\x16\x03\x01\x02\0\x01\0\x01', 'nonsense\r\n\r\n', 'GET /v1/me HTTP/1.1\r\nno colon\r\n\r\n'])(
    'that is no HTTP is said to be none: %j',
    async (bytes) => {
      const { status, json } = await send(Buffer.from(bytes, 'latin1'));
      expect([status, json.error]).toEqual([
        400,
        { code: 'invalid_request', message: 'the request is not valid HTTP' },
      ]);
    },
  );

  it('is answered, and the connection ended, though what follows it is no HTTP', async () => {
    const { status, text } = await send(
      `GET /v1/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${company.key}\r\n\r\nnonsense\r\n\r\n`,
    );
    expect([status, text.match(/HTTP\/1\.1 /g)]).toEqual([200, ['HTTP/1.1 ']]);
  });

  it('to be passed on is refused: this is no proxy', async () => {
    const { status, json } = await send('CONNECT x.example:443 HTTP/1.1\r\nHost: x.example:443\r\n\r\n');
    expect([status, json.error.message]).toEqual([405, 'CONNECT is not possible here: use GET, HEAD']);
  });

  it('with too long an address is told so', async () => {
    const { status, json } = await me(`GET /v1/me?${'x'.repeat(20_000)} HTTP/1.1`, 'Host: x');
    expect([status, json.error.message]).toEqual([400, 'the address and headers of the request are over 16 KiB']);
  });
});

describe('a connection', () => {
  let hasty: Listener;
  beforeAll(async () => {
    hasty = await listen('127.0.0.1', 0, { requestTimeout: 60, headersTimeout: 40, connectionsCheckingInterval: 10 });
    service.serveAt(hasty);
  });
  afterAll(() => hasty.close());

  it.each([
    ['says nothing', ''],
    ['breaks off in its headers', 'GET /v1/me HTTP/1.1\r\nHost: x\r\nAuthor'],
    [
      'breaks off in its body',
      'POST /app/auth/sign-out HTTP/1.1\r\nHost: x\r\nOrigin: http://showbill.test\r\n' +
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    ],
  ])('that %s is answered with 408', async (_what, bytes) => {
    const { status, json, headers } = await send(bytes, hasty.port);
    expect([status, json.error.code, headers['connection']]).toEqual([408, 'request_timeout', 'close']);
  });

  it('is not answered twice for one request', async () => {
    // refused for its key before the body is read, and then late with the body
    const { status, text } = await send(
      'POST /v1/proposals HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{',
      hasty.port,
    );
    expect([status, text.match(/HTTP\/1\.1 /g)]).toEqual([401, ['HTTP/1.1 ']]);
  });
});

describe('a compressed body', () => {
  const body = gzipSync(JSON.stringify({ event: { description: 'Conference for 100' } }));

  it.each(['gzip', 'br', 'deflate', 'zstd', 'GZIP, identity', 'x-unknown'])(
    'is refused by name: %s',
    async (encoding) => {
      const answers = [
        await service.call('POST', '/v1/proposals', {
          key: company.key,
          body,
          headers: { 'content-encoding': encoding },
        }),
        await service.call('POST', '/app/auth/sign-out', {
          body,
          headers: { 'content-encoding': encoding, origin: 'http://showbill.test' },
        }),
      ];
      for (const { status, json, headers } of answers) {
        expect([status, json.error.code, headers['accept-encoding']]).toEqual([400, 'invalid_request', 'identity']);
        expect(json.error.message).toBe(
          `the body has the Content-Encoding ${encoding}, which is not understood: send it uncompressed`,
        );
      }
    },
  );

  it('is refused after the key, and not where there is none', async () => {
    const headers = { 'content-encoding': 'gzip' };
    expect((await service.call('POST', '/v1/proposals', { body, headers })).status).toBe(401);
    expect((await service.call('GET', '/v1/me', { key: company.key, headers })).status).toBe(200);
    const plain = { event: { description: 'Conference for 100 with a radio mic' } };
    const identity = { 'content-encoding': 'identity' };
    expect(
      (await service.call('POST', '/v1/proposals', { key: company.key, body: plain, headers: identity })).status,
    ).toBe(201);
  });

  it('is refused as a transfer encoding', async () => {
    const start = 'POST /v1/proposals HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n';
    const head = Buffer.from(
      `${start}Authorization: Bearer ${company.key}\r\nTransfer-Encoding: gzip, chunked\r\n\r\n`,
    );
    const size = Buffer.from(`${body.length.toString(16)}\r\n`);
    const { status, json } = await send(Buffer.concat([head, size, body, Buffer.from('\r\n0\r\n\r\n')]));
    expect([status, json.error.message]).toEqual([
      400,
      'the body has the Transfer-Encoding gzip, chunked, which is not understood: send it uncompressed',
    ]);
  });
});
