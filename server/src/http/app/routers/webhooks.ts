import { createWebhookRequest, day } from '@showbill/contract';
import { z } from 'zod';
import { getCompany } from '../../../accounts/index.ts';
import { testEventData } from '../../../proposals/index.ts';
import {
  asCurl,
  checkAddress,
  countReplay,
  createWebhook,
  type DeliveryTry,
  deleteWebhook,
  findWebhook,
  listTries,
  listWebhooks,
  readRequest,
  replayEvents,
  rotateSecret,
  sendAgain,
  sendTestEvent,
  setWebhookStatus,
  type Webhook,
} from '../../../webhooks/index.ts';
import { procedure, router } from '../procedures.ts';

const byId = z.object({ id: z.string() });
const replay = byId.extend({ from: day, to: day, which: z.enum(['missed', 'all']) });

/** What is sent to programs elsewhere, and the secrets it is signed with: its owners' business. */
export const webhooks = router({
  list: procedure.owner.query(async ({ ctx: { companyId, inCompany } }) =>
    (await inCompany((tx) => listWebhooks(tx, companyId))).map(presentWebhook),
  ),

  /** `signing_secret` is in this answer and nowhere else. */
  create: procedure.owner
    .input(createWebhookRequest)
    .mutation(async ({ ctx: { service, companyId, inCompany }, input }) => {
      await checkAddress(service, input.url);
      const { webhook, signingSecret } = await inCompany((tx) => createWebhook(service, tx, companyId, input));
      return { ...presentWebhook(webhook), signing_secret: signingSecret };
    }),

  /** The secret before is valid for a day more. */
  rotate: procedure.owner.input(byId).mutation(async ({ ctx: { service, companyId, inCompany }, input }) => ({
    id: input.id,
    signing_secret: await inCompany((tx) => rotateSecret(service, tx, companyId, input.id)),
  })),

  setStatus: procedure.owner
    .input(byId.extend({ status: z.enum(['active', 'paused']) }))
    .mutation(({ ctx: { service, companyId, inCompany }, input: { id, status } }) =>
      inCompany((tx) => setWebhookStatus(tx, companyId, id, status, service.clock.now())),
    ),

  remove: procedure.owner
    .input(byId)
    .mutation(({ ctx: { companyId, inCompany }, input }) => inCompany((tx) => deleteWebhook(tx, companyId, input.id))),

  /** The last 100 tries of a subscription, newest first. */
  tries: procedure.owner.input(byId).query(({ ctx: { companyId, inCompany }, input }) =>
    inCompany(async (tx) => {
      const { id } = await findWebhook(tx, companyId, input.id);
      return (await listTries(tx, companyId, id)).map(presentTry);
    }),
  ),

  /** What a delivery posts, signed anew. */
  request: procedure.owner
    .input(z.object({ delivery_id: z.string() }))
    .query(async ({ ctx: { service, companyId, inCompany }, input }) => {
      const request = await inCompany((tx) => readRequest(service, tx, companyId, input.delivery_id));
      return { headers: request.headers, body: request.body, curl: asCurl(request) };
    }),

  /** How many past events a replay would send. */
  countReplay: procedure.owner.input(replay).query(async ({ ctx: { service, companyId, inCompany }, input }) => ({
    events: await inCompany((tx) => countReplay(tx, companyId, input.id, input, service.clock.now())),
  })),

  replay: procedure.owner.input(replay).mutation(async ({ ctx: { service, companyId, inCompany }, input }) => ({
    events: await inCompany((tx) => replayEvents(tx, companyId, input.id, input, service.clock.now())),
  })),

  sendAgain: procedure.owner
    .input(z.object({ delivery_id: z.string() }))
    .mutation(async ({ ctx: { service, companyId, inCompany }, input }) => ({
      delivery_id: await inCompany((tx) => sendAgain(tx, companyId, input.delivery_id, service.clock.now())),
    })),

  sendTest: procedure.owner.input(byId).mutation(({ ctx: { service, companyId, inCompany }, input }) =>
    inCompany(async (tx) => {
      const { currency } = await getCompany(tx, companyId);
      const now = service.clock.now();
      return {
        delivery_id: await sendTestEvent(
          tx,
          companyId,
          input.id,
          (kind) => testEventData(kind, currency, service.publicUrl, now),
          now,
        ),
      };
    }),
  ),
});

export function presentWebhook({ id, url, events, status, disabledReason, failingSince, createdAt }: Webhook) {
  return {
    id,
    url,
    events: [...events],
    status,
    disabled_reason: disabledReason,
    failing_since: failingSince?.toISOString() ?? null,
    created_at: createdAt.toISOString(),
  };
}

function presentTry(attempt: DeliveryTry) {
  return {
    id: attempt.id,
    delivery_id: attempt.deliveryId,
    event: attempt.event,
    attempt: attempt.attempt,
    at: attempt.at.toISOString(),
    milliseconds: attempt.milliseconds,
    succeeded: attempt.succeeded,
    response_status: attempt.responseStatus,
    response_body: attempt.responseBody,
    error: attempt.error,
    next_attempt_at: attempt.nextAttemptAt?.toISOString() ?? null,
  };
}
