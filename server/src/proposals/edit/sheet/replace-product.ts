import { type ProposalChange, replaceLine } from '@showbill/contract';
import { invalidRequest } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { lineFieldsOf, type Sheet } from './sheet.ts';

/** A product that takes the place of another. */
export interface Replacement {
  /** The product that goes. */
  readonly item: string;
  readonly by: string;
}

/**
 * The changes that put one product in the place of another on each of its lines, with as many units for as long, at its own price.
 * Throws `invalid_request` where no line has it.
 */
export function replaceProduct(
  { lines }: Pick<Sheet, 'lines'>,
  { item, by }: Replacement,
  currency: string,
): ProposalChange[] {
  const replaced = lines.filter(({ catalogItemId }) => catalogItemId === item);
  if (replaced.length === 0) throw invalidRequest('instead.item', ({ life }) => life.notOnLines);
  return replaced.flatMap((line) =>
    replaceLine({ ...line, was: lineFieldsOf(line, currency) }, { productId: by, lineId: newId() }),
  );
}
