import type { ProposalChange } from '@showbill/contract';
import type { FieldConflict } from '../../../lib/problem.ts';

/** `target`: 'proposal', or the id of a line; of a line, `theirs` null says that it is gone. */
export type Conflict = FieldConflict;

export type Choice = 'mine' | 'theirs';

export function keyOf({ target, field }: Pick<Conflict, 'target' | 'field'>): string {
  return `${target} ${field}`;
}

/** Whether a conflict leaves a choice: a line that is gone cannot be changed. */
export function isChoice({ field }: Conflict): boolean {
  return field !== 'line';
}

/**
 * The changes again as they are to be after the choices: a field of mine is said to have seen what stands now, a field of
 * theirs is left out, and so is every change of a line that is gone.
 */
export function resolve(
  changes: readonly ProposalChange[],
  conflicts: readonly Conflict[],
  choices: ReadonlyMap<string, Choice>,
): ProposalChange[] {
  const byKey = new Map(conflicts.map((conflict) => [keyOf(conflict), conflict]));
  const gone = new Set(conflicts.flatMap((conflict) => (isChoice(conflict) ? [] : conflict.target)));
  return changes.flatMap((change) => {
    if ('line_id' in change && gone.has(change.line_id)) return [];
    if ('before' in change && change.before != null && gone.has(change.before)) return [{ ...change, before: null }];
    return again(change, (target, field) => {
      const conflict = byKey.get(keyOf({ target, field }));
      if (conflict === undefined) return null;
      return { choice: choices.get(keyOf(conflict)) ?? 'theirs', theirs: conflict.theirs };
    });
  });
}

type Decide = (target: string, field: string) => { readonly choice: Choice; readonly theirs: unknown } | null;

/** The field of the proposal that a change without an object of what was seen sets. */
const FIELD: Partial<Record<ProposalChange['kind'], string>> = {
  set_title: 'title',
  set_summary: 'summary',
  set_notes: 'notes',
  set_client: 'client_id',
  set_language: 'language',
  set_valid_until: 'valid_until',
  set_discount: 'discount',
  set_surcharge: 'surcharge',
  set_tax: 'tax',
  set_code: 'code',
  set_price_list: 'price_list',
};

function again(change: ProposalChange, decide: Decide): ProposalChange[] {
  const field = FIELD[change.kind];
  if (field !== undefined) {
    const decided = decide('proposal', field);
    if (decided === null) return [change];
    return decided.choice === 'theirs' ? [] : [{ ...change, was: decided.theirs } as ProposalChange];
  }
  if (change.kind === 'set_event')
    return withFields(change, 'proposal', ['date', 'venue', 'attendees', 'days'], decide);
  if (change.kind === 'set_document')
    return withFields(change, 'proposal', ['layout', 'pictures', 'cover_note'], decide);
  if (change.kind === 'set_line') return withFields(change, change.line_id, LINE_FIELDS, decide);
  if (change.kind !== 'remove_line') return [change];
  const decided = LINE_FIELDS.map((each) => [each, decide(change.line_id, each)] as const);
  if (decided.some(([, choice]) => choice?.choice === 'theirs')) return [];
  const seen = decided.flatMap(([each, choice]) => (choice === null ? [] : [[each, choice.theirs]]));
  return [{ ...change, was: { ...change.was, ...Object.fromEntries(seen) } }];
}

const LINE_FIELDS = ['units', 'days', 'hours', 'unit_price', 'optional', 'name', 'category'] as const;

function withFields(
  change: Extract<ProposalChange, { kind: 'set_event' | 'set_document' | 'set_line' }>,
  target: string,
  fields: readonly string[],
  decide: Decide,
): ProposalChange[] {
  const next: Record<string, unknown> = { ...change };
  const was: Record<string, unknown> = { ...change.was };
  for (const field of fields) {
    const decided = next[field] === undefined ? null : decide(target, field);
    if (decided?.choice === 'mine') was[field] = decided.theirs;
    if (decided?.choice !== 'theirs') continue;
    delete next[field];
    delete was[field];
    if (field === 'unit_price') delete next['price_set_by_hand'];
  }
  return fields.some((field) => next[field] !== undefined) ? [{ ...next, was } as ProposalChange] : [];
}
