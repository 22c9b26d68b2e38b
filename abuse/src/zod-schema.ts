import * as fc from 'fast-check';
import { z } from 'zod';
import { fromSchema, type Place, type Schema } from './from-schema.ts';
import type { Json } from './json.ts';
import { likelyIn } from './likely.ts';
import type { Named } from './placeholders.ts';

/** Values that a zod schema takes, before it transforms them. */
export function fromZod(
  operation: string,
  type: z.ZodType,
  known: ReadonlyMap<Place, Named> = new Map(),
  place: Place = '',
): fc.Arbitrary<Json> {
  const schema: Schema & { readonly $defs?: Readonly<Record<string, Schema>> } = JSON.parse(
    JSON.stringify(z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' })),
  );
  const lookUp = (reference: string): Schema => schema.$defs?.[reference.split('/').at(-1) ?? ''] ?? {};
  return fromSchema(schema, { lookUp, likely: likelyIn(operation, known) }, place);
}
