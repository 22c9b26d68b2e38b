import { InvalidResponseDataError, streamText } from 'ai';
import { ModelCallError } from '../model-call-error.ts';
import type { OpenProvider } from '../providers/index.ts';
import { wholeAnswerIn } from './event-stream-fetch.ts';
import { callOptions, type Question, type Reply, replyOf } from './question.ts';

/** Told the text so far, from its beginning; it must not throw. */
export type PartialListener = (text: string) => void;

const NO_USAGE = { inputTokens: undefined, outputTokens: undefined };

/** One call whose answer comes piece by piece; `onPartial` hears of each. */
export async function askStreamed(
  provider: OpenProvider,
  question: Question,
  onPartial: PartialListener,
): Promise<Reply> {
  const stop = new AbortController();
  const signal = AbortSignal.any([question.signal, stop.signal]);
  try {
    return await read(provider, { ...question, signal }, onPartial);
  } catch (error) {
    // what was not read yet is not wanted, unless it can be read as a whole
    if (wholeAnswerIn(error) === null) stop.abort();
    throw error;
  }
}

async function read(provider: OpenProvider, question: Question, onPartial: PartialListener): Promise<Reply> {
  // errors are parts of the stream too; without a listener they would be printed
  const { stream } = streamText({ ...callOptions(provider, question), onError: () => {} });
  let text = '';
  for await (const part of stream) {
    if (part.type === 'text-delta') {
      text += part.text;
      onPartial(text);
    } else if (part.type === 'finish') {
      if (part.finishReason === 'interrupted') break;
      return replyOf(text, question, part.finishReason, part.totalUsage);
    } else if (part.type === 'error') {
      if (InvalidResponseDataError.isInstance(part.error) && text !== '') break;
      throw part.error;
    } else if (part.type === 'abort') throw question.signal.reason;
  }
  return unfinished(text, question);
}

/** Small servers do not say that they have finished; one whose connection is gone may have got as far. */
function unfinished(text: string, question: Question): Reply {
  const reply = replyOf(text, question, 'unknown', NO_USAGE);
  if (reply.answer !== null && /\}[\s`]*$/.test(text)) return reply;
  throw new ModelCallError('unreachable', 'the stream ended before the answer did');
}
