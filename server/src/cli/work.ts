import { listCompanies, prunePeople, sweepExpiredLeases } from '../accounts/index.ts';
import { forgetOldAudit } from '../audit/index.ts';
import { type BackupContext, backUpDaily } from '../backup/index.ts';
import { rereadProducts } from '../catalogue/index.ts';
import { type Mailer, remindClients, remindOfPayments, remindSalespeople, sendDueMail } from '../mail/index.ts';
import { createPaymentGateway, endDueSessions } from '../payments/index.ts';
import type { Context } from '../platform/context.ts';
import { inSpan } from '../platform/traces/index.ts';
import { expireProposals, type LifeContext } from '../proposals/index.ts';
import { pruneDeliveries, startDispatcher, type WebhookContext } from '../webhooks/index.ts';

const SWEEP_MS = 15_000;
const MAIL_MS = 1000;
const CLOSE_MS = 1000;
const REMIND_MS = 300_000;
const PRUNE_MS = 600_000;
const BACKUP_MS = 600_000;

/** Starts the work that runs by itself beside the requests; returns how to stop it, which waits for what is under way. */
export function startWork(
  context: LifeContext & WebhookContext & BackupContext & { readonly mailer: Mailer | null },
): () => Promise<void> {
  const stop = new AbortController();
  const gateway = createPaymentGateway(context.config.stripe);
  const dispatcher = startDispatcher(context);
  const tasks = [
    every(
      context,
      SWEEP_MS,
      'expired leases could not be swept',
      job('sweep leases', () => sweepExpiredLeases(context.db)),
    ),
    every(
      context,
      SWEEP_MS,
      'proposals past their day could not be expired',
      job('expire proposals', () => expireProposals(context)),
    ),
    every(
      context,
      REMIND_MS,
      'clients could not be reminded',
      job('remind clients', () => remindClients(context)),
    ),
    every(
      context,
      REMIND_MS,
      'clients could not be reminded of payments',
      job('remind of payments', () => remindOfPayments(context)),
    ),
    every(
      context,
      REMIND_MS,
      'salespeople could not be reminded',
      job('remind salespeople', () => remindSalespeople(context)),
    ),
    every(
      context,
      PRUNE_MS,
      'old deliveries could not be forgotten',
      job('prune deliveries', () => pruneDeliveries(context)),
    ),
    every(
      context,
      PRUNE_MS,
      'expired sessions could not be forgotten',
      job('prune sessions', () => prunePeople(context.db)),
    ),
    every(
      context,
      PRUNE_MS,
      'old entries of the audit log could not be forgotten',
      job('prune audit log', () => forgetOldAudit(context.db, context.clock.now())),
    ),
    every(
      context,
      BACKUP_MS,
      'the daily backup could not be made',
      job('daily backup', () => backUpDaily(context, stop.signal)),
    ),
    // each mail is a span of its own: a look for mail each second would be 86,400 a day
    every(context, MAIL_MS, 'mail could not be sent', () => sendDueMail(context, stop.signal)),
    ...(gateway === null
      ? []
      : [
          every(context, CLOSE_MS, 'pages to pay on could not be closed', () =>
            endDueSessions(context, gateway, stop.signal),
          ),
        ]),
  ];
  const reading = rereadAll(context, stop.signal).catch((error: unknown) =>
    context.log.error({ err: error }, 'products could not be read again'),
  );
  return async () => {
    stop.abort();
    await Promise.all([reading, dispatcher.stop(), ...tasks.map((end) => end())]);
  };
}

/** Work that is a trace of its own each time. */
function job<T>(name: string, work: () => Promise<T>): () => Promise<T> {
  return () => inSpan(`job ${name}`, { belongs: 'alone' }, work);
}

/** Does a thing now and again and again, never twice at once; returns how to end it, which waits for the one under way. */
function every({ log }: Context, ms: number, failure: string, work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<unknown> | null = null;
  const run = () => {
    running ??= work()
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => {
        running = null;
      });
  };
  run();
  const timer = setInterval(run, ms);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

/** After an upgrade of the word lists, company by company; until then a product counts as it was read before. */
async function rereadAll({ db }: Context, stop: AbortSignal): Promise<void> {
  for (const { id } of await listCompanies(db)) {
    if (stop.aborted) return;
    await rereadProducts(db, id);
  }
}
