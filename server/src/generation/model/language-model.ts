import type { ModelMessage, SystemModelMessage } from 'ai';
import { type Answer, answerSchema, readAnswer, readAnswerText } from './answer.ts';
import { boundedFetch } from './calls/bounded-fetch.ts';
import { ModelCallError } from './model-call-error.ts';
import { type ModelSettings, openProvider } from './providers/index.ts';

export type { ModelSettings } from './providers/index.ts';

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

/** Loads the AI SDK (0.13 s, measured on 2 cores) and makes the model of the settings. */
export async function openModel(settings: ModelSettings, innerFetch: typeof fetch): Promise<OpenModel> {
  const [sdk, { asModelCallError }] = await Promise.all([import('ai'), import('./calls/fault.ts')]);
  // The SDK prints its warnings as plain text; this service's stderr holds JSON lines.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { model, options, maxOutputTokens } = await openProvider(settings, boundedFetch(innerFetch, MOST_BYTES));
  let structured = true;

  async function call(system: string, turns: readonly Turn[], signal: AbortSignal): Promise<Reply> {
    const common = {
      model,
      instructions: cachedInstructions(system),
      messages: turns.map(({ role, text }): ModelMessage => ({ role, content: text })),
      abortSignal: signal,
      maxRetries: 0,
      ...(options && { providerOptions: options }),
      ...(maxOutputTokens !== undefined && { maxOutputTokens }),
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
      throw asModelCallError(error, settings.apiKey);
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
