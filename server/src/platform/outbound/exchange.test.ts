import { once } from 'node:events';
import { Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { expect, it } from 'vitest';
import { TEST_CA, TEST_CERTIFICATE } from '../../testing/tls/receiver.ts';
import { exchange } from './exchange.ts';
import { readAnswer } from './read-answer.ts';

it('sends nothing before the address of the other end is judged', async () => {
  const agent = new Agent({ ca: TEST_CA });
  const bytes: Buffer[] = [];
  const server = createServer(TEST_CERTIFICATE, (socket) => socket.on('data', (chunk) => bytes.push(chunk)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gone = once(server, 'connection').then(async ([socket]) => once(socket, 'close'));
  const judged: string[] = [];
  const outcome = exchange(agent, {
    method: 'POST',
    url: new URL(`https://hook.test:${(server.address() as AddressInfo).port}/`),
    address: '127.0.0.1',
    headers: { 'webhook-signature': 'v1,secret' },
    body: '{}',
    attemptMs: null,
    signal: new AbortController().signal,
    admits: (address) => {
      judged.push(address);
      return false;
    },
    onConnected: () => {},
    read: readAnswer,
  });
  await expect(outcome).rejects.toMatchObject({ fault: 'refused' });
  await gone;
  expect(judged).toEqual(['127.0.0.1']);
  expect(bytes).toEqual([]);
  server.close();
});
