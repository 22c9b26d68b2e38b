import { generateText } from 'ai';
import type { OpenProvider } from '../providers/index.ts';
import { callOptions, type Question, type Reply, replyOf } from './question.ts';

/** One call whose answer comes as a whole. */
export async function askWhole(provider: OpenProvider, question: Question): Promise<Reply> {
  const { text, finishReason, usage } = await generateText(callOptions(provider, question));
  return replyOf(text, question, finishReason, usage);
}
