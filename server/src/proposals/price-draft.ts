import type { Draft } from '../generation/index.ts';
import { AppError } from '../platform/errors.ts';
import type { Ground } from './ground.ts';
import { type PriceLine, price, regionOf } from './price/index.ts';
import type { NewProposal } from './save.ts';

type PricedDraft = Pick<NewProposal, 'lines' | 'adjustments' | 'subtotal' | 'total' | 'adjustedWith'>;

interface Event {
  readonly date: string | null;
  readonly days: number;
  readonly venue: string | null;
}

/** Prices a draft's lines from the catalogue and the company's settings; amounts in the proposal's currency. */
export function priceDraft(draft: Draft, { date, days, venue }: Event, ground: Ground): PricedDraft {
  const { company } = ground;
  const chosen = chosenItems(draft, ground);
  const lines = chosen.map(
    ({ line, item }): PriceLine => ({
      category: item.category,
      unit: item.unit,
      units: line.units,
      hours: line.hours,
      days: line.days ?? days,
      basePrice: item.unitPrice,
      optional: line.optional,
      picked: false,
    }),
  );
  const { chargedDays, taxRate, taxLabel } = company;
  const adjustedWith = { chargedDays, taxRate, taxLabel, rules: ground.rules };
  const priced = price(lines, {
    currency: ground.currency,
    companyCurrency: company.currency,
    regionalFactor: regionOf(venue, ground.regions)?.factor ?? '1',
    exchangeRate: ground.exchangeRate,
    ...adjustedWith,
    date,
  });
  return {
    lines: chosen.map(({ line, item }, position) => {
      const amounts = priced.lines[position];
      if (amounts === undefined) throw new Error('a line was left unpriced');
      return {
        catalogItemId: item.id,
        category: item.category,
        name: item.name,
        unit: item.unit,
        units: line.units,
        hours: line.hours,
        days: line.days ?? days,
        ...amounts,
        optional: line.optional,
        reason: line.reason,
        words: line.words ?? null,
      };
    }),
    adjustments: priced.adjustments,
    subtotal: priced.subtotal,
    total: priced.total,
    adjustedWith,
  };
}

function chosenItems(draft: Draft, ground: Ground) {
  const items = new Map(ground.items.map((item) => [item.id, item]));
  return draft.lines.map((line) => {
    const item = items.get(line.productId);
    if (item === undefined) {
      throw new AppError('generation_failed', ({ drafting }) => drafting.unknownProduct);
    }
    return { line, item };
  });
}
