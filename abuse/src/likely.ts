import * as fc from 'fast-check';
import { z } from 'zod';
import { readTable } from '../../server/src/platform/data-files.ts';
import type { Place, Schema } from './from-schema.ts';
import type { Json } from './json.ts';
import { NAMED, type Named, placeholder, type Side } from './placeholders.ts';

const values = grouped(
  readTable(new URL('likely-values.csv', import.meta.url), z.object({ place: z.string(), value: z.string() })).map(
    ({ place, value }): [string, string] => [place, value],
  ),
);
const named = new Map(
  readTable(new URL('named-places.csv', import.meta.url), z.object({ place: z.string(), named: z.enum(NAMED) })).map(
    ({ place, named }): [string, Named] => [place, named],
  ),
);

/** How many of each kind of thing are asked for. */
const MOST_AT = 40;

/**
 * Likely values of a place of an operation: ids where `known` or the table names what stands there, else words that
 * belong there.
 */
export function likelyIn(operation: string, known: ReadonlyMap<Place, Named> = new Map()) {
  return (place: Place, schema: Schema): fc.Arbitrary<Json> | undefined => {
    const what = known.get(place) ?? longest(named, operation, place);
    if (what !== undefined && (schema.format === 'uuid' || schema.format === undefined)) return idOf('own', what);
    if (schema.format !== undefined) return undefined;
    const words = longest(values, operation, place);
    return words === undefined ? undefined : fc.constantFrom(...words);
  };
}

/** The id of something, as a placeholder. */
export function idOf(side: Side, what: Named): fc.Arbitrary<Json> {
  return fc.nat(MOST_AT - 1).map((at) => placeholder(side, what, at));
}

/** What a table says of a place: the entry that names most of it, from its end. */
function longest<T>(table: ReadonlyMap<string, T>, operation: string, place: Place): T | undefined {
  const whole = `${operation}:${place}`;
  let found: [string, T] | undefined;
  for (const entry of table) {
    const [ending] = entry;
    const before = whole.at(-ending.length - 1);
    const fits = whole === ending || (whole.endsWith(ending) && (before === '.' || before === ':'));
    if (fits && ending.length > (found?.[0].length ?? 0)) found = entry;
  }
  return found?.[1];
}

function grouped(pairs: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [place, value] of pairs) groups.set(place, [...(groups.get(place) ?? []), value]);
  return groups;
}
