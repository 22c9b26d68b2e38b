import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeProvider, failure, startFakeProvider } from './fake-provider.ts';
import { buildRequest, SPEAKER } from './fixtures.ts';
import { createModelDrafter, type ModelSettings } from './index.ts';

let provider: FakeProvider | undefined;

afterEach(async () => {
  vi.unstubAllEnvs();
  await provider?.close();
  provider = undefined;
});

const TEXT = JSON.stringify({
  title: 'Conference',
  scope_summary: 'Sound.',
  lines: [{ product: 'p1', units: 2, hours: null, optional: false, reason: 'For the speeches.' }],
  unmet: [],
});
const request = () => buildRequest({ products: [SPEAKER] });

/** A provider's own form: how it is asked, how it answers, and how it refuses. */
interface Form {
  /** Beside key and model. */
  readonly settings?: Partial<ModelSettings>;
  readonly model: string;
  /** Whether it is given the fake's bare address, as operators give a resource's. */
  readonly bare?: true;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  readonly schemaIn: (body: never) => unknown;
  readonly answer: object;
  readonly badKey: readonly [status: number, body: object];
  readonly badModel: readonly [status: number, body: object];
}

const CHAT_ANSWER = {
  choices: [{ index: 0, message: { role: 'assistant', content: TEXT }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 900, completion_tokens: 80, total_tokens: 980 },
};
const RESPONSES_ANSWER = {
  id: 'resp_1',
  object: 'response',
  created_at: 1_700_000_000,
  model: 'gpt-5',
  status: 'completed',
  output: [
    {
      type: 'message',
      id: 'msg_1',
      role: 'assistant',
      status: 'completed',
      content: [{ type: 'output_text', text: TEXT, annotations: [] }],
    },
  ],
  usage: { input_tokens: 900, output_tokens: 80 },
};
const openAIRefusal = (message: string, code: string) => ({ error: { message, type: 'invalid_request_error', code } });

const FORMS: Readonly<Record<ModelSettings['provider'], Form>> = {
  anthropic: {
    model: 'claude-opus-4-5',
    path: '/v1/messages',
    headers: { 'x-api-key': 'key-1' },
    body: {
      model: 'claude-opus-4-5',
      max_tokens: 16_000,
      system: [{ type: 'text', cache_control: { type: 'ephemeral' } }],
    },
    schemaIn: (body: { output_config: { format: { schema: unknown } } }) => body.output_config.format.schema,
    answer: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-opus-4-5',
      content: [{ type: 'text', text: TEXT }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 900, output_tokens: 80 },
    },
    badKey: [401, { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } }],
    badModel: [404, { type: 'error', error: { type: 'not_found_error', message: 'model: claude-opus-4-5' } }],
  },
  openai: {
    model: 'gpt-5',
    path: '/v1/responses',
    headers: { authorization: 'Bearer key-1' },
    body: { model: 'gpt-5', store: false, text: { format: { type: 'json_schema', strict: true } } },
    schemaIn: (body: { text: { format: { schema: unknown } } }) => body.text.format.schema,
    answer: RESPONSES_ANSWER,
    badKey: [401, openAIRefusal('Incorrect API key provided: key-1.', 'invalid_api_key')],
    badModel: [400, openAIRefusal("The requested model 'gpt-5' does not exist.", 'model_not_found')],
  },
  google: {
    model: 'gemini-2.5-pro',
    path: '/v1/models/gemini-2.5-pro:generateContent',
    headers: { 'x-goog-api-key': 'key-1' },
    body: { generationConfig: { responseMimeType: 'application/json' } },
    schemaIn: (body: { generationConfig: { responseJsonSchema: unknown } }) => body.generationConfig.responseJsonSchema,
    answer: {
      candidates: [{ content: { role: 'model', parts: [{ text: TEXT }] }, finishReason: 'STOP', index: 0 }],
      usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 80, totalTokenCount: 980 },
    },
    badKey: [
      400,
      { error: { code: 400, message: 'API key not valid. Please pass a valid API key.', status: 'INVALID_ARGUMENT' } },
    ],
    badModel: [
      404,
      { error: { code: 404, message: 'models/gemini-2.5-pro is not found for API version v1', status: 'NOT_FOUND' } },
    ],
  },
  mistral: {
    model: 'mistral-large-latest',
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer key-1' },
    body: {
      model: 'mistral-large-latest',
      response_format: { type: 'json_schema', json_schema: { name: 'equipment_list', strict: true } },
    },
    schemaIn: (body: { response_format: { json_schema: { schema: unknown } } }) =>
      body.response_format.json_schema.schema,
    answer: { id: 'cmpl-1', object: 'chat.completion', created: 1_700_000_000, model: 'm', ...CHAT_ANSWER },
    badKey: [401, { detail: 'Unauthorized' }],
    badModel: [
      400,
      {
        object: 'error',
        message: 'Invalid model: mistral-large-latest',
        type: 'invalid_model',
        param: null,
        code: '1500',
      },
    ],
  },
  azure: {
    model: 'proposals',
    bare: true,
    path: '/openai/v1/responses',
    headers: { 'api-key': 'key-1' },
    body: { model: 'proposals', store: false, text: { format: { type: 'json_schema', strict: true } } },
    schemaIn: (body: { text: { format: { schema: unknown } } }) => body.text.format.schema,
    answer: RESPONSES_ANSWER,
    badKey: [401, openAIRefusal('Access denied due to invalid subscription key.', '401')],
    badModel: [404, openAIRefusal('The API deployment for this resource does not exist.', 'DeploymentNotFound')],
  },
  bedrock: {
    settings: { region: 'eu-west-1' },
    model: 'anthropic.claude-sonnet-4-5-20250929-v1:0',
    bare: true,
    path: '/model/anthropic.claude-sonnet-4-5-20250929-v1%3A0/converse',
    headers: { authorization: 'Bearer key-1' },
    body: { additionalModelRequestFields: { output_config: { format: { type: 'json_schema' } } } },
    schemaIn: (body: { additionalModelRequestFields: { output_config: { format: { schema: unknown } } } }) =>
      body.additionalModelRequestFields.output_config.format.schema,
    answer: {
      output: { message: { role: 'assistant', content: [{ text: TEXT }] } },
      stopReason: 'end_turn',
      usage: { inputTokens: 900, outputTokens: 80, totalTokens: 980 },
    },
    badKey: [403, { message: 'Authentication failed: Please make sure your API Key is valid.' }],
    badModel: [400, { message: 'The provided model identifier is invalid.' }],
  },
  'openai-compatible': {
    model: 'qwen3',
    path: '/v1/chat/completions',
    headers: { authorization: 'Bearer key-1' },
    body: { model: 'qwen3', response_format: { type: 'json_schema', json_schema: { strict: true } } },
    schemaIn: (body: { response_format: { json_schema: { schema: unknown } } }) =>
      body.response_format.json_schema.schema,
    answer: CHAT_ANSWER,
    badKey: [401, openAIRefusal('Invalid API key', 'invalid_api_key')],
    badModel: [404, openAIRefusal('model "qwen3" not found, try pulling it first', 'not_found')],
  },
};
const forms = Object.entries(FORMS) as [ModelSettings['provider'], Form][];

