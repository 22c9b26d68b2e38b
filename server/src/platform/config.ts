import { existsSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { SERVICE_LIMITS } from './pool.ts';
import { isLongSecret, SHORTEST_SECRET } from './secrets.ts';
import { httpUrl, wholeNumber } from './setting-kinds.ts';
import { type TracesConfig, tracesConfig, tracesVariables } from './traces/settings.ts';

/** Everything the operator can set; see README, "Settings". */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Without a slash at the end; null: made of host and port once it listens. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Of a pooler before that database, for the transactions of a server. */
  readonly databasePoolUrl: string | null;
  readonly secretKey: string | null;
  /** Of a server, for requests; a third of them at most for one company. */
  readonly databaseConnections: number;
  /** How long one statement for a request may take. */
  readonly databaseTimeoutSeconds: number;
  /** Who may make a company in the application: anybody, nobody, or who proves an address by a mailed code. */
  readonly signUp: SignUpPolicy;
  readonly rateLimitPerHour: number;
  readonly model: ModelConfig | null;
  readonly generationTimeoutSeconds: number;
  readonly mail: MailConfig | null;
  /** Whether webhooks may go to loopback and private networks. */
  readonly webhookAllowPrivate: boolean;
  readonly trustedProxies: readonly string[];
  readonly metricsToken: string | null;
  readonly backups: BackupConfig;
  /** Null: clients are offered no payment link. */
  readonly stripe: StripeConfig | null;
  /** Where postcodes are, in the form of GeoNames' postal codes; null: the program's own alone. */
  readonly postcodesFile: string | null;
  /** Null: nothing is traced. */
  readonly traces: TracesConfig | null;
  readonly logLevel: string;
}

export interface ModelConfig {
  readonly provider: ModelProvider;
  readonly model: string;
  readonly apiKey: string | undefined;
  readonly baseUrl: string | undefined;
  /** Of Amazon Bedrock. */
  readonly region: string | undefined;
  /** What requests to Amazon Bedrock are signed with, where it is given no key of its own. */
  readonly awsKeys?: AwsKeys | undefined;
  readonly fallback: boolean;
}

export interface AwsKeys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

export interface MailConfig {
  readonly smtpUrl: string;
  /** `address`, `Name <address>` or `"Name" <address>`. */
  readonly from: string;
}

export interface StripeConfig {
  readonly secretKey: string;
  /** What its notices are signed with. */
  readonly webhookSecret: string;
  /** Where its API is; null: where Stripe has it. Tests have one of their own. */
  readonly apiUrl: string | null;
}

export interface BackupConfig {
  readonly folder: string;
  /** How many of those that are made each day; 0: none is made. */
  readonly keep: number;
}

/** A setting that cannot be used; the message is one line that names variable, value and what is allowed. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const PROVIDERS = ['anthropic', 'openai', 'google', 'mistral', 'azure', 'bedrock', 'openai-compatible'] as const;
export type ModelProvider = (typeof PROVIDERS)[number];
const SECRET = new Set([
  'SECRET_KEY',
  'LLM_API_KEY',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'DATABASE_POOL_URL',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_EXPORTER_OTLP_TRACES_HEADERS',
]);

const SIGN_UP = ['open', 'closed', 'verified'] as const;
export type SignUpPolicy = (typeof SIGN_UP)[number];

const LONG_SECRET = `any text of at least ${SHORTEST_SECRET} characters`;

const POSTGRES_URL = 'postgres://USER:PASSWORD@HOST:PORT/DATABASE, with user and password percent-encoded';

const awsRegion = z.string().regex(/^[a-z]+(-[a-z]+)+-\d+$/, 'a region of AWS such as eu-west-1');

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z
    .string()
    .regex(/^[^\s/]+$/, 'an address or host name')
    .default('127.0.0.1'),
  PUBLIC_URL: httpUrl('an http or https address without query or fragment').optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().refine(isPostgresUrl, POSTGRES_URL).optional(),
  DATABASE_POOL_URL: z.string().refine(isPostgresUrl, POSTGRES_URL).optional(),
  SECRET_KEY: z.string().refine(isLongSecret, LONG_SECRET).optional(),
  DATABASE_CONNECTIONS: wholeNumber(3, 1000).default(SERVICE_LIMITS.connections),
  DATABASE_TIMEOUT_SECONDS: wholeNumber(1, 3600).default(SERVICE_LIMITS.statement / 1000),
  RATE_LIMIT_PER_HOUR: wholeNumber(1, 1_000_000_000).default(60),
  LLM_PROVIDER: z.enum(PROVIDERS, `one of ${PROVIDERS.join(', ')}`).optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_BASE_URL: httpUrl('an http or https address').optional(),
  LLM_REGION: awsRegion.optional(),
  AWS_REGION: z.string().optional(),
  AWS_BEARER_TOKEN_BEDROCK: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AZURE_API_KEY: z.string().optional(),
  AZURE_RESOURCE_NAME: z.string().optional(),
  LLM_FALLBACK: z.literal('builtin', 'builtin, or unset').optional(),
  GENERATION_TIMEOUT_SECONDS: wholeNumber(1, 3600).default(80),
  SMTP_URL: z
    .string()
    .refine(isSmtpUrl, 'an smtp:// or smtps:// address, its user and password percent-encoded')
    .optional(),
  MAIL_FROM: z.string().trim().refine(isSender, 'an email address, or a name and one: Name <address>').optional(),
  SIGN_UP: z.enum(SIGN_UP, `one of ${SIGN_UP.join(', ')}`).default('open'),
  WEBHOOK_ALLOW_PRIVATE: z.enum(['true', 'false'], 'true or false').optional(),
  TRUSTED_PROXIES: z.string().optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]{16,}$/, 'at least 16 visible ASCII characters without spaces')
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: wholeNumber(0, 10_000).default(14),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(?:live|test)_\w+$/, 'a secret or restricted key of Stripe, sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[\w+/=]+$/, 'the signing secret of the endpoint, whsec_…')
    .optional(),
  POSTCODES_FILE: z.string().refine(existsSync, 'a file that is there').optional(),
  ...tracesVariables,
  LOG_LEVEL: z.enum(LOG_LEVELS, `one of ${LOG_LEVELS.join(', ')}`).default('info'),
});

/** The names of all variables that are read. */
export const VARIABLES: readonly string[] = Object.keys(schema.shape);

