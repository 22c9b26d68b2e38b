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
  const cost = sum(costs);
  const held = sum(counted.map((line) => heldCost(line, one)));
  const isBelow = least !== null && (earned - held) * 100 < least * earned;
  const needed = least === null ? 0 : Math.ceil((held * 100) / (100 - least));
  return {
    cost: cost / one,
    margin: (earned - cost) / one,
    percent: percentOf(earned - cost, earned),
    unknown: costs.filter(({ whole }) => !whole).length,
    least,
    held_percent: percentOf(earned - held, earned),
    short_of: isBelow ? (needed - earned) / one : null,
  };
}

interface Cost {
  readonly known: number;
  readonly whole: boolean;
}

/** What a line costs in minor units as far as it is known, as the server counts it. */
function costOf({ unit_cost: unitCost, quantity, units, hired_in: hired }: EditorLineBody, one: number): Cost {
  const own = unitCost == null ? null : quantity * Math.round(unitCost * one);
  if (hired == null) return { known: own ?? 0, whole: own !== null };
  const ownUnits = Math.max(units - hired.units, 0);
  const known = Math.floor(((own ?? 0) * ownUnits) / units) + Math.round(hired.cost * one);
  return { known, whole: hired.whole && (own !== null || ownUnits === 0) };
}

/** The same where it costs no less than by the catalogue. */
function heldCost(line: EditorLineBody, one: number): Cost {
  const { catalogue_cost: catalogue, unit_cost: own } = line;
  if (catalogue == null) return costOf(line, one);
  const { known, whole } = costOf({ ...line, unit_cost: Math.max(own ?? 0, catalogue) }, one);
  return { known: Math.max(known, line.quantity * Math.round(catalogue * one)), whole };
}

function sum(costs: readonly Cost[]): number {
  return costs.reduce((all, { known }) => all + known, 0);
}

function percentOf(margin: number, earned: number): number | null {
  return earned > 0 ? Math.round((margin * 1000) / earned) / 10 : null;
}
