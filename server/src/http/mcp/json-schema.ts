import type { JsonSchemaType } from '@modelcontextprotocol/server';
import { z } from 'zod';

/**
 * How a tool's arguments or answer are described: short, since a model reads the descriptions of all tools before it begins.
 * Arguments may be null where they may be left out; that is not told.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchemaType {
  // what answers mean is in the public API's document
  const metadata = io === 'input' ? z.globalRegistry : z.registry<Record<string, unknown>>();
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, metadata, unrepresentable: 'any' });
  return JSON.parse(JSON.stringify(described), (name, value: unknown) =>
    name === 'properties' || !isSchema(value) ? value : shortened(value, io),
  );
}

type Schema = Record<string, unknown>;

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const SAFE: ReadonlySet<unknown> = new Set([Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]);
const NEVER_TOLD: ReadonlySet<string> = new Set(['example', 'readOnly']);
const TOLD_OF_ARGUMENTS: ReadonlySet<string> = new Set(['enum', 'additionalProperties']);

function shortened(schema: Schema, io: 'input' | 'output'): Schema {
  const kept = Object.entries(schema).filter(
    ([name, value]) =>
      !(NEVER_TOLD.has(name) || SAFE.has(value)) &&
      !(name === 'pattern' && 'format' in schema) &&
      !(name === 'minLength' && value === 0) &&
      !(io === 'output' && TOLD_OF_ARGUMENTS.has(name)),
  );
  const short = withNullAsType(Object.fromEntries(kept));
  return io === 'input' ? withoutNulls(short) : short;
}

/** `anyOf` of something and null, as one schema of two types. */
function withNullAsType(schema: Schema): Schema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [wanted, none]: unknown[] = anyOf;
  if (!isSchema(wanted) || !isSchema(none) || none['type'] !== 'null' || typeof wanted['type'] !== 'string')
    return schema;
  return { ...wanted, type: [wanted['type'], 'null'], ...rest };
}

/** Of an object's members that may be left out. */
function withoutNulls(schema: Schema): Schema {
  const { properties, required } = schema;
  if (!isSchema(properties)) return schema;
  const wanted = new Set(Array.isArray(required) ? required : []);
  const members = Object.entries(properties).map(([name, member]) => {
    if (wanted.has(name) || !isSchema(member) || !Array.isArray(member['type'])) return [name, member] as const;
    return [name, { ...member, type: member['type'][0] as unknown }] as const;
  });
  return { ...schema, properties: Object.fromEntries(members) };
}
