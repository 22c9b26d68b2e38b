import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createSeenNotes, type SignIn } from '../../accounts/index.ts';
import { logFault } from '../problem.ts';
import { untilGone } from '../hang-up.ts';
import { parseJson } from '../json-body.ts';
import { languageAsked } from '../language-asked.ts';
import type { TypedApp } from '../typed-app.ts';
import { headersOf } from './auth.ts';
import type { ChangeHub } from './change-hub.ts';
import type { AppServerContext, RequestContext } from './context.ts';
import { appRouter } from './router.ts';
import { refusalIn, toTrpcError } from './trpc-errors.ts';

const MOST_IN_A_BATCH = 20;

interface Parts {
  /** Where it is served, path prefix included. */
  readonly base: string;
  readonly signIn: () => Promise<SignIn>;
  readonly changes: ChangeHub;
}

/** tRPC under /app/trpc. The company is named by the header x-company, for a stream by its connection parameters. */
export function registerTrpc(site: TypedApp, context: AppServerContext, { base, signIn, changes }: Parts): void {
  const noteSeen = createSeenNotes(context.db);
  void site.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => {
        // the router reads the text itself, but would take one that is no JSON for a fault of ours
        parseJson(body);
        return body.toString();
      },
    );
    app.route({
      method: ['GET', 'POST'],
      url: '/trpc/*',
      // what is streamed has no length to tell
      exposeHeadRoute: false,
      schema: { hide: true },
      handler: async (request, reply) => {
        const req = toFetchRequest(request, reply, context.publicUrl);
        const input = new URL(req.url).searchParams.get('input');
        if (input !== null) parseJson(Buffer.from(input));
        const answer = await fetchRequestHandler({
          endpoint: base,
          req,
          router: appRouter,
          maxBatchSize: MOST_IN_A_BATCH,
          async createContext({ resHeaders, info }): Promise<RequestContext> {
            try {
              const opened = await signIn();
              const session = await opened.session(req.headers);
              const setCookies = (lines: readonly string[]) => {
                for (const line of lines) resHeaders.append('set-cookie', line);
              };
              setCookies(session?.setCookies ?? []);
              if (session !== null) await noteSeen(session.id, request.ip);
              return {
                service: context,
                session,
                named: req.headers.get('x-company') ?? info.connectionParams?.['company'] ?? null,
                clientAddress: request.ip,
                language: languageAsked(request),
                signIn: opened,
                changes,
                setCookies,
              };
            } catch (error) {
              throw toTrpcError(error);
            }
          },
          responseMeta({ errors }) {
            const wait = errors.map((error) => refusalIn(error).details.retryAfterSeconds).find(Boolean);
            return { headers: new Headers(wait === undefined ? {} : { 'retry-after': String(wait) }) };
          },
          onError({ error }) {
            logFault(request, error.cause ?? error, refusalIn(error));
          },
        });
        // a stream that is refused before it begins is JSON, whatever the router calls it
        if (answer.headers.get('content-type')?.startsWith('text/plain'))
          answer.headers.set('content-type', 'application/json');
        return reply.send(answer);
      },
    });
  });
}

function toFetchRequest(request: FastifyRequest, reply: FastifyReply, publicUrl: string): Request {
  return new Request(new URL(request.url, publicUrl), {
    method: request.method,
    headers: headersOf(request),
    body: typeof request.body === 'string' ? request.body : null,
    signal: untilGone(reply),
  });
}
