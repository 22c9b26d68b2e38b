import { CATEGORIES, type Category, type Layout, type Unit } from '@showbill/contract';
import type { InvoiceLine } from './document.ts';

/** What of a proposal is charged; amounts in minor units. */
export interface Charged {
  readonly title: string;
  readonly subtotal: bigint;
  /** How much of it its client sees. */
  readonly layout: Layout;
  readonly lines: readonly {
    readonly name: string;
    readonly category: Category;
    readonly quantity: number;
    readonly units: number;
    readonly unit: Unit;
    readonly unitPrice: bigint;
    readonly total: bigint;
    readonly optional: boolean;
    readonly picked: boolean;
  }[];
  /** Of categories, in the language of the invoice. */
  readonly categories: Readonly<Record<Category, string>>;
}

/**
 * The lines of an invoice for all of a proposal: those that count, with no more prices than the proposal shows its client.
 * They come to its subtotal.
 */
export function linesOfProposal({ title, subtotal, layout, lines, categories }: Charged): InvoiceLine[] {
  const counted = lines.filter(({ optional, picked }) => !optional || picked);
  switch (layout) {
    case 'lines':
      return counted.length === 0
        ? [wholeLine(title, subtotal)]
        : counted.map(({ name, quantity, units, unit, unitPrice, total }) => ({
            name,
            quantity,
            units,
            unit,
            unitPrice,
            net: total,
          }));
    case 'groups': {
      const groups = CATEGORIES.map((category) => ({
        category,
        own: counted.filter((line) => line.category === category),
      }));
      const shown = groups
        .filter(({ own }) => own.length > 0)
        .map(({ category, own }) =>
          wholeLine(
            categories[category],
            own.reduce((sum, { total }) => sum + total, 0n),
          ),
        );
      return shown.length === 0 ? [wholeLine(title, subtotal)] : shown;
    }
    case 'total':
      return [wholeLine(title, subtotal)];
    default:
      return layout satisfies never;
  }
}

/** Something that is charged once. */
export function wholeLine(name: string, net: bigint): InvoiceLine {
  return { name, quantity: 1, units: 1, unit: null, unitPrice: net, net };
}
