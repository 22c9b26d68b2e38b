import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutbound } from '../platform/outbound/index.ts';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';
import { openOwnDatabase } from '../testing/database.ts';
import { openFollower } from '../testing/follow-commands.ts';
import { startTestService, type TestService } from '../testing/service.ts';

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
/** What installs, runs on, stops the server, or needs a database or a model from elsewhere. */
const LEFT_OUT = /^(npm |export |bin\/showbill (serve|model check|restore \S+)$)/;

let showbill: CommandLine;
let service: TestService;

beforeAll(async () => {
  showbill = await openCommandLine(await openOwnDatabase());
  const outbound = createOutbound({ allowPrivate: false, lookup: async () => ['93.184.215.14'] });
  service = await startTestService({ outbound }, showbill.database);
  await service.company(); // in place of the demo
});
afterAll(async () => {
  await service.close();
  await showbill.database.close();
});

it('README.md can be followed to the letter: every command of it is taken, in its order', async () => {
  const blocks = [...README.matchAll(/^```(\w*)\n(.*?)^```$/gms)].filter(([, language]) => language === '');
  const script = blocks.map(([, , text]) => text).join('');
  const follower = openFollower({ service, showbill, address: await service.listen() });
  const taken = await follower.follow(script, '2', (command) => LEFT_OUT.test(command));
  follower.close();
  expect(taken).toBeGreaterThan(25);
});
