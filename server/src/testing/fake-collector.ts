import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A span as it came in. */
export interface SeenSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty: it has none. */
  readonly parentSpanId: string;
  readonly kind: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly failed: boolean;
  readonly milliseconds: number;
}

/** A collector of our own for tests: it takes spans over real HTTP and keeps them. */
export interface FakeCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly endpoint: string;
  readonly posts: readonly { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[];
  /** Of all that came as JSON. */
  spans(): readonly SeenSpan[];
  /** Of what the service says of itself, last. */
  resource(): Readonly<Record<string, unknown>>;
  close(): Promise<void>;
}

export async function startFakeCollector(answers: 'at once' | 'never' = 'at once'): Promise<FakeCollector> {
  const posts: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      posts.push({ path: request.url ?? '', headers: request.headers, body: await buffer(request) });
      if (answers === 'at once') response.end('{}');
    })().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const documents = () =>
    posts
      .filter(({ headers }) => headers['content-type'] === 'application/json')
      .map(({ body }) => JSON.parse(body.toString()) as OtlpDocument);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posts,
    spans: () =>
      documents().flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans.map(seen))),
      ),
    resource: () => valuesOf(documents().at(-1)?.resourceSpans[0]?.resource.attributes ?? []),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface OtlpDocument {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly OtlpAttribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly OtlpSpan[] }[];
  }[];
}

interface OtlpSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes?: readonly OtlpAttribute[];
  readonly status?: { readonly code?: number };
}

interface OtlpAttribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

const ERROR = 2;

function seen({ attributes = [], parentSpanId = '', status, ...span }: OtlpSpan): SeenSpan {
  return {
    name: span.name,
    traceId: span.traceId,
    spanId: span.spanId,
    parentSpanId,
    kind: span.kind,
    attributes: valuesOf(attributes),
    failed: status?.code === ERROR,
    milliseconds: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
  };
}

function valuesOf(attributes: readonly OtlpAttribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
