import { AsyncLocalStorage } from 'node:async_hooks';
import { type Attributes, type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Log } from '../log.ts';
import { VERSION } from '../version.ts';
import { createExporter } from './exporter.ts';
import type { TracesConfig } from './settings.ts';
import type { Recorder, Span, SpanAttributes, SpanOptions } from './span.ts';
import { callerSpan } from './traceparent.ts';

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL };
const PATIENCE_MS = 1_000;
/** Spans that wait to be sent; more are dropped. */
const MOST_WAITING = 2048;
const MOST_AT_ONCE = 512;
const LONGEST_VALUE = 200;

/** Records spans and posts them; registers nothing with OpenTelemetry's globals, so that no library traces by itself. */
export function openRecorder(config: TracesConfig, log: Log): Recorder {
  const exporter = createExporter(config, log);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      ...config.attributes,
      'service.name': config.serviceName,
      'service.version': VERSION,
    }),
    sampler: samplerOf(config),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        scheduledDelayMillis: config.delayMs,
        exportTimeoutMillis: config.timeoutMs + PATIENCE_MS,
        maxQueueSize: MOST_WAITING,
        maxExportBatchSize: MOST_AT_ONCE,
      }),
    ],
  });
  const tracer = provider.getTracer('showbill', VERSION);
  const here = new AsyncLocalStorage<Context>();

  function parentOf({ belongs = 'within', traceparent }: SpanOptions): Context {
    const caller = callerSpan(traceparent);
    if (caller !== null) return trace.setSpanContext(ROOT_CONTEXT, caller);
    return belongs === 'alone' ? ROOT_CONTEXT : (here.getStore() ?? ROOT_CONTEXT);
  }

  return {
    begin(name, options) {
      const parent = parentOf(options);
      const { attributes = {}, kind = 'internal', started } = options;
      const begun = tracer.startSpan(
        name,
        { kind: KINDS[kind], attributes: known(attributes), ...(started !== undefined && { startTime: started }) },
        parent,
      );
      const within = trace.setSpan(parent, begun);
      return {
        set: (more) => void begun.setAttributes(known(more)),
        fail: (type) => void begun.setAttribute('error.type', type).setStatus({ code: SpanStatusCode.ERROR }),
        end: () => begun.end(),
        run: (work) => here.run(within, work),
      } satisfies Span;
    },
    recording() {
      const context = here.getStore();
      return context !== undefined && trace.getSpan(context)?.isRecording() === true;
    },
    async close() {
      const timer = setTimeout(() => exporter.giveUp(), PATIENCE_MS);
      await provider.shutdown().catch(() => {}); // the exporter has said why
      // a post that began before is nothing that the provider waits for
      await exporter.shutdown();
      clearTimeout(timer);
    },
  };
}

function known(attributes: SpanAttributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === null || value === undefined ? [] : [[name, value]],
    ),
  );
}

function samplerOf({ sampler, ratio }: TracesConfig): Sampler {
  const [, parentBased, rule] = /^(parentbased_)?(.+)$/.exec(sampler) ?? [];
  const root = rootSampler(rule, ratio);
  return parentBased === undefined ? root : new ParentBasedSampler({ root });
}

function rootSampler(rule: string | undefined, ratio: number): Sampler {
  if (rule === 'always_off') return new AlwaysOffSampler();
  return rule === 'traceidratio' ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
}
