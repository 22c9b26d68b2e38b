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
  const costs = counted.map((line) => costOf(line, one));
  const cost = costs.reduce((sum, { known }) => sum + known, 0);
  const margin = earned - cost;
  const isBelow = least !== null && margin * 100 < least * earned;
  const needed = least === null ? 0 : Math.ceil((cost * 100) / (100 - least));
  return {
    cost: cost / one,
    margin: margin / one,
    percent: earned > 0 ? Math.round((margin * 1000) / earned) / 10 : null,
    unknown: costs.filter(({ whole }) => !whole).length,
    least,
    short_of: isBelow ? (needed - earned) / one : null,
  };
}

/** What a line costs in minor units as far as it is known, as the server counts it. */
function costOf({ unit_cost: unitCost, quantity, units, hired_in: hired }: EditorLineBody, one: number) {
  const own = unitCost == null ? null : quantity * Math.round(unitCost * one);
  if (hired == null) return { known: own ?? 0, whole: own !== null };
  const ownUnits = Math.max(units - hired.units, 0);
  const known = Math.floor(((own ?? 0) * ownUnits) / units) + Math.round(hired.cost * one);
  return { known, whole: hired.whole && (own !== null || ownUnits === 0) };
}
