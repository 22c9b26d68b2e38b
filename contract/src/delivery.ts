import { z } from 'zod';
import { text } from './fields.ts';
import { UNITS_LIMIT } from './limits.ts';

/** What a company charges for delivery and collection, and how a line was priced by it. */

/** Postcodes of one zone. */
const POSTCODES_LIMIT = 300;
const ZONES_LIMIT = 100;
const BANDS_LIMIT = 20;
/** Which of them carry a load is found by trying all, so they are few. */
export const VEHICLES_LIMIT = 8;
/** In kilometres or miles. */
const DISTANCE_LIMIT = 5000;

export const DISTANCE_UNITS = ['km', 'mi'] as const;
export type DistanceUnit = (typeof DISTANCE_UNITS)[number];

const label = text(60);
const amount = z.number().min(0, 'must be 0 or more');

function decimals(most: number) {
  return z
    .number()
    .refine(
      (value) => value > 0 && value <= most && /^\d+(\.\d{1,3})?$/.test(String(value)),
      `must be more than 0, at most ${most.toLocaleString('en-GB')}, with at most 3 decimals`,
    );
}

const distance = decimals(DISTANCE_LIMIT);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, HH:MM');
const hours = z
  .object({ from: clock, to: clock })
  .refine(({ from, to }) => from < to, { path: ['to'], message: 'must be later than the time before it' });

/** The price of a trip to some postcodes: `SW1`, `SW1-SW9`, `10`, `1010-1230`. */
const zone = z.object({
  name: label,
  postcodes: z.array(text(25)).min(1, 'must have at least 1 entry').max(POSTCODES_LIMIT),
  price: amount,
});

const vehicle = z.object({
  name: label,
  /** What it may carry; null: there is no such limit, or nobody said. */
  payload_kg: decimals(100_000).nullable(),
  volume_m3: decimals(1000).nullable(),
  /** What the price of a trip is multiplied by. */
  factor: decimals(100),
  /** What a trip with it costs more than that. */
  extra: amount,
});

/** A surcharge for each trip outside working hours. */
const surcharge = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percent: decimals(1000) }),
  z.object({ kind: z.literal('amount'), amount: amount.refine((value) => value > 0, 'must be more than 0') }),
]);

/** A company's prices for one trip; amounts in major units of its currency. */
export const deliveryTable = z
  .object({
    /** Where trips begin. */
    from: z.object({
      country: z.string().regex(/^[A-Z]{2}$/, 'must be a country code of two letters'),
      postcode: text(12),
    }),
    unit: z.enum(DISTANCE_UNITS),
    zones: z.array(zone).max(ZONES_LIMIT),
    /** In rising order; `up_to` is in it. */
    bands: z.array(z.object({ up_to: distance, price: amount })).max(BANDS_LIMIT),
    /** Beyond the last band: for each further kilometre or mile that is begun. Null: no such trips are priced. */
    beyond: z.object({ price: amount, there_and_back: z.boolean() }).nullable(),
    /** What roads are longer than the straight line. */
    road_factor: decimals(3).min(1, 'must be 1 or more'),
    vehicles: z.array(vehicle).max(VEHICLES_LIMIT),
    /** The vehicle for a load that is not known: its place in the list. */
    usual_vehicle: z.int().min(0),
    /** Working hours from Monday to Sunday; null: closed. */
    hours: z.array(hours.nullable()).length(7),
    /** Null: none. */
    out_of_hours: surcharge.nullable(),
  })
  .refine(({ bands }) => bands.every(({ up_to }, place) => place === 0 || up_to > (bands[place - 1]?.up_to ?? 0)), {
    path: ['bands'],
    message: 'must be in rising order, each further than the one before',
  })
  .refine(({ vehicles, usual_vehicle: usual }) => usual < Math.max(1, vehicles.length), {
    path: ['usual_vehicle'],
    message: 'must be one of the vehicles',
  });
export type DeliveryTable = z.infer<typeof deliveryTable>;
export type DeliveryZone = DeliveryTable['zones'][number];
export type DeliveryVehicle = DeliveryTable['vehicles'][number];

export const TRIPS = ['delivery', 'collection'] as const;
export type Trip = (typeof TRIPS)[number];

/** What is to be priced: a trip there, one back, or both. */
const wanted = {
  postcode: text(12).nullable(),
  /** As somebody typed it, in the company's unit; null: by the postcode. */
  distance: distance.nullable(),
  delivery: z.boolean(),
  collection: z.boolean(),
};
const isTrip = ({ delivery, collection }: { readonly delivery: boolean; readonly collection: boolean }) =>
  delivery || collection;
const oneAtLeast = { path: ['delivery'], message: 'must be a delivery, a collection or both' };

export const deliveryWanted = z.object(wanted).refine(isTrip, oneAtLeast);
export type DeliveryWanted = z.infer<typeof deliveryWanted>;

/** How its price was made; no amount is in it. */
const made = z.object({
  /** `up_to`: of the band; null: beyond the last. */
  by: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('zone'), name: label }),
    z.object({
      kind: z.literal('distance'),
      distance: z.number().min(0).max(1_000_000),
      unit: z.enum(DISTANCE_UNITS),
      /** Worked out from postcodes. */
      about: z.boolean(),
      up_to: distance.nullable(),
    }),
  ]),
  vehicles: z.array(z.object({ name: label, count: z.int().min(1).max(UNITS_LIMIT) })).max(VEHICLES_LIMIT),
  out_of_hours: z.array(z.enum(TRIPS)).max(TRIPS.length),
});
export type DeliveryMade = z.infer<typeof made>;

/** Of a line that the table priced; `made` is null where the venue has changed since and the table has no price for the new one. */
export const lineDelivery = z.object({ ...wanted, made: made.nullable() }).refine(isTrip, oneAtLeast);
export type LineDelivery = z.infer<typeof lineDelivery>;
/** One whose price is what the table made of it. */
export type PricedDelivery = DeliveryWanted & { readonly made: DeliveryMade };

/** As a change of a line wants it; an undoing says how its price was made. */
export const changedDelivery = z.object({ ...wanted, made: made.nullish() }).refine(isTrip, oneAtLeast);
