import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { type Command, Option } from 'commander';
import { AppError } from '../platform/errors.ts';
import { inEnglish } from '../refusals/index.ts';

export interface PasswordOptions {
  readonly password?: string;
  readonly passwordStdin?: boolean;
}

/** Where a password is read from and asked for. */
export interface Terminal {
  readonly input: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly output: NodeJS.WritableStream;
}

export function addPasswordOptions(command: Command, what: string): Command {
  const onCommandLine = `${what}; other people on this machine may see it. Leave it out to be asked`;
  return command
    .addOption(new Option('--password <password>', onCommandLine).conflicts('passwordStdin'))
    .option('--password-stdin', 'read the password from the first line of standard input');
}

/** The password as it was given: with an option, on standard input, or else typed twice at a prompt that does not show it. */
export async function passwordOf(
  command: Command,
  { password, passwordStdin = false }: PasswordOptions,
  { input, output }: Terminal = { input: process.stdin, output: process.stderr },
): Promise<string> {
  if (password !== undefined) return password;
  if (passwordStdin) return firstLine(input);
  if (input.isTTY !== true) {
    command.error('error: no password: use --password-stdin, or run this in a terminal to be asked for it');
  }
  const [typed = '', again] = await askUnseen(['Password: ', 'Repeat password: '], { input, output });
  if (again !== typed) throw new AppError('invalid_request', inEnglish('the passwords do not match: nothing was done'));
  return typed;
}

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input })) return line;
  return '';
}

async function askUnseen(questions: readonly string[], { input, output }: Terminal): Promise<string[]> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input, output: unseen, terminal: true, historySize: 0 });
  reader.on('SIGINT', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  const answers: string[] = [];
  try {
    for (const question of questions) {
      output.write(question);
      const { done, value } = await lines.next();
      output.write('\n');
      if (done === true) throw new AppError('invalid_request', inEnglish('interrupted: nothing was done'));
      answers.push(value);
    }
    return answers;
  } finally {
    reader.close();
  }
}
