import type { Category } from '@showbill/contract';
import { invalidField } from '../../platform/errors.ts';
import {
  formatDecimal,
  multiplyRounded,
  parseDecimal,
  powerOfTen,
  subtractDecimals,
} from '../../platform/money/index.ts';
import { chargedDays } from './charged-days.ts';
import type { Adjustment, AdjustmentSettings, FixedLine, PriceChange } from './types.ts';

/** Work, journeys and what is used up cost the same each day. */
const EACH_DAY_IN_FULL: ReadonlySet<Category> = new Set(['crew', 'transport', 'consumables']);
const HUNDREDTH = powerOfTen(-2);

/**
 * The adjustments on `subtotal`, in the order in which they are computed, each on what stands above it: multi_day,
 * discount, surcharge, tax. `lines` are those that count. One that comes to nothing is left out, a tax only where
 * its rate is null or 0. Throws `invalid_request` for a negative discount, surcharge or tax rate.
 */
export function adjust(lines: readonly FixedLine[], subtotal: bigint, settings: AdjustmentSettings): Adjustment[] {
  const adjustments: Adjustment[] = [];
  let standing = subtotal;
  const add = (adjustment: Adjustment): void => {
    adjustments.push(adjustment);
    standing += adjustment.amount;
  };

  const multiDay = multiDayAdjustment(lines, settings);
  if (multiDay.amount !== 0n) add(multiDay);
  if (settings.discount) {
    const amount = discountOn(standing, settings.discount);
    if (amount !== 0n) add({ kind: 'discount', label: settings.discount.label, amount });
  }
  if (settings.surcharge) {
    const amount = signedChange(1n, standing, settings.surcharge, 'surcharge');
    if (amount !== 0n) add({ kind: 'surcharge', label: settings.surcharge.label, amount });
  }
  const rate = parseDecimal(settings.taxRate ?? '0', 'tax_rate');
  if (rate.coefficient < 0n) throw invalidField('tax_rate', ({ needs }) => needs.notNegative);
  if (rate.coefficient !== 0n) {
    const label = `${settings.taxLabel} ${formatDecimal(rate)} %`.trim();
    add({ kind: 'tax', label, amount: multiplyRounded(standing, rate, HUNDREDTH) });
  }
  return adjustments;
}

/** `units × unit price × (charged days − days)` over all lines by the day, rounded at each line. */
function multiDayAdjustment(lines: readonly FixedLine[], settings: AdjustmentSettings): Adjustment {
  let amount = 0n;
  const charges = new Map<number, string>();
  for (const line of lines) {
    if (line.unit !== 'day' || EACH_DAY_IN_FULL.has(line.category)) continue;
    const charged = chargedDays(line.days, settings.chargedDays);
    const saved = subtractDecimals(charged, parseDecimal(line.days, 'days'));
    if (saved.coefficient === 0n) continue;
    amount += multiplyRounded(BigInt(line.units) * line.unitPrice, saved);
    charges.set(line.days, `${line.days} days charged as ${formatDecimal(charged)}`);
  }
  const labels = [...charges].toSorted(([a], [b]) => a - b).map(([, label]) => label);
  return { kind: 'multi_day', label: labels.join(', '), amount };
}

/** Takes off what stands at most: a discount never makes a total negative. */
function discountOn(standing: bigint, discount: PriceChange): bigint {
  const most = standing > 0n ? -standing : 0n;
  const wanted = signedChange(-1n, standing, discount, 'discount');
  if (wanted > 0n) return 0n;
  return wanted < most ? most : wanted;
}

function signedChange(sign: 1n | -1n, standing: bigint, change: PriceChange, param: string): bigint {
  if (change.kind === 'amount') {
    if (change.amount < 0n) throw invalidField(param, ({ needs }) => needs.notNegative);
    return sign * change.amount;
  }
  const percent = parseDecimal(change.percent, param);
  if (percent.coefficient < 0n) throw invalidField(param, ({ needs }) => needs.notNegative);
  return multiplyRounded(sign * standing, percent, HUNDREDTH);
}
