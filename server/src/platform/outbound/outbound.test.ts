import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import { type Receiver, startReceiver, TEST_CA, TEST_CERTIFICATE } from '../../testing/tls/receiver.ts';
import type { Lookup } from './lookup.ts';
import { createOutbound, type Outbound, type OutboundOptions, type PostOptions } from './outbound.ts';

const opened: { close(): unknown }[] = [];

afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close();
});

const HOME: Lookup = async () => ['127.0.0.1'];
const GONE: Lookup = async () => Promise.reject(Object.assign(new Error('queryA'), { code: 'ENOTFOUND' }));
const METADATA = '169.254.169.254';

function outbound(options: Partial<OutboundOptions> = {}): Outbound {
  const made = createOutbound({ allowPrivate: true, lookup: HOME, ca: TEST_CA, ...options });
  opened.push(made);
  return made;
}

async function receiver(...respond: Parameters<typeof startReceiver>): Promise<Receiver> {
  const made = await startReceiver(...respond);
  opened.push(made);
  return made;
}

/** Something that is no HTTPS server. */
async function listening(server: Server, address = '127.0.0.1', port = 0): Promise<number> {
  server.listen(port, address);
  await once(server, 'listening');
  opened.push(server);
  return (server.address() as AddressInfo).port;
}

/** Answers with bytes of its own, and then closes unless it is to stay. */
function speaking(bytes: string, stays = false): Promise<number> {
  const server = createTlsServer(TEST_CERTIFICATE, (socket) => {
    socket.on('error', () => {});
    socket.once('data', () => void (stays ? socket.write(bytes) : socket.end(bytes)));
  });
  return listening(server);
}

/** At 127.0.0.1 alone. */
function answering204(): Promise<number> {
  return speaking('HTTP/1.1 204 No Content\r\n\r\n');
}

function post(way: Outbound, url: string, options: Partial<PostOptions> = {}) {
  return way.post(url, {
    headers: { 'content-type': 'application/json' },
    body: '{}',
    connectTimeoutMs: 5_000,
    totalTimeoutMs: 5_000,
    ...options,
  });
}

/** A lookup whose answer can change. */
function changing(...addresses: string[]) {
  let now = addresses;
  const lookup: Lookup = async () => now;
  return { lookup, to: (...next: string[]) => void (now = next) };
}

describe('a post', () => {
  it('brings headers and body, and gives status, the wait asked for and the start of the answer', async () => {
    const { port, requests } = await receiver((response) => {
      response.writeHead(503, { 'retry-after': '120' }).end('not now');
    });
    const answer = await post(outbound(), `https://hook.test:${port}/in?for=1#x`, {
      headers: { 'content-type': 'application/json', 'webhook-id': 'w1' },
      body: '{"name":"Zoë"}',
    });
    expect(answer).toEqual({ status: 503, retryAfterMilliseconds: 120_000, excerpt: 'not now' });
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/in?for=1',
        body: '{"name":"Zoë"}',
        headers: {
          host: `hook.test:${port}`,
          'webhook-id': 'w1',
          'content-type': 'application/json',
          'content-length': '15',
        },
      },
    ]);
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect %d', async (status) => {
    const { port, requests } = await receiver((response) => {
      response.writeHead(status, { location: '/elsewhere' }).end();
    });
    expect(await post(outbound(), `https://hook.test:${port}/`)).toMatchObject({ status });
    expect(requests).toHaveLength(1);
  });

  it('gives of the answer the first 1,024 bytes, as text that a database takes', async () => {
    const { port } = await receiver((response, { path }) => {
      response.end(
        path === '/binary' ? Buffer.from([0x61, 0, 0xff, 0xc3, 0x62]) : `${'x'.repeat(1_023)}é${'y'.repeat(5_000)}`,
      );
    });
    const way = outbound();
    expect((await post(way, `https://hook.test:${port}/long`)).excerpt).toBe('x'.repeat(1_023));
    expect((await post(way, `https://hook.test:${port}/binary`)).excerpt).toBe('a\uFFFD\uFFFD\uFFFDb');
  });

  it('ends an answer without an end, and takes its status', async () => {
    let sent = 0;
    let over = false;
    const { port } = await receiver((response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(16_384))) sent += 16_384;
      };
      response.on('drain', more).on('close', () => {
        over = true;
      });
      more();
    });
    const answer = await post(outbound(), `https://hook.test:${port}/`);
    expect(answer).toMatchObject({ status: 200, excerpt: 'x'.repeat(1_024) });
    await expect.poll(() => over).toBe(true);
    expect(sent).toBeLessThan(20_000_000);
  });
});

