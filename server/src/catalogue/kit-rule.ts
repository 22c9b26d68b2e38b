import { DatabaseError } from 'pg';
import { z } from 'zod';
import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import { lockCatalogue } from './catalogue-lock.ts';
import { lockStock } from './stock-lock.ts';

const named = z.object({ id: z.string(), name: z.string() });
const broken = z.object({ kit: named, part: named, isKit: z.boolean() });

/**
 * From here to the end of the transaction nobody else changes what kits are made of, and what is in the catalogue of it: it
 * comes before the lock of any row.
 */
export async function lockKits(tx: Tx, companyId: string): Promise<void> {
  await lockCatalogue(tx, companyId);
  await lockStock(tx, companyId);
}

/**
 * The database holds the rule that a part is no kit itself and in the catalogue as long as its kit is (migration 0065): the
 * `conflict` for its refusal of what was done to a product, or to many (null). Any other error is itself.
 */
export function kitRefusal(error: unknown, id: string | null, param?: string): unknown {
  if (!(error instanceof DatabaseError) || error.constraint !== 'parts_with_own_stock') return error;
  const { kit, part, isKit } = broken.parse(JSON.parse(error.detail ?? ''));
  return new AppError(
    'conflict',
    ({ catalogue }) => {
      if (isKit) return part.id === id ? catalogue.kitInKit(kit.name) : catalogue.kitAsPart(part.name);
      return part.id === id ? catalogue.partOfKit(part.name, kit.name) : catalogue.archivedPart(part.name);
    },
    param === undefined ? {} : { param },
  );
}
