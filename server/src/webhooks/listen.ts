import type { EventKind } from '@showbill/contract';
import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';
import type { Secrets } from '../platform/secrets.ts';
import { forCompany } from '../platform/tenancy.ts';
import { signedRequest, type WebhookRequest } from './request.ts';

/** How late an event may be seen after it happened: its transaction ends a while later. */
const LATE = '1 minute';

export interface HeardEvent {
  readonly eventId: string;
  readonly kind: EventKind;
  readonly happenedAt: Date;
  readonly data: object;
}

/**
 * The events of a company that become known from now on, each once; `next` says when to look again, and false ends it. What
 * was there before is left out.
 */
export async function* hearEvents(
  db: Db,
  companyId: string,
  next: () => Promise<boolean>,
): AsyncGenerator<HeardEvent, void> {
  const known = new Set((await recentEvents(db, companyId)).map(({ eventId }) => eventId));
  while (await next()) {
    for (const event of await recentEvents(db, companyId)) {
      if (known.has(event.eventId)) continue;
      known.add(event.eventId);
      yield event;
    }
  }
}

/** What is posted of an event to whoever listens, signed with `listenerSecret`. */
export function heardRequest(event: HeardEvent, url: string, secret: string, moment: Date): WebhookRequest {
  return signedRequest(event, url, [secret], moment);
}

/** Signs what is passed on to a listener of this company: always the same, so that a program may keep it. */
export function listenerSecret(secrets: Secrets, companyId: string): string {
  const key = Buffer.from(secrets.sign('webhook listener', companyId), 'base64url');
  return `whsec_${key.toString('base64')}`;
}

async function recentEvents(db: Db, companyId: string): Promise<HeardEvent[]> {
  return forCompany(db, companyId, async (tx) => {
    const { rows } = await sql<HeardEvent>`
      select id as "eventId", kind, created_at as "happenedAt", data
      from events
      where company_id = ${companyId}
        and created_at > (select max(created_at) from events where company_id = ${companyId}) - ${LATE}::interval
      order by created_at, id`.execute(tx);
    return rows;
  });
}
