import { z } from 'zod';
import { readTable } from './data.ts';

/** One line of `catalogues.csv`. Our own briefs are written against `own` ones, held-out ones against any. */
const line = z.strictObject({
  name: z.string().regex(/^[a-z]+$/),
  currency: z.string().length(3),
  country: z.string().length(2),
  own: z.enum(['yes', 'no']).transform((word) => word === 'yes'),
});

const LINES = readTable('catalogues.csv', line);

export const CATALOGUES: ReadonlyMap<string, z.infer<typeof line>> = new Map(LINES.map((each) => [each.name, each]));
export const OWN_CATALOGUES: readonly string[] = LINES.filter(({ own }) => own).map(({ name }) => name);
export const HELDOUT_CATALOGUES: readonly string[] = LINES.filter(({ own }) => !own).map(({ name }) => name);
