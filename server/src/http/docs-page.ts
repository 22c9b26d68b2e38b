import Fastify from 'fastify';
import { DOCS_STYLE, nameButtons } from './docs-look.ts';
import type { TypedApp } from './typed-app.ts';

/** The browsable page of the API document at /docs. Loaded when somebody first looks: its program takes 17 MB. */
export function registerDocsPage(app: TypedApp, documentUrl: string): void {
  let opening: ReturnType<typeof openPage> | undefined;
  app.get('/docs', { schema: { hide: true } }, (request, reply) =>
    reply.redirect(`${request.url.split('?', 1)[0]}/`, 301),
  );
  for (const path of ['/docs/', '/docs/js/scalar.js']) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      opening ??= openPage(documentUrl);
      const { statusCode, headers, rawPayload } = await (await opening).inject(path);
      const sent = path === '/docs/' ? withLanguage(rawPayload) : rawPayload;
      return reply.code(statusCode).header('content-type', headers['content-type']).send(sent);
    });
  }
}

/** The page with its language, which readers aloud need. */
function withLanguage(page: Buffer): string {
  return page.toString().replace('<html>', '<html lang="en">');
}

async function openPage(documentUrl: string) {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const page = Fastify();
  await page.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: documentUrl,
      pageTitle: 'Showbill API',
      title: 'Showbill API',
      withDefaultFonts: false,
      // nothing that would send the document, or what somebody types, to a third party
      telemetry: false,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      customCss: DOCS_STYLE,
      onLoaded: nameButtons,
    },
  });
  return page;
}
