import type { Unit } from '@showbill/contract';
import type { ShelfProduct } from '../types.ts';
import type { Aliases } from './aliases.ts';
import { cleanLine } from './clean-text.ts';

/** One product a line: alias, name, category, pricing unit, sizing. No price, no id of the database. */
export function catalogueBlock(aliases: Aliases): string {
  const rows = aliases.products.map((product, index) => {
    const cells = [`p${index + 1}`, JSON.stringify(cleanLine(product.name, 160)), product.category, product.unit];
    return [...cells, ...sizing(product), ...comesWith(product, aliases)].join(' | ');
  });
  return ['The catalogue: alias | name | category | counted in | sizing', ...rows].join('\n');
}

/**
 * `p1 12, p4 0`: units free for the event, of the products whose stock is tracked; empty where the event has no date.
 * Apart from the catalogue, whose text is the same for every day.
 */
export function freeUnits(aliases: Aliases): string {
  const said = aliases.products.flatMap(({ stock }, index) =>
    stock === null || stock.tightestDay === null ? [] : [`p${index + 1} ${Math.max(0, stock.free)}`],
  );
  return said.join(', ');
}

const AMOUNT_OF_UNIT: Partial<Record<Unit, string>> = {
  metre: 'units are metres',
  square_metre: 'units are square metres',
  kilometre: 'units are kilometres',
  person: 'units are people',
};

function sizing(product: ShelfProduct): readonly string[] {
  const { traits } = product;
  const parts: (string | undefined)[] = [
    AMOUNT_OF_UNIT[product.unit],
    product.perAttendees === null ? undefined : `one serves ${product.perAttendees} attendees`,
    traits.seats === undefined ? undefined : `for ${traits.seats} people`,
    traits.pieces === undefined ? undefined : `one unit is ${traits.pieces} pieces`,
    measure(traits.widthM, 'm wide'),
    measure(traits.depthM, 'm deep'),
    measure(traits.heightM, 'm high'),
    measure(traits.lengthM, 'm long'),
    measure(traits.diameterM, 'm across'),
    measure(traits.inches, 'in'),
    measure(traits.watts, 'W'),
    measure(traits.lumens, 'lm'),
    measure(traits.kva, 'kVA'),
    measure(traits.channels, 'channels'),
    measure(traits.kilograms, 'kg'),
  ];
  const said = parts.filter((part) => part !== undefined);
  return said.length === 0 ? [] : [said.join(', ')];
}

function measure(value: number | undefined, of: string): string | undefined {
  return value === undefined ? undefined : `${Math.round(value * 1000) / 1000} ${of}`;
}

function comesWith(product: ShelfProduct, aliases: Aliases): readonly string[] {
  const parts = product.accessories.flatMap(({ productId, quantity }) => {
    const alias = aliases.aliasOf(productId);
    return alias === undefined ? [] : [`${quantity} ${alias}`];
  });
  return parts.length === 0 ? [] : [`comes with ${parts.join(', ')}`];
}
