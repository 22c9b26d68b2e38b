import type { ProposalChange } from '@showbill/contract';

export type Purpose = 'change' | 'undo' | 'redo';
export interface Waiting {
  readonly changes: readonly ProposalChange[];
  readonly purpose: Purpose;
}

/**
 * Edits that a page kept and could not save before it was left, without lines that reached the server all the same: a line
 * is added once.
 */
export function unsentIn(kept: unknown, lines: readonly { readonly id: string }[]): readonly Waiting[] {
  if (!isListOfWaiting(kept)) return [];
  const isThere = (change: Waiting['changes'][number]) => 'id' in change && lines.some(({ id }) => id === change.id);
  return kept
    .map(({ changes, purpose }) => ({ purpose, changes: changes.filter((change) => !isThere(change)) }))
    .filter(({ changes }) => changes.length > 0);
}

/** As far as it can be told: it was kept by this page, and the server checks each change. */
function isListOfWaiting(kept: unknown): kept is readonly Waiting[] {
  return Array.isArray(kept) && kept.every((each) => typeof each?.purpose === 'string' && Array.isArray(each.changes));
}
