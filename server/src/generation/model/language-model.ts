import type { PartialListener, Question, Reply, Turn } from './calls/index.ts';
import { type ModelSettings, openProvider } from './providers/index.ts';

export type { PartialListener, Reply, Turn } from './calls/index.ts';
export type { ModelSettings } from './providers/index.ts';

export interface OpenModel {
  /**
   * One call of the provider, not retried. Throws ModelCallError; `onCall` is told of each request that goes out.
   * `onPartial` is told the text so far while it comes, at most each 150 ms; an answer is streamed only for it.
   */
  ask(
    system: string,
    turns: readonly Turn[],
    signal: AbortSignal,
    onCall: () => void,
    onPartial?: PartialListener,
  ): Promise<Reply>;
}

const MOST_BYTES = 2_000_000;
/** A stream wraps every few letters, thoughts included, in some 250 bytes of its own. */
const MOST_STREAM_BYTES = 20_000_000;

/**
 * Loads the AI SDK (0.13 s, measured on 2 cores) and makes the model of the settings. What it turns out not to know, a
 * schema or a stream, it is not asked for again.
 */
export async function openModel(
  settings: ModelSettings,
  innerFetch: typeof fetch,
  clock: () => number = () => performance.now(),
): Promise<OpenModel> {
  const calls = await import('./calls/index.ts');
  // The SDK prints its warnings as plain text; this service's stderr holds JSON lines.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const whole = await openProvider(settings, calls.boundedFetch(innerFetch, MOST_BYTES));
  const streamFetch = calls.eventStreamFetch(calls.boundedFetch(innerFetch, MOST_STREAM_BYTES));
  const streaming = await openProvider(settings, streamFetch);
  let bySchema = true;
  let streams = true;

  async function askStreamed(question: Question, onPartial: PartialListener): Promise<Reply> {
    try {
      return await calls.askStreamed(streaming, question, calls.throttled(onPartial, clock));
    } catch (error) {
      const instead = calls.wholeAnswerIn(error);
      if (instead === null) throw error;
      const reply = await calls.askWhole(await openProvider(settings, async () => instead), question);
      streams = false;
      return reply;
    }
  }

  return {
    async ask(system, turns, signal, onCall, onPartial) {
      for (;;) {
        const question = { system, turns, bySchema, signal };
        const listener = streams ? onPartial : undefined;
        onCall();
        try {
          return await (listener ? askStreamed(question, listener) : calls.askWhole(whole, question));
        } catch (thrown) {
          const error = calls.asModelCallError(thrown, settings.apiKey, listener !== undefined);
          if (error.fault === 'stream_refused') streams = false;
          else if (error.fault === 'schema_refused' && question.bySchema) bySchema = false;
          else throw error;
        }
      }
    },
  };
}
