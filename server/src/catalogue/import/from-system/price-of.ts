import type { Unit } from '@showbill/contract';
import { foldWords, unitFromWord } from '../../../equipment/index.ts';
import type { SystemField } from '../../../imports/index.ts';
import type { SystemRows } from './system-row.ts';

export interface SystemPrice {
  /** As the file writes it; blank where there is none. */
  readonly text: string;
  readonly unit: Unit;
  /** Whether nothing says what it is for. */
  readonly isGuessed: boolean;
}

const RENTAL = [
  'price',
  'price_day',
  'price_event',
  'price_week',
  'price_each',
] as const satisfies readonly SystemField[];
const SALE = ['price_each', 'price', 'price_day', 'price_event'] as const satisfies readonly SystemField[];

const UNIT_OF = { price_day: 'day', price_event: 'event', price_week: 'week', price_each: 'each' } as const;

/** A product's price: the first that is above 0, else the first that is there, for what is hired out per day before others. */
export function priceOf(rows: SystemRows): SystemPrice {
  const type = rows.means('type');
  const filled = (type === 'sale' ? SALE : RENTAL)
    .map((field) => ({ field, text: rows.cell(field) }))
    .filter(({ text }) => text !== '');
  const { field, text } = filled.find((price) => /[1-9]/.test(price.text)) ?? filled[0] ?? { field: 'price', text: '' };
  if (type === 'sale') return { text, unit: 'each', isGuessed: false };
  if (field !== 'price') return { text, unit: UNIT_OF[field], isGuessed: false };
  const unit = periodOf(rows);
  if (unit !== null) return { text, unit, isGuessed: false };
  return type === 'service' ? { text, unit: 'event', isGuessed: false } : { text, unit: 'day', isGuessed: true };
}

/** `Daily Rate`, `week`, `fixed`. */
function periodOf(rows: SystemRows): Unit | null {
  if (rows.means('period') === 'event') return 'event';
  for (const text of rows.cells('period')) {
    const words = [text, ...foldWords(text).split(' ')].map(unitFromWord);
    const unit = words.find((word) => word !== null && word !== 'each');
    if (unit !== undefined && unit !== null) return unit;
  }
  return null;
}
