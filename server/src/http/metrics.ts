import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { isLoopback } from '../platform/loopback.ts';
import { isSameSecret } from '../platform/secrets.ts';
import { inEnglish } from '../refusals/index.ts';
import { bearerToken } from './bearer.ts';
import type { TypedApp } from './typed-app.ts';

/** Headers that proxies add to what they pass on. */
const FORWARDING =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|(?:x-(?:cluster-)?|true-)client-ip|cf-connecting-ip)$/;

/** Times every request, and shows Prometheus what it found at /metrics. */
export function registerMetrics(app: TypedApp, context: Context): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'showbill_http_request_duration_seconds',
    help: 'Time from a request to its answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10, 30, 90],
    registers: [registry],
  });
  const connections = new Gauge({
    name: 'showbill_database_connections',
    help: 'Connections of the pool, by what they do.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'idle' }, context.pool.idleCount);
      this.set({ state: 'busy' }, context.pool.totalCount - context.pool.idleCount);
      this.set({ state: 'waited_for' }, context.pool.waitingCount);
    },
  });
  registry.registerMetric(connections);
  const series = new Map<string, ReturnType<typeof duration.labels>>();
  app.addHook(
    'onResponse',
    ({ method, routeOptions: { url: route = 'none' } }, { statusCode: status, elapsedTime }, done) => {
      const name = `${method} ${status} ${route}`;
      let times = series.get(name);
      if (times === undefined) {
        times = duration.labels({ method, route, status });
        series.set(name, times);
      }
      times.observe(elapsedTime / 1000);
      done();
    },
  );
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    requireReader(request, reply, context.config.metricsToken);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** With METRICS_TOKEN whoever has it; without, who asks from this machine itself and for nobody else. */
function requireReader(request: FastifyRequest, reply: FastifyReply, token: string | null): void {
  const given = bearerToken(request.headers.authorization);
  if (token === null ? isDirect(request) : given !== null && isSameSecret(given, token)) return;
  reply.header('www-authenticate', given === null || token === null ? 'Bearer' : 'Bearer error="invalid_token"');
  throw new AppError(
    'unauthorized',
    inEnglish(
      token === null
        ? 'without METRICS_TOKEN, metrics are shown only to direct requests from this machine'
        : 'metrics are shown with the header Authorization: Bearer <METRICS_TOKEN>',
    ),
  );
}

/** A request over loopback that no proxy has passed on. */
function isDirect({ socket, headers }: FastifyRequest): boolean {
  return isLoopback(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => FORWARDING.test(name));
}
