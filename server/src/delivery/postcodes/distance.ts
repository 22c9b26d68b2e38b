import type { DeliveryTable } from '@showbill/contract';
import { type Place, placeOf, type Places } from './places.ts';

/** The mean radius of the earth (IUGG). */
const EARTH_KM = 6371.0088;
const KM_PER_MILE = 1.609344;

/**
 * About how far it is from the depot to a postcode of its country by road, in whole kilometres or miles of the table: the
 * great circle times the table's road factor. Null where one of the two is not known.
 */
export function distanceTo(
  postcode: string,
  { from, unit, road_factor: factor }: Pick<DeliveryTable, 'from' | 'unit' | 'road_factor'>,
  places: Places,
): number | null {
  const [depot, there] = [from.postcode, postcode].map((code) => placeOf(code, from.country, places));
  if (!depot || !there) return null;
  const km = greatCircleKm(depot, there) * factor;
  return Math.round(unit === 'km' ? km : km / KM_PER_MILE);
}

function greatCircleKm(a: Place, b: Place): number {
  const [latitude, longitude, first, second] = [
    b.latitude - a.latitude,
    b.longitude - a.longitude,
    a.latitude,
    b.latitude,
  ].map((degrees) => (degrees * Math.PI) / 180) as [number, number, number, number];
  const half = Math.sin(latitude / 2) ** 2 + Math.cos(first) * Math.cos(second) * Math.sin(longitude / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}
