import { JsonTraceSerializer, ProtobufTraceSerializer } from '@opentelemetry/otlp-transformer';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { messageOf } from '../errors.ts';
import type { Log } from '../log.ts';
import { operatorFetch } from '../outbound/index.ts';
import type { TracesConfig } from './settings.ts';

const FORMS = {
  'http/protobuf': { type: 'application/x-protobuf', serializer: ProtobufTraceSerializer },
  'http/json': { type: 'application/json', serializer: JsonTraceSerializer },
};
const MOST_BYTES = 65_536;
const SENT = 0;
const FAILED = 1;

/**
 * Posts spans to a collector. What cannot be delivered is dropped, since it is of no use later and would hold memory; the
 * log says once that a collector is away, and once that it is back.
 */
export function createExporter(config: TracesConfig, log: Log): SpanExporter & { giveUp(): void } {
  const { url, headers, protocol, timeoutMs } = config;
  const { type, serializer } = FORMS[protocol];
  const post = operatorFetch({ maxBytes: MOST_BYTES, totalTimeoutMs: timeoutMs });
  const ending = new AbortController();
  const underWay = new Set<Promise<boolean>>();
  let away = false;

  async function deliver(body: Uint8Array<ArrayBuffer>): Promise<void> {
    const response = await post(url, {
      method: 'POST',
      headers: { 'content-type': type, ...headers },
      body,
      signal: ending.signal,
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    if (away) log.info('traces reach the collector again');
    away = false;
  }

  /** Whether it was delivered. */
  async function tryToDeliver(body: Uint8Array<ArrayBuffer>): Promise<boolean> {
    try {
      await deliver(body);
      return true;
    } catch (error) {
      if (!away) log.warn({ reason: reasonOf(error) }, 'traces cannot be delivered and are dropped');
      away = true;
      return false;
    }
  }

  return {
    export(spans, done) {
      const delivery = tryToDeliver(new Uint8Array(serializer.serializeRequest(spans) ?? []));
      underWay.add(delivery);
      void (async () => {
        const delivered = await delivery;
        underWay.delete(delivery);
        done({ code: delivered ? SENT : FAILED });
      })();
    },
    giveUp: () => ending.abort(),
    async shutdown() {
      await Promise.all(underWay);
    },
  };
}

/** Node's fetch says why only in the cause. */
function reasonOf(error: unknown): string {
  return messageOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
}
