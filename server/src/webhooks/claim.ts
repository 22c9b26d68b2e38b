import { randomUUID } from 'node:crypto';
import type { EventKind } from '@showbill/contract';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { queryPrepared } from '../platform/pooler.ts';
import type { Addressed } from './request.ts';

/** Deliveries of one subscription under way at once, over all dispatchers. */
const EACH = 4;
/** After so many failures in a row a subscription has one delivery under way at once. */
const BREAKER = 5;
/** Longer than a try may last, short enough that what a dead process had claimed is tried again within 30 s. */
const LEASE = '22 seconds';

/** A delivery that this process makes. */
export interface ClaimedDelivery extends Addressed {
  readonly companyId: string;
  readonly id: string;
  readonly webhookId: string;
  readonly failures: number;
  readonly failingSince: Date | null;
  /** Names this claim: whoever takes the delivery over has another. */
  readonly claimer: string;
}

interface ClaimRow {
  company_id: string;
  id: string;
  webhook_id: string;
  url: string;
  signing_secret: Buffer;
  previous_secret: Buffer | null;
  failures: number;
  failing_since: Date | null;
  event_id: string;
  kind: EventKind;
  data: object;
  created_at: Date;
}

/** Takes at most `most` deliveries that are due, of all companies. */
export async function claimDeliveries({ pool, clock }: Context, most: number): Promise<ClaimedDelivery[]> {
  const claimer = randomUUID();
  const { rows } = await queryPrepared<ClaimRow>(pool, 'claim deliveries', {
    text: 'select * from claim_deliveries($1, $2, $3, $4, $5, $6)',
    values: [clock.now(), most, EACH, BREAKER, LEASE, claimer],
  });
  return rows.map((row) => ({
    companyId: row.company_id,
    id: row.id,
    webhookId: row.webhook_id,
    url: row.url,
    secrets: row.previous_secret === null ? [row.signing_secret] : [row.signing_secret, row.previous_secret],
    failures: row.failures,
    failingSince: row.failing_since,
    eventId: row.event_id,
    kind: row.kind,
    data: row.data,
    happenedAt: row.created_at,
    claimer,
  }));
}

/** How a try ended. */
export interface TryEnd {
  readonly started: Date;
  readonly milliseconds: number;
  readonly succeeded: boolean;
  readonly status: number | null;
  readonly body: string | null;
  readonly error: string | null;
  /** When it is tried again; null: never. */
  readonly nextAt: Date | null;
  /** Why the subscription ends with it; null: it goes on. */
  readonly disable: string | null;
}

/** Writes how a try ended; returns false, and writes nothing, where another process has taken the delivery over. */
export async function finishDelivery({ pool }: Context, delivery: ClaimedDelivery, end: TryEnd): Promise<boolean> {
  const { rows } = await queryPrepared<{ mine: boolean }>(pool, 'finish delivery', {
    text: 'select finish_delivery($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) as mine',
    values: valuesOf(delivery, end),
  });
  return rows[0]?.mine === true;
}

/** The same in a transaction of the company, where something else is to be written with it. */
export async function finishDeliveryIn(tx: Tx, delivery: ClaimedDelivery, end: TryEnd): Promise<boolean> {
  const { rows } = await sql<{ mine: boolean }>`
    select finish_delivery(${sql.join(valuesOf(delivery, end))}) as mine`.execute(tx);
  return rows[0]?.mine === true;
}

function valuesOf({ companyId, id, claimer }: ClaimedDelivery, end: TryEnd): unknown[] {
  const { started, milliseconds, succeeded, status, body, error, nextAt, disable } = end;
  return [companyId, id, claimer, newId(), started, milliseconds, succeeded, status, body, error, nextAt, disable];
}
