import swagger from '@fastify/swagger';
import scalar from '@scalar/fastify-api-reference';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { Context } from '../platform/context.ts';
import { readProse } from '../platform/data-files.ts';
import { pathPrefix } from '../platform/path-prefix.ts';
import { compressLong } from './compress.ts';
import { EVENTS, EVENTS_IN_WORDS } from './events-in-docs.ts';
import type { TypedApp } from './typed-app.ts';

const DESCRIPTION = readProse(new URL('./docs.md', import.meta.url));

/** OpenAPI 3.1 made from the schemas that requests are checked with, at /v1/openapi.json, and its page at /docs. */
export async function registerDocs(app: TypedApp, context: Context): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Showbill API', version: '1', description: DESCRIPTION },
      servers: [{ url: context.publicUrl }],
      tags: [
        { name: 'Proposals' },
        { name: 'Inventory' },
        { name: 'Account' },
        { name: 'Webhooks', description: EVENTS_IN_WORDS },
      ],
      webhooks: EVENTS,
      security: [{ key: [] }],
      components: { securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key: sbk_…' } } },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  app.get('/v1/openapi.json', { schema: { hide: true }, onSend: compressLong }, () => withPlainNames(app.swagger()));
  await app.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: `${pathPrefix(context.publicUrl)}/v1/openapi.json`,
      title: 'Showbill API',
      withDefaultFonts: false,
      // nothing that would send the document, or what somebody types, to a third party
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
    },
  });
}

/** Each schema comes twice, as sent (`XInput`) and as answered (`X`); only one of the two is in use, and it is called X. */
function withPlainNames(document: Exclude<ReturnType<TypedApp['swagger']>, string>): unknown {
  if (!('components' in document)) return document;
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
