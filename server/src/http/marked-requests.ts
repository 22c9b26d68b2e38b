import type { FastifyRequest } from 'fastify';
import { forRequest, type RequestMarks } from '../platform/request-marks.ts';
import { beginSpan, isTracing, type Span } from '../platform/traces/index.ts';
import type { TypedApp } from './typed-app.ts';

interface Marked {
  readonly marks: RequestMarks;
  readonly span: Span | null;
}

/**
 * Lets each line of the log that is written for a request say which, and makes each request a span where traces are
 * recorded. Added before any other hook.
 */
export function markRequests(app: TypedApp): void {
  const marked = new WeakMap<FastifyRequest, Marked>();
  app.addHook('onRequest', (request, reply, done) => {
    const marks: RequestMarks = { request: request.id };
    const span = isTracing() ? beginRequest(request) : null;
    marked.set(request, { marks, span });
    if (span !== null) {
      reply.raw.once('close', () => {
        span.set({
          'http.response.status_code': reply.raw.headersSent ? reply.raw.statusCode : undefined,
          'showbill.key_id': marks.key,
          'showbill.company_id': marks.company,
        });
        if (reply.raw.statusCode >= 500) span.fail(String(reply.raw.statusCode));
        span.end();
      });
    }
    enter({ marks, span }, done);
  });
  // a body is read for whoever owns the connection: from its end on, for the request again
  app.addHook('preValidation', (request, _reply, done) => {
    const found = marked.get(request);
    if (found === undefined) done();
    else enter(found, done);
  });
}

function enter({ marks, span }: Marked, done: () => void): void {
  forRequest(marks, () => (span === null ? done() : span.run(done)));
}

/** By its route's template, since an address may hold a token or what somebody looks for. */
function beginRequest({ id, method, routeOptions: { url: route }, headers: { traceparent } }: FastifyRequest): Span {
  return beginSpan(route === undefined ? method : `${method} ${route}`, {
    kind: 'server',
    belongs: 'alone',
    traceparent: Array.isArray(traceparent) ? undefined : traceparent,
    attributes: { 'http.request.method': method, 'http.route': route, 'showbill.request_id': id },
  });
}
