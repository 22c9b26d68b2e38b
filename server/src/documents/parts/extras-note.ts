import type { Proposal } from '../../proposals/index.ts';
import { withoutBreak } from './prose.ts';

/** The prices of extras stand alone: adjustments come on top once one is chosen. */
export function extrasNote({ status, adjustments }: Pick<Proposal, 'status' | 'adjustments'>): string {
  if (status === 'accepted') return 'Not chosen, and not included in the total.';
  const later = adjustments.map(({ kind, label }) =>
    kind === 'multi_day'
      ? 'multi-day discount'
      : kind === 'tax'
        ? label.replace(/ [\d.]+ %$/, '')
        : withoutBreak(label),
  );
  const before = later.length === 0 ? '' : `, before ${new Intl.ListFormat('en-GB').format(later)}`;
  return `Not included in the total. Each adds the price shown${before}.`;
}
