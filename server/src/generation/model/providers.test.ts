import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeProvider, failure, startFakeProvider } from '../../testing/fake-provider.ts';
import { createModelDrafter } from './index.ts';
import { type ModelSettings, openModel, type PartialListener } from './language-model.ts';
import { CHAT_ANSWER, FORMS, type Form, RESPONSES_ANSWER, TEXT } from '../../testing/provider-forms.ts';

let provider: FakeProvider | undefined;

afterEach(async () => {
  vi.unstubAllEnvs();
  await provider?.close();
  provider = undefined;
});

const forms = Object.entries(FORMS) as [ModelSettings['provider'], Form][];

function settingsOf(name: ModelSettings['provider'], { settings, model, bare }: Form, baseUrl: string): ModelSettings {
  const address = bare ? baseUrl.replace('/v1', '') : baseUrl;
  return { provider: name, model, apiKey: 'key-1', baseUrl: address, ...settings };
}

async function ask(settings: ModelSettings, innerFetch = fetch, onPartial?: PartialListener) {
  let now = 0;
  const clock = () => {
    now += 1000;
    return now;
  };
  const model = await openModel(settings, innerFetch, clock);
  const { signal } = new AbortController();
  return model.ask('Rules', [{ role: 'user', text: 'A conference' }], signal, () => {}, onPartial);
}

describe('each provider in its own form', () => {
  it.each(forms)('%s is asked for an answer by its schema, and read', async (name, form) => {
    provider = await startFakeProvider({ kind: 'raw', status: 200, body: JSON.stringify(form.answer) });
    expect(await ask(settingsOf(name, form, provider.baseUrl))).toMatchObject({
      text: TEXT,
      answer: { title: 'Conference', lines: [{ product: 'p1', units: 2 }] },
      bySchema: true,
      cutShort: false,
      inputTokens: 900,
      outputTokens: 80,
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

  it.each(forms)('%s is heard while it answers', async (name, form) => {
    const { path, body, type = 'text/event-stream' } = form.streamed;
    provider = await startFakeProvider({ kind: 'raw', status: 200, headers: { 'content-type': type }, body });
    const heard: string[] = [];
    const reply = await ask(settingsOf(name, form, provider.baseUrl), fetch, (text) => heard.push(text));
    expect(reply).toMatchObject({ text: TEXT, cutShort: false, inputTokens: 900, outputTokens: 80 });
    expect(heard).toEqual([TEXT.slice(0, 30), TEXT]);
    expect(provider.requests.map((each) => each.path)).toEqual([path ?? form.path]);
    expect(form.schemaIn(provider.requests[0]?.body as never)).toMatchObject({ type: 'object' });
  });

  it.each(forms)('%s refuses a key', async (name, form) => {
    const [status, body] = form.badKey;
    provider = await startFakeProvider({ kind: 'raw', status, body: JSON.stringify(body) });
    const refused = ask(settingsOf(name, form, provider.baseUrl));
    await expect(refused).rejects.toMatchObject({ name: 'ModelCallError', fault: 'credentials', status });
    expect(provider.requests).toHaveLength(1);
  });

  it.each(forms)('%s knows no such model', async (name, form) => {
    const [status, body] = form.badModel;
    provider = await startFakeProvider({ kind: 'raw', status, body: JSON.stringify(body) });
    const refused = ask(settingsOf(name, form, provider.baseUrl));
    await expect(refused).rejects.toMatchObject({ name: 'ModelCallError', fault: 'unknown_model', status });
    expect(provider.requests).toHaveLength(1);
  });

  it.each(forms)('%s says how long it wants to be left alone', async (name, form) => {
    provider = await startFakeProvider(failure(429, 'slow down', { 'retry-after': '2' }));
    const busy = ask(settingsOf(name, form, provider.baseUrl));
    await expect(busy).rejects.toMatchObject({ fault: 'busy', retryable: true, retryAfterMilliseconds: 2000 });
    expect(provider.requests).toHaveLength(1);
  });
});

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
    await ask({ provider: 'openai-compatible', ...settings });
    expect(provider.requests[0]?.path).toBe('/v1/chat/completions');
    expect(provider.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('of Azure may name a gateway by its path, which is taken as it is', async () => {
    provider = await startFakeProvider({ kind: 'raw', status: 200, body: JSON.stringify(RESPONSES_ANSWER) });
    const baseUrl = provider.baseUrl.replace('/v1', '/gateway');
    await ask({ provider: 'azure', model: 'proposals', apiKey: 'key-1', baseUrl });
    expect(provider.requests[0]?.path).toBe('/gateway/responses');
  });

  it('of Bedrock may be keys of AWS, by which requests are signed', async () => {
    const { model, bare: _, ...form } = FORMS.bedrock;
    provider = await startFakeProvider({ kind: 'raw', status: 200, body: JSON.stringify(form.answer) });
    const awsKeys = { accessKeyId: 'AKID', secretAccessKey: 'secret-1', sessionToken: 'session-1' };
    const baseUrl = provider.baseUrl.replace('/v1', '');
    await ask({ provider: 'bedrock', model, region: 'eu-west-1', baseUrl, awsKeys });
    expect(provider.requests[0]?.headers).toMatchObject({
      authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-west-1\/bedrock\//),
      'x-amz-security-token': 'session-1',
    });
  });

  it('are refused where they cannot do', async () => {
    expect(() => createModelDrafter({ provider: 'openai-compatible', model: 'x' })).toThrow('base URL');
    await expect(ask({ provider: 'azure', model: 'x', apiKey: 'k' })).rejects.toThrow('base URL');
    await expect(ask({ provider: 'bedrock', model: 'x', apiKey: 'k' })).rejects.toThrow('region');
    await expect(ask({ provider: 'bedrock', model: 'x', region: 'eu-west-1' })).rejects.toThrow('API key');
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
    await ask({ provider: name, model, apiKey: 'key-1', ...settings }, answering);
    expect(asked.map(({ url }) => url)).toEqual([address]);
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject(headers);
  });
});
