import { type SpanContext, TraceFlags } from '@opentelemetry/api';

/**
 * The caller's span, from the header of W3C Trace Context; null where it is none. `tracestate` is not read: it holds
 * whatever a caller likes.
 */
export function callerSpan(traceparent: string | undefined): SpanContext | null {
  const [, version, traceId, spanId, flags] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/.exec(traceparent ?? '') ?? [];
  if (version === undefined || traceId === undefined || spanId === undefined || flags === undefined) return null;
  const known = version === '00' ? traceparent?.length === 55 : version !== 'ff';
  if (!known || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  const sampled = Number.parseInt(flags, 16) % 2 === 1; // the lowest bit
  return { traceId, spanId, traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE, isRemote: true };
}
