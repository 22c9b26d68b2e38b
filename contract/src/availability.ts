import { z } from 'zod';
import { day } from './fields.ts';
import { quotaSchema } from './quota.ts';

const ITEMS_LIMIT = 200;
/** `to` is at most so many days after `from`. */
const RANGE_LIMIT = 366;
const MS_PER_DAY = 86_400_000;

const itemsSchema = z
  .string()
  .regex(
    /^[A-Za-z0-9_-]{1,64}(?:,[A-Za-z0-9_-]{1,64})*$/,
    'must be ids of 1 to 64 letters, digits, _ or -, separated by single commas without spaces',
  )
  .transform((value) => value.split(','))
  .refine((ids) => ids.length <= ITEMS_LIMIT, `must list at most ${ITEMS_LIMIT} ids`);

export const availabilityQuery = z
  .object({
    from: day.meta({ description: 'First day, YYYY-MM-DD, inclusive.', example: '2027-03-01' }),
    to: day.meta({
      description: `Last day, YYYY-MM-DD, inclusive; at most ${RANGE_LIMIT} days after from.`,
      example: '2027-03-31',
    }),
    items: itemsSchema.optional().meta({
      description: `Ids of catalogue items, separated by commas, up to ${ITEMS_LIMIT}. Every tracked product when left out.`,
    }),
  })
  .superRefine(({ from, to }, context) => {
    const days = (Date.parse(to) - Date.parse(from)) / MS_PER_DAY;
    if (days < 0) context.addIssue({ code: 'custom', path: ['to'], message: `must not be before from (${from})` });
    if (days > RANGE_LIMIT) {
      context.addIssue({
        code: 'custom',
        path: ['to'],
        message: `must be at most ${RANGE_LIMIT} days after from; it is ${days} days after it`,
      });
    }
  });

export type AvailabilityQuery = z.infer<typeof availabilityQuery>;

const units = z.int();

const availabilityRecordSchema = z
  .object({
    day,
    catalog_item_id: z.uuid(),
    owned: units,
    in_repair: units,
    lost: units,
    firm: units.meta({ description: 'On accepted proposals.' }),
    provisional: units.meta({ description: 'On proposals that are sent and not won; does not reduce free.' }),
    overdue: units.meta({ description: 'Dispatched, past the last day of their job, and not back.' }),
    free: units.meta({
      description: 'owned − in_repair − lost − firm − overdue. Negative: overbooked on that day.',
    }),
  })
  .meta({ id: 'AvailabilityRecord' });

export const availabilitySchema = z
  .object({
    data: z.array(availabilityRecordSchema).meta({ description: 'By day, then name of the product, then its id.' }),
    count: z.int().meta({ description: 'Length of data.' }),
    quota: quotaSchema,
  })
  .meta({ id: 'Availability' });

export type AvailabilityBody = z.infer<typeof availabilitySchema>;