/** Reads the environment; an empty variable counts as unset. Throws ConfigError. */
export function readEnv(env: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw refusal(name, given[name], issue?.message ?? 'another value');
  }
  const value = parsed.data;
  if (value.DATABASE_URL !== undefined && value.SECRET_KEY === undefined) {
    throw new ConfigError(`SECRET_KEY is not set: with DATABASE_URL it must be, to ${LONG_SECRET}`);
  }
  if (value.DATABASE_POOL_URL !== undefined && value.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_URL is not set: with DATABASE_POOL_URL it must be the address past the pooler');
  }
  if (value.SIGN_UP === 'verified' && value.SMTP_URL === undefined) {
    throw new ConfigError('SMTP_URL is not set: with SIGN_UP=verified it must be, since codes go out by mail');
  }
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: resolve(value.DATA_DIR),
    databaseUrl: value.DATABASE_URL ?? null,
    databasePoolUrl: value.DATABASE_POOL_URL ?? null,
    secretKey: value.SECRET_KEY ?? null,
    databaseConnections: value.DATABASE_CONNECTIONS,
    databaseTimeoutSeconds: value.DATABASE_TIMEOUT_SECONDS,
    signUp: value.SIGN_UP,
    rateLimitPerHour: value.RATE_LIMIT_PER_HOUR,
    model: modelConfig(value),
    generationTimeoutSeconds: value.GENERATION_TIMEOUT_SECONDS,
    mail: mailConfig(value),
    webhookAllowPrivate: value.WEBHOOK_ALLOW_PRIVATE === 'true',
    trustedProxies: trustedProxies(value.TRUSTED_PROXIES),
    metricsToken: value.METRICS_TOKEN ?? null,
    backups: backupConfig(value),
    stripe: stripeConfig(value),
    postcodesFile: value.POSTCODES_FILE === undefined ? null : resolve(value.POSTCODES_FILE),
    traces: tracesConfig(value),
    logLevel: value.LOG_LEVEL,
  };
}

/** What LLM_BASE_URL must be, where there is no address to take by itself. */
const ADDRESS_NEEDED: Partial<Record<ModelProvider, string>> = {
  azure: 'the address of your resource, such as https://NAME.openai.azure.com',
  'openai-compatible': 'the address of the API',
};

