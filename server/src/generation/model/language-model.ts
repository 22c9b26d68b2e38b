import type { APICallError, LanguageModel, ModelMessage, SystemModelMessage } from 'ai';
import { messageOf } from '../../platform/errors.ts';
import { retryAfterMilliseconds } from '../../platform/retry-after.ts';
import { type Answer, answerSchema, readAnswer, readAnswerText } from './answer.ts';
import { AnswerTooLargeError, boundedFetch } from './bounded-fetch.ts';
import { cleanLine } from './clean-text.ts';
import { ModelCallError, type ModelCallFault } from './model-call-error.ts';

/** Where the model is. `baseUrl` is the operator's word: it may be http and private; `openai-compatible` needs it. */
export interface ModelSettings {
  readonly provider: 'anthropic' | 'openai' | 'openai-compatible';
  readonly model: string;
  readonly apiKey?: string | undefined;
  readonly baseUrl?: string | undefined;
}

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface Reply {
  readonly text: string;
  /** Null where the text holds no answer. */
  readonly answer: Answer | null;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

export interface OpenModel {
  /** One call of the provider, not retried. Throws ModelCallError; `onCall` is told of each request that goes out. */
  ask(system: string, turns: readonly Turn[], signal: AbortSignal, onCall: () => void): Promise<Reply>;
}

const MOST_BYTES = 2_000_000;
/** Anthropic wants a bound; 4,096, its library's own for models it does not know, cuts long lists. */
const ANTHROPIC_OUTPUT_TOKENS = 16_000;

/** Loads the AI SDK (0.13 s, measured on 2 cores) and makes the model of the settings. */
export async function openModel(settings: ModelSettings, innerFetch: typeof fetch): Promise<OpenModel> {
  const sdk = await import('ai');
  // The SDK prints its warnings as plain text; this service's stderr holds JSON lines.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model = await modelOf(settings, boundedFetch(innerFetch, MOST_BYTES));
  let structured = true;

  async function call(system: string, turns: readonly Turn[], signal: AbortSignal): Promise<Reply> {
    const common = {
      model,
      instructions: cachedInstructions(system),
      messages: turns.map(({ role, text }): ModelMessage => ({ role, content: text })),
      abortSignal: signal,
      maxRetries: 0,
      providerOptions: { openai: { store: false } },
      ...(settings.provider === 'anthropic' && { maxOutputTokens: ANTHROPIC_OUTPUT_TOKENS }),
    };
    try {
      if (!structured) {
        const { text, usage } = await sdk.generateText(common);
        return { text, answer: readAnswerText(text), ...tokens(usage) };
      }
      const output = sdk.Output.object({ schema: answerSchema, name: 'equipment_list' });
      const result = await sdk.generateText({ ...common, output });
      // Without any text there is no output either, and asking for it throws.
      const answer = result.text === '' ? null : readAnswer(result.output);
      return { text: result.text, answer, ...tokens(result.usage) };
    } catch (error) {
      if (sdk.NoObjectGeneratedError.isInstance(error)) {
        const text = error.text ?? '';
        return { text, answer: readAnswerText(text), ...tokens(error.usage) };
      }
      throw asModelCallError(error, sdk.APICallError.isInstance(error) ? error : null, settings.apiKey);
    }
  }

  return {
    async ask(system, turns, signal, onCall) {
      onCall();
      try {
        return await call(system, turns, signal);
      } catch (error) {
        if (!structured || !(error instanceof ModelCallError) || error.fault !== 'schema_refused') throw error;
        structured = false;
        onCall();
        return call(system, turns, signal);
      }
    },
  };
}

async function modelOf(settings: ModelSettings, boundFetch: typeof fetch): Promise<LanguageModel> {
  const { provider, model, baseUrl } = settings;
  // Given outright, even when empty: the libraries would otherwise read keys and addresses from the environment.
  const apiKey = settings.apiKey ?? '';
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey, baseURL: baseUrl ?? 'https://api.anthropic.com/v1', fetch: boundFetch })(model);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI({ apiKey, baseURL: baseUrl ?? 'https://api.openai.com/v1', fetch: boundFetch })(model);
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const access = { apiKey, baseURL: baseUrl ?? '', fetch: boundFetch };
      return createOpenAICompatible({ ...access, name: 'model', supportsStructuredOutputs: true })(model);
    }
    default:
      return provider satisfies never;
  }
}

/** Anthropic caches up to a mark; the others find a prefix they have seen by themselves. */
function cachedInstructions(system: string): SystemModelMessage {
  return {
    role: 'system',
    content: system,
    providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  };
}

function tokens(usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined) {
  return { inputTokens: usage?.inputTokens ?? null, outputTokens: usage?.outputTokens ?? null };
}

function asModelCallError(error: unknown, callError: APICallError | null, apiKey: string | undefined): ModelCallError {
  const status = callError?.statusCode ?? null;
  const words = `${status === null ? '' : `HTTP ${status}: `}${messageOf(error)}`;
  const fault = refusesSchema(callError) ? 'schema_refused' : faultOf(error, status, callError?.isRetryable === true);
  const retryAfter = retryAfterMilliseconds(callError?.responseHeaders ?? {});
  return new ModelCallError(fault, cleanLine(withoutKeys(words, apiKey), 300), status, retryAfter);
}

function faultOf(error: unknown, status: number | null, retryable: boolean): ModelCallFault {
  if (causes(error).some((each) => each instanceof AnswerTooLargeError)) return 'too_large';
  if (status === null || status < 300) return retryable ? 'unreachable' : 'not_a_model';
  if (status < 400) return 'not_a_model';
  if (status === 401 || status === 403) return 'credentials';
  if (status === 429) return 'busy';
  if (status === 408 || status >= 500) return 'failing';
  return 'request_refused';
}

/** A server that knows no JSON schema says so with 400 or 422 and names the parameter; it then gets a plain question. */
function refusesSchema(callError: APICallError | null): boolean {
  if (callError?.statusCode !== 400 && callError?.statusCode !== 422) return false;
  const words = `${callError.message} ${callError.responseBody?.slice(0, 2_000) ?? ''}`;
  return /response_?format|json_?schema|structured.?output|output_(config|format)/i.test(words);
}

function causes(error: unknown): readonly unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each instanceof Error && chain.length < 10; each = each.cause) chain.push(each);
  return chain;
}

function withoutKeys(words: string, apiKey: string | undefined): string {
  const unkeyed = apiKey === undefined || apiKey === '' ? words : words.replaceAll(apiKey, '[key]');
  return unkeyed.replaceAll(/\b(sk|key|pk)-[\w*.-]{4,}/g, '[key]');
}