function drafterOf(name: ModelSettings['provider'], { settings, model, bare }: Form, baseUrl: string) {
  const address = bare ? baseUrl.replace('/v1', '') : baseUrl;
  return createModelDrafter({ provider: name, model, apiKey: 'key-1', baseUrl: address, ...settings });
}

describe('each provider in its own form', () => {
  it.each(forms)('%s is asked for an answer by its schema, and read', async (name, form) => {
    provider = await startFakeProvider({ kind: 'raw', status: 200, body: JSON.stringify(form.answer) });
    expect(await drafterOf(name, form, provider.baseUrl).draft(request())).toMatchObject({
      by: 'model',
      draft: { title: 'Conference', lines: [{ productId: SPEAKER.id, units: 2 }] },
      usage: { provider: name, model: form.model, tries: 1, inputTokens: 900, outputTokens: 80 },
    });
    const [seen] = provider.requests;
    expect(seen).toMatchObject({ path: form.path, headers: form.headers, body: form.body });
    expect(form.schemaIn(seen?.body as never)).toMatchObject({
      type: 'object',
      additionalProperties: false,
      required: expect.arrayContaining(['title', 'lines']),
      properties: { lines: { type: 'array', items: { type: 'object', additionalProperties: false } } },
    });
  });

  it.each(forms)('%s refuses a key', async (name, form) => {
    const [status, body] = form.badKey;
    provider = await startFakeProvider({ kind: 'raw', status, body: JSON.stringify(body) });
    await expect(drafterOf(name, form, provider.baseUrl).draft(request())).rejects.toMatchObject({
      code: 'generation_failed',
      cause: { name: 'ModelCallError', fault: 'credentials', status },
    });
    expect(provider.requests).toHaveLength(1);
  });

  it.each(forms)('%s knows no such model', async (name, form) => {
    const [status, body] = form.badModel;
    provider = await startFakeProvider({ kind: 'raw', status, body: JSON.stringify(body) });
    await expect(drafterOf(name, form, provider.baseUrl).draft(request())).rejects.toMatchObject({
      code: 'generation_failed',
      cause: { name: 'ModelCallError', fault: 'unknown_model', status },
    });
    expect(provider.requests).toHaveLength(1);
  });

  it.each(forms)('%s is asked again after it was busy', async (name, form) => {
    const good = { kind: 'raw', status: 200, body: JSON.stringify(form.answer) } as const;
    provider = await startFakeProvider(failure(429, 'slow down', { 'retry-after': '0' }), good);
    expect(await drafterOf(name, form, provider.baseUrl).draft(request())).toMatchObject({ usage: { tries: 2 } });
  });
});

