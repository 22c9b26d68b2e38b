import type { InvoiceOrderBody } from '@showbill/contract';
import { invalidRequest } from '../platform/errors.ts';
import type { InvoiceDocument } from './document.ts';

/** First and last day, inclusive. */
export type Period = NonNullable<InvoiceDocument['period']>;

/** What the days of a supply follow from. */
export interface SupplyFacts {
  readonly kind: InvoiceDocument['kind'];
  /** The event's; null: it has no date. */
  readonly event: Period | null;
  readonly today: string;
}

/** A deposit is paid before anything is supplied, and has no day of it yet (Article 226 (7) of Directive 2006/112/EC). */
export function isPaidInAdvance({ kind, event, today }: SupplyFacts): boolean {
  return kind === 'deposit' && (event === null || event.to >= today);
}

/**
 * When what an invoice charges was or is supplied: as a person typed it, else the days of the event, whose last one stays where
 * only the first was typed and is not after it. Without an event, one day that was typed is all. Null: a payment in advance, or
 * still to be typed. Throws `invalid_request` where it ends before it begins.
 */
export function suppliedOn(
  facts: SupplyFacts,
  { supplied_from: from, supplied_to: to }: Pick<InvoiceOrderBody, 'supplied_from' | 'supplied_to'>,
): Period | null {
  if (isPaidInAdvance(facts)) return null;
  if (from === undefined && to === undefined) return facts.event;
  const first = from ?? facts.event?.from ?? to;
  const proposed = facts.event?.to;
  const last = to ?? (first !== undefined && proposed !== undefined && first <= proposed ? proposed : first);
  if (first === undefined || last === undefined) return null;
  if (last < first) throw invalidRequest('supplied_to', ({ invoices }) => invoices.endsBefore);
  return { from: first, to: last };
}
