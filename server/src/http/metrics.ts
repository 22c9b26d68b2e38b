import type { FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { isLoopback } from '../platform/loopback.ts';
import { isSameSecret } from '../platform/secrets.ts';
import type { TypedApp } from './typed-app.ts';

/** Times every request, and shows Prometheus what it found at /metrics: to loopback, or to whoever has METRICS_TOKEN. */
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
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, context.config.metricsToken)) {
      throw new AppError('unauthorized', 'metrics are shown on loopback, or with the bearer token METRICS_TOKEN');
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (isLoopback(request.ip)) return true;
  const given = /^bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token !== null && given !== undefined && isSameSecret(given, token);
}
