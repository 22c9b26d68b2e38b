import type { Unit } from './vocabulary.ts';
import { words as english } from './words/en.ts';

/** How the closed lists of the API are said to people, in English; without the schemas, so that a page can take it along. */

/** In the order in which a proposal shows them. */
export const CATEGORY_LABEL = english.categories;

const counts = new Intl.NumberFormat('en-GB');

export function formatCount(count: number): string {
  return counts.format(count);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** How much of a line there is: `6 × 2 days`, `4 × 8 hours`, `36 m²`, `250 people`, `12`. */
export function quantityText(line: { readonly unit: Unit; readonly units: number; readonly quantity: number }): string {
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

/** What a unit price is for. */
export const PER_UNIT = english.perUnit;

/** A question of a proposal with its answer: what is then taken for granted. */
export function answeredText(question: string, answer: string): string {
  return `${question} — ${answer}`;
}