describe('the guard', () => {
  it.each(['10.0.0.1', '127.1', '[::1]', 'localhost', METADATA, '[::ffff:127.0.0.1]', '0'])(
    'refuses to post to %s without asking or connecting',
    async (host) => {
      const { port, ...kept } = await receiver();
      const way = outbound({ allowPrivate: false, lookup: async () => Promise.reject(new Error('looked up')) });
      await expect(post(way, `https://${host}:${port}/`)).rejects.toMatchObject({ fault: 'refused' });
      expect(kept.requests).toEqual([]);
    },
  );

  it.each(['http://hook.test/', 'https://user:pass@hook.test/', 'nonsense'])('refuses to post to %s', async (url) => {
    await expect(post(outbound(), url)).rejects.toMatchObject({ fault: 'refused' });
  });

  it('refuses a name that was public when it was checked and is private now', async () => {
    const target = await receiver();
    const dns = changing('1.1.1.1');
    const way = outbound({ allowPrivate: false, lookup: dns.lookup });
    const url = `https://hook.test:${target.port}/`;
    expect(await way.check(url)).toMatchObject({ ok: true });
    dns.to('127.0.0.1');
    await expect(post(way, url)).rejects.toMatchObject({
      fault: 'refused',
      message: 'hook.test leads to an address that is not public',
    });
    expect(await way.check(url)).toEqual({
      ok: false,
      reason: 'cannot be delivered to: hook.test leads to an address that is not public',
    });
    expect(target.connections).toBe(0);
  });

  it('refuses a name one of whose addresses may not be reached', async () => {
    const target = await receiver();
    const way = outbound({ lookup: async () => ['127.0.0.1', METADATA] });
    await expect(post(way, `https://hook.test:${target.port}/`)).rejects.toMatchObject({ fault: 'refused' });
    expect(target.connections).toBe(0);
  });

  it('asks once for each post, and connects to what was answered', async () => {
    const { port, requests } = await receiver();
    let asked = 0;
    const way = outbound({ lookup: async () => [`127.0.0.${(asked += 1)}`] });
    for (const _ of [1, 2]) await post(way, `https://hook.test:${port}/`);
    expect(asked).toBe(2);
    expect(requests.map(({ localAddress }) => localAddress)).toEqual(['127.0.0.1', '127.0.0.2']);
  });

  it('says of an address that cannot be used why', async () => {
    expect(await outbound({ lookup: GONE }).check('https://hook.test/')).toEqual({
      ok: false,
      reason: 'cannot be delivered to: hook.test has no address',
    });
    expect(await outbound({ lookup: async () => [] }).check('https://hook.test/')).toMatchObject({ ok: false });
    expect(await outbound().check('http://hook.test/')).toEqual({ ok: false, reason: 'must start with https://' });
  });
});

