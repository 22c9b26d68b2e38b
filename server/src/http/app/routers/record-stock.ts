import type { z } from 'zod';
import { holdStock } from '../../../availability/index.ts';
import { recordChange, recordCounts, requireTracked } from '../../../catalogue/index.ts';
import type { Tx } from '../../../platform/db.ts';
import type { stockInput } from './catalogue-input.ts';

/** Records units bought, sold, counted, in repair or lost, from a day on: today where none is named. */
export async function recordStock(
  tx: Tx,
  companyId: string,
  input: z.output<typeof stockInput>,
  { today, now }: { readonly today: string; readonly now: Date },
): Promise<void> {
  const { product_id: productId, quantity, day = today } = input;
  const note = input.note || undefined;
  switch (input.kind) {
    case 'bought':
    case 'sold':
      await recordChange(tx, companyId, productId, input.kind === 'sold' ? -quantity : quantity, { day, now, note });
      return;
    case 'counted':
      await requireTracked(tx, companyId, productId);
      await recordCounts(tx, companyId, [{ productId, owned: quantity }], { cause: 'counted', day, now, note });
      return;
    case 'in_repair':
    case 'lost':
      await holdStock(tx, companyId, { productId, kind: input.kind, quantity, from: day, to: input.to, note }, now);
      return;
    default:
      return input satisfies never;
  }
}
