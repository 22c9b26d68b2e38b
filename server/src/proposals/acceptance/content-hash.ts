import { createHash } from 'node:crypto';
import { dueCode } from '../../payments/index.ts';
import type { Proposal } from '../proposal.ts';
import { type AgreedRight, noticeHash } from '../withdrawal/index.ts';

type Accepted = Pick<
  Proposal,
  | 'number'
  | 'version'
  | 'title'
  | 'scopeSummary'
  | 'currency'
  | 'event'
  | 'lines'
  | 'adjustments'
  | 'subtotal'
  | 'total'
> &
  Partial<Pick<Proposal, 'agreedSchedule'>>;

/**
 * SHA-256, in hexadecimal, of what a client accepts: what is supplied, when and where, each price and sum, the terms, and
 * when it is to be paid, and the right of withdrawal that came with it.
 * Options that were not picked, reasons and ids are no part of it. Amounts count in minor units.
 */
export function contentHash(proposal: Accepted, terms: string | null, right: AgreedRight | null = null): string {
  return createHash('sha256')
    .update(JSON.stringify(contentOf(proposal, terms, right)))
    .digest('hex');
}

/** Tells terms from others: SHA-256, in hexadecimal; of no terms, as of empty ones. */
export function termsHash(terms: string | null): string {
  return createHash('sha256')
    .update(terms ?? '')
    .digest('hex');
}

/** In an order that never changes: old hashes are compared with new ones. */
function contentOf(
  { event, lines, adjustments, agreedSchedule = [], ...proposal }: Accepted,
  terms: string | null,
  right: AgreedRight | null,
) {
  return [
    proposal.number,
    proposal.version,
    proposal.title,
    proposal.scopeSummary,
    proposal.currency,
    [event.date, event.days, event.venue, event.attendees],
    lines
      .filter(({ optional }) => !optional)
      .map((line) => [
        line.category,
        line.name,
        line.units,
        line.days,
        line.hours,
        line.quantity,
        line.unit,
        String(line.unitPrice),
        String(line.total),
        line.picked,
      ]),
    String(proposal.subtotal),
    adjustments.map(({ kind, label, amount }) => [kind, label, String(amount)]),
    String(proposal.total),
    terms,
    // what was accepted without a schedule has the hash that it had
    ...(agreedSchedule.length === 0
      ? []
      : [agreedSchedule.map(({ kind, due, dueOn, amount }) => [kind, dueCode(due), dueOn, String(amount)])]),
    // nor does what was accepted without such a right know of one
    ...(right === null ? [] : [['withdrawal', noticeHash(right.notice), right.lastDay, right.askedToStart]]),
  ];
}
