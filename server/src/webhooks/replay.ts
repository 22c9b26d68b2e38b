import type { EventKind } from '@showbill/contract';
import { sql } from 'kysely';
import { recordAudit } from '../audit/index.ts';
import { startOfDay } from '../platform/company-day.ts';
import type { Tx } from '../platform/db.ts';
import { AppError, invalidRequest } from '../platform/errors.ts';
import { isUuid, newId } from '../platform/ids.ts';
import { enqueueAll } from './events.ts';
import { findWebhook, hostOf } from './subscriptions.ts';

const MOST = 10_000;
/** Which deliveries succeeded is forgotten after 30 days. */
const DAYS_BACK = 30;

/** Past events to send again. */
export interface Replay {
  /** The first and the last day on which they happened, in the company's time zone. */
  readonly from: string;
  readonly to: string;
  /** Whether those that the subscription has had go out once more, or only those that it missed. */
  readonly which: 'missed' | 'all';
}

/** How many events a replay would send. Throws as `replayEvents` does. */
export async function countReplay(
  tx: Tx,
  companyId: string,
  webhookId: string,
  replay: Replay,
  now: Date,
): Promise<number> {
  const { events } = await findWebhook(tx, companyId, webhookId);
  return (await findEvents(tx, companyId, { ...replay, webhookId, events }, now)).length;
}

/**
 * Sends past events to a subscription, of the kinds it has subscribed to, in the order in which they happened; what is on
 * its way already is left alone. Returns how many. Throws `not_found`; `conflict` for a disabled subscription;
 * `invalid_request` for days that begin more than 30 days ago or end before they begin, and beyond 10,000 events.
 */
export async function replayEvents(
  tx: Tx,
  companyId: string,
  webhookId: string,
  replay: Replay,
  now: Date,
): Promise<number> {
  const { events, url } = await lockActive(tx, companyId, webhookId);
  const found = await findEvents(tx, companyId, { ...replay, webhookId, events }, now);
  if (found.length === 0) return 0;
  const deliveries = found.map((eventId) => ({ id: newId(), eventId }));
  await enqueueAll(tx, companyId, webhookId, deliveries, now);
  const details = { events: found.length, from: replay.from, to: replay.to };
  await recordAudit(tx, companyId, { what: 'webhook.replayed', id: webhookId, name: hostOf(url), details });
  return found.length;
}

async function findEvents(
  tx: Tx,
  companyId: string,
  {
    from,
    to,
    which,
    webhookId,
    events,
  }: Replay & { readonly webhookId: string; readonly events: readonly EventKind[] },
  now: Date,
): Promise<string[]> {
  if (to < from) throw invalidRequest('to', ({ webhooks }) => webhooks.endsBeforeItBegins);
  const { rows } = await sql<{ too_early: boolean; ids: string[] }>`
    select ${startOfDay(companyId, from, DAYS_BACK)} <= ${now} as too_early, array(
      select e.id
      from events e
      where e.company_id = ${companyId} and e.kind = any(${events}) and e.proposal_id is not null
        and e.created_at >= ${startOfDay(companyId, from, 0)} and e.created_at < ${startOfDay(companyId, to, 1)}
        and not exists (
          select 1 from deliveries d
          where d.company_id = e.company_id and d.event_id = e.id and d.webhook_id = ${webhookId}
            and d.state = any(${which === 'all' ? UNDER_WAY : [...UNDER_WAY, 'delivered']}))
      order by e.created_at, e.id
      limit ${MOST + 1}
    ) as ids`.execute(tx);
  const { too_early: tooEarly, ids } = rows[0] ?? { too_early: false, ids: [] };
  if (tooEarly) throw invalidRequest('from', ({ webhooks }) => webhooks.tooLongAgo(String(DAYS_BACK)));
  if (ids.length > MOST) throw invalidRequest('to', ({ webhooks }) => webhooks.tooManyEvents(MOST));
  return ids;
}

const UNDER_WAY = ['waiting', 'sending'];

/** Whoever replays at the same time waits, and finds these under way. */
async function lockActive(tx: Tx, companyId: string, id: string) {
  if (isUuid(id))
    await sql`select 1 from webhooks where company_id = ${companyId} and id = ${id} for update`.execute(tx);
  const webhook = await findWebhook(tx, companyId, id);
  if (webhook.status === 'disabled') throw new AppError('conflict', ({ webhooks }) => webhooks.resumeToSend);
  return webhook;
}
