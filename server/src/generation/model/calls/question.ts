import { type ModelMessage, Output, type SystemModelMessage } from 'ai';
import { type Answer, answerSchema, readAnswerText } from '../answer/answer.ts';
import type { OpenProvider } from '../providers/index.ts';

export interface Turn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

export interface Question {
  readonly system: string;
  readonly turns: readonly Turn[];
  /** Whether the answer's schema goes with it. */
  readonly bySchema: boolean;
  readonly signal: AbortSignal;
}

export interface Reply {
  readonly text: string;
  /** Null where the text holds no answer. */
  readonly answer: Answer | null;
  readonly bySchema: boolean;
  /** True where the model came to the end of its room before that of its answer. */
  readonly cutShort: boolean;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
}

export function callOptions(
  { model, options, maxOutputTokens }: OpenProvider,
  { system, turns, bySchema, signal }: Question,
) {
  return {
    model,
    instructions: cachedInstructions(system),
    messages: turns.map(({ role, text }): ModelMessage => ({ role, content: text })),
    abortSignal: signal,
    maxRetries: 0,
    output: bySchema ? TEXT_BY_SCHEMA : Output.text(),
    ...(options && { providerOptions: options }),
    ...(maxOutputTokens !== undefined && { maxOutputTokens }),
  };
}

export function replyOf(
  text: string,
  { bySchema }: Question,
  finishReason: string,
  usage: { readonly inputTokens: number | undefined; readonly outputTokens: number | undefined },
): Reply {
  return {
    text,
    answer: readAnswerText(text),
    bySchema,
    cutShort: finishReason === 'length',
    inputTokens: usage.inputTokens ?? null,
    outputTokens: usage.outputTokens ?? null,
  };
}

/**
 * The schema binds the model; its answer comes as text, since the library's own reading of objects reads all of it again
 * at each piece of a stream.
 */
const TEXT_BY_SCHEMA = {
  ...Output.text(),
  responseFormat: Output.object({ schema: answerSchema, name: 'equipment_list' }).responseFormat,
};

/** Anthropic caches up to a mark; the others find a prefix they have seen by themselves. */
function cachedInstructions(system: string): SystemModelMessage {
  return {
    role: 'system',
    content: system,
    providerOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  };
}
