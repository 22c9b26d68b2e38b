import type { CodeRule, PriceListRule, SeasonRule, TotalRule } from '../rules.ts';
import type { Category } from '../vocabulary.ts';
import { EACH_DAY_IN_FULL, multiDayOf } from './charged-days.ts';
import {
  addDecimals,
  type Decimal,
  decimalOf,
  formatDecimal,
  multiplyDecimals,
  multiplyRounded,
  powerOfTen,
  roundedQuotient,
  roundHalfUp,
} from './decimal.ts';
import { daysInSeason } from './season.ts';
import type { Adjustment, AdjustmentSettings, FixedLine, PriceChange } from './types.ts';

const HUNDREDTH = powerOfTen(-2);

/** A line that counts, with what it comes to. */
export interface CountedLine {
  readonly line: FixedLine;
  readonly total: bigint;
}

/** A line with what is charged for it once several days were taken into account. */
interface Charge {
  readonly line: FixedLine;
  readonly amount: bigint;
}

/**
 * The adjustments on `subtotal`, in the order in which they are computed: several days; discounts: seasons that cost less,
 * the client's prices, a code, the proposal's own; surcharges: seasons that cost more, waivers, the proposal's own, the
 * minimum order; tax. Seasons, the client's prices and waivers are shares of what lines are charged after several days,
 * before any discount; the others are computed on what stands above them. Each is rounded once, half up, but for several
 * days, which are rounded at each line. One that comes to nothing is left out, a tax only where its rate is null or 0. No
 * discount takes off more than stands.
 */
export function adjust(lines: readonly CountedLine[], subtotal: bigint, settings: AdjustmentSettings): Adjustment[] {
  const adjustments: Adjustment[] = [];
  let standing = subtotal;
  const add = (adjustment: Adjustment): void => {
    if (adjustment.amount === 0n && adjustment.kind !== 'tax') return;
    adjustments.push(adjustment);
    standing += adjustment.amount;
  };
  const takeOff = (amount: bigint, label: string, rule?: TotalRule): void => {
    const most = standing > 0n ? -standing : 0n;
    add({ kind: 'discount', label, amount: amount < most ? most : amount, ...(rule && { rule }) });
  };
  const putOn = (amount: bigint, label: string, rule?: TotalRule): void =>
    add({ kind: 'surcharge', label, amount, ...(rule && { rule }) });

  add(multiDay(lines, settings));
  const charges = lines.map(({ line, total }): Charge => {
    return { line, amount: total + (multiDayOf(line, settings.chargedDays)?.amount ?? 0n) };
  });
  const rules = (settings.rules ?? []).filter(({ off }) => !off);
  const of = <Kind extends TotalRule['kind']>(kind: Kind) =>
    rules.filter((rule): rule is Extract<TotalRule, { kind: Kind }> => rule.kind === kind);
  const seasons = settings.date ? of('season') : [];
  const seasonal = (rule: SeasonRule) => inSeason(charges, rule, settings.date ?? '');

  for (const rule of seasons) if (rule.percent < 0) takeOff(seasonal(rule), rule.label, rule);
  for (const rule of of('price_list')) takeOff(offByClient(charges, rule), rule.label, rule);
  for (const rule of of('code')) takeOff(changeOf(standing, -1n, changeBy(rule)), rule.label, rule);
  if (settings.discount) takeOff(changeOf(standing, -1n, settings.discount), settings.discount.label);
  for (const rule of seasons) if (rule.percent > 0) putOn(seasonal(rule), rule.label, rule);
  for (const rule of of('waiver')) {
    const covered = charges.filter(({ line }) => rule.categories.includes(line.category));
    putOn(multiplyRounded(sumOf(covered), decimalOf(rule.percent), HUNDREDTH), rule.label, rule);
  }
  if (settings.surcharge) putOn(changeOf(standing, 1n, settings.surcharge), settings.surcharge.label);
  for (const rule of of('minimum')) {
    const lacking = BigInt(rule.amount) - standing;
    if (lines.length > 0 && lacking > 0n) putOn(lacking, rule.label, rule);
  }
  const rate = decimalOf(settings.taxRate ?? '0');
  if (rate.coefficient !== 0n) {
    const label = `${settings.taxLabel} ${formatDecimal(rate)} %`.trim();
    add({ kind: 'tax', label, amount: multiplyRounded(standing, rate, HUNDREDTH) });
  }
  return adjustments;
}

function multiDay(lines: readonly CountedLine[], settings: AdjustmentSettings): Adjustment {
  let amount = 0n;
  const charges = new Map<number, string>();
  for (const { line } of lines) {
    const found = multiDayOf(line, settings.chargedDays);
    if (found === null) continue;
    amount += found.amount;
    charges.set(line.days, `${line.days} days charged as ${formatDecimal(found.charged)}`);
  }
  const labels = [...charges].toSorted(([a], [b]) => a - b).map(([, label]) => label);
  return { kind: 'multi_day', label: labels.join(', '), amount };
}

/** The share of what lines are charged that is for days in the season, times its percentage. */
function inSeason(charges: readonly Charge[], season: SeasonRule, date: string): bigint {
  const byDays = Map.groupBy(
    charges.filter(({ line }) => isSeasonal(line, season.categories)),
    ({ line }) => line.days,
  );
  // exact over all lengths of hire, so that it is rounded once
  const divisor = [...byDays.keys()].reduce((common, days) => leastCommonMultiple(common, BigInt(days)), 1n);
  let dividend = 0n;
  for (const [days, group] of byDays) {
    dividend += sumOf(group) * BigInt(daysInSeason(season, date, days)) * (divisor / BigInt(days));
  }
  const { coefficient, scale } = decimalOf(season.percent);
  return roundedQuotient(dividend * coefficient, divisor * 100n * 10n ** BigInt(scale));
}

function isSeasonal({ unit, category }: FixedLine, chosen: readonly Category[] | null): boolean {
  if (chosen !== null) return chosen.includes(category);
  return (unit === 'day' || unit === 'week' || unit === 'event') && !EACH_DAY_IN_FULL.has(category);
}

/** Signed. */
function offByClient(charges: readonly Charge[], { percent, categories }: PriceListRule): bigint {
  const shares = new Map(categories.map((each) => [each.category, each.percent]));
  const off = charges.reduce<Decimal>(
    (sum, { line, amount }) => {
      const share = decimalOf(shares.get(line.category) ?? percent ?? 0);
      return addDecimals(sum, multiplyDecimals({ coefficient: -amount, scale: 2 }, share));
    },
    { coefficient: 0n, scale: 0 },
  );
  return roundHalfUp(off);
}

function changeBy({ percent, amount, label }: CodeRule): PriceChange {
  return percent === null
    ? { kind: 'amount', amount: BigInt(amount ?? '0'), label }
    : { kind: 'percent', percent: String(percent), label };
}

function changeOf(standing: bigint, sign: 1n | -1n, change: PriceChange): bigint {
  return change.kind === 'amount'
    ? sign * change.amount
    : multiplyRounded(sign * standing, decimalOf(change.percent), HUNDREDTH);
}

function sumOf(charges: readonly Charge[]): bigint {
  return charges.reduce((sum, { amount }) => sum + amount, 0n);
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}
