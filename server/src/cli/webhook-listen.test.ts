import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyWebhook } from '../../../sdk/src/index.ts';
import { createApiKey, findSandbox } from '../accounts/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { changeProposal } from '../proposals/index.ts';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';
import { openOwnDatabase, TEST_SECRET } from '../testing/database.ts';
import { startCommand } from '../testing/program.ts';
import { startTestService, type TestCompany, type TestService } from '../testing/service.ts';

/** What happens with test keys, told to whoever listens at a terminal. */

let showbill: CommandLine;
let service: TestService;
let company: TestCompany;
let program: Server;
let forward: string;
const received = Promise.withResolvers<{ headers: Record<string, string>; body: string }>();

beforeAll(async () => {
  showbill = await openCommandLine(await openOwnDatabase());
  const now = new Date();
  service = await startTestService({ clock: { now: () => now } }, showbill.database);
  company = await service.company();
  program = createServer((request, response) => void receive(request, response));
  await once(program.listen(0, '127.0.0.1'), 'listening');
  forward = `http://127.0.0.1:${(program.address() as AddressInfo).port}/hooks`;
});
afterAll(async () => {
  program.close();
  await service.close();
  await showbill.database.close();
});

it('is refused for a company without test keys, and for an address that nothing can be posted to', async () => {
  const listen = ['webhook', 'listen', '--company', company.id];
  const { code, stderr } = await showbill.run(...listen);
  expect([code, stderr]).toEqual([1, 'showbill: this company has no test key yet: make one with key create --test\n']);
  const misused = await showbill.run(...listen, '--forward', 'localhost:4000');
  expect([misused.code, misused.stderr]).toEqual([2, expect.stringContaining('It must be an http or https address')]);
});

it('prints events of test keys alone and passes them on, signed, until it is interrupted', async () => {
  const inCompany = <T>(work: Parameters<typeof forCompany<T>>[2]) => forCompany(service.context.db, company.id, work);
  const { key } = await inCompany((tx) => createApiKey(tx, company.id, { name: 'CRM', test: true }));
  const sandbox = (await inCompany(findSandbox)) ?? '';
  const draft = async (by: string) => {
    const body = { event: { description: 'Party for 40 with two speakers' }, client: { name: 'Ada' } };
    return (await service.call('POST', '/v1/proposals', { key: by, body })).json;
  };
  const { host, port, user, database } = showbill.database.owner;
  const env = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    SECRET_KEY: TEST_SECRET,
  };
  const listen = ['webhook', 'listen', '--company', company.id, '--forward', forward];
  const { process: listener, ended } = startCommand(env, ...listen);
  const said = listenTo(listener);
  const [, secret = ''] = await said(/^Listening for events of .+'s test keys\. Signing secret: (whsec_\S{44})\n/);

  const [real, test] = [await draft(company.key), await draft(key)];
  await changeProposal(service.context, company.id, real.id, 'send');
  await changeProposal(service.context, sandbox, test.id, 'send');
  const { headers, body } = await received.promise;
  const event = await verifyWebhook(headers, body, secret);
  expect(event).toMatchObject({ type: 'proposal.sent', data: { id: test.id, test: true, company_id: company.id } });

  await said(/ answered .*\n/);
  listener.kill('SIGINT');
  const { code, stdout, stderr } = await ended;
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout.split('\n').slice(1)).toEqual([
    expect.stringMatching(`^\\S+Z  proposal\\.sent  ${test.number}  ${headers['webhook-id']}$`),
    expect.stringMatching(`^  ${forward} answered 202 after \\d+ ms$`),
    '',
  ]);
});

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  response.writeHead(202).end();
  received.resolve({ headers: request.headers as Record<string, string>, body });
}

/** Waits until a program has said something. */
function listenTo({ stdout }: ChildProcess): (what: RegExp) => Promise<RegExpExecArray> {
  if (stdout === null) throw new Error('nothing can be heard of it');
  let all = '';
  stdout.on('data', (chunk: string) => {
    all += chunk;
  });
  return async (what) => {
    for (;;) {
      const found = what.exec(all);
      if (found !== null) return found;
      await once(stdout, 'data');
    }
  };
}
