import { openTestDatabase, TEST_SECRET, type TestDatabase } from './database.ts';
import type { CommandResult } from './program.ts';
import { runHere } from './run-here.ts';

/** The commands as an operator types them, run within this process. */
export interface CommandLine {
  readonly database: TestDatabase;
  /** What the commands run with. */
  readonly env: Readonly<Record<string, string>>;
  run(...args: string[]): Promise<CommandResult>;
  /** The one document that a command prints with --json; throws where it does anything else. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into documents of every shape
  json(...args: string[]): Promise<any>;
  /** The lines that a command prints without --json; throws where it is refused. */
  lines(...args: string[]): Promise<string[]>;
  /** The one line that says why a command is refused, exit 1; throws where it is not, or says anything more. */
  refusal(...args: string[]): Promise<string>;
  /** The one line that says what is wrong with how a command was typed, exit 2; throws likewise. */
  misuse(...args: string[]): Promise<string>;
}

/** Over the database that files share, or over one's own; who opened that closes it. */
export async function openCommandLine(own?: TestDatabase): Promise<CommandLine> {
  const database = own ?? (await openTestDatabase());
  const { host, port, user, database: name } = database.owner;
  const env = {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`,
    SECRET_KEY: TEST_SECRET,
  };
  const run = (...args: string[]) => runHere(env, args);
  return {
    database,
    env,
    run,
    async json(...args) {
      const { stdout } = expectCode(0, await run(...args, '--json'));
      return JSON.parse(oneLineOf(stdout));
    },
    async lines(...args) {
      const { stdout } = expectCode(0, await run(...args));
      return stdout.split('\n').slice(0, -1);
    },
    refusal: async (...args) => reason(1, 'showbill: ', await run(...args, '--json')),
    misuse: async (...args) => reason(2, 'error: ', await run(...args, '--json')),
  };
}

function expectCode(code: number, result: CommandResult): CommandResult {
  const hasFailed = result.code !== code || (code === 0 && result.stderr !== '');
  if (hasFailed) throw new Error(`it ended with ${result.code}: ${result.stdout}${result.stderr}`);
  return result;
}

function reason(code: number, prefix: string, result: CommandResult): string {
  const { stdout, stderr } = expectCode(code, result);
  const line = oneLineOf(stderr);
  if (stdout !== '' || !line.startsWith(prefix)) throw new Error(`it said ${stdout}${stderr}`);
  return line.slice(prefix.length);
}

function oneLineOf(text: string): string {
  if (text.indexOf('\n') !== text.length - 1) throw new Error(`this is not one line: ${text}`);
  return text.slice(0, -1);
}
