import { deliveryTable } from '../../delivery/fixtures.ts';
import type { DeliveryGround } from './quote.ts';

/** Of a company in pounds, without buffer days. */
export function deliveryGround(changes: Partial<DeliveryGround> = {}): DeliveryGround {
  return {
    table: deliveryTable(),
    company: { currency: 'GBP', bufferDaysBefore: 0, bufferDaysAfter: 0 },
    currency: 'GBP',
    exchangeRate: '1',
    places: new Map(),
    measures: new Map(),
    schedule: { delivery: { daysBefore: null, time: null }, collection: { daysAfter: null, time: null } },
    ...changes,
  };
}
