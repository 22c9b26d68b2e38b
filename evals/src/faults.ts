import type { Draft } from '../../server/src/generation/index.ts';
import type { Truth } from './catalogue.ts';

/** What no draft may hold, whatever the brief: products of elsewhere, broken numbers, orders of the brief repeated. */
export function faultsOf(
  draft: Draft,
  truths: ReadonlyMap<string, Truth>,
  never: readonly RegExp[],
): readonly string[] {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (const { productId, units, hours, optional, reason } of draft.lines) {
    const key = `${productId} ${String(optional)}`;
    if (!truths.has(productId)) faults.push(`${productId} is no product of the catalogue`);
    if (seen.has(key)) faults.push(`${productId} stands on two lines`);
    if (!Number.isInteger(units) || units < 1) faults.push(`${productId} has ${units} units`);
    if (hours !== null && (!Number.isInteger(hours) || hours < 1 || hours > 24 * (draft.days + 2))) {
      faults.push(`${productId} works ${hours} hours in ${draft.days} days`);
    }
    if (reason.trim() === '') faults.push(`${productId} has no reason`);
    seen.add(key);
  }
  if (draft.title.trim() === '') faults.push('There is no title');
  if (draft.scopeSummary.trim() === '') faults.push('There is no summary');
  const prose = [draft.title, draft.scopeSummary, ...draft.lines.map(({ reason }) => reason)];
  for (const pattern of never) {
    const said = prose.find((text) => pattern.test(text));
    if (said !== undefined) faults.push(`It says “${pattern.source}”: ${said.slice(0, 120)}`);
  }
  return faults;
}
