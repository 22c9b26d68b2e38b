import type { HistoryEntry } from '../../../proposals/index.ts';
import type { MemberContext } from '../context.ts';

/** Whether a person is told what things cost the company and what it earns: who may change them, and not who only looks. */
export function knowsCosts({ role }: Pick<MemberContext, 'role'>): boolean {
  return role !== 'viewer';
}

/** A history without what was changed of costs. */
export function withoutCosts(entries: readonly HistoryEntry[]): HistoryEntry[] {
  return entries.flatMap((entry) => {
    const { fields } = entry.details;
    const shown = fields?.filter(({ field }) => field !== 'unit_cost');
    if (shown === undefined || shown.length === fields?.length) return [entry];
    return shown.length === 0 ? [] : [{ ...entry, details: { ...entry.details, fields: shown } }];
  });
}
