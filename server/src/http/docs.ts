import swagger from '@fastify/swagger';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '../platform/context.ts';
import { readProse } from '../platform/data-files.ts';
import { pathPrefix } from '../platform/path-prefix.ts';
import { compressLong } from './compress.ts';
import { registerDocsPage } from './docs-page.ts';
import { EVENTS, EVENTS_IN_WORDS, eventSchemas } from './events-in-docs.ts';
import { registerGuides } from './guides/index.ts';
import { HEADERS, headersOf } from './headers-in-docs.ts';
import type { TypedApp } from './typed-app.ts';

const DESCRIPTION = readProse(new URL('./docs.md', import.meta.url));

/** What a schema promises to people who write clients: answers may gain fields, and no bound is one of JavaScript's own. */
const zodToJsonConfig = {
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (zodSchema instanceof z.ZodObject && zodSchema.def.catchall === undefined)
      delete jsonSchema.additionalProperties;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
};

/** OpenAPI 3.1 made from the schemas that requests are checked with, at /v1/openapi.json, and its page at /docs. */
export async function registerDocs(app: TypedApp, context: Context): Promise<void> {
  const guides = `${context.publicUrl}/docs/guide`;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Showbill API',
        version: '1',
        description: `${DESCRIPTION}\n\n${guidesAt(guides)}`,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: context.publicUrl }],
      tags: [
        { name: 'Proposals', description: 'Made from descriptions, priced from the catalogue, fetched and listed.' },
        { name: 'Inventory', description: 'What is free on which day.' },
        { name: 'Account', description: 'Whose key this is, and what is left of the allowance.' },
        { name: 'Webhooks', description: `${EVENTS_IN_WORDS} [How to](${guides}/webhooks), in several languages.` },
      ],
      webhooks: EVENTS,
      security: [{ key: [] }],
      components: {
        securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key: sbk_…' } },
        headers: HEADERS,
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig }),
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  });
  let document: unknown;
  app.get('/v1/openapi.json', { schema: { hide: true }, onSend: compressLong }, () => {
    document ??= withPlainNames(withHeaders(app.swagger()));
    return document;
  });
  let events: unknown;
  app.get('/docs/events.schema.json', { schema: { hide: true }, onSend: compressLong }, (_request, reply) => {
    events ??= eventSchemas(`${context.publicUrl}/docs/events.schema.json`, zodToJsonConfig.override);
    return reply.type('application/schema+json').send(events);
  });
  registerDocsPage(app, `${pathPrefix(context.publicUrl)}/v1/openapi.json`);
  registerGuides(app, context);
}

function guidesAt(address: string): string {
  return (
    `Guides: [a first hour](${address}/first-hour), [errors and limits](${address}/errors), ` +
    `[webhooks](${address}/webhooks), [all of them](${address}/).`
  );
}

type Document = Extract<ReturnType<TypedApp['swagger']>, { readonly openapi: string }>;

/** Each answer of an operation with the headers that come with its status. */
function withHeaders(document: ReturnType<TypedApp['swagger']>): Document {
  if (typeof document === 'string' || !('openapi' in document)) throw new Error('the document is no OpenAPI 3');
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of [item?.get, item?.post, item?.delete]) {
      for (const [status, answer] of Object.entries(operation?.responses ?? {})) {
        const references = headersOf(status).map((name) => [name, { $ref: `#/components/headers/${name}` }]);
        if (!('$ref' in answer)) answer.headers = Object.fromEntries(references);
      }
    }
  }
  return document;
}

/** Each schema comes twice, as sent (`XInput`) and as answered (`X`); only one of the two is in use, and it is called X. */
function withPlainNames(document: Document): unknown {
  const schemas: Record<string, unknown> = { ...document.components?.schemas };
  const paths = JSON.stringify(document.paths);
  for (const [name, schema] of Object.entries(schemas)) {
    if (!name.endsWith('Input')) continue;
    if (paths.includes(`"#/components/schemas/${name}"`)) schemas[name.slice(0, -'Input'.length)] = schema;
    delete schemas[name];
  }
  const plain = { ...document, components: { ...document.components, schemas } };
  return JSON.parse(JSON.stringify(plain).replace(/("#\/components\/schemas\/\w+?)Input"/g, '$1"'));
}
