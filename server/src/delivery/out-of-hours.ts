import type { DeliveryTable } from '@showbill/contract';
import { dayNumber } from '../platform/days.ts';

/** When a vehicle is to be there. */
export interface TripTime {
  readonly day: string | null;
  /** HH:MM in the company's time zone; null: nobody said, so within working hours. */
  readonly time: string | null;
}

/** Whether a trip is outside working hours; without a day, whether it would be on every day. */
export function isOutOfHours(hours: DeliveryTable['hours'], { day, time }: TripTime): boolean {
  if (time === null) return false;
  // 1 January 1970 was a Thursday
  const days = day === null ? hours : [hours[(dayNumber(day) + 3) % 7] ?? null];
  return days.every((each) => each === null || time < each.from || time > each.to);
}
