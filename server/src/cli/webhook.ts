import type { Command } from 'commander';
import { inCompany } from '../accounts/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import {
  asCurl,
  companyOfDelivery,
  companyOfWebhook,
  type DeliveryTry,
  listTries,
  listWebhooks,
  readRequest,
  replayEvents,
  rotateSecret,
  sendAgain,
  setWebhookStatus,
  type Webhook,
} from '../webhooks/index.ts';
import { calendarDay } from './arguments.ts';
import { addCommand, runCommand } from './command.ts';
import { registerWebhookListen } from './webhook-listen.ts';

interface Json {
  json?: boolean;
}

export function registerWebhook(program: Command): void {
  const webhook = program.command('webhook').description('webhook subscriptions and their deliveries');

  addCommand(webhook, 'list', 'subscriptions, oldest first')
    .requiredOption('--company <id>', "the company's id")
    .action((options: Json & { company: string }) =>
      runCommand(options, ({ db }) =>
        inCompany(db, options.company, async (tx) => {
          const webhooks = await listWebhooks(tx, options.company);
          return { document: webhooks.map(present), lines: webhooks.map(inWords) };
        }),
      ),
    );

  addCommand(webhook, 'deliveries <id>', 'the last 100 attempts for a subscription, newest first').action(
    (id: string, options: Json) =>
      runCommand(options, async ({ db }) => {
        const companyId = await companyOfWebhook(db, id);
        const tries = await forCompany(db, companyId, (tx) => listTries(tx, companyId, id));
        return { document: tries.map(presentTry), lines: tries.map(tryInWords) };
      }),
  );

  for (const [name, status, description] of [
    ['pause', 'paused', 'pause deliveries; events wait'],
    ['resume', 'active', 'resume deliveries, even after being disabled'],
  ] as const) {
    addCommand(webhook, `${name} <id>`, description).action((id: string, options: Json) =>
      runCommand(options, async ({ db, clock }) => {
        const companyId = await companyOfWebhook(db, id);
        await forCompany(db, companyId, (tx) => setWebhookStatus(tx, companyId, id, status, clock.now()));
        return { document: { id, status }, lines: [`${id}  ${status}`] };
      }),
    );
  }

  addCommand(webhook, 'rotate <id>', 'issue a new signing secret; the old one stays valid for 24 hours').action(
    (id: string, options: Json) =>
      runCommand(options, async (context) => {
        const companyId = await companyOfWebhook(context.db, id);
        const secret = await forCompany(context.db, companyId, (tx) => rotateSecret(context, tx, companyId, id));
        return { document: { id, signing_secret: secret }, lines: [secret] };
      }),
  );

  addCommand(webhook, 'send-again <delivery>', 'deliver an event again').action((id: string, options: Json) =>
    runCommand(options, async ({ db, clock }) => {
      const companyId = await companyOfDelivery(db, id);
      const again = await forCompany(db, companyId, (tx) => sendAgain(tx, companyId, id, clock.now()));
      return { document: { id: again }, lines: [again] };
    }),
  );

  registerWebhookListen(webhook);

  addCommand(webhook, 'replay <id>', 'send past events again, of the last 30 days')
    .requiredOption('--from <day>', "the first day on which they happened, in the company's time zone", calendarDay)
    .option('--to <day>', 'the last day (default: the first)', calendarDay)
    .option('--all', 'those that were delivered as well')
    .action((id: string, options: Json & { from: string; to?: string; all?: boolean }) =>
      runCommand(options, async ({ db, clock }) => {
        const { from, to = from, all } = options;
        const replay = { from, to, which: all === true ? ('all' as const) : ('missed' as const) };
        const companyId = await companyOfWebhook(db, id);
        const events = await forCompany(db, companyId, (tx) => replayEvents(tx, companyId, id, replay, clock.now()));
        return { document: { id, events }, lines: [events === 1 ? '1 event' : `${events} events`] };
      }),
    );

  addCommand(webhook, 'request <delivery>', 'what a delivery posts, as a curl command that is signed now').action(
    (id: string, options: Json) =>
      runCommand(options, async (context) => {
        const companyId = await companyOfDelivery(context.db, id);
        const request = await forCompany(context.db, companyId, (tx) => readRequest(context, tx, companyId, id));
        return { document: { ...request, curl: asCurl(request) }, lines: [asCurl(request)] };
      }),
  );
}

function present({ id, url, events, status, createdAt }: Webhook) {
  return { id, url, events, status, created_at: createdAt.toISOString() };
}

function inWords({ id, url, events, status, disabledReason, failingSince }: Webhook): string {
  const why = disabledReason ?? (failingSince === null ? null : `failing since ${failingSince.toISOString()}`);
  return `${id}  ${status}${why === null ? '' : ` (${why})`}  ${url}  ${events.join(', ')}`;
}

function presentTry(attempt: DeliveryTry) {
  return {
    event: attempt.event,
    attempt: attempt.attempt,
    at: attempt.at.toISOString(),
    status: attempt.succeeded ? 'succeeded' : 'failed',
    response_status: attempt.responseStatus,
    next_attempt_at: attempt.nextAttemptAt?.toISOString() ?? null,
    delivery_id: attempt.deliveryId,
    event_id: attempt.eventId,
    milliseconds: attempt.milliseconds,
    response_body: attempt.responseBody,
    error: attempt.error,
  };
}

function tryInWords(attempt: DeliveryTry): string {
  const { at, event, succeeded, responseStatus, error, nextAttemptAt, deliveryId } = attempt;
  const answer = responseStatus === null ? (error ?? 'no answer') : `answered ${responseStatus}`;
  const next = nextAttemptAt === null ? '' : `, next at ${nextAttemptAt.toISOString()}`;
  return `${at.toISOString()}  ${event}  try ${attempt.attempt} ${succeeded ? 'succeeded' : 'failed'}: ${answer}${next}  ${deliveryId}`;
}
