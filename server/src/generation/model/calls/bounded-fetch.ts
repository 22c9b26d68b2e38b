import { operatorFetch } from '../../../platform/outbound/index.ts';

export { AnswerTooLargeError } from '../../../platform/outbound/index.ts';

/** The longest that GENERATION_TIMEOUT_SECONDS can be: drafts have their own deadline, which is shorter. */
const LONGEST_MS = 3_600_000;

/** A fetch for the model's address, whose answer ends with AnswerTooLargeError after `maxBytes`. */
export function boundedFetch(inner: typeof fetch, maxBytes: number): typeof fetch {
  return operatorFetch({ maxBytes, totalTimeoutMs: LONGEST_MS }, inner);
}
