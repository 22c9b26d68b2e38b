import type { DeliveryZone } from '@showbill/contract';
import { isPostcode } from './find-postcode.ts';
import { postcodeKey } from './key.ts';

/** What a zone holds: codes with a beginning from `from` to `to`, which are of one length. */
interface Span {
  readonly from: string;
  readonly to: string;
}

/** The zone of a postcode; of several the one that names it most closely, of these the first. Null: it is in none. */
export function zoneOf(postcode: string, country: string, zones: readonly DeliveryZone[]): DeliveryZone | null {
  const key = postcodeKey(postcode, country);
  if (key === null) return null;
  let [closest, best]: [number, DeliveryZone | null] = [0, null];
  for (const zone of zones) {
    for (const entry of zone.postcodes) {
      const span = spanOf(entry, country);
      if (span === null || closenessOf(span) <= closest || !isIn(key, span)) continue;
      [closest, best] = [closenessOf(span), zone];
    }
  }
  return best;
}

/** What `SW1`, `1010-1230` or `00-950` means; null for what means nothing. A hyphen stands in a range or in a whole postcode. */
export function spanOf(entry: string, country: string): Span | null {
  const spaced = entry.split(/ - |–/);
  const parts = spaced.length > 1 ? spaced : entry.split('-');
  const [from, to] = parts.map((part) => postcodeKey(part, country));
  if (parts.length === 2 && from && to && from.length === to.length && from <= to) return { from, to };
  if (parts.length > 1 && !isPostcode(entry, country)) return null;
  const whole = postcodeKey(entry, country);
  return whole === null ? null : { from: whole, to: whole };
}

/** A longer beginning is closer, and of two as long the one that is no range. */
function closenessOf({ from, to }: Span): number {
  return 2 * from.length + (from === to ? 1 : 0);
}

function isIn(key: string, { from, to }: Span): boolean {
  const begin = key.slice(0, from.length);
  return begin.length === from.length && from <= begin && begin <= to;
}
