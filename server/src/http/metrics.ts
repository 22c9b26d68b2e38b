import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../platform/context.ts';
import { AppError } from '../platform/errors.ts';
import { isLoopback } from '../platform/loopback.ts';
import { MEASURES } from '../platform/measures.ts';
import { isSameSecret } from '../platform/secrets.ts';
import { readWaitingWork } from '../platform/waiting-work.ts';
import { inEnglish } from '../refusals/index.ts';
import { bearerToken } from './bearer.ts';
import type { TypedApp } from './typed-app.ts';

/** Headers that proxies add to what they pass on. */
const FORWARDING =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|(?:x-(?:cluster-)?|true-)client-ip|cf-connecting-ip)$/;

/** Until metrics are shown without what the database knows. */
const PATIENCE_MS = 1_000;

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
  for (const measure of MEASURES) registry.registerMetric(measure);
  const readWaiting = registerWaitingWork(registry, context);
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
    await readWaiting();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** What the database knows of what waits; returns how to read it anew. A database that is away leaves it out. */
function registerWaitingWork(registry: Registry, { db, clock, log }: Context): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) => {
    const made = new Gauge({ name, help, labelNames, registers: [] });
    registry.registerMetric(made);
    return made;
  };
  const waiting = gauge('showbill_waiting', 'What is due and waits: webhook deliveries, mail.', ['what']);
  const seconds = gauge('showbill_waiting_seconds', 'For how long the oldest of it has been due.', ['what']);
  const backup = gauge(
    'showbill_backup_age_seconds',
    'Time since the last daily backup; without one there is no value.',
  );
  return async () => {
    for (const each of [waiting, seconds]) each.reset();
    backup.remove();
    const now = clock.now();
    const patience = wait(PATIENCE_MS, null, { ref: false });
    const found = await Promise.race([readWaitingWork(db, now), patience]).catch((error: unknown) => {
      log.warn({ err: error }, 'what waits could not be read for the metrics');
      return null;
    });
    for (const { what, waiting: count, seconds: age } of found?.work ?? []) {
      waiting.set({ what }, count);
      seconds.set({ what }, age);
    }
    if (found?.backedUpAt) backup.set((now.getTime() - found.backedUpAt.getTime()) / 1000);
  };
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