describe('a kept connection', () => {
  it('is used again', async () => {
    const target = await receiver((response) => response.end('thanks'));
    const way = outbound();
    for (const _ of [1, 2, 3]) await post(way, `https://hook.test:${target.port}/`);
    expect(target.requests).toHaveLength(3);
    expect(target.connections).toBe(1);
  });

  it('is not used once the name leads elsewhere', async () => {
    const target = await receiver();
    const dns = changing('127.0.0.1');
    const way = outbound({ lookup: dns.lookup });
    const url = `https://hook.test:${target.port}/`;
    await post(way, url);
    dns.to('127.0.0.2');
    await post(way, url);
    expect(target.connections).toBe(2);
    expect(target.requests[1]?.localAddress).toBe('127.0.0.2');
    dns.to(METADATA);
    await expect(post(way, url)).rejects.toMatchObject({ fault: 'refused' });
    expect(target.requests).toHaveLength(2);
  });

  it('is not used for another name at the same address', async () => {
    const target = await receiver();
    const way = outbound();
    await post(way, `https://hook.test:${target.port}/`);
    await post(way, `https://localhost:${target.port}/`);
    expect(target.connections).toBe(2);
    await expect(post(way, `https://other.test:${target.port}/`)).rejects.toMatchObject({ fault: 'tls' });
    expect(target.requests).toHaveLength(2);
  });

  it('that the receiver closed is replaced, and the post made on the new one', async () => {
    let hangsUp = false;
    const target = await receiver((response) => {
      if (hangsUp) response.socket?.destroy();
      else response.end();
      hangsUp = !hangsUp;
    });
    const way = outbound();
    const url = `https://hook.test:${target.port}/`;
    await post(way, url);
    expect(await post(way, url)).toMatchObject({ status: 200 });
    expect(target.connections).toBe(2);
    expect(target.requests).toHaveLength(3);
  });
});

