import type { EarningsBody, LineItemBody, ProposalBody } from '@showbill/contract';
import { toMajor } from '../platform/money/index.ts';
import {
  type CatalogueCosts,
  costsOf,
  heldMargin,
  type LineCost,
  type Margin,
  marginOf,
  shortOf,
} from './margin/index.ts';
import type { LineItem, Proposal } from './proposal.ts';

/** What a company pays for a proposal and earns with it, apart from the proposal, so that nobody is told by mistake. */
export interface MoneyBody {
  readonly cost: number | null;
  readonly margin: number | null;
  /** In the order of the lines. */
  readonly line_items: readonly LineMoneyBody[];
}

export interface LineMoneyBody {
  readonly unit_cost: number | null;
  readonly cost: number | null;
  readonly margin: number | null;
}

type Sums = Pick<Proposal, 'total' | 'adjustments' | 'lines' | 'currency' | 'hiredIn'>;

/** A sum in which a cost is missing is none. */
export function presentMoney(proposal: Sums): MoneyBody {
  const { currency, lines } = proposal;
  const { cost, margin, unknown } = marginOf(proposal);
  const whole = (amount: bigint) => (unknown > 0 ? null : toMajor(amount, currency));
  const costs = costsOf(proposal);
  return {
    cost: whole(cost),
    margin: whole(margin),
    line_items: lines.map((line, place) => ofLine(line, costs[place], currency)),
  };
}

function ofLine(line: LineItem, costing: LineCost | undefined, currency: string): LineMoneyBody {
  const major = (amount: bigint | null) => (amount === null ? null : toMajor(amount, currency));
  const cost = costing?.whole === true ? costing.known : null;
  return {
    unit_cost: major(line.unitCost),
    cost: major(cost),
    margin: major(cost === null ? null : line.total - cost),
  };
}

/** A proposal as whoever may know is told of it. */
export function withMoney({ line_items: lines, ...proposal }: ProposalBody, money: MoneyBody): ProposalBody {
  const { cost, margin, line_items: figures } = money;
  const { quota, ...summary } = proposal;
  const costed = lines.map((line, place): LineItemBody => ({ ...line, ...figures[place] }));
  return { ...summary, cost, margin, line_items: costed, quota };
}

/** What the people of a company see of it; `least`: percent that it wants to earn, which is held against `catalogue` as well. */
export function presentEarnings(proposal: Sums, least: string | null, catalogue: CatalogueCosts): EarningsBody {
  const { currency } = proposal;
  const margin = marginOf(proposal);
  const held = heldMargin(proposal, catalogue);
  const short = shortOf(held, least);
  return {
    cost: toMajor(margin.cost, currency),
    margin: toMajor(margin.margin, currency),
    percent: percentOf(margin),
    unknown: margin.unknown,
    least: least === null ? null : Number(least),
    held_percent: percentOf(held),
    short_of: short === null ? null : toMajor(short, currency),
  };
}

function percentOf({ percent }: Margin): number | null {
  return percent === null ? null : Number(percent);
}
