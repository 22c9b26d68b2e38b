import Fastify, { type FastifyBaseLogger, type FastifyError, LogController } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Account, Along, Person, Quota } from '../accounts/index.ts';
import { createPaymentGateway } from '../payments/index.ts';
import { AppError } from '../platform/errors.ts';
import { newRequestId } from '../platform/ids.ts';
import { pathPrefix } from '../platform/path-prefix.ts';
import { type AppServerContext, registerApp } from './app/index.ts';
import { registerDocs } from './docs.ts';
import { refuseEncodedBodies } from './encoded-bodies.ts';
import { type Draining, registerHealth } from './health.ts';
import { acceptJson } from './json-body.ts';
import { markRequests } from './marked-requests.ts';
import { type Addresses, createAddresses, ROUTER_OPTIONS, refuseUnserved } from './methods.ts';
import { registerForms } from './forms/index.ts';
import { registerMcp } from './mcp/index.ts';
import { registerMetrics } from './metrics.ts';
import { sendProblem } from './problem.ts';
import { registerPayments } from './payments/index.ts';
import { registerShare } from './share/index.ts';
import type { TypedApp } from './typed-app.ts';
import { createGate } from './v1/authenticate.ts';
import { registerV1 } from './v1/index.ts';
import { validateWithZod } from './validate.ts';
import { pageForNowhere, registerWeb } from './web.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly served: Addresses;
  }
  interface FastifyRequest {
    account: Account | null;
    quota: Quota | null;
    /** What was found of what its route asks along. */
    along: string | null | undefined;
    /** Who is signed in, where a route has asked. */
    person: Person | null;
  }
  interface FastifyContextConfig {
    /** Served until the very end: what tells how the process fares. */
    answersWhileDraining?: boolean;
    /** What a request reads of its company by the statement that admits it; undefined: nothing. Its input is unchecked. */
    along?: (request: FastifyRequest) => Along | undefined;
  }
}

/** What the faces work with. */
export type ServerContext = AppServerContext;

const BODY_LIMIT = 256 * 1024;

/** Everything that is served, under the path prefix of the public address. */
export async function buildServer(context: ServerContext, draining: Draining): Promise<TypedApp> {
  const app = createApp(context, draining, pageForNowhere(context));
  await app.register(
    async (site) => {
      await registerDocs(site, context);
      registerHealth(site, context, draining);
      registerMetrics(site, context);
      const gate = createGate(context);
      registerV1(site, context, gate);
      registerMcp(site, context, gate);
      const personOf = registerApp(site, context, draining);
      const gateway = createPaymentGateway(context.config.stripe);
      registerShare(site, context, personOf, gateway);
      registerPayments(site, context, gateway);
      registerForms(site, context);
      registerWeb(site, context);
    },
    { prefix: pathPrefix(context.publicUrl) },
  );
  return app;
}

/** What a process without a public face serves: whether it lives and is ready. */
export async function buildWorkerServer(context: ServerContext, draining: Draining): Promise<TypedApp> {
  const app = createApp(context, draining);
  registerHealth(app, context, draining);
  registerMetrics(app, context);
  return app;
}

type Nowhere = ReturnType<typeof pageForNowhere>;

function createApp(context: ServerContext, draining: Draining, nowhere: Nowhere = () => false): TypedApp {
  const loggerInstance: FastifyBaseLogger = context.log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // the log itself adds which request a line is about
    childLoggerFactory: (logger) => logger,
    requestIdHeader: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: context.config.trustedProxies.length > 0 ? [...context.config.trustedProxies] : false,
    return503OnClosing: false,
    routerOptions: ROUTER_OPTIONS,
    rewriteUrl: ({ url = '/' }) => withDecodablePath(url),
    frameworkErrors: (error: FastifyError, request, reply) => {
      sendProblem(error, request, reply);
    },
  }).withTypeProvider<ZodTypeProvider>();
  markRequests(app);
  const served = createAddresses();
  app.decorate('served', served);
  app.addHook('onRoute', served.add);
  app.decorateRequest('account', null);
  app.decorateRequest('quota', null);
  app.decorateRequest('along', undefined);
  app.decorateRequest('person', null);
  app.setValidatorCompiler(validateWithZod);
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (nowhere(request, reply)) return reply;
    return refuseUnserved(request, reply, app.served);
  });
  acceptJson(app);
  refuseEncodedBodies(app);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id);
    if (draining.started && request.routeOptions.config.answersWhileDraining !== true) {
      reply.header('connection', 'close');
      done(new AppError('unavailable', 'the server is shutting down; please try again', { retryAfterSeconds: 2 }));
    } else done();
  });
  return app;
}

/** A path that holds a percent sign without meaning is taken by the letter, so that it is answered like any other. */
function withDecodablePath(url: string): string {
  if (!url.includes('%')) return url;
  const path = url.split('?', 1)[0] ?? '';
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
