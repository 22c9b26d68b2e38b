import { adjustmentLabel, type Speech } from '../../languages/index.ts';
import type { Proposal } from '../../proposals/index.ts';
import { withoutBreak } from './prose.ts';

/** The prices of extras stand alone: adjustments come on top once one is chosen. */
export function extrasNote({ status, adjustments }: Pick<Proposal, 'status' | 'adjustments'>, speech: Speech): string {
  const { extras } = speech.texts;
  if (status === 'accepted') return extras.notChosen;
  const later = adjustments.map((adjustment) => {
    const label = adjustmentLabel(speech, adjustment);
    if (adjustment.kind === 'multi_day') return extras.multiDay;
    return adjustment.kind === 'tax' ? label.replace(/ [\d.,]+ %$/, '') : withoutBreak(label);
  });
  const adds = later.length === 0 ? extras.adds : extras.addsBefore(speech.format.list(later));
  return `${extras.notIncluded} ${adds}`;
}
