import { type Category, type Unit, UNITS } from '@showbill/contract';
import { z } from 'zod';
import { KIND_CATEGORY, KINDS, type Kind, type Traits } from '../../equipment/index.ts';
import { readTable } from '../../platform/data-files.ts';
import type { Activity, Condition, Demand, EventKind, Facts, Performers, Space } from '../facts.ts';
import type { Draft, Shelf, ShelfProduct } from '../types.ts';
import { severalOf } from '../columns.ts';

/** A shelf as a British hire company might have it, and facts written by hand: what the planner's tests stand on. */

interface Extra extends Partial<Pick<ShelfProduct, 'perAttendees' | 'accessories' | 'stock' | 'description'>> {
  readonly category?: Category;
  /** Stock for an event without a date. */
  readonly owned?: number;
}

export function product(
  id: string,
  name: string,
  kind: Kind | readonly Kind[],
  unit: Unit = 'day',
  traits: Traits = {},
  extra: Extra = {},
): ShelfProduct {
  const kinds = typeof kind === 'string' ? [kind] : kind;
  const [first] = kinds;
  return {
    id,
    name,
    description: extra.description ?? null,
    category: extra.category ?? (first === undefined ? 'other' : KIND_CATEGORY[first]),
    unit,
    kinds: kinds.map((each, index) => ({ kind: each, confidence: index === 0 ? 1 : 0.7 })),
    traits,
    perAttendees: extra.perAttendees ?? null,
    accessories: extra.accessories ?? [],
    stock: extra.stock ?? (extra.owned === undefined ? null : { free: extra.owned, tightestDay: null }),
  };
}

const productRow = z.object({
  id: z.string(),
  name: z.string(),
  kinds: severalOf(KINDS, '/'),
  unit: z.enum(UNITS),
  traits: z.string().transform(
    (text): Traits =>
      Object.fromEntries(
        text
          .split(' ')
          .filter((each) => each !== '')
          .map(traitOf),
      ),
  ),
  owned: z.string().transform((text) => (text === '' ? {} : { owned: Number(text) })),
  accessory: z.string().transform((text) => (text === '' ? [] : [{ productId: text, quantity: 1 }])),
});

function traitOf(text: string): [string, number] {
  const [trait = '', value] = text.split('=');
  return [trait, Number(value)];
}

export const SHELF: Shelf = {
  products: readTable(new URL('./shelf-of-tests.csv', import.meta.url), productRow)
    .map(({ id, name, kinds, unit, traits, owned, accessory }) =>
      product(id, name, kinds, unit, traits, { ...owned, accessories: accessory }),
    )
    .sort((one, other) => (one.name < other.name ? -1 : 1)),
};

interface Said {
  readonly says?: readonly Condition[];
  readonly attendees?: number | null;
  readonly days?: number;
  readonly setting?: 'indoor' | 'outdoor' | 'both';
  readonly activities?: readonly Activity[];
  readonly performers?: readonly Performers[];
  readonly spaces?: readonly Space[];
  readonly demands?: readonly Demand[];
  readonly exclusions?: Facts['exclusions'];
  readonly spokenOf?: Facts['spokenOf'];
  readonly more?: Partial<Facts>;
}

export function factsOf(kind: EventKind, said: Said = {}): Facts {
  const { attendees = 100 } = said;
  return {
    language: 'en',
    events: [{ value: kind, words: null }],
    attendees: attendees === null ? null : { value: attendees, words: null },
    days: { value: said.days ?? 1, words: null },
    dateFound: null,
    dateTo: null,
    venueFound: null,
    clientFound: { name: null, company: null, email: null, phone: null },
    setting: said.setting === undefined ? null : { value: said.setting, words: null },
    seating: [],
    activities: (said.activities ?? []).map((value) => ({ value, words: value })),
    performers: said.performers ?? [],
    spaces: said.spaces ?? [],
    demands: said.demands ?? [],
    exclusions: said.exclusions ?? [],
    spokenOf: said.spokenOf ?? [],
    doubts: [],
    optionalCategories: [],
    conditions: (said.says ?? []).map((value) => ({ value, words: null })),
    hireList: false,
    scope: 'event',
    listeners: null,
    ...said.more,
  };
}

export function demand(
  phrase: string,
  kinds: readonly Kind[],
  quantity: number | null = null,
  more: Partial<Demand> = {},
): Demand {
  return {
    phrase,
    quantity,
    kinds,
    traits: {},
    optional: false,
    words: quantity === null ? phrase : `${quantity} ${phrase}`,
    ...more,
  };
}

export function performers(kind: Performers['kind'], people: number, acts = 1): Performers {
  return { kind, people, acts, words: kind };
}

export function space(name: string, role: Space['role'], count = 1, capacity: number | null = null): Space {
  return { name, role, count, capacity, words: name };
}

export function excluding(
  what: { kinds?: readonly Kind[]; categories?: readonly Category[]; phrase?: string },
  reason: 'unwanted' | 'provided' = 'unwanted',
): Facts['exclusions'][number] {
  const { kinds = [], categories = [], phrase = '' } = what;
  return { kinds, categories, reason, words: `no ${phrase || [...kinds, ...categories].join(' ')}` };
}

/** Units on the list by kind of product, options apart. */
export function unitsByKind(draft: Draft, optional: boolean, shelf: Shelf = SHELF): ReadonlyMap<Kind, number> {
  const units = new Map<Kind, number>();
  for (const line of draft.lines) {
    const kind = shelf.products.find((each) => each.id === line.productId)?.kinds[0]?.kind;
    if (kind !== undefined && line.optional === optional) units.set(kind, (units.get(kind) ?? 0) + line.units);
  }
  return units;
}

/** Lines of a plan that its check dropped or has fewer of: those that are no sane answer to the brief. */
export function lostInCheck(planned: Draft, checked: Draft): readonly string[] {
  return planned.lines
    .filter(({ productId, optional, units }) => {
      const kept = checked.lines.find((line) => line.productId === productId && line.optional === optional);
      return kept === undefined || kept.units < units;
    })
    .map(({ productId, units }) => `${units} × ${productId}`);
}
