import type { inferOutput } from '@trpc/tanstack-react-query';
import type { trpc } from '../../lib/trpc.ts';

type Availability = typeof trpc.availability;
export type GridProduct = inferOutput<Availability['products']>['products'][number];
export type PackedFigures = inferOutput<Availability['figures']>['items'][number];
export type Holder = inferOutput<Availability['holders']>[number];

export const FIGURES = ['owned', 'in_repair', 'lost', 'firm', 'provisional', 'overdue', 'free'] as const;
export type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;

/** The figures of one product on the day at a place of the range. */
export function figuresOf(packed: PackedFigures, at: number): Figures {
  const value = (figure: (typeof FIGURES)[number]) => {
    const units = packed[figure];
    return typeof units === 'number' ? units : (units[at] ?? 0);
  };
  return {
    owned: value('owned'),
    in_repair: value('in_repair'),
    lost: value('lost'),
    firm: value('firm'),
    provisional: value('provisional'),
    overdue: value('overdue'),
    free: value('free'),
  };
}

export type Standing = 'plenty' | 'tight' | 'short';

/** How a day stands: short below zero, tight in the last tenth of what is owned. */
export function standingOf({ owned, free }: Figures): Standing {
  if (free < 0) return 'short';
  return owned > 0 && free * 10 <= owned ? 'tight' : 'plenty';
}

/** Whether it is enough only as long as not everything that is sent is won. */
export function mayBeShort({ free, provisional }: Figures): boolean {
  return free >= 0 && free < provisional;
}

/** Products of a category whose names have all the words; null: of every one. */
export function filterProducts(
  products: readonly GridProduct[],
  text: string,
  category: string | null,
): readonly GridProduct[] {
  const words = text.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0 && category === null) return products;
  return products.filter((product) => {
    const name = product.name.toLocaleLowerCase();
    return (category === null || product.category === category) && words.every((word) => name.includes(word));
  });
}

/** With a real minus. */
export function signed(units: number): string {
  return String(units).replace('-', '−');
}
