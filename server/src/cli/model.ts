import type { Command } from 'commander';
import type { ModelCheck, ModelProblem } from '../generation/index.ts';
import type { ModelConfig } from '../platform/config.ts';
import { addCommand, type Output, runBare } from './command.ts';

export function registerModel(program: Command): void {
  const model = program.command('model').description('the language model that drafts');

  addCommand(model, 'check', 'ask the configured model for a small draft, and report what to fix if it fails').action(
    (options: { json?: boolean }) =>
      runBare(options, async ({ model: configured, generationTimeoutSeconds: seconds }) => {
        if (configured === null) return refused(NONE, { provider: null, model: null, milliseconds: null });
        // loaded when it is wanted: the other commands draft nothing, and start in half the time
        const { checkModel } = await import('../generation/index.ts');
        return inWords(configured, await checkModel(configured, seconds * 1000), seconds);
      }),
  );
}

const NONE =
  'no model is configured, so the built-in planner drafts: set LLM_PROVIDER, LLM_MODEL and LLM_API_KEY to use one';
const BY_WORDS_ALONE =
  'It takes no JSON schema and was asked in plain text. That works, but its answers fail more often than those of a ' +
  'model with structured output.';

function inWords(configured: ModelConfig, check: ModelCheck, seconds: number): Output {
  const { provider, model } = configured;
  const base = { provider, model, milliseconds: check.milliseconds };
  if (!check.ok) {
    const words = check.words === '' ? '' : ` (${check.words})`;
    return refused(`${problemOf(check.problem, check.status, configured, seconds)}${words}`, base);
  }
  const { milliseconds, bySchema, inputTokens, outputTokens } = check;
  const tokens =
    inputTokens === null ? '' : `, ${inputTokens} tokens in and ${outputTokens ?? 'an unknown number'} out`;
  return {
    document: {
      ok: true,
      ...base,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      structured: bySchema,
      problem: null,
    },
    lines: [`ok: ${provider} ${model}, ${milliseconds} ms${tokens}`, ...(bySchema ? [] : [BY_WORDS_ALONE])],
  };
}

function refused(problem: string, base: Record<string, unknown>): Output {
  return { document: { ok: false, ...base, problem }, lines: [], refusal: problem };
}

/** What is wrong, and what to change. */
function problemOf(problem: ModelProblem, status: number | null, configured: ModelConfig, seconds: number): string {
  const { provider, model, baseUrl } = configured;
  const place = baseUrl ?? `the API of ${provider}`;
  switch (problem) {
    case 'unreachable':
      return baseUrl === undefined
        ? `${place} cannot be reached: check this machine's internet connection`
        : `${place} cannot be reached: check LLM_BASE_URL, and that the server there is running`;
    case 'not_a_model':
      return `${place} is not a model API: check LLM_BASE_URL${whereItEnds(provider)}`;
    case 'credentials':
      return 'the key was refused: check LLM_API_KEY, and that it may use this model';
    case 'unknown_model':
      return `the provider does not know the model "${model}": check LLM_MODEL${whatNamesIt(provider)}`;
    case 'context_too_small':
      return "the model's context is too small for a small draft: raise it, or set LLM_MODEL to one that reads 20,000 tokens";
    case 'cut_short':
      return "the answer was cut off: raise the server's limit for answers or its context, or set LLM_MODEL to another model";
    case 'no_answer':
      return 'the model answered, but its list cannot be read: set LLM_MODEL to one that follows a JSON schema';
    case 'too_slow':
      return `no answer came within ${seconds} s: raise GENERATION_TIMEOUT_SECONDS, or set LLM_MODEL to a faster model`;
    case 'busy':
      return "the provider takes no requests at the moment: try again later, or check the account's credit and limits";
    case 'failing':
      return 'the provider failed to answer: try again later, or look at its log if it is yours';
    case 'too_large':
      return 'the answer is larger than can be read: set LLM_MODEL to another model';
    case 'request_refused':
    case 'schema_refused':
    case 'stream_refused':
      return status === 404
        ? `there is no model API at ${place}: check LLM_BASE_URL${whereItEnds(provider)}`
        : `the provider refused the request: check that LLM_MODEL="${model}" is a model for text`;
    default:
      return problem satisfies never;
  }
}

function whereItEnds(provider: ModelConfig['provider']): string {
  return provider === 'openai-compatible' ? ', which ends where /chat/completions begins, usually with /v1' : '';
}

function whatNamesIt(provider: ModelConfig['provider']): string {
  if (provider === 'azure') return ', which is the name of a deployment';
  return provider === 'bedrock' ? ', which may be an inference profile, and LLM_REGION' : '';
}
