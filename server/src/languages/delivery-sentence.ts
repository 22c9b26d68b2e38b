import { type LineDelivery, type PricedDelivery, TRIPS, type Trip } from '@showbill/contract';
import type { Speech } from './speech.ts';

/** How the price of a delivery was made, in one sentence without amounts. */
export function deliverySentence({ format, texts }: Speech, { made, ...wanted }: PricedDelivery): string {
  const says = texts.delivery;
  const { by, vehicles, out_of_hours: late } = made;
  const far = (distance: number) => `${format.decimal(String(distance))}\u00a0${by.kind === 'zone' ? '' : by.unit}`;
  const where =
    by.kind === 'zone'
      ? [says.zone(by.name)]
      : [
          by.about ? says.about(far(by.distance)) : far(by.distance),
          ...(by.up_to === null ? [] : [says.upTo(far(by.up_to))]),
        ];
  const parts = [
    says[tripsOf(TRIPS.filter((trip) => wanted[trip]))],
    where.join(' '),
    ...vehicles.map(({ name, count }) => (count === 1 ? name : `${format.count(count)}\u00a0×\u00a0${name}`)),
    ...(late.length === 0 ? [] : [says.outside[tripsOf(late)]]),
  ];
  return `${parts.join(', ')}.`;
}

/** The same for clients; null where a person typed the price, or it was made for another venue. */
export function lineDeliverySentence(
  speech: Speech,
  { delivery, priceSetByHand }: { readonly delivery: LineDelivery | null; readonly priceSetByHand: boolean },
): string | null {
  if (priceSetByHand || !delivery?.made) return null;
  return deliverySentence(speech, { ...delivery, made: delivery.made });
}

function tripsOf(trips: readonly Trip[]): Trip | 'both' {
  return trips.length > 1 ? 'both' : (trips[0] ?? 'both');
}
