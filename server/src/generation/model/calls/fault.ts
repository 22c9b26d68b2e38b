import { APICallError } from 'ai';
import { messageOf } from '../../../platform/errors.ts';
import { retryAfterMilliseconds } from '../../../platform/retry-after.ts';
import { cleanLine } from '../clean-text.ts';
import { ModelCallError, type ModelCallFault } from '../model-call-error.ts';
import { AnswerTooLargeError } from './bounded-fetch.ts';

/** What the libraries throw, as a fault of ours whose message holds no key. */
export function asModelCallError(error: unknown, apiKey: string | undefined): ModelCallError {
  const callError = APICallError.isInstance(error) ? error : null;
  const status = callError?.statusCode ?? null;
  const words = `${status === null ? '' : `HTTP ${status}: `}${messageOf(error)}`;
  const retryAfter = retryAfterMilliseconds(callError?.responseHeaders ?? {});
  return new ModelCallError(faultOf(error, callError), cleanLine(withoutKeys(words, apiKey), 300), status, retryAfter);
}

export function causes(error: unknown): readonly unknown[] {
  const chain: unknown[] = [];
  for (let each = error; each instanceof Error && chain.length < 10; each = each.cause) chain.push(each);
  return chain;
}

function faultOf(error: unknown, callError: APICallError | null): ModelCallFault {
  if (causes(error).some((each) => each instanceof AnswerTooLargeError)) return 'too_large';
  const status = callError?.statusCode ?? null;
  if (status === null || status < 300) return callError?.isRetryable === true ? 'unreachable' : 'not_a_model';
  if (status < 400) return 'not_a_model';
  if (status === 401 || status === 403) return 'credentials';
  if (status === 429) return 'busy';
  if (status === 408 || status >= 500) return 'failing';
  const said = callError?.message ?? '';
  const body = callError?.responseBody?.slice(0, 2_000) ?? '';
  const refusal = REFUSALS.find(({ statuses, words }) => statuses.includes(status) && words.test(`${said} ${body}`));
  if (refusal !== undefined) return refusal.fault;
  // a path that leads nowhere is a 404 too, and a page that says so may quote the path, with the model in it
  return status === 404 && /model|deployment/i.test(said) ? 'unknown_model' : 'request_refused';
}

/** What providers refuse with 4xx, by their words; the first that fits. */
const REFUSALS: readonly { fault: ModelCallFault; statuses: readonly number[]; words: RegExp }[] = [
  // Google's way of refusing a key
  { fault: 'credentials', statuses: [400], words: /api[ _-]?key (not valid|invalid|expired)/i },
  {
    fault: 'context_too_small',
    statuses: [400, 413, 422],
    words:
      /context.{0,20}(length|window|size)|(prompt|input) is too long|too many (input )?tokens|token count.{0,30}exceeds/i,
  },
  {
    fault: 'unknown_model',
    statuses: [400, 422],
    words:
      /(invalid|unknown|no such|not a valid) model|model identifier|model.{0,80}(not found|not exist|n't exist)|on-demand throughput/i,
  },
  // a server that knows no JSON schema names the parameter, or the tool that the answer would come in
  {
    fault: 'schema_refused',
    statuses: [400, 422],
    words:
      /response_?(format|(json_?)?schema|mime)|json[ _]?(schema|mode)|structured.?output|output_(config|format)|support(s|ed)? tool/i,
  },
];

function withoutKeys(words: string, apiKey: string | undefined): string {
  const unkeyed = apiKey === undefined || apiKey === '' ? words : words.replaceAll(apiKey, '[key]');
  return unkeyed.replaceAll(/\b(sk|key|pk)-[\w*.-]{4,}/g, '[key]');
}
