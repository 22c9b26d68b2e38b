import * as fc from 'fast-check';
import { attemptsAt, callersOf } from '../attempts.ts';
import { fromSchema, type Schema } from '../from-schema.ts';
import { isObject, type Json } from '../json.ts';
import { idOf, likelyIn } from '../likely.ts';
import type { Operation } from '../operation.ts';
import { asText, pathWith, queryOf, section } from './parts.ts';

const CALLERS = callersOf({
  owner: 20,
  nobody: 1,
  outsider: 1,
  starter: 1,
  cancelled: 1,
  empty: 1,
  'used up': 1,
  'test key': 6,
});

/** An OpenAPI document, as far as requests are made from it. */
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header';
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: Schema } } };
}

/** What each operation is asked with of another company, and would have to find there. */
const OF_ANOTHER: Readonly<Record<string, fc.Arbitrary<Json>>> = {
  getProposal: idOf('other', 'proposal').map((id): Json => ({ path: { id } })),
  deleteWebhook: idOf('other', 'webhook').map((id): Json => ({ path: { id } })),
  createProposal: idOf('other', 'client').map(
    (id): Json => ({
      body: { event: { description: 'Party for 40' }, client_id: id },
    }),
  ),
};

/** Every operation of the public API, from its own document. */
export function publicOperations(document: ApiDocument): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ofDocument(document, path, method.toUpperCase(), operation)),
  );
}

function ofDocument(
  document: ApiDocument,
  path: string,
  method: string,
  { operationId, parameters = [], requestBody, responses }: DocumentedOperation,
): Operation {
  const lookUp = (reference: string) => document.components.schemas[reference.split('/').at(-1) ?? ''] ?? {};
  const source = { lookUp, likely: likelyIn(operationId) };
  const given = (where: 'path' | 'query' | 'header') => {
    const here = parameters.filter((each) => each.in === where);
    const members = here.map(({ name, schema }) => [name, fromSchema(schema, source, `${where}.${name}`)] as const);
    const requiredKeys = here.filter(({ required }) => required === true).map(({ name }) => name);
    return fc.record(Object.fromEntries(members), { requiredKeys, noNullPrototype: true });
  };
  const types = new Set(Object.values(responses).flatMap(({ content = {} }) => Object.keys(content)));
  const accept = types.size < 2 ? fc.constant({}) : fc.record({ accept: fc.constantFrom(...types) });
  const body = requestBody?.content['application/json'].schema;
  return {
    name: `v1 ${operationId}`,
    face: 'public API',
    weight: 16,
    attempts: attemptsAt({
      allowed: fc.record({
        path: given('path'),
        query: given('query'),
        header: fc.tuple(given('header'), accept).map(([header, accepted]) => ({ ...header, ...accepted })),
        ...(body !== undefined && { body: fromSchema(body, source, 'body') }),
      }),
      ofAnother: OF_ANOTHER[operationId],
      callers: CALLERS,
      entitled: 'owner',
    }),
    forbidden: ['nobody', 'outsider', 'starter', 'cancelled'],
    write: (parts) => {
      const sent = isObject(parts) ? parts['body'] : undefined;
      const headers = Object.entries(section(parts, 'header')).map(([name, value]) => [name, asText(value)]);
      return {
        method,
        path: pathWith(path, section(parts, 'path')) + queryOf(section(parts, 'query')),
        headers: {
          ...Object.fromEntries(headers),
          ...(sent !== undefined && { 'content-type': 'application/json' }),
        },
        body: sent === undefined ? null : Buffer.from(JSON.stringify(sent)),
      };
    },
  };
}
