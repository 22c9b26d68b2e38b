/** What JSON can hold. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

export type JsonObject = { readonly [name: string]: Json };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Where something stands in a value: names of members, and places in lists. */
export type Trail = readonly (string | number)[];

/** Everything in a value, itself first, each with where it stands. */
export function* partsOf(value: Json, trail: Trail = []): Generator<{ readonly trail: Trail; readonly value: Json }> {
  yield { trail, value };
  if (Array.isArray(value)) for (const [at, each] of value.entries()) yield* partsOf(each, [...trail, at]);
  else if (isObject(value)) {
    for (const [name, each] of Object.entries(value)) yield* partsOf(each, [...trail, name]);
  }
}

/** A value with something else at a place; undefined: with nothing there. */
export function withPart(value: Json, trail: Trail, part: Json | undefined): Json {
  const [step, ...rest] = trail;
  if (step === undefined) return part ?? null;
  if (Array.isArray(value)) {
    return value.flatMap((each: Json, at): Json[] => {
      if (at !== step) return [each];
      return rest.length === 0 && part === undefined ? [] : [withPart(each, rest, part)];
    });
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]): [string, Json][] => {
      if (name !== step) return [[name, each]];
      return rest.length === 0 && part === undefined ? [] : [[name, withPart(each, rest, part)]];
    }),
  );
}

/** A value in which each text is replaced. */
export function mapTexts(value: Json, replace: (text: string) => string): Json {
  if (typeof value === 'string') return replace(value);
  if (Array.isArray(value)) return value.map((each: Json) => mapTexts(each, replace));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapTexts(each, replace)]));
}
