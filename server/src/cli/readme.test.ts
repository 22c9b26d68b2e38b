import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOutbound } from '../platform/outbound/index.ts';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';
import { openOwnDatabase } from '../testing/database.ts';
import { startTestService, type TestService } from '../testing/service.ts';

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
/** What installs, runs on, stops the server, or needs a database or a model from elsewhere. */
const LEFT_OUT = /^(npm |export |bin\/showbill (serve|model check|restore \S+)$)/;
/** What is typed at a terminal. */
const TYPED = ['--password', 'typed at the prompt'];

let showbill: CommandLine;
let service: TestService;
let folder: string;
const variables: Record<string, string> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'showbill-readme-'));
  showbill = await openCommandLine(await openOwnDatabase());
  const outbound = createOutbound({ allowPrivate: false, lookup: async () => ['93.184.215.14'] });
  service = await startTestService({ outbound }, showbill.database);
  await service.company(); // in place of the demo
});
afterAll(async () => {
  await service.close();
  await showbill.database.close();
  rmSync(folder, { recursive: true });
});

it('README.md can be followed to the letter: every command of it is taken, in its order', async () => {
  const blocks = [...README.matchAll(/^```(\w*)\n(.*?)^```$/gms)].filter(([, language]) => language === '');
  const script = blocks.map(([, , text]) => text).join('');
  const files = /^cat > \S+ <<'(\w+)'\n.*?^\1$/gms;
  for (const [file] of script.matchAll(files)) shell(file);
  const lines = script.replaceAll(files, '').replaceAll('\\\n', ' ').split('\n');
  const steps = lines.map((line) => line.replace(/(^|\s+)#\s.*$/, '').trim());
  const taken = steps.filter((step) => step !== '' && !LEFT_OUT.test(step));
  expect(taken.length).toBeGreaterThan(25);
  for (const step of taken) await follow(step);
});

/** Does what stands on a line, and keeps what it sets a variable to; throws where that goes wrong. */
async function follow(step: string): Promise<void> {
  const [, name, command = step, filter = 'cat'] = /^(\w+)=\$\((.*?)(?: \| (.*))?\)$/.exec(step) ?? [];
  const said = await run(command);
  if (name === undefined) return;
  variables[name] = shell(filter, said).trim();
  if (variables[name] === '') throw new Error(`${name} is empty: ${step}`);
}

async function run(command: string): Promise<string> {
  const [program, ...args] = shell(`printf '%s\\0' ${command}`).split('\0').slice(0, -1);
  if (program === 'curl') return call(args);
  if (program !== 'bin/showbill') throw new Error(`there is no way to run ${program}`);
  const given = args.map((arg) => (/\.(?:csv|tar\.gz)$/.test(arg) ? join(folder, arg) : arg));
  const { code, stdout, stderr } = await showbill.run(...given, ...(args[0] === 'user' ? TYPED : []));
  if (code !== 0) throw new Error(`${command}: ${stderr}`);
  return stdout;
}

/** What curl would do. */
async function call(args: readonly string[]): Promise<string> {
  const valuesOf = (option: string) => args.filter((_arg, index) => args[index - 1] === option);
  const headers = Object.fromEntries(valuesOf('-H').map((header) => header.split(': ') as [string, string]));
  const path = args.find((arg) => arg.startsWith('http'))?.replace('http://127.0.0.1:3000', '') ?? '';
  const [method = 'GET'] = valuesOf('-X');
  const [body] = valuesOf('-d');
  const { status, text } = await service.call(method, path, { headers, ...(body !== undefined && { body }) });
  if (status >= 300) throw new Error(`${path}: ${text}`);
  return text;
}

function shell(script: string, input = ''): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-euc', script], {
    cwd: folder,
    env: { ...process.env, ...variables },
    input,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${script}: ${stderr}`);
  return stdout;
}
