import { afterEach, describe, expect, it } from 'vitest';
import { type FakeProvider, startFakeProvider } from './fake-provider.ts';
import { buildRequest, draftWith, SPEAKER } from './fixtures.ts';
import { createModelDrafter } from './index.ts';

let provider: FakeProvider | undefined;

afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

const TEXT = JSON.stringify({
  title: 'Conference',
  scope_summary: 'Sound.',
  lines: [{ product: 'p1', units: 2, hours: null, optional: false, reason: 'For the speeches.' }],
  unmet: [],
});
const DRAFTED = {
  by: 'model',
  draft: { title: 'Conference' },
  usage: { tries: 1, inputTokens: 900, outputTokens: 80 },
};
const request = () => buildRequest({ products: [SPEAKER] });

describe('each provider is spoken to in its own form', () => {
  it('anthropic, with the catalogue marked for its cache and room for a long answer', async () => {
    const body = {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-opus-4-5',
      content: [{ type: 'text', text: TEXT }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 900, output_tokens: 80 },
    };
    provider = await startFakeProvider({ kind: 'raw', status: 200, body: JSON.stringify(body) });
    const settings = { model: 'claude-opus-4-5', apiKey: 'key-a', baseUrl: provider.baseUrl };
    const result = await draftWith(createModelDrafter({ provider: 'anthropic', ...settings }), request());
    expect(result).toMatchObject(DRAFTED);
    expect(provider.requests[0]).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': 'key-a' },
      body: {
        model: 'claude-opus-4-5',
        max_tokens: 16_000,
        system: [{ type: 'text', cache_control: { type: 'ephemeral' } }],
      },
    });
  });

  it('openai, which is told to keep nothing', async () => {
    const body = {
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
    provider = await startFakeProvider({ kind: 'raw', status: 200, body: JSON.stringify(body) });
    const settings = { model: 'gpt-5', apiKey: 'key-o', baseUrl: provider.baseUrl };
    const result = await draftWith(createModelDrafter({ provider: 'openai', ...settings }), request());
    expect(result).toMatchObject(DRAFTED);
    expect(provider.requests[0]).toMatchObject({
      path: '/v1/responses',
      headers: { authorization: 'Bearer key-o' },
      body: { model: 'gpt-5', store: false, text: { format: { type: 'json_schema', strict: true } } },
    });
  });

  it('openai-compatible, without a key where none is set', async () => {
    const body = {
      choices: [{ message: { role: 'assistant', content: TEXT }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 900, completion_tokens: 80 },
    };
    provider = await startFakeProvider({ kind: 'raw', status: 200, body: JSON.stringify(body) });
    const settings = { model: 'qwen3', baseUrl: `${provider.baseUrl}/` };
    const result = await draftWith(createModelDrafter({ provider: 'openai-compatible', ...settings }), request());
    expect(result).toMatchObject(DRAFTED);
    expect(provider.requests[0]?.path).toBe('/v1/chat/completions');
    expect(provider.requests[0]?.headers.authorization).toBeUndefined();
  });

  it('openai-compatible is refused at once without an address', () => {
    expect(() => createModelDrafter({ provider: 'openai-compatible', model: 'x' })).toThrow('base URL');
  });
});
