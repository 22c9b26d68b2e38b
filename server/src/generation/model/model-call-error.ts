import { AppError } from '../../platform/errors.ts';
import { stopped } from '../stopped.ts';

export type ModelCallFault =
  | 'unreachable'
  | 'credentials'
  | 'busy'
  | 'failing'
  | 'request_refused'
  | 'schema_refused'
  | 'stream_refused'
  | 'unknown_model'
  | 'context_too_small'
  | 'not_a_model'
  | 'too_large';

/** What whoever asks is told. The cause, with the provider's own words, is for the operator's log. */
const TOLD = {
  unreachable: 'unreachable',
  credentials: 'credentials',
  busy: 'busy',
  failing: 'failing',
  request_refused: 'refused',
  schema_refused: 'refused',
  stream_refused: 'refused',
  unknown_model: 'refused',
  context_too_small: 'refused',
  not_a_model: 'notAModel',
  too_large: 'tooLarge',
} as const satisfies Record<ModelCallFault, string>;

/** One call of the provider that failed. The message is short and holds no key, no prompt and no answer. */
export class ModelCallError extends Error {
  readonly fault: ModelCallFault;
  /** Null where no HTTP answer came. */
  readonly status: number | null;
  /** How long the provider asks to be left alone; null where it did not say. */
  readonly retryAfterMilliseconds: number | null;

  constructor(
    fault: ModelCallFault,
    message: string,
    status: number | null = null,
    retryAfterMilliseconds: number | null = null,
  ) {
    super(message);
    this.name = 'ModelCallError';
    this.fault = fault;
    this.status = status;
    this.retryAfterMilliseconds = retryAfterMilliseconds;
  }

  get retryable(): boolean {
    return this.fault === 'unreachable' || this.fault === 'busy' || this.fault === 'failing';
  }
}

/** The refusal that leaves the drafter: time first, then what the provider did; anything else is a fault of ours. */
export function asGenerationFailure(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return stopped(signal);
  if (error instanceof ModelCallError) {
    return new AppError('generation_failed', ({ drafting }) => drafting.model[TOLD[error.fault]], { cause: error });
  }
  return error;
}
