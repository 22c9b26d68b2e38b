import type { Company } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db.ts';
import type { LineItem, Proposal } from '../proposal.ts';
import { deliveryLineOf } from './delivery-line.ts';
import { type DeliveryGround, quoteDelivery } from './quote.ts';
import { readDeliveryGround } from './read-delivery-ground.ts';

/** A line that the table could price if it was known where it goes, or how far; or its other price by the table, in minor units. */
export type DeliveryHint = { readonly kind: 'ask' } | { readonly kind: 'other_price'; readonly amount: bigint };

export interface DeliveryHints {
  /** The draft has no line for transport, and the company has a table. */
  readonly offered: boolean;
  /** By line id. */
  readonly lines: ReadonlyMap<string, DeliveryHint>;
}

/** What a draft lacks of delivery; nothing where a price was typed, or the company has no table. */
export async function findDeliveryHints(
  tx: Tx,
  company: Company,
  { status, currency, lines, event, delivery, collection }: Proposal,
  postcodesFile: string | null,
): Promise<DeliveryHints> {
  const none: DeliveryHints = { offered: false, lines: new Map() };
  if (status !== 'draft') return none;
  const products = lines.flatMap(({ catalogItemId }) => catalogItemId ?? []);
  const schedule = { delivery, collection };
  const ground = await readDeliveryGround(tx, company, { currency, products, schedule, postcodesFile });
  if (ground === null) return none;
  const delivered = { lines, date: event.date, days: event.days };
  const priced = lines.filter((line) => line.delivery !== null);
  const others = priced.flatMap((line) => hintOf(line, delivered, ground));
  if (priced.length > 0) return { offered: false, lines: new Map(others) };
  const line = deliveryLineOf(lines);
  const asked = line === null || line.priceSetByHand ? [] : [[line.id, { kind: 'ask' }] as const];
  return { offered: !lines.some(({ category }) => category === 'transport'), lines: new Map(asked) };
}

function hintOf(
  { id, delivery, unitPrice, priceSetByHand }: LineItem,
  delivered: Parameters<typeof quoteDelivery>[1],
  ground: DeliveryGround,
): (readonly [string, DeliveryHint])[] {
  if (delivery === null || priceSetByHand) return [];
  if (delivery.made === null) return [[id, { kind: 'ask' }]];
  const { price } = quoteDelivery(delivery, delivered, ground);
  return 'why' in price || price.amount === unitPrice ? [] : [[id, { kind: 'other_price', amount: price.amount }]];
}
