export { type Load, loadOf, type Measures, readMeasures } from './load.ts';
export type { TripTime } from './out-of-hours.ts';
export { distanceTo } from './postcodes/distance.ts';
export { findPostcode } from './postcodes/find-postcode.ts';
export { type Places, placesIn } from './postcodes/places.ts';
export { type NoPrice, priceDelivery } from './price-delivery.ts';
export { readDeliveryTable, saveDeliveryTable, type StoredDelivery } from './table.ts';
