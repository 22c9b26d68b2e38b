import { awsEvent, sse } from './event-streams.ts';
import type { ModelSettings } from '../generation/model/language-model.ts';

export const TEXT = JSON.stringify({
  title: 'Conference',
  scope_summary: 'Sound.',
  lines: [{ product: 'p1', units: 2, hours: null, optional: false, reason: 'For the speeches.' }],
  unmet: [],
});

/** A provider's own form: how it is asked, how it answers, and how it refuses. */
export interface Form {
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
  /** The same answer as a stream, its text in two pieces. */
  readonly streamed: { readonly path?: string; readonly type?: string; readonly body: string | Uint8Array };
  readonly badKey: readonly [status: number, body: object];
  readonly badModel: readonly [status: number, body: object];
}

export const CHAT_ANSWER = {
  choices: [{ index: 0, message: { role: 'assistant', content: TEXT }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 900, completion_tokens: 80, total_tokens: 980 },
};
export const RESPONSES_ANSWER = {
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
const PIECES = [TEXT.slice(0, 30), TEXT.slice(30)];
const chatChunk = (delta: object, finishReason: string | null) => ({
  id: 'cmpl-1',
  object: 'chat.completion.chunk',
  created: 1_700_000_000,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason: finishReason }],
});
const CHAT_STREAM = sse([
  ...PIECES.map((content) => chatChunk({ role: 'assistant', content }, null)),
  { ...chatChunk({ content: '' }, 'stop'), usage: CHAT_ANSWER.usage },
]);
const RESPONSES_STREAM = sse([
  { type: 'response.created', response: { id: 'resp_1', created_at: 1_700_000_000, model: 'gpt-5' } },
  { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_1' } },
  ...PIECES.map((delta) => ({ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, delta })),
  { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'msg_1' } },
  { type: 'response.completed', response: { usage: RESPONSES_ANSWER.usage } },
]);
const openAIRefusal = (message: string, code: string) => ({ error: { message, type: 'invalid_request_error', code } });

export const FORMS: Readonly<Record<ModelSettings['provider'], Form>> = {
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
    streamed: {
      body: sse([
        {
          type: 'message_start',
          message: {
            id: 'msg_1',
            model: 'm',
            role: 'assistant',
            content: [],
            usage: { input_tokens: 900, output_tokens: 1 },
          },
        },
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        ...PIECES.map((text) => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })),
        { type: 'content_block_stop', index: 0 },
        { type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 80 } },
        { type: 'message_stop' },
      ]),
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
    streamed: { body: RESPONSES_STREAM },
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
    streamed: {
      path: '/v1/models/gemini-2.5-pro:streamGenerateContent?alt=sse',
      body: sse([
        { candidates: [{ content: { role: 'model', parts: [{ text: PIECES[0] }] }, index: 0 }] },
        {
          candidates: [{ content: { role: 'model', parts: [{ text: PIECES[1] }] }, finishReason: 'STOP', index: 0 }],
          usageMetadata: { promptTokenCount: 900, candidatesTokenCount: 80, totalTokenCount: 980 },
        },
      ]),
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
    streamed: { body: CHAT_STREAM },
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
    streamed: { body: RESPONSES_STREAM },
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
    streamed: {
      path: '/model/anthropic.claude-sonnet-4-5-20250929-v1%3A0/converse-stream',
      type: 'application/vnd.amazon.eventstream',
      body: Buffer.concat([
        awsEvent('messageStart', { role: 'assistant' }),
        ...PIECES.map((text) => awsEvent('contentBlockDelta', { contentBlockIndex: 0, delta: { text } })),
        awsEvent('contentBlockStop', { contentBlockIndex: 0 }),
        awsEvent('messageStop', { stopReason: 'end_turn' }),
        awsEvent('metadata', { usage: { inputTokens: 900, outputTokens: 80, totalTokens: 980 } }),
      ]),
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
    streamed: { body: CHAT_STREAM },
    badKey: [401, openAIRefusal('Invalid API key', 'invalid_api_key')],
    badModel: [404, openAIRefusal('model "qwen3" not found, try pulling it first', 'not_found')],
  },
};
