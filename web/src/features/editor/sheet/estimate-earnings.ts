import type { EarningsBody, EditorLineBody } from '@showbill/contract';

/** What is earned with lines that count and come to `earned` minor units before tax, of which `one` are a major one. */
export function estimateEarnings(
  before: EarningsBody | null,
  counted: readonly EditorLineBody[],
  earned: number,
  one: number,
): EarningsBody | null {
  if (before === null) return null;
  const { least } = before;
  const costs = counted.map(({ unit_cost: cost, quantity }) =>
    cost == null ? null : quantity * Math.round(cost * one),
  );
  const cost = costs.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  const margin = earned - cost;
  const isBelow = least !== null && margin * 100 < least * earned;
  const needed = least === null ? 0 : Math.ceil((cost * 100) / (100 - least));
  return {
    cost: cost / one,
    margin: margin / one,
    percent: earned > 0 ? Math.round((margin * 1000) / earned) / 10 : null,
    unknown: costs.filter((each) => each === null).length,
    least,
    short_of: isBelow ? (needed - earned) / one : null,
  };
}
