import { CATEGORIES, type Category, type Unit } from '@showbill/contract';
import type { Traits } from '../../../equipment/index.ts';
import type { ShelfProduct } from '../../types.ts';
import type { Aliases } from '../aliases.ts';
import { cleanLine } from '../clean-text.ts';

const NAME_CODE_POINTS = 160;
/** Descriptions are cut at the first of these at which they take no more than so many characters a product on average. */
const DESCRIPTION_CODE_POINTS = [160, 120, 90, 60];
const MOST_ON_AVERAGE = 60;
const MOST_STOCK = 40;

/**
 * One product a line under its category, kinds together: alias, name, pricing unit, then what is known of it. No price,
 * no id of the database, and nothing that depends on a day: the same text for the same shelf.
 */
export function catalogueBlock(aliases: Aliases): string {
  const most = descriptionLength(aliases.products);
  const rows = aliases.products.map((product, index) => ({ product, row: rowOf(product, index, aliases, most) }));
  const byCategory = Map.groupBy(rows, ({ product }) => product.category);
  return [
    'The catalogue: alias | name | counted in | what is known of it',
    ...CATEGORIES.flatMap((category) => {
      const some = byCategory.get(category) ?? [];
      return some.length === 0 ? [] : [`[${category}]`, ...some.map(({ row }) => row)];
    }),
  ].join('\n');
}

function descriptionLength(products: readonly ShelfProduct[]): number {
  const isShort = (most: number) =>
    products.reduce((sum, { description }) => sum + Math.min(description?.length ?? 0, most), 0) <=
    products.length * MOST_ON_AVERAGE;
  return DESCRIPTION_CODE_POINTS.find(isShort) ?? MOST_ON_AVERAGE;
}

function rowOf(product: ShelfProduct, index: number, aliases: Aliases, most: number): string {
  const description = cleanLine(product.description ?? '', most);
  const said = [
    description,
    sizes(product, description),
    product.perAttendees === null ? '' : `one serves ${product.perAttendees} people`,
    comesWith(product, aliases),
    product.owned == null ? '' : `${product.owned} owned`,
    product.priceLevel === undefined ? '' : PRICE_LEVEL[product.priceLevel],
  ];
  const name = JSON.stringify(cleanLine(product.name, NAME_CODE_POINTS));
  return [`p${index + 1}`, name, UNIT[product.unit], ...said.filter((each) => each !== '')].join(' | ');
}

const UNIT: Record<Unit, string> = {
  day: 'day',
  week: 'week',
  hour: 'hour',
  event: 'event',
  each: 'each',
  metre: 'metres',
  square_metre: 'square metres',
  kilometre: 'kilometres',
  person: 'people',
};

const PRICE_LEVEL = { low: 'cheap of its kind', high: 'dear of its kind' } as const;

type Measure = readonly [keyof Traits, string, number];

const SPAN: readonly Measure[] = [
  ['widthM', 'm wide', 60],
  ['depthM', 'm deep', 60],
  ['heightM', 'm high', 30],
  ['lengthM', 'm long', 100],
  ['diameterM', 'm across', 60],
];
const SEATS: Measure = ['seats', 'people', 20_000];
const PIECES: Measure = ['pieces', 'pieces in one', 1_000];

/** What sizes mean something for a category, and up to where they are believed: "4 M/E" is no length of a video mixer. */
const MEASURES: Partial<Record<Category, readonly Measure[]>> = {
  audio: [['inches', 'in', 24], ['watts', 'W', 20_000], ['channels', 'channels', 300], PIECES],
  lighting: [['watts', 'W', 20_000], ['channels', 'channels', 100_000], PIECES],
  video: [['lumens', 'lm', 100_000], ['inches', 'in', 400], ...SPAN.slice(0, 3), PIECES],
  power: [['kva', 'kVA', 3_000], ['lengthM', 'm long', 200], PIECES],
  staging: [...SPAN, SEATS, PIECES],
  rigging: [...SPAN, ['kilograms', 'kg', 20_000], PIECES],
  structures: [...SPAN, SEATS],
  furniture: [...SPAN, SEATS, PIECES],
  decor: [...SPAN, PIECES],
};

/** Sizes that the name and the description do not give already in figures: those converted from feet or horsepower, say. */
function sizes({ category, traits, name, unit: countedIn }: ShelfProduct, description: string): string {
  const stands = `${name} ${description}`
    .replaceAll(/(?<=\d)[.,](?=\d{3}(?!\d))/g, '')
    .replaceAll(/(?<=\d),(?=\d)/g, '.');
  const figures = new Set(stands.match(/\d+(?:\.\d+)?/g));
  // what is counted in metres has no size of its own
  const hasSpan = countedIn.endsWith('metre') || /\d\s?(?:cm|mm|m|ft|['’"])?\s?[x×]\s?\d/i.test(stands);
  const said = (MEASURES[category] ?? []).flatMap(([trait, unit, most]) => {
    const value = traits[trait];
    if (value === undefined || !(value > 0) || value > most || (hasSpan && trait.endsWith('M'))) return [];
    const figure = String(Math.round(value * 1000) / 1000);
    return figures.has(figure) ? [] : [`${figure} ${unit}`];
  });
  return said.join(', ');
}

function comesWith(product: ShelfProduct, aliases: Aliases): string {
  const parts = product.accessories.flatMap(({ productId, quantity }) => {
    const alias = aliases.aliasOf(productId);
    return alias === undefined ? [] : [`${quantity} ${alias}`];
  });
  return parts.length === 0 ? '' : `comes with ${parts.join(', ')}`;
}

/**
 * `p1 12, p4 0`: what is free for the event, of the products of which some are taken on its days; empty where the event
 * has no date. Apart from the catalogue, whose text is the same for every day.
 */
export function freeUnits(aliases: Aliases): string {
  const said = aliases.products.flatMap(({ stock, owned }, index) => {
    if (stock === null || stock.tightestDay === null) return [];
    const free = Math.max(0, stock.free);
    return owned == null || free < owned ? [`p${index + 1} ${free}`] : [];
  });
  return said.slice(0, MOST_STOCK).join(', ');
}