function modelConfig(value: z.infer<typeof schema>): ModelConfig | null {
  const provider = value.LLM_PROVIDER;
  if (provider === undefined) return null;
  if (value.LLM_MODEL === undefined) {
    throw new ConfigError(`LLM_MODEL is not set: with LLM_PROVIDER=${provider} it must name a model`);
  }
  const { apiKey, baseUrl, region, awsKeys } = accessTo(provider, value);
  const address = baseUrl === undefined && ADDRESS_NEEDED[provider];
  if (address) throw new ConfigError(`LLM_BASE_URL is not set: with LLM_PROVIDER=${provider} it must be ${address}`);
  if (provider === 'bedrock' && region === undefined && (baseUrl === undefined || awsKeys !== undefined)) {
    throw new ConfigError(
      'LLM_REGION is not set: with LLM_PROVIDER=bedrock it must be a region of AWS such as eu-west-1, or LLM_BASE_URL an address',
    );
  }
  if (provider !== 'openai-compatible' && apiKey === undefined && awsKeys === undefined) {
    throw new ConfigError(`LLM_API_KEY is not set: with LLM_PROVIDER=${provider} it must be`);
  }
  const { LLM_MODEL: model, LLM_FALLBACK: fallback } = value;
  return { provider, model, apiKey, baseUrl, region, awsKeys, fallback: fallback === 'builtin' };
}

/** The variables that Azure's and Amazon's own libraries read stand in where ours are not set, and for these two alone. */
function accessTo(provider: ModelProvider, value: z.infer<typeof schema>) {
  const access = { apiKey: value.LLM_API_KEY, baseUrl: value.LLM_BASE_URL, region: value.LLM_REGION };
  if (provider === 'azure') {
    const resource = value.AZURE_RESOURCE_NAME;
    const usual = resource === undefined ? undefined : `https://${resource}.openai.azure.com`;
    return {
      ...access,
      apiKey: access.apiKey ?? value.AZURE_API_KEY,
      baseUrl: access.baseUrl ?? usual,
      awsKeys: undefined,
    };
  }
  if (provider !== 'bedrock') return { ...access, awsKeys: undefined };
  const apiKey = access.apiKey ?? value.AWS_BEARER_TOKEN_BEDROCK;
  const region = access.region ?? awsRegion.safeParse(value.AWS_REGION).data;
  return { ...access, apiKey, region, awsKeys: apiKey === undefined ? awsKeys(value) : undefined };
}

function awsKeys(value: z.infer<typeof schema>): AwsKeys | undefined {
  const {
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    AWS_SESSION_TOKEN: sessionToken,
  } = value;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) };
}

function mailConfig({ SMTP_URL: smtpUrl, MAIL_FROM: from }: z.infer<typeof schema>): MailConfig | null {
  if (smtpUrl === undefined) return null;
  if (from === undefined) {
    throw new ConfigError('MAIL_FROM is not set: with SMTP_URL it must be the address that mail comes from');
  }
  return { smtpUrl, from };
}

function stripeConfig(value: z.infer<typeof schema>): StripeConfig | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = value;
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (webhookSecret === undefined) {
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET is not set: with STRIPE_SECRET_KEY it must be the signing secret of the endpoint, whsec_…',
    );
  }
  if (secretKey === undefined) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY is not set: with STRIPE_WEBHOOK_SECRET it must be a secret or restricted key',
    );
  }
  return { secretKey, webhookSecret, apiUrl: null };
}

/** An external database is backed up by itself only where it is said where to. */
function backupConfig({ BACKUP_DIR: folder, BACKUP_KEEP: keep, ...value }: z.infer<typeof schema>): BackupConfig {
  return {
    folder: resolve(folder ?? join(value.DATA_DIR, 'backups')),
    keep: value.DATABASE_URL !== undefined && folder === undefined ? 0 : keep,
  };
}

function trustedProxies(text: string | undefined): string[] {
  const entries = (text ?? '').split(',').flatMap((entry) => entry.trim() || []);
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIP(address);
    try {
      if (family === 0) throw new Error('not an address');
      if (bits !== undefined) new BlockList().addSubnet(address, Number(bits), family === 4 ? 'ipv4' : 'ipv6');
    } catch {
      throw refusal('TRUSTED_PROXIES', entry, 'addresses or ranges such as 10.0.0.0/8, separated by commas');
    }
  }
  return entries;
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text) && URL.canParse(text);
}

function isSmtpUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && !/\s/.test(text);
}

function isSender(text: string): boolean {
  const address = /^(?:"[^<>"\p{Cc}]*"|[^<>"\p{Cc}]*)\s*<([^<>]+)>$/u.exec(text)?.[1] ?? text;
  return z.email().safeParse(address).success;
}

function refusal(name: string, value: unknown, allowed: string): ConfigError {
  const shown = SECRET.has(name) ? 'set to something unusable' : `"${String(value)}"`;
  return new ConfigError(`${name} is ${shown}: it must be ${allowed}`);
}
