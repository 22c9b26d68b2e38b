import type { ProposalChange } from './edit.ts';

type LineSeen = Extract<ProposalChange, { readonly kind: 'remove_line' }>['was'];

interface ReplacedLine extends Pick<LineSeen, 'units' | 'days' | 'hours' | 'optional'> {
  readonly id: string;
  readonly was: LineSeen;
}

/** The changes that put a product in the place of a line, with as many units for as long, at its own price. */
export function replaceLine(
  { id, units, days, hours, optional, was }: ReplacedLine,
  by: { readonly productId: string; readonly lineId: string },
): ProposalChange[] {
  return [
    {
      kind: 'add_line',
      id: by.lineId,
      product_id: by.productId,
      units,
      days,
      ...(hours !== null && { hours }),
      optional,
      before: id,
    },
    { kind: 'remove_line', line_id: id, was },
  ];
}
