import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The entries that each of our files begins and ends with. */
export const MANIFEST = 'manifest.json';
export const CLOSING = 'closing.json';

/** What the last entry says of all others, in their order. */
export const closingSchema = z.object({
  entries: z.array(z.object({ name: z.string(), sha256: z.string(), rows: z.number().optional() })),
});
export type Closing = z.infer<typeof closingSchema>;

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
