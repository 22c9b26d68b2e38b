import * as fc from 'fast-check';
import { isObject, type Json } from './json.ts';

/** A JSON Schema, as far as zod and OpenAPI write them here. */
export interface Schema {
  readonly $ref?: string;
  readonly const?: Json;
  readonly enum?: readonly Json[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
}

/** Where something stands in what is sent: names joined by dots, places in lists left out. */
export type Place = string;

export interface Source {
  /** What `$ref` leads to. */
  readonly lookUp: (reference: string) => Schema;
  /** Likely values of a place, beyond what its schema says; undefined: none are known. */
  readonly likely: (place: Place, schema: Schema) => fc.Arbitrary<Json> | undefined;
}

const MOST_ENTRIES = 4;
const MOST_CHARACTERS = 60;
const LIKELY = { weight: 8 };
const ANY = { weight: 2 };

/** Values that a schema allows. */
export function fromSchema(schema: Schema, source: Source, place: Place = ''): fc.Arbitrary<Json> {
  if (schema.$ref !== undefined) return fromSchema(source.lookUp(schema.$ref), source, place);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const oneOf = schema.anyOf ?? schema.oneOf;
  if (oneOf !== undefined) return fc.oneof(...oneOf.map((each) => fromSchema(each, source, place)));
  if (schema.allOf !== undefined) {
    return fc
      .tuple(...schema.allOf.map((each) => fromSchema(each, source, place)))
      .map((parts) => Object.fromEntries(parts.flatMap((part) => (isObject(part) ? Object.entries(part) : []))));
  }
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['string', 'number', 'boolean']);
  return fc.oneof(...types.map((type) => ofType(type, schema, source, place)));
}

function ofType(type: string, schema: Schema, source: Source, place: Place): fc.Arbitrary<Json> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return withLikely(numbers(type, schema), schema, source, place);
    case 'string':
      return withLikely(texts(schema), schema, source, place);
    case 'array':
      return fc.array(fromSchema(schema.items ?? {}, source, place), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? MOST_ENTRIES, MOST_ENTRIES)),
      });
    case 'object':
      return objects(schema, source, place);
    default:
      throw new Error(`a schema has the type ${type}`);
  }
}

function withLikely(any: fc.Arbitrary<Json>, schema: Schema, source: Source, place: Place): fc.Arbitrary<Json> {
  const likely = source.likely(place, schema);
  return likely === undefined ? any : fc.oneof({ ...LIKELY, arbitrary: likely }, { ...ANY, arbitrary: any });
}

function numbers(type: string, schema: Schema): fc.Arbitrary<Json> {
  const least = schema.minimum ?? schema.exclusiveMinimum ?? -1000;
  const most = Math.min(schema.maximum ?? schema.exclusiveMaximum ?? 1_000_000, 1_000_000_000);
  const whole = fc.integer({ min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.floor(most)) });
  const small = fc.integer({ min: Math.ceil(least), max: Math.max(Math.ceil(least), Math.min(most, least + 10)) });
  if (type === 'integer') return fc.oneof(whole, small);
  return fc.oneof(
    whole,
    small,
    whole.map((value) => value / 100).filter((value) => value >= least),
  );
}

const DAYS = { min: new Date('2026-01-01'), max: new Date('2028-12-31'), noInvalidDate: true };

function texts(schema: Schema): fc.Arbitrary<Json> {
  switch (schema.format) {
    case 'uuid':
      return fc.uuid();
    case 'date':
      return fc.date(DAYS).map((date) => date.toISOString().slice(0, 10));
    case 'date-time':
      return fc.date(DAYS).map((date) => date.toISOString());
    case undefined:
      break;
    default:
      throw new Error(`a schema has the format ${schema.format}`);
  }
  if (schema.pattern !== undefined) return fc.stringMatching(new RegExp(schema.pattern));
  const { minLength = 0, maxLength = 300 } = schema;
  const most = Math.max(minLength, Math.min(maxLength, MOST_CHARACTERS));
  const some = fc.string({ unit: 'grapheme', minLength, maxLength: most });
  // at its very bound, counted in characters
  return fc.oneof({ weight: 9, arbitrary: some }, { weight: 1, arbitrary: fc.constant('x'.repeat(maxLength)) });
}

function objects(schema: Schema, source: Source, place: Place): fc.Arbitrary<Json> {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  const members = Object.entries(properties).map(([name, each]): [string, fc.Arbitrary<Json>] => [
    name,
    fromSchema(each, source, place === '' ? name : `${place}.${name}`),
  ]);
  const requiredKeys = required.filter((name) => name in properties);
  const known = fc.record(Object.fromEntries(members), { requiredKeys, noNullPrototype: true });
  if (typeof additionalProperties !== 'object' || propertyNames === undefined) return known;
  const names = fromSchema(propertyNames, source, place).map(String);
  return fc.dictionary(names, fromSchema(additionalProperties, source, place), {
    maxKeys: MOST_ENTRIES,
    noNullPrototype: true,
  });
}
