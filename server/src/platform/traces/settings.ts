import { z } from 'zod';
import { httpUrl, wholeNumber } from '../setting-kinds.ts';

/** Where spans go and how many of them, by the variables that OpenTelemetry's specification names. */
export interface TracesConfig {
  /** The address that spans are posted to. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly protocol: OtlpProtocol;
  readonly timeoutMs: number;
  /** How long a span that has ended waits for others before they are sent together. */
  readonly delayMs: number;
  readonly serviceName: string;
  /** Of the service, beside its name and version. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly sampler: SamplerName;
  /** Of `traceidratio`: the share of traces that is kept. */
  readonly ratio: number;
}

const PROTOCOLS = ['http/protobuf', 'http/json'] as const;
export type OtlpProtocol = (typeof PROTOCOLS)[number];

const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;
export type SamplerName = (typeof SAMPLERS)[number];

const SERVICE_NAME = 'showbill';
const LOCAL_COLLECTOR = 'http://localhost:4318';
const USUAL_TIMEOUT_MS = 10_000;
const LONGEST_MS = 600_000;

const endpoint = httpUrl('an http or https address without query, fragment and user');
const milliseconds = wholeNumber(1, LONGEST_MS);
const protocol = z.enum(PROTOCOLS, `one of ${PROTOCOLS.join(', ')}`);
const pairs = z
  .string()
  .refine((text) => pairsIn(text) !== null, 'NAME=VALUE, several of them separated by commas, values percent-encoded');

/** The variables that are read, for the schema of all settings. */
export const tracesVariables = {
  OTEL_SDK_DISABLED: z
    .string()
    .toLowerCase()
    .pipe(z.enum(['true', 'false'], 'true or false'))
    .optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none'], 'otlp or none').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.optional(),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: pairs.optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL: protocol.optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: milliseconds.optional(),
  OTEL_EXPORTER_OTLP_TRACES_TIMEOUT: milliseconds.optional(),
  OTEL_BSP_SCHEDULE_DELAY: milliseconds.default(5_000),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs.optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS, `one of ${SAMPLERS.join(', ')}`).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|[01]?\.\d+)$/, 'a number from 0 to 1')
    .transform(Number)
    .refine((value) => value <= 1, 'a number from 0 to 1')
    .default(1),
};

type Values = z.infer<z.ZodObject<typeof tracesVariables>>;

/** Null where nothing names a collector, or tracing is turned off. */
export function tracesConfig(value: Values): TracesConfig | null {
  if (value.OTEL_SDK_DISABLED === 'true' || value.OTEL_TRACES_EXPORTER === 'none') return null;
  const url = addressOf(value);
  if (url === null) return null;
  const { 'service.name': named, ...attributes } = pairsIn(value.OTEL_RESOURCE_ATTRIBUTES ?? '') ?? {};
  return {
    url,
    headers: {
      ...pairsIn(value.OTEL_EXPORTER_OTLP_HEADERS ?? ''),
      ...pairsIn(value.OTEL_EXPORTER_OTLP_TRACES_HEADERS ?? ''),
    },
    protocol: value.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? value.OTEL_EXPORTER_OTLP_PROTOCOL ?? 'http/protobuf',
    timeoutMs: value.OTEL_EXPORTER_OTLP_TRACES_TIMEOUT ?? value.OTEL_EXPORTER_OTLP_TIMEOUT ?? USUAL_TIMEOUT_MS,
    delayMs: value.OTEL_BSP_SCHEDULE_DELAY,
    serviceName: value.OTEL_SERVICE_NAME ?? named ?? SERVICE_NAME,
    attributes,
    sampler: value.OTEL_TRACES_SAMPLER,
    ratio: value.OTEL_TRACES_SAMPLER_ARG,
  };
}

/** The endpoint of traces is taken as it is, the one of everything gets a path. */
function addressOf(value: Values): string | null {
  if (value.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== undefined) return value.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const whole = value.OTEL_EXPORTER_OTLP_ENDPOINT ?? (value.OTEL_TRACES_EXPORTER === 'otlp' ? LOCAL_COLLECTOR : null);
  return whole === null ? null : `${whole.replace(/\/+$/, '')}/v1/traces`;
}

/** Null where it is no list of pairs. */
function pairsIn(text: string): Record<string, string> | null {
  const found: Record<string, string> = {};
  for (const entry of text.split(',')) {
    if (entry.trim() === '') continue;
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([^\r\n]*?)\s*$/.exec(entry) ?? [];
    if (name === undefined || value === undefined) return null;
    try {
      found[name] = decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return found;
}
