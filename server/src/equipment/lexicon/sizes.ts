import { z } from 'zod';
import { table } from './table.ts';

/**
 * Loudspeakers whose driver's size in inches follows from the model number: the number itself or its last two digits
 * where the number is `#`, in series in which that holds without exception; else the inches listed. A series has one
 * make.
 */
export const DRIVER_SIZES = table(
  'lexicon/sizes/driver-sizes.csv',
  {
    make: z.string().min(1),
    series: z.string().min(1),
    number: z.string().regex(/^(?:#|\d+)$/),
    inches: z.literal('').or(z.coerce.number().positive()),
  },
  ({ series, number }) => `${series} ${number}`,
);

/**
 * Guests at one table from its size on. Formal dining: 48 in round 6, 60 in 8, 66 in and 72 in 10; 6 ft trestle 6, 8 ft
 * 8 (partypeoplerentals.com, jvpartyrentals.com, marquees-for-sale.co.uk). Sizes between take the smaller table's.
 */
export const TABLE_SEATS = table(
  'lexicon/sizes/table-seats.csv',
  {
    shape: z.enum(['long', 'round']),
    metres: z.coerce.number().positive(),
    seats: z.coerce.number().int().positive(),
  },
  ({ shape, metres }) => `${shape} ${metres}`,
);

const THING = z.enum(['display', 'led_module', 'screen']);

/**
 * Sizes by which a bare figure is known for what it is: a `display` by its diagonal in inches, an `led_module` by its
 * sides in millimetres, a `screen` to project on by height and width in feet.
 */
export const USUAL_SIZES = table('lexicon/sizes/usual-sizes.csv', {
  of: THING,
  size: z.string().regex(/^\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)?$/),
});

/** The usual sizes of a thing, as they are written. */
export function usualSizes(of: z.output<typeof THING>): string[] {
  return USUAL_SIZES.rows().flatMap((row) => (row.of === of ? [row.size] : []));
}
