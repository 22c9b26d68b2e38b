import type { Command } from 'commander';
import { recordedPublicUrl } from '../accounts/index.ts';
import { type Config, ConfigError, readEnv } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { createContext } from '../platform/create-context.ts';
import { type OpenDatabase, openDatabase } from '../platform/database.ts';
import { databaseFault } from '../platform/database-faults.ts';
import { AppError, codeOf } from '../platform/errors.ts';
import { createLog, type Log } from '../platform/log.ts';
import { DatabaseRefused } from '../platform/migrate.ts';
import { inEnglish } from '../refusals/index.ts';
import { createUnderWay, type UnderWay } from '../proposals/index.ts';
import { backUpBefore } from './back-up-before.ts';
import { endAtOnce } from './end-at-once.ts';
import { catchSignals } from './signals.ts';

/** A command below `parent` that can print JSON. */
export function addCommand(parent: Command, usage: string, description: string): Command {
  return parent.command(usage).description(description).option('--json', 'print exactly one JSON document on stdout');
}

/** What a command prints: the document with --json, else the lines. */
export interface Output {
  readonly document: unknown;
  readonly lines: readonly string[];
  /** One line on stderr and exit 1, although there is something to print. */
  readonly refusal?: string | undefined;
}

export type CommandContext = Context & { readonly underWay: UnderWay };

/** Opens the database, runs `work`, prints, and closes again; a refusal is one line on stderr and exit 1. */
export async function runCommand(
  options: { readonly json?: boolean | undefined },
  work: (context: CommandContext, database: OpenDatabase) => Promise<Output>,
): Promise<void> {
  await runBare(options, (config) => withContext(config, work));
}

/** The same for a command that needs no database. */
export async function runBare(
  options: { readonly json?: boolean | undefined },
  work: (config: Config) => Promise<Output>,
): Promise<void> {
  await refusing(async () => {
    const output = await work(readEnv());
    print(options, output);
    if (output.refusal !== undefined) throw new AppError('invalid_request', inEnglish(output.refusal));
  });
}

/** On stdout. */
export function print({ json }: { readonly json?: boolean | undefined }, { document, lines }: Output): void {
  const text = json === true ? [JSON.stringify(document)] : lines;
  if (text.length > 0) process.stdout.write(`${text.join('\n')}\n`);
}

/** Runs `work` until a signal asks it to end, and then closes the database. */
export async function runUntilStopped(
  work: (context: CommandContext, stopped: AbortSignal) => Promise<void>,
): Promise<void> {
  const stop = new AbortController();
  await refusing(() =>
    withContext(
      readEnv(),
      (context) => work(context, stop.signal),
      async () => stop.abort(),
    ),
  );
}

async function withContext<Result>(
  config: Config,
  work: (context: CommandContext, database: OpenDatabase) => Promise<Result>,
  interrupt: (underWay: UnderWay, opening: Promise<OpenDatabase>) => Promise<void> = giveUp,
): Promise<Result> {
  const log = commandLog(config);
  const signals = catchSignals();
  const opening = openDatabase(config, log, { asServer: false, beforeMigrating: backUpBefore(config) });
  const underWay = createUnderWay();
  const interrupted = signals.first.then(() => interrupt(underWay, opening));
  let database: OpenDatabase | undefined;
  try {
    database = await opening;
    const recorded = await recordedPublicUrl(database.db);
    const publicUrl = recorded ?? config.publicUrl ?? localAddress(config);
    return await work({ ...createContext(config, log, database, publicUrl), underWay }, database);
  } catch (error) {
    if (signals.came() > 0) await interrupted; // it failed because it was stopped
    throw error;
  } finally {
    await database?.close();
    signals.ignore();
  }
}

function giveUp(underWay: UnderWay, opening: Promise<OpenDatabase>): Promise<void> {
  process.stderr.write('showbill: interrupted: check whether what was under way has been done\n');
  process.exitCode = 1;
  return endAtOnce(underWay, opening);
}

/** What a command logs is for the person who typed it: only what is wrong. */
export function commandLog({ logLevel }: Config): Log {
  return createLog(logLevel === 'info' ? 'warn' : logLevel);
}

/** Turns what an operator can mend into one line and exit 1; a fault of ours keeps its stack. */
export async function refusing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isRefusal(error)) throw error;
    process.stderr.write(`showbill: ${error.message}\n`);
    process.exitCode = 1;
  }
}

export function localAddress({ host, port }: Config, actualPort = port): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`;
}

function isRefusal(error: unknown): error is Error {
  if (error instanceof AppError || error instanceof ConfigError || error instanceof DatabaseRefused) return true;
  if (databaseFault(error) !== null) return true;
  const code = codeOf(error);
  // a database that cannot be reached or a file that cannot be read: Node's or PostgreSQL's own words say it best
  return typeof code === 'string' && /^(E[A-Z]+|28[0-9A-Z]{3}|3D000|08[0-9A-Z]{3}|57P\d\d)$/.test(code);
}
