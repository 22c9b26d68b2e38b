import type { Line } from '../editing.ts';

/** A line as it was seen by whoever takes it out. */
export function seen({ units, days, hours, unit_price, unit_cost, is_optional: optional, name, category }: Line) {
  return { units, days, hours, unit_price, unit_cost, optional, name, category };
}
