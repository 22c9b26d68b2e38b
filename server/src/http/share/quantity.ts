import type { LineItem } from '../../proposals/index.ts';
import { formatCount } from './format.ts';
import { plural } from './words.ts';

/** How much of a line there is: `6 × 2 days`, `4 × 8 hours`, `36 m²`, `250 people`, `12`. */
export function quantityText(line: Pick<LineItem, 'unit' | 'units' | 'quantity'>): string {
  const { unit, units, quantity } = line;
  const count = formatCount(quantity);
  switch (unit) {
    case 'day':
    case 'week':
    case 'hour': {
      const time = quantity / units;
      return `${formatCount(units)} × ${formatCount(time)} ${plural(time, unit)}`;
    }
    case 'event':
    case 'each':
      return count;
    case 'metre':
      return `${count} m`;
    case 'square_metre':
      return `${count} m²`;
    case 'kilometre':
      return `${count} km`;
    case 'person':
      return `${count} ${plural(quantity, 'person', 'people')}`;
    default:
      return unit satisfies never;
  }
}
