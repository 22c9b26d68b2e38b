import { z } from 'zod';
import type { Account, Quota } from '../../accounts/index.ts';
import type { Actor } from '../../platform/actor.ts';
import { type AppError, invalidRequest } from '../../platform/errors.ts';
import { refusalOf } from '../../platform/refusal.ts';
import type { GenerationContext, LifeContext } from '../../proposals/index.ts';
import { inEnglish } from '../../refusals/index.ts';

export type McpContext = GenerationContext & LifeContext;

/** One call of a tool, by a key that may call it. */
export interface ToolCall {
  readonly context: McpContext;
  readonly account: Account;
  /** As it stood when the call was admitted. */
  readonly quota: Quota;
  /** The key, as what it does is written down. */
  readonly actor: () => Promise<Actor>;
  /** Tells whoever waits how far it is; nothing where they did not ask. */
  readonly tell: (message: string) => void;
}

export interface Tool {
  readonly name: string;
  readonly title: string;
  /** For a model: what it does, and what to know before calling it. */
  readonly description: string;
  readonly input: z.ZodType;
  readonly output: z.ZodType;
  /** As much of `output` as a list of tools shows; default: all. */
  readonly outline?: z.ZodType;
  readonly hints: Hints;
  /** Throws AppError, `invalid_request` with the argument at fault in `param` among them. */
  readonly run: (call: ToolCall, given: unknown) => Promise<Answer>;
}

/** Of an object: what `output` says, and nothing else. */
export type Answer = Readonly<Record<string, unknown>>;

export interface Hints {
  readonly readOnlyHint: boolean;
  /** Of what changes something. */
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
  /** Whether it reaches anybody outside the company. */
  readonly openWorldHint: boolean;
}

/** Of what only reads. */
export const READS: Hints = { readOnlyHint: true, openWorldHint: false };

interface Definition<Input extends z.ZodType, Output extends z.ZodType> extends Omit<Tool, 'input' | 'output' | 'run'> {
  readonly input: Input;
  readonly output: Output;
  /** What it answers beyond `output` is left out. */
  readonly run: (call: ToolCall, input: z.output<Input>) => Promise<z.input<Output>>;
}

export function defineTool<Input extends z.ZodType, Output extends z.ZodType<Answer>>(
  definition: Definition<Input, Output>,
): Tool {
  const { input, output } = definition;
  return {
    ...definition,
    async run(call, given) {
      const parsed = input.safeParse(given);
      if (!parsed.success) throw wrongArgument(definition, parsed.error);
      return output.parse(await definition.run(call, parsed.data));
    },
  };
}

/** Names an argument that there is not, and those that there are. */
function wrongArgument({ name, input }: Pick<Tool, 'name' | 'input'>, error: z.ZodError): AppError {
  const [issue] = error.issues;
  if (issue?.code !== 'unrecognized_keys') return refusalOf(error, 'arguments');
  const param = [...issue.path, issue.keys[0]].map(String).join('.');
  const known = issue.path.length === 0 && input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  const takes = known.length === 0 ? '' : `: it takes ${known.join(', ')}`;
  return invalidRequest(param, inEnglish(`${param} is no argument of ${name}${takes}`));
}
