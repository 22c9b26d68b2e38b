import { AppError } from '../../platform/errors.ts';
import { inSpan } from '../../platform/traces/index.ts';
import { MOST_UNITS } from '../drafting/lines.ts';
import { partialLines } from '../partial-lines.ts';
import { stopped } from '../stopped.ts';
import type { Brief, Drafted, DraftRequest, ModelUsage, PartialLine } from '../types.ts';
import { aliasesFor } from './aliases.ts';
import { type AnswerGround, type CheckedAnswer, checkAnswer } from './answer/check-answer.ts';
import { partialAnswerLines } from './answer/partial-answer.ts';
import { cleanText } from './clean-text.ts';
import type { ModelSettings, OpenModel, Reply, Turn } from './language-model.ts';
import { asGenerationFailure, ModelCallError } from './model-call-error.ts';
import { buildPrompt, buildRepair } from './prompt/prompt.ts';
import { type Pause, withTries } from './tries.ts';

const NO_OBJECT = 'It was not a complete JSON object of the form asked for.';

/** What came of a reply: null where it held no answer. */
interface Attempt {
  readonly checked: CheckedAnswer | null;
  readonly problems: readonly string[];
}

/**
 * One draft: the question, and where the answer is faulty or contradicts itself one repair turn; the better of the two
 * counts. Throws AppError('generation_failed') where neither holds a usable line, the provider fails, or the signal is
 * aborted; a first answer that can be used is kept when the repair fails or runs out of time.
 */
export async function draftWithModel(
  settings: ModelSettings,
  model: OpenModel,
  brief: Brief,
  { shelf, signal, report }: DraftRequest,
  pause: Pause,
): Promise<Drafted> {
  report?.({ stage: 'choosing', lines: [] });
  const ground: AnswerGround = { brief, shelf, aliases: aliasesFor(shelf, brief.description) };
  const prompt = buildPrompt(brief, ground.aliases);
  const meter = meterFor(settings);

  async function ask(turns: readonly Turn[]): Promise<Reply> {
    const call = () =>
      callSpan(settings, () => model.ask(prompt.system, turns, signal, meter.tried, report && written));
    const reply = await withTries(call, signal, pause);
    meter.answered(reply);
    return reply;
  }
  function written(text: string): void {
    report?.({ stage: 'choosing', lines: linesSoFar(text, ground) });
  }
  async function judge({ answer }: Reply): Promise<Attempt> {
    if (answer === null) return { checked: null, problems: [NO_OBJECT] };
    const checked = await checkAnswer(answer, ground);
    if (checked.usable > 0) report?.({ stage: 'checking', lines: partialLines(checked.draft.lines, shelf) });
    return { checked, problems: checked.problems };
  }
  function drafted({ checked }: Attempt): Drafted {
    if (checked === null || checked.usable === 0) {
      throw new AppError('generation_failed', ({ drafting }) => drafting.noUsableDraft);
    }
    return { draft: checked.draft, by: 'model', usage: meter.read() };
  }

  if (signal.aborted) throw stopped(signal);
  try {
    const question: Turn = { role: 'user', text: prompt.question };
    const reply = await ask([question]);
    const first = await judge(reply);
    if (first.problems.length === 0) return drafted(first);

    const answered: Turn = { role: 'assistant', text: cleanText(reply.text, 20_000) || '(nothing)' };
    const repair: Turn = { role: 'user', text: buildRepair(first.problems) };
    const better = await ask([question, answered, repair])
      .then(async (second) => betterOf(first, await judge(second)))
      .catch((error: unknown) => {
        if (usableIn(first) === 0) throw error;
        return first;
      });
    return drafted(better);
  } catch (error) {
    throw asGenerationFailure(error, signal);
  }
}

/** A call of the provider as a span: who, how many tokens, and nothing of what was said. */
function callSpan({ provider, model }: ModelSettings, call: () => Promise<Reply>): Promise<Reply> {
  const attributes = {
    'gen_ai.operation.name': 'chat',
    'gen_ai.provider.name': provider,
    'gen_ai.request.model': model,
  };
  return inSpan(`chat ${model}`, { attributes, kind: 'client' }, async (span) => {
    try {
      const reply = await call();
      span.set({
        'gen_ai.usage.input_tokens': reply.inputTokens,
        'gen_ai.usage.output_tokens': reply.outputTokens,
      });
      return reply;
    } catch (error) {
      if (error instanceof ModelCallError) span.set({ 'showbill.model_fault': error.fault });
      throw error;
    }
  });
}

/** The lines of an answer that is not finished, as far as they name products. */
function linesSoFar(text: string, { aliases }: AnswerGround): readonly PartialLine[] {
  return partialAnswerLines(text).flatMap(({ product: written, units, optional }) => {
    const product = aliases.find(written);
    if (product === undefined || !(units > 0) || units > MOST_UNITS) return [];
    return [{ product: product.name, category: product.category, units: Math.ceil(units), optional }];
  });
}

/** More usable lines with less to complain of; the second where they are equal, since it saw what was wrong. */
function betterOf(first: Attempt, second: Attempt): Attempt {
  const [before, after] = [usableIn(first), usableIn(second)];
  if ((before === 0) !== (after === 0)) return before === 0 ? second : first;
  return before - first.problems.length > after - second.problems.length ? first : second;
}

function usableIn({ checked }: Attempt): number {
  return checked?.usable ?? 0;
}

function meterFor(settings: ModelSettings) {
  const started = performance.now();
  let tries = 0;
  let inputTokens: number | null = null;
  let outputTokens: number | null = null;
  return {
    tried: () => {
      tries += 1;
    },
    answered: (reply: Reply) => {
      inputTokens = sum(inputTokens, reply.inputTokens);
      outputTokens = sum(outputTokens, reply.outputTokens);
    },
    read: (): ModelUsage => ({
      provider: settings.provider,
      model: settings.model,
      tries,
      inputTokens,
      outputTokens,
      milliseconds: Math.round(performance.now() - started),
    }),
  };
}

function sum(a: number | null, b: number | null): number | null {
  return a === null ? b : a + (b ?? 0);
}
