import { AppError } from '../../platform/errors.ts';
import { checkDraft } from '../check.ts';
import { partialLines } from '../partial-lines.ts';
import { planDraft } from '../plan/index.ts';
import { stopped } from '../stopped.ts';
import type { Draft, Drafted, DraftLine, DraftRequest, ModelUsage } from '../types.ts';
import { type Aliases, aliasesFor } from './aliases.ts';
import type { Answer, AnswerLine } from './answer.ts';
import { cleanLine, cleanText } from './clean-text.ts';
import type { ModelSettings, OpenModel, Reply, Turn } from './language-model.ts';
import { asGenerationFailure } from './model-call-error.ts';
import { plainProse } from './plain-prose.ts';
import { buildPrompt, buildRepair } from './prompt.ts';
import { type Pause, withTries } from './tries.ts';

/** A checked answer of the model; `problems` are those it can be asked to mend. */
interface Attempt {
  readonly draft: Draft;
  /** Lines of the model's own that passed the check. */
  readonly usable: number;
  readonly problems: readonly string[];
}

/**
 * One draft: the question, and where the answer is faulty one repair turn; the better of the two counts. Throws
 * AppError('generation_failed') where neither holds a usable line, the provider fails, or the signal is aborted; a
 * first answer that can be used is kept when the repair fails or runs out of time.
 */
export async function draftWithModel(
  settings: ModelSettings,
  model: OpenModel,
  request: DraftRequest,
  pause: Pause,
): Promise<Drafted> {
  const { brief, facts, shelf, signal, report } = request;
  const plan = planDraft(brief, facts, shelf);
  report?.({ stage: 'choosing', lines: partialLines(plan.lines, shelf) });
  const aliases = aliasesFor(shelf, facts, plan);
  const prompt = buildPrompt(brief, facts, plan, aliases);
  const meter = meterFor(settings);

  async function ask(turns: readonly Turn[]): Promise<Reply> {
    const reply = await withTries(() => model.ask(prompt.system, turns, signal, meter.tried), signal, pause);
    meter.answered(reply);
    return reply;
  }
  function judge(reply: Reply): Attempt {
    const attempt = judged(reply, request, plan, aliases);
    if (attempt.usable > 0) report?.({ stage: 'checking', lines: partialLines(attempt.draft.lines, shelf) });
    return attempt;
  }

  if (signal.aborted) throw stopped(signal);
  try {
    const question: Turn = { role: 'user', text: prompt.question };
    const reply = await ask([question]);
    const first = judge(reply);
    if (first.problems.length === 0) return { draft: first.draft, by: 'model', usage: meter.read() };

    const answered: Turn = { role: 'assistant', text: cleanText(reply.text, 20_000) || '(nothing)' };
    const repair: Turn = { role: 'user', text: buildRepair(first.problems) };
    const better = await ask([question, answered, repair])
      .then((second) => betterOf(first, judge(second)))
      .catch((error: unknown) => {
        if (first.usable === 0) throw error;
        return first;
      });
    if (better.usable === 0) throw new AppError('generation_failed', 'The language model gave no usable draft.');
    return { draft: better.draft, by: 'model', usage: meter.read() };
  } catch (error) {
    throw asGenerationFailure(error, signal);
  }
}

function judged(reply: Reply, request: DraftRequest, plan: Draft, aliases: Aliases): Attempt {
  const { answer } = reply;
  if (answer === null) {
    return { draft: plan, usable: 0, problems: ['It was not a complete JSON object of the form asked for.'] };
  }
  const lines = answer.lines.map((line) => draftLine(line, aliases));
  const checked = checkDraft(draftOf(answer, lines, request, plan), request.facts, request.shelf);
  const own = new Set(lines.map((line) => line.productId));
  const usable = checked.draft.lines.filter((line) => own.has(line.productId)).length;
  const problems = [...answer.problems, ...checked.problems.map((problem) => inAliases(problem, aliases))];
  if (usable === 0) problems.push('It held no line that can be used.');
  return { draft: checked.draft, usable, problems };
}

/** An alias that names nothing stays as it is: the check reports it as no product of the shelf. */
function draftLine(line: AnswerLine, aliases: Aliases): DraftLine {
  const product = aliases.find(line.product);
  return {
    productId: product?.id ?? cleanLine(line.product, 60),
    units: line.units,
    hours: product?.unit === 'hour' ? line.hours : null,
    optional: line.optional,
    reason: plainProse(cleanLine(line.reason, 300)),
  };
}

function draftOf(answer: Answer, lines: readonly DraftLine[], request: DraftRequest, plan: Draft): Draft {
  const unmet = answer.unmet.map((each) => cleanLine(each, 200)).filter((each) => each !== '');
  return {
    title: cleanLine(request.brief.title ?? '', 200) || plainProse(cleanLine(answer.title, 200)) || plan.title,
    scopeSummary: plainProse(cleanText(answer.scopeSummary, 2_000)) || plan.scopeSummary,
    lines,
    unmet: [...new Set(unmet)].slice(0, 20),
    assumptions: [],
    questions: [],
    attendees: request.facts.attendees?.value ?? null,
    days: request.facts.days.value,
  };
}

/** More usable lines with less to complain of; the second where they are equal, since it saw what was wrong. */
function betterOf(first: Attempt, second: Attempt): Attempt {
  if ((first.usable === 0) !== (second.usable === 0)) return first.usable === 0 ? second : first;
  return first.usable - first.problems.length > second.usable - second.problems.length ? first : second;
}

/** What the check says of a product, for a reader who knows it by its alias only. */
function inAliases(problem: string, aliases: Aliases): string {
  return aliases.products.reduce(
    (text, product) => text.replaceAll(product.id, aliases.aliasOf(product.id) ?? ''),
    problem,
  );
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
