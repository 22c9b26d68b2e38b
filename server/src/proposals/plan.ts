import type { Company } from '../accounts/index.ts';
import { addDays } from '../platform/days.ts';
import type { Proposal } from './proposal.ts';

/** A delivery or a collection. */
export interface Stop {
  readonly day: string | null;
  /** HH:MM in the company's time zone. */
  readonly time: string | null;
}

export interface PlannedStop extends Stop {
  /** The day by the company's buffer days; null without a date. */
  readonly usualDay: string | null;
}

export interface Plan {
  readonly delivery: PlannedStop;
  readonly collection: PlannedStop;
}

/** Delivery and collection of a proposal, by its own days or by the company's buffer days. */
export function planOf(
  { event, delivery, collection }: Pick<Proposal, 'event' | 'delivery' | 'collection'>,
  company: Pick<Company, 'bufferDaysBefore' | 'bufferDaysAfter'>,
): Plan {
  const first = (days: number) => (event.date === null ? null : addDays(event.date, -days));
  const last = (days: number) => (event.date === null ? null : addDays(event.date, event.days - 1 + days));
  return {
    delivery: {
      day: first(delivery.daysBefore ?? company.bufferDaysBefore),
      usualDay: first(company.bufferDaysBefore),
      time: delivery.time,
    },
    collection: {
      day: last(collection.daysAfter ?? company.bufferDaysAfter),
      usualDay: last(company.bufferDaysAfter),
      time: collection.time,
    },
  };
}
