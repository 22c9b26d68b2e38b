import type { Draft } from '../generation/index.ts';
import { AppError } from '../platform/errors.ts';
import { deliveryLineOf, deliveryTo, pricedAs } from './delivery/index.ts';
import type { DraftInputs } from './draft-inputs.ts';
import { unitCost } from './margin/index.ts';
import { regionOf, reprice, unitPrice } from './price/index.ts';
import type { LineItem } from './proposal.ts';
import type { NewProposal } from './save.ts';

type PricedDraft = Pick<NewProposal, 'lines' | 'adjustments' | 'subtotal' | 'total' | 'adjustedWith'>;

interface Event {
  readonly date: string | null;
  readonly days: number;
  readonly venue: string | null;
}

/** Prices a draft's lines from the catalogue and the company's settings; amounts in the proposal's currency. */
export function priceDraft(draft: Draft, { date, days, venue }: Event, inputs: DraftInputs): PricedDraft {
  const { company, currency, exchangeRate } = inputs;
  const exchange = { currency, companyCurrency: company.currency, exchangeRate };
  const regionalFactor = regionOf(venue, inputs.regions)?.factor ?? '1';
  const lines = chosenItems(draft, inputs).map(({ line, item }) => ({
    catalogItemId: item.id,
    category: item.category,
    kind: item.kinds[0]?.kind,
    name: item.name,
    unit: item.unit,
    units: line.units,
    hours: line.hours,
    days: line.days ?? days,
    unitPrice: unitPrice(item.unitPrice, { ...exchange, regionalFactor }),
    unitCost: unitCost(item.costPrice, exchange),
    optional: line.optional,
    picked: false,
    reason: line.reason,
    words: line.words ?? null,
  }));
  const delivered = withDelivery(lines, { draft, date, days, venue }, inputs);
  const { chargedDays, taxRate, taxLabel } = company;
  const adjustedWith = { chargedDays, taxRate, taxLabel, rules: inputs.rules };
  const priced = reprice(delivered, { ...adjustedWith, date });
  return {
    lines: delivered.map(({ picked: _picked, ...line }, position) => {
      const amounts = priced.lines[position];
      if (amounts === undefined) throw new Error('a line was left unpriced');
      return { ...line, ...amounts };
    }),
    adjustments: priced.adjustments,
    subtotal: priced.subtotal,
    total: priced.total,
    adjustedWith,
  };
}

type DraftedLine = Omit<LineItem, 'id' | 'quantity' | 'total' | 'priceSetByHand' | 'unitsSetByHand' | 'delivery'>;

/** The line for delivery by the company's table, where the venue's postcode is known and has a price. */
function withDelivery(
  lines: readonly DraftedLine[],
  { draft, venue, ...event }: Event & { readonly draft: Draft },
  inputs: DraftInputs,
): readonly (DraftedLine & Partial<Pick<LineItem, 'delivery'>>)[] {
  const line = inputs.delivery === null ? null : deliveryLineOf(lines);
  const to = line && inputs.delivery && deliveryTo(venue, { lines, ...event }, inputs.delivery);
  if (!to) return lines;
  const language = draft.told?.language ?? inputs.company.language;
  return lines.map((each) =>
    each === line ? { ...each, ...pricedAs(each, to.delivery, { amount: to.amount, language }) } : each,
  );
}

function chosenItems(draft: Draft, inputs: DraftInputs) {
  const items = new Map(inputs.items.map((item) => [item.id, item]));
  return draft.lines.map((line) => {
    const item = items.get(line.productId);
    if (item === undefined) {
      throw new AppError('generation_failed', ({ drafting }) => drafting.unknownProduct);
    }
    return { line, item };
  });
}
