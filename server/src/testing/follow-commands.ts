import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { CommandLine } from './command-line.ts';
import { isInstalled } from './is-installed.ts';
import type { TestService } from './service.ts';

/** Where documents have the service. */
const WRITTEN = 'http://127.0.0.1:3000';
/** What is typed at a terminal. */
const TYPED = ['--password', 'typed at the prompt'];
const FILES = /^cat > \S+ <<'(\w+)'\n.*?^\1$/gms;
const COMMENT = /(?:^|[ \t]+)#[ \t].*$/gm;
/** Up to the end of its line, but for quotes and lines that go on. */
const COMMAND = /(?:'[^']*'|"[^"]*"|\\\n|[^\n'"])+/g;

/** Does what a document has its reader type: `bin/showbill`, `curl`, `test`, files, and variables, which it keeps. */
export interface Follower {
  readonly folder: string;
  readonly variables: Record<string, string>;
  /** What the last command printed. */
  printed(): string;
  /** Each command of a script, in order; requests have to be answered with a status that begins so. Gives how many. */
  follow(script: string, status?: string, isLeftOut?: (command: string) => boolean): Promise<number>;
  close(): void;
}

/** `address`: where the service listens. What documents say of a company is in `variables`. */
export function openFollower(
  { service, showbill, address }: { service: TestService; showbill: CommandLine; address: string },
  variables: Record<string, string> = {},
): Follower {
  const folder = mkdtempSync(join(tmpdir(), 'showbill-followed-'));
  const hasCurl = isInstalled('curl');
  let printed = '';

  async function take(step: string, status: string): Promise<void> {
    if (step.startsWith('test ')) return void shell(step);
    const [, name, inner] = /^(\w+)=\$\((.*)\)$/s.exec(step) ?? [];
    const [, command = '', filter = 'cat'] = /^(.*?)(?: \| (.*))?$/s.exec(inner ?? step) ?? [];
    printed = await run(command, status);
    const said = shell(filter, printed).trim();
    if (name === undefined) return;
    variables[name] = said;
    if (said === '') throw new Error(`${name} is empty: ${step}`);
  }

  async function run(command: string, status: string): Promise<string> {
    const [program, ...args] = shell(`printf '%s\\0' ${command}`).split('\0').slice(0, -1);
    if (program === 'curl') return request(args, status);
    if (program !== 'bin/showbill') throw new Error(`there is no way to run ${program}`);
    const given = args.map((arg) => (/\.(?:csv|jsonl|xlsx|tar\.gz)$/.test(arg) ? join(folder, arg) : arg));
    const { code, stdout, stderr } = await showbill.run(...given, ...(args[0] === 'user' ? TYPED : []));
    if (code !== 0) throw new Error(`${command}: ${stderr}`);
    return stdout;
  }

  async function request(args: readonly string[], status: string): Promise<string> {
    const sent = hasCurl ? await curl(args, address, folder) : await insteadOfCurl(args, service);
    if (!sent.status.startsWith(status)) throw new Error(`${args.join(' ')}: ${sent.status} ${sent.text}`);
    return sent.text;
  }

  function shell(script: string, input = ''): string {
    const env = { ...process.env, ...variables };
    const { status, stdout, stderr } = spawnSync('sh', ['-euc', script], { cwd: folder, env, input, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${script}: ${stderr}`);
    return stdout;
  }

  return {
    folder,
    variables,
    printed: () => printed,
    async follow(script, status = '2', isLeftOut = () => false) {
      for (const [file] of script.matchAll(FILES)) shell(file);
      const commands = script.replaceAll(FILES, '').replaceAll(COMMENT, '').match(COMMAND) ?? [];
      const steps = commands.map((command) => command.replaceAll('\\\n', ' ').trim());
      const taken = steps.filter((step) => step !== '' && !isLeftOut(step));
      for (const step of taken) await take(step, status);
      return taken.length;
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

interface Sent {
  readonly status: string;
  readonly text: string;
}

async function curl(args: readonly string[], address: string, cwd: string): Promise<Sent> {
  const given = args.map((arg) => (arg.startsWith(WRITTEN) ? arg.replace(WRITTEN, address) : arg));
  const run = promisify(execFile);
  const { stdout, stderr } = await run('curl', [...given, '--write-out', '%{stderr}%{http_code}'], { cwd });
  return { status: stderr.slice(-3), text: stdout };
}

async function insteadOfCurl(args: readonly string[], service: TestService): Promise<Sent> {
  const valuesOf = (option: string) => args.filter((_arg, index) => args[index - 1] === option);
  const headers = Object.fromEntries(valuesOf('-H').map((header) => header.split(': ') as [string, string]));
  const path = args.find((arg) => arg.startsWith('http'))?.replace(WRITTEN, '') ?? '';
  const [body] = valuesOf('-d');
  const [method = body === undefined ? 'GET' : 'POST'] = valuesOf('-X');
  const { status, text } = await service.call(method, path, { headers, ...(body !== undefined && { body }) });
  return { status: String(status), text };
}