const drafted = (settings: ModelSettings) => createModelDrafter(settings).draft(request());
const NOWHERE = 'http://127.0.0.1:9';
const OF_LIBRARIES = {
  ANTHROPIC_API_KEY: 'env',
  ANTHROPIC_BASE_URL: NOWHERE,
  OPENAI_API_KEY: 'env',
  OPENAI_BASE_URL: NOWHERE,
  GOOGLE_GENERATIVE_AI_API_KEY: 'env',
  MISTRAL_API_KEY: 'env',
  AWS_BEARER_TOKEN_BEDROCK: 'env',
  AWS_REGION: 'us-east-1',
  AWS_ENDPOINT_URL: NOWHERE,
};

describe('settings of a provider', () => {
  it('of a server of OpenAI’s form may hold no key, and a slash at the end of its address', async () => {
    provider = await startFakeProvider({ kind: 'raw', status: 200, body: JSON.stringify(CHAT_ANSWER) });
    const settings = { model: 'qwen3', baseUrl: `${provider.baseUrl}/` };
    await createModelDrafter({ provider: 'openai-compatible', ...settings }).draft(request());
    expect(provider.requests[0]?.path).toBe('/v1/chat/completions');
    expect(provider.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('of Azure may name a gateway by its path, which is taken as it is', async () => {
    provider = await startFakeProvider({ kind: 'raw', status: 200, body: JSON.stringify(RESPONSES_ANSWER) });
    const baseUrl = provider.baseUrl.replace('/v1', '/gateway');
    await createModelDrafter({ provider: 'azure', model: 'proposals', apiKey: 'key-1', baseUrl }).draft(request());
    expect(provider.requests[0]?.path).toBe('/gateway/responses');
  });

  it('are refused where they cannot do', async () => {
    expect(() => createModelDrafter({ provider: 'openai-compatible', model: 'x' })).toThrow('base URL');
    await expect(drafted({ provider: 'azure', model: 'x', apiKey: 'k' })).rejects.toThrow('base URL');
    await expect(drafted({ provider: 'bedrock', model: 'x', apiKey: 'k' })).rejects.toThrow('region');
    await expect(drafted({ provider: 'bedrock', model: 'x', region: 'eu-west-1' })).rejects.toThrow('API key');
  });

  it.each([
    ['anthropic', 'https://api.anthropic.com/v1/messages'],
    ['openai', 'https://api.openai.com/v1/responses'],
    ['google', 'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-pro:generateContent'],
    ['mistral', 'https://api.mistral.ai/v1/chat/completions'],
    [
      'bedrock',
      'https://bedrock-runtime.eu-west-1.amazonaws.com/model/anthropic.claude-sonnet-4-5-20250929-v1%3A0/converse',
    ],
  ] as const)('of %s come from no variable of its library’s own', async (name, address) => {
    for (const [variable, value] of Object.entries(OF_LIBRARIES)) vi.stubEnv(variable, value);
    const { model, settings, answer, headers } = FORMS[name];
    const asked: Request[] = [];
    const answering: typeof fetch = async (input, init) => {
      asked.push(new Request(input, init));
      return Response.json(answer);
    };
    const drafter = createModelDrafter({ provider: name, model, apiKey: 'key-1', ...settings }, { fetch: answering });
    await drafter.draft(request());
    expect(asked.map(({ url }) => url)).toEqual([address]);
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject(headers);
  });
});
