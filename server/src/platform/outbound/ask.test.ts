import type { ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { type Receiver, startReceiver, TEST_CA } from '../../testing/tls/receiver.ts';
import { type AskOptions, createOutbound, type OutboundOptions } from './outbound.ts';

const opened: { close(): unknown }[] = [];

afterEach(async () => {
  for (const each of opened.splice(0).toReversed()) await each.close();
});

const LIMITS = { maxBytes: 100, connectTimeoutMs: 2_000, totalTimeoutMs: 2_000 };
const GET = { method: 'GET', headers: { accept: 'application/json' }, body: '', ...LIMITS };

async function receiver(respond: (response: ServerResponse) => void): Promise<Receiver> {
  const made = await startReceiver(respond);
  opened.push(made);
  return made;
}

async function ask(respond: (response: ServerResponse) => void, asked: Partial<AskOptions> = {}) {
  const there = await receiver(respond);
  const answer = await outbound().ask(`https://hook.test:${there.port}/a?b=c`, { ...GET, ...asked });
  return { there, answer };
}

function outbound(options: Partial<OutboundOptions> = {}) {
  const made = createOutbound({ allowPrivate: true, lookup: async () => ['127.0.0.1'], ca: TEST_CA, ...options });
  opened.push(made);
  return made;
}

it('brings method, headers and body, and gives the whole answer with its kind', async () => {
  const { there, answer } = await ask((response) =>
    response.writeHead(201, { 'content-type': 'application/json', 'set-cookie': 'a=b' }).end('{"a":1}'),
  );
  expect([answer.status, await answer.json(), [...answer.headers]]).toEqual([
    201,
    { a: 1 },
    [['content-type', 'application/json']],
  ]);
  expect(there.requests[0]).toMatchObject({ method: 'GET', path: '/a?b=c', body: '' });
  expect(there.requests[0]?.headers['content-length']).toBeUndefined();
  const posted = await ask((response) => response.writeHead(204).end(), { method: 'POST', body: 'é' });
  expect([posted.answer.status, posted.there.requests[0]?.body]).toEqual([204, 'é']);
});

it('follows no redirect', async () => {
  const { there, answer } = await ask((response) => response.writeHead(302, { location: 'https://hook.test/b' }).end());
  expect([answer.status, there.requests.length]).toEqual([302, 1]);
});

it('takes an answer of as many bytes as may be, and no larger one', async () => {
  const { answer } = await ask((response) => response.end('x'.repeat(100)));
  expect((await answer.text()).length).toBe(100);
  await expect(ask((response) => response.end('x'.repeat(101)))).rejects.toThrow('larger than 100 bytes');
});

it('is given up where the answer is cut or does not end', async () => {
  await expect(
    ask((response) => {
      response.writeHead(200, { 'content-length': '50' }).write('x');
      response.destroy();
    }),
  ).rejects.toMatchObject({ fault: 'closed' });
  await expect(ask((response) => response.write('x'), { totalTimeoutMs: 50 })).rejects.toMatchObject({
    fault: 'timeout',
  });
});

it('goes to no address that may not be reached', async () => {
  const there = await receiver((response) => response.end());
  const strict = outbound({ allowPrivate: false });
  for (const host of ['hook.test', '127.0.0.1']) {
    await expect(strict.ask(`https://${host}:${there.port}/`, GET)).rejects.toMatchObject({ fault: 'refused' });
  }
  await expect(outbound().ask(`http://hook.test:${there.port}/`, GET)).rejects.toMatchObject({ fault: 'refused' });
  expect(there.connections).toBe(0);
});
