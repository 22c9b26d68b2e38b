import type { Unit } from '@showbill/contract';

/** What a unit price is for. */
export const PER_UNIT: Record<Unit, string> = {
  day: 'a day',
  week: 'a week',
  hour: 'an hour',
  event: 'per event',
  each: 'each',
  metre: 'a metre',
  square_metre: 'a m²',
  kilometre: 'a km',
  person: 'a person',
};