describe('a receiver that cannot be reached', () => {
  it('because nobody listens is said to', async () => {
    const target = await startReceiver();
    await target.close();
    await expect(post(outbound(), `https://hook.test:${target.port}/`)).rejects.toMatchObject({
      fault: 'connect',
      message: 'no connection could be made (ECONNREFUSED)',
    });
  });

  it('at its first addresses is at the next', async () => {
    const port = await answering204();
    const way = outbound({ lookup: async () => ['127.0.0.2', '127.0.0.3', '127.0.0.1'] });
    expect(await post(way, `https://hook.test:${port}/`)).toMatchObject({ status: 204 });
  });

  it('at its first address, which is silent, is at its second before the time is over', async () => {
    const port = await answering204();
    await listening(
      createServer((socket) => socket.resume()),
      '127.0.0.2',
      port,
    );
    const way = outbound({ lookup: async () => ['127.0.0.2', '127.0.0.1'] });
    const answer = await post(way, `https://hook.test:${port}/`, { connectTimeoutMs: 1_000 });
    expect(answer).toMatchObject({ status: 204 });
  });

  it('because its name is never answered is given up in time', async () => {
    const way = outbound({ lookup: () => new Promise(() => {}) });
    await expect(post(way, 'https://hook.test/', { connectTimeoutMs: 50 })).rejects.toMatchObject({
      fault: 'connect_timeout',
      message: 'no connection within 0.05 s',
    });
  });

  it('because it never gets to TLS is given up in time, and the connection closed', async () => {
    let closed = false;
    const port = await listening(
      createServer((socket) => {
        socket.resume().on('close', () => {
          closed = true;
        });
      }),
    );
    await expect(post(outbound(), `https://hook.test:${port}/`, { connectTimeoutMs: 100 })).rejects.toMatchObject({
      fault: 'connect_timeout',
    });
    await expect.poll(() => closed).toBe(true);
  });

  it('because it speaks no TLS is said to', async () => {
    const port = await listening(createServer((socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n')));
    await expect(post(outbound(), `https://hook.test:${port}/`)).rejects.toMatchObject({ fault: 'tls' });
  });
});

describe('TLS', () => {
  it('refuses a certificate for another name or address', async () => {
    const target = await receiver();
    const fault = { fault: 'tls', message: 'its certificate is for another name' };
    await expect(post(outbound(), `https://other.test:${target.port}/`)).rejects.toMatchObject(fault);
    await expect(post(outbound(), `https://127.0.0.2:${target.port}/`)).rejects.toMatchObject(fault);
    expect(target.requests).toEqual([]);
  });

  it('refuses a certificate of an authority that is not trusted', async () => {
    const target = await receiver();
    const way = createOutbound({ allowPrivate: true, lookup: HOME });
    opened.push(way);
    await expect(post(way, `https://hook.test:${target.port}/`)).rejects.toMatchObject({
      fault: 'tls',
      message: 'its certificate is of an authority that is not trusted',
    });
    expect(target.requests).toEqual([]);
  });

  it('is told the name it asks for, and never an address', async () => {
    const names: unknown[] = [];
    const server = createTlsServer(TEST_CERTIFICATE, (socket) => {
      names.push(socket.servername);
      socket.once('data', () => socket.end('HTTP/1.1 204 No Content\r\n\r\n'));
    });
    const port = await listening(server);
    const way = outbound();
    for (const host of ['hook.test.', '127.0.0.1']) await post(way, `https://${host}:${port}/`);
    expect(names).toEqual(['hook.test', false]);
  });

  it.each(['hook.test', 'hook.test.', 'HOOK.test', '127.0.0.1', 'localhost'])(
    'knows the certificate of %s',
    async (host) => {
      const { port } = await receiver();
      expect(await post(outbound(), `https://${host}:${port}/`)).toMatchObject({ status: 204 });
    },
  );
});

describe('a receiver that answers badly', () => {
  const late = { fault: 'timeout', message: 'no complete answer within 0.2 s' };
  const closed = { fault: 'closed' };

  it.each<[string, string, boolean, object]>([
    ['never', '', true, late],
    ['with half its headers', 'HTTP/1.1 200 OK\r\nX-Slow: ', true, late],
    ['with half its body', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf', true, late],
    ['with early hints alone', 'HTTP/1.1 103 Early Hints\r\n\r\n'.repeat(100), true, late],
    ['by closing', '', false, closed],
    ['by closing in its headers', 'HTTP/1.1 200 OK\r\nX-Cut', false, closed],
    ['by closing in its body', 'HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf', false, closed],
    ['by changing the protocol', 'HTTP/1.1 101 Switching\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n', true, closed],
    ['with something else', 'SSH-2.0-OpenSSH_9.9\r\n', false, { fault: 'not_http' }],
    [
      'with large headers',
      `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`,
      false,
      { fault: 'headers_too_large' },
    ],
    ['with many headers', `HTTP/1.1 200 OK\r\n${'X: yyyy\r\n'.repeat(9_000)}`, true, { fault: 'headers_too_large' }],
  ])('%s is said to', async (_name, bytes, stays, fault) => {
    const url = `https://hook.test:${await speaking(bytes, stays)}/`;
    const started = performance.now();
    await expect(post(outbound(), url, { totalTimeoutMs: 200 })).rejects.toMatchObject(fault);
    expect(performance.now() - started).toBeLessThan(3_000);
  });

  it('a byte at a time is given up in time', async () => {
    const target = await receiver((response) => {
      const timer = setInterval(() => response.write('x'), 10);
      response.on('close', () => clearInterval(timer));
    });
    const url = `https://hook.test:${target.port}/`;
    await expect(post(outbound(), url, { totalTimeoutMs: 200 })).rejects.toMatchObject(late);
  });

  it('is left when the caller gives up, before and during the post', async () => {
    const controller = new AbortController();
    const target = await receiver(() => controller.abort());
    const url = `https://hook.test:${target.port}/`;
    const way = outbound();
    await expect(post(way, url, { signal: controller.signal })).rejects.toMatchObject({ fault: 'aborted' });
    await expect(post(way, url, { signal: controller.signal })).rejects.toMatchObject({ fault: 'aborted' });
    expect(target.requests).toHaveLength(1);
  });
});
