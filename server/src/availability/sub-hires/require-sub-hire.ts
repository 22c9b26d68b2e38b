import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { listSubHires } from './list-sub-hires.ts';
import type { SubHire } from './sub-hire.ts';

/** Throws `not_found`, and `conflict` where it is cancelled. */
export async function requireSubHire(tx: Tx, companyId: string, id: string): Promise<SubHire> {
  const [found] = isUuid(id) ? await listSubHires(tx, companyId, { id, withCancelled: true }) : [];
  if (found === undefined) throw new AppError('not_found', ({ none }) => none.subHire(id));
  if (found.state === 'cancelled') throw new AppError('conflict', ({ stock }) => stock.subHireCancelled);
  return found;
}
