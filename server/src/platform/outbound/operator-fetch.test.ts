import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operatorFetch } from './operator-fetch.ts';
import { AnswerTooLargeError } from './outbound-error.ts';

const seen: (string | undefined)[] = [];
const server = createServer((request, response) => {
  seen.push(request.url);
  if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end();
  else if (request.url === '/small') response.end('ten bytes.');
  else if (request.url === '/bomb') {
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(1_000_000)));
  } else if (request.url === '/half') response.write('half');
});

beforeEach(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(async () => {
  seen.length = 0;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const urlOf = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

describe('a fetch for the operator’s addresses', () => {
  const get = operatorFetch({ maxBytes: 10, totalTimeoutMs: 5_000 });

  it('reaches private ones over http', async () => {
    const response = await get(urlOf('/small'));
    expect(await response.text()).toBe('ten bytes.');
  });

  it('does not follow a redirect', async () => {
    expect((await get(urlOf('/moved'))).status).toBe(302);
    expect(seen).toEqual(['/moved']);
  });

  it('ends an answer that is too large once it is unpacked', async () => {
    const response = await get(urlOf('/bomb'));
    await expect(response.text()).rejects.toThrow(AnswerTooLargeError);
  });

  it.each(['/never', '/half'])('ends %s in time', async (path) => {
    const impatient = operatorFetch({ maxBytes: 10, totalTimeoutMs: 100 });
    await expect(impatient(urlOf(path)).then((response) => response.text())).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  it('ends with the caller’s signal, given in either place', async () => {
    const signal = AbortSignal.abort();
    await expect(get(urlOf('/never'), { signal })).rejects.toMatchObject({ name: 'AbortError' });
    await expect(get(new Request(urlOf('/never'), { signal }))).rejects.toMatchObject({ name: 'AbortError' });
  });
});
