import { describe, expect, it } from 'vitest';
import { ConfigError, readEnv } from './config.ts';

describe('readEnv', () => {
  it('has a default for everything', () => {
    const config = readEnv({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      databaseUrl: null,
      databasePoolUrl: null,
      rateLimitPerHour: 60,
      model: null,
      generationTimeoutSeconds: 80,
      webhookAllowPrivate: false,
    });
    expect(config.dataDir).toMatch(/\/data$/);
    expect(config.backups).toEqual({ folder: `${config.dataDir}/backups`, keep: 14 });
  });

  it('backs up an external database by itself only where BACKUP_DIR says where to', () => {
    const external = { DATABASE_URL: 'postgres://h/db', SECRET_KEY: 'x'.repeat(32) };
    expect(readEnv(external).backups.keep).toBe(0);
    expect(readEnv({ ...external, BACKUP_DIR: '/backups' }).backups).toEqual({ folder: '/backups', keep: 14 });
  });

  it('takes an empty variable for one that is not set, and a public address with a prefix and a slash at its end', () => {
    expect(readEnv({ PORT: '', PUBLIC_URL: 'https://x.example/quotes/' })).toMatchObject({
      port: 3000,
      publicUrl: 'https://x.example/quotes',
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is "abc": it must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ PUBLIC_URL: 'ftp://x.example' }, 'PUBLIC_URL is "ftp://x.example"'],
    [{ RATE_LIMIT_PER_HOUR: '0' }, 'RATE_LIMIT_PER_HOUR is "0"'],
    [{ DATABASE_CONNECTIONS: '2' }, 'DATABASE_CONNECTIONS is "2": it must be a whole number from 3 to 1000'],
    [{ DATABASE_TIMEOUT_SECONDS: '0' }, 'DATABASE_TIMEOUT_SECONDS is "0"'],
    [{ SIGN_UP: 'off' }, 'SIGN_UP is "off": it must be one of open, closed, verified'],
    [{ SIGN_UP: 'verified' }, 'SMTP_URL is not set: with SIGN_UP=verified it must be'],
    [{ LLM_PROVIDER: 'acme' }, 'one of anthropic, openai, google, mistral, azure, bedrock, openai-compatible'],
    [{ LLM_PROVIDER: 'openai' }, 'LLM_MODEL is not set'],
    [{ LLM_PROVIDER: 'openai', LLM_MODEL: 'm' }, 'LLM_API_KEY is not set'],
    [{ LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm' }, 'LLM_BASE_URL is not set'],
    [{ LLM_PROVIDER: 'google', LLM_MODEL: 'm' }, 'LLM_API_KEY is not set: with LLM_PROVIDER=google it must be'],
    [{ LLM_PROVIDER: 'mistral', LLM_MODEL: 'm' }, 'LLM_API_KEY is not set'],
    [
      { LLM_PROVIDER: 'azure', LLM_MODEL: 'm', LLM_API_KEY: 'k' },
      'LLM_BASE_URL is not set: with LLM_PROVIDER=azure it must be the address of your resource',
    ],
    [
      { LLM_PROVIDER: 'bedrock', LLM_MODEL: 'm', LLM_API_KEY: 'k' },
      'LLM_REGION is not set: with LLM_PROVIDER=bedrock it must be a region of AWS such as eu-west-1',
    ],
    [{ LLM_PROVIDER: 'bedrock', LLM_MODEL: 'm', LLM_REGION: 'eu-west-1' }, 'LLM_API_KEY is not set'],
    [{ LLM_REGION: 'x.example/' }, 'LLM_REGION is "x.example/": it must be a region of AWS such as eu-west-1'],
    [{ LLM_FALLBACK: 'yes' }, 'LLM_FALLBACK is "yes": it must be builtin, or unset'],
    [{ STRIPE_SECRET_KEY: 'pk_test_x' }, 'STRIPE_SECRET_KEY is set to something unusable: it must be a secret or'],
    [{ STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET is set to something unusable'],
    [{ STRIPE_SECRET_KEY: 'sk_test_x1' }, 'STRIPE_WEBHOOK_SECRET is not set: with STRIPE_SECRET_KEY it must be'],
    [{ STRIPE_WEBHOOK_SECRET: 'whsec_x1' }, 'STRIPE_SECRET_KEY is not set: with STRIPE_WEBHOOK_SECRET it must be'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, nonsense' }, 'TRUSTED_PROXIES is "nonsense"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/40' }, 'TRUSTED_PROXIES is "10.0.0.0/40"'],
    [{ DATABASE_URL: 'postgres://h/db' }, 'SECRET_KEY is not set'],
    [{ DATABASE_POOL_URL: 'postgres://h/db' }, 'DATABASE_URL is not set: with DATABASE_POOL_URL it must be'],
    [{ DATABASE_POOL_URL: 'mysql://h/db' }, 'DATABASE_POOL_URL is set to something unusable'],
    [{ SECRET_KEY: 'x'.repeat(31) }, 'SECRET_KEY is set to something unusable: it must be any text of at least 32'],
    [{ SECRET_KEY: `x${' '.repeat(40)}` }, 'SECRET_KEY is set to something unusable'],
    [{ METRICS_TOKEN: 'too-short' }, 'METRICS_TOKEN is set to something unusable: it must be at least 16 visible'],
    [{ METRICS_TOKEN: 'a token with spaces in it' }, 'METRICS_TOKEN is set to something unusable'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL is set to something unusable: it must be an smtp:// or smtps://'],
    [{ SMTP_URL: 'smtp://user:half#password@mail.example' }, 'SMTP_URL is set to something unusable'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM is not set: with SMTP_URL it must be the address'],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Showbill' },
      'MAIL_FROM is "Showbill": it must be an email address',
    ],
    [{ MAIL_FROM: 'Showbill <quotes>' }, 'MAIL_FROM is "Showbill <quotes>"'],
    [{ MAIL_FROM: 'a@x.example, b@x.example' }, 'MAIL_FROM is "a@x.example, b@x.example"'],
    [{ MAIL_FROM: 'A\r\nBcc: b@x.example <a@x.example>' }, 'MAIL_FROM is'],
    [{ WEBHOOK_ALLOW_PRIVATE: '1' }, 'WEBHOOK_ALLOW_PRIVATE is "1": it must be true or false'],
    [{ GENERATION_TIMEOUT_SECONDS: '1.5' }, 'GENERATION_TIMEOUT_SECONDS is "1.5"'],
  ])('refuses %j in one line that names the variable', (env, message) => {
    expect(() => readEnv(env)).toThrow(ConfigError);
    expect(() => readEnv(env)).toThrow(message);
  });

  it.each([
    [{ LLM_PROVIDER: 'azure', AZURE_API_KEY: 'k', AZURE_RESOURCE_NAME: 'hire' }, 'k', 'https://hire.openai.azure.com'],
    [
      { LLM_PROVIDER: 'azure', AZURE_API_KEY: 'k', LLM_API_KEY: 'own', LLM_BASE_URL: 'https://gw.example' },
      'own',
      'https://gw.example',
    ],
    [{ LLM_PROVIDER: 'bedrock', AWS_REGION: 'eu-west-1', AWS_BEARER_TOKEN_BEDROCK: 'k' }, 'k', undefined],
    [{ LLM_PROVIDER: 'openai', LLM_API_KEY: 'own', AZURE_API_KEY: 'k', AWS_REGION: 'eu-west-1' }, 'own', undefined],
  ])('takes the usual variables of Azure and Amazon for these alone: %o', (env, apiKey, baseUrl) => {
    expect(readEnv({ LLM_MODEL: 'm', ...env }).model).toMatchObject({ apiKey, baseUrl, awsKeys: undefined });
  });

  it('takes keys of AWS for Bedrock, with a region', () => {
    const env = { LLM_PROVIDER: 'bedrock', LLM_MODEL: 'm', AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 's' };
    expect(readEnv({ ...env, AWS_REGION: 'eu-west-1' }).model).toMatchObject({
      region: 'eu-west-1',
      awsKeys: { accessKeyId: 'a', secretAccessKey: 's' },
    });
    expect(() => readEnv(env)).toThrow('LLM_REGION is not set');
  });

  it.each([{ LLM_REGION: 'eu-west-1' }, { LLM_BASE_URL: 'https://gateway.example' }])(
    'takes Amazon Bedrock in a region or at an address: %j',
    (place) => {
      const { model } = readEnv({ LLM_PROVIDER: 'bedrock', LLM_MODEL: 'm', LLM_API_KEY: 'k', ...place });
      expect(model).toMatchObject({
        provider: 'bedrock',
        apiKey: 'k',
        region: place.LLM_REGION,
        baseUrl: place.LLM_BASE_URL,
      });
    },
  );

  it.each(['q@x.example', 'Showbill, Quotes <q@x.example>', '"Showbill" <q@x.example>'])(
    'sends mail from %s',
    (from) => {
      const smtpUrl = 'smtps://user:p%40ss@mail.example:465';
      expect(readEnv({ SMTP_URL: smtpUrl, MAIL_FROM: from }).mail).toEqual({ smtpUrl, from });
      expect(readEnv({ MAIL_FROM: from }).mail).toBeNull();
    },
  );

  it.each([
    ['true', true],
    ['false', false],
    ['', false],
  ])('with WEBHOOK_ALLOW_PRIVATE "%s" lets webhooks go to private addresses: %s', (text, allowed) => {
    expect(readEnv({ WEBHOOK_ALLOW_PRIVATE: text }).webhookAllowPrivate).toBe(allowed);
  });

  it('lets companies sign up by themselves unless told otherwise', () => {
    expect(readEnv({}).signUp).toBe('open');
    expect(readEnv({ SIGN_UP: 'closed' }).signUp).toBe('closed');
    const mail = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'q@x.example' };
    expect(readEnv({ SIGN_UP: 'verified', ...mail }).signUp).toBe('verified');
  });

  it('never repeats a secret', () => {
    expect(() => readEnv({ SECRET_KEY: 'hunter2' })).toThrow(/^SECRET_KEY is set to something unusable/);
    expect(() => readEnv({ DATABASE_URL: 'mysql://root:hunter2@h' })).toThrow(/^(?!.*hunter2)/);
    expect(() => readEnv({ SMTP_URL: 'smtp://u:hunter2@h:port' })).toThrow(/^(?!.*hunter2)/);
  });
});
