import { recordPublicUrl } from '../accounts/index.ts';
import type { BackupContext } from '../backup/index.ts';
import { CURL_BRIEF, type Demo } from '../demo/index.ts';
import { createDrafter, createThreadedDrafter } from '../generation/index.ts';
import {
  buildServer,
  buildWorkerServer,
  createDraining,
  type Draining,
  type Listener,
  listen,
  type ServerContext,
} from '../http/index.ts';
import { createMailer, createPeopleMail, type Mailer, mailAbout, mailAboutDisabled } from '../mail/index.ts';
import { type Config, ConfigError, readEnv } from '../platform/config.ts';
import { createContext } from '../platform/create-context.ts';
import { type OpenDatabase, openDatabase } from '../platform/database.ts';
import { codeOf, messageOf } from '../platform/errors.ts';
import { createLog } from '../platform/log.ts';
import { isLoopback } from '../platform/loopback.ts';
import { createOutbound } from '../platform/outbound/index.ts';
import { pathPrefix } from '../platform/path-prefix.ts';
import { openTraces } from '../platform/traces/index.ts';
import { createUnderWay } from '../proposals/index.ts';
import { backUpBefore } from './back-up-before.ts';
import { localAddress, refusing } from './command.ts';
import { untilToldToEnd } from './drain.ts';
import { endAtOnce } from './end-at-once.ts';
import { seedDemoApart } from './seed-demo-apart.ts';
import { catchSignals, type Signals } from './signals.ts';
import { startWork } from './work.ts';

export interface ServeOptions {
  readonly demo?: boolean;
  readonly role: 'all' | 'api' | 'worker';
}

/** Runs the service until SIGTERM; prints `ready ADDRESS` once it serves. */
export function runServer(options: ServeOptions): Promise<void> {
  return refusing(() => serve(options));
}

type WorkingContext = ServerContext & { readonly mailer: Mailer | null };

async function serve(options: ServeOptions): Promise<void> {
  const config = readEnv();
  if (options.demo === true && !isLoopback(config.host)) {
    throw new ConfigError(`HOST is "${config.host}": with --demo it must be a loopback address such as 127.0.0.1`);
  }
  const log = createLog(config.logLevel);
  if (config.webhookAllowPrivate) {
    log.warn('WEBHOOK_ALLOW_PRIVATE is true: webhooks may reach private addresses. For development and tests only.');
  }
  const closeTraces = await openTraces(config.traces, log);
  // from here on there may be a PostgreSQL to be stopped
  const signals = catchSignals();
  const opening = openDatabase(config, log, { asServer: true, beforeMigrating: backUpBefore(config) });
  const underWay = createUnderWay();
  const stop = () => {
    log.warn('ending at once: what is under way is stopped');
    return endAtOnce(underWay, opening);
  };
  const stopped = signals.second.then(stop);
  const outbound = createOutbound({ allowPrivate: config.webhookAllowPrivate });
  let database: OpenDatabase | undefined;
  let listener: Listener | undefined;
  try {
    database = await opening;
    if (signals.came() > 0) return;
    listener = await openListener(config);
    const local = localAddress(config, listener.port);
    const publicUrl = config.publicUrl ?? local;
    const draining = createDraining();
    const mailer = createMailer(config);
    const planner = createThreadedDrafter();
    const context: WorkingContext = {
      ...createContext(config, log, database, publicUrl),
      drafter: createDrafter(config, log, planner),
      sandboxDrafter: planner,
      underWay,
      tell: mailAbout,
      tellDisabled: mailAboutDisabled,
      mailer,
      peopleMail: createPeopleMail({ mailer, log, underWay, ending: draining.signal }),
      outbound,
    };
    const address = local + pathPrefix(publicUrl);
    const parts = {
      context,
      work: { ...context, ...database.work, owner: database.owner },
      draining,
      listener,
      address,
      signals,
      stop,
    };
    await run(parts, options);
  } catch (error) {
    if (signals.came() > 1) await stopped; // it failed because it was stopped
    throw error;
  } finally {
    await listener?.close();
    outbound.close();
    await database?.close();
    await closeTraces();
    signals.ignore();
  }
}

async function openListener({ host, port }: Config): Promise<Listener> {
  try {
    return await listen(host, port);
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE')
      throw new ConfigError(`PORT is "${port}": something else is listening there on ${host}`);
    throw new ConfigError(`HOST is "${host}", PORT is "${port}": ${messageOf(error)}`);
  }
}

interface Parts {
  readonly context: WorkingContext;
  /** The same over the connections of what runs by itself. */
  readonly work: WorkingContext & BackupContext;
  readonly draining: Draining;
  readonly listener: Listener;
  readonly address: string;
  readonly signals: Signals;
  /** Ends the process without waiting for what is under way. */
  readonly stop: () => Promise<never>;
}

async function run(
  { context, work, draining, listener, address, signals, stop }: Parts,
  { demo, role }: ServeOptions,
): Promise<void> {
  const app = await (role === 'worker' ? buildWorkerServer : buildServer)(context, draining);
  await app.ready();
  if (role !== 'worker') await recordPublicUrl(context.db, context.publicUrl);
  const stopWork = role === 'api' ? async () => {} : startWork(work);
  try {
    if (demo === true) process.stdout.write(`${howToTry(await seedDemoApart(context), address)}\n`);
    if (role !== 'worker') await app.inject(`${pathPrefix(context.publicUrl)}/app/trpc/site.get`); // loads people's sign-in
    listener.serve((request, response) => app.routing(request, response), app.served.methodsAt);
    if (signals.came() > 0) return;
    process.stdout.write(`ready ${address}\n`);
    if (!(await untilToldToEnd(context, draining, listener, signals))) await stop();
  } finally {
    await stopWork();
    await app.close();
  }
}

function howToTry(demo: Demo | null, address: string): string {
  if (demo === null)
    return `This database already has other companies, so no demo company was made.\nAddress  ${address}`;
  const made = demo.key !== null;
  const keyCommand = `bin/showbill key create --company ${demo.companyId}`;
  const headers = `-H 'Authorization: Bearer ${demo.key ?? 'API_KEY'}' -H 'Content-Type: application/json'`;
  const body = JSON.stringify({ event: { description: CURL_BRIEF } });
  return [
    `Address  ${address}`,
    `Sign in  ${signInLine(demo)}`,
    `Company  ${demo.companyId}`,
    made
      ? `API key  ${demo.key}`
      : `API key  shown once, when it was made: only its hash is kept. Make another with: ${keyCommand}`,
    `Docs     ${address}/docs`,
    '',
    made ? 'Make a proposal:' : 'Make a proposal (replace API_KEY with a key):',
    `curl -sS -X POST ${address}/v1/proposals ${headers} -d '${body}'`,
    '',
  ].join('\n');
}

function signInLine({ signIn: { email, password } }: Demo): string {
  return password === null
    ? `${email}, with the password that was set since; another with: bin/showbill user link ${email}`
    : `${email}  password ${password}`;
}
