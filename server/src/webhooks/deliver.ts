import { countDelivery } from '../platform/measures.ts';
import { OutboundError } from '../platform/outbound/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { inSpan } from '../platform/traces/index.ts';
import { type ClaimedDelivery, finishDelivery, finishDeliveryIn, type TryEnd } from './claim.ts';
import type { WebhookContext } from './context.ts';
import { requestOf } from './request.ts';
import { judge, type Verdict } from './schedule.ts';

const CONNECT_MS = 5_000;
const TOTAL_MS = 15_000;
const ERROR_LENGTH = 300;

/** Makes one try of a delivery and writes how it ended. */
export function deliver(context: WebhookContext, delivery: ClaimedDelivery): Promise<void> {
  const attributes = {
    'showbill.company_id': delivery.companyId,
    'showbill.webhook_id': delivery.webhookId,
    'showbill.event_id': delivery.eventId,
    'showbill.event': delivery.kind,
    'showbill.failures_before': delivery.failures,
  };
  return inSpan('webhook delivery', { attributes, kind: 'client', belongs: 'alone' }, async (span) => {
    const { status, outcome } = await tryDelivery(context, delivery);
    span.set({ 'http.response.status_code': status });
    if (outcome !== 'delivered') span.fail(status === null ? 'unreachable' : String(status));
  });
}

async function tryDelivery(
  context: WebhookContext,
  delivery: ClaimedDelivery,
): Promise<{ readonly status: number | null; readonly outcome: Verdict['outcome'] }> {
  const { clock, log } = context;
  const started = clock.now();
  const begun = performance.now();
  const answer = await post(context, delivery, started);
  const verdict = judge({
    status: answer.status,
    retryAfterMs: answer.retryAfterMs,
    failures: delivery.failures,
    failingSince: delivery.failingSince,
    now: clock.now(),
    random: Math.random(),
  });
  countDelivery(verdict.outcome);
  const end: TryEnd = {
    started,
    milliseconds: Math.round(performance.now() - begun),
    succeeded: verdict.outcome === 'delivered',
    status: answer.status,
    body: answer.body,
    error: answer.error,
    nextAt: verdict.outcome === 'failed' ? verdict.nextAt : null,
    disable: verdict.outcome === 'disable' ? verdict.reason : null,
  };
  const mine =
    end.disable === null ? await finishDelivery(context, delivery, end) : await disable(context, delivery, end);
  if (!mine) {
    const { id, companyId: company } = delivery;
    log.warn({ delivery: id, company }, 'a delivery was taken over or dropped while it was under way');
  }
  return { status: answer.status, outcome: verdict.outcome };
}

interface Answer {
  readonly status: number | null;
  readonly retryAfterMs: number | null;
  readonly body: string | null;
  readonly error: string | null;
}

async function post({ outbound, secrets }: WebhookContext, delivery: ClaimedDelivery, moment: Date): Promise<Answer> {
  const { url, headers, body } = requestOf(secrets, delivery, moment);
  try {
    const { status, retryAfterMilliseconds, excerpt } = await outbound.post(url, {
      headers,
      body,
      connectTimeoutMs: CONNECT_MS,
      totalTimeoutMs: TOTAL_MS,
    });
    return { status, retryAfterMs: retryAfterMilliseconds, body: excerpt, error: null };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    return { status: null, retryAfterMs: null, body: null, error: error.message.slice(0, ERROR_LENGTH) };
  }
}

/** Ends the subscription with its failure, and tells the company, in one transaction. */
function disable(context: WebhookContext, delivery: ClaimedDelivery, end: TryEnd): Promise<boolean> {
  const { companyId, webhookId, url } = delivery;
  return forCompany(context.db, companyId, async (tx) => {
    const mine = await finishDeliveryIn(tx, delivery, end);
    const reason = end.disable ?? '';
    if (mine) await context.tellDisabled(tx, { companyId, id: webhookId, url, reason, now: context.clock.now() });
    return mine;
  });
}
