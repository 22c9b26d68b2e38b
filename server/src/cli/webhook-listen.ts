import { setTimeout as wait } from 'node:timers/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { findSandbox, inCompany } from '../accounts/index.ts';
import { AppError, messageOf } from '../platform/errors.ts';
import { operatorFetch } from '../platform/outbound/index.ts';
import { inEnglish } from '../refusals/index.ts';
import { type HeardEvent, hearEvents, heardRequest, listenerSecret, type WebhookRequest } from '../webhooks/index.ts';
import { runUntilStopped } from './command.ts';

const LOOK_MS = 500;
const ANSWER_MS = 15_000;
const ANSWER_BYTES = 64 * 1024;

interface Options {
  readonly company: string;
  readonly forward?: string;
}

export function registerWebhookListen(webhook: Command): void {
  webhook
    .command('listen')
    .description("print what happens to proposals of a company's test keys, until Ctrl-C")
    .requiredOption('--company <id>', "the company's id")
    .option('--forward <url>', 'post each event there, signed, as a webhook would be', forwardingUrl)
    .action((options: Options) =>
      runUntilStopped(async ({ db, secrets, clock }, stopped) => {
        const { sandbox, name } = await inCompany(db, options.company, async (tx, company) => ({
          sandbox: await findSandbox(tx),
          name: company.name,
        }));
        if (sandbox === null) throw noTestKey();
        const secret = listenerSecret(secrets, sandbox);
        say(`Listening for events of ${name}'s test keys. Signing secret: ${secret}`);
        for await (const event of hearEvents(db, sandbox, () => untilNextLook(stopped))) {
          const request = heardRequest(event, options.forward ?? '', secret, clock.now());
          say(`${event.happenedAt.toISOString()}  ${event.kind}  ${numberOf(event)}  ${event.eventId}`);
          say(options.forward === undefined ? request.body : await pass(request, stopped));
        }
      }),
    );
}

/** False once it is to end. */
function untilNextLook(stopped: AbortSignal): Promise<boolean> {
  return wait(LOOK_MS, true, { signal: stopped }).catch(() => false);
}

/** Posts a request and says what came of it. */
async function pass({ url, headers, body }: WebhookRequest, stopped: AbortSignal): Promise<string> {
  const begun = performance.now();
  const send = operatorFetch({ maxBytes: ANSWER_BYTES, totalTimeoutMs: ANSWER_MS });
  try {
    const { status } = await send(url, { method: 'POST', headers, body, signal: stopped });
    return `  ${url} answered ${status} after ${Math.round(performance.now() - begun)} ms`;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return `  ${url} did not answer: ${messageOf(cause)}`;
  }
}

function numberOf({ data }: HeardEvent): string {
  return 'number' in data ? String(data.number) : '';
}

function forwardingUrl(text: string): string {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new InvalidArgumentError('It must be an http or https address, such as http://localhost:4000/hooks.');
  }
  return text;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function noTestKey(): AppError {
  return new AppError('not_found', inEnglish('this company has no test key yet: make one with key create --test'));
}
