import { APICallError, StreamProviderError } from 'ai';
import { causes, codeOf, messageOf } from '../../../platform/errors.ts';
import { retryAfterMilliseconds } from '../../../platform/retry-after.ts';
import { cleanLine } from '../clean-text.ts';
import { ModelCallError, type ModelCallFault } from '../model-call-error.ts';
import { AnswerTooLargeError } from './bounded-fetch.ts';

/** What the libraries throw, as a fault of ours whose message holds no key. `streamed`: a stream was asked for. */
export function asModelCallError(error: unknown, apiKey: string | undefined, streamed = false): ModelCallError {
  if (error instanceof ModelCallError) return error;
  const told = APICallError.isInstance(error) || StreamProviderError.isInstance(error) ? error : null;
  const status = told?.statusCode ?? null;
  const words = `${status === null ? '' : `HTTP ${status}: `}${messageOf(error)}`;
  const headers = APICallError.isInstance(error) ? error.responseHeaders : undefined;
  return new ModelCallError(
    faultOf(error, streamed),
    cleanLine(withoutKeys(words, apiKey), 300),
    status,
    retryAfterMilliseconds(headers ?? {}),
  );
}

function faultOf(error: unknown, streamed: boolean): ModelCallFault {
  if (causes(error).some((each) => each instanceof AnswerTooLargeError)) return 'too_large';
  if (StreamProviderError.isInstance(error)) return refusedWith(error.statusCode ?? 500, error.message, '', streamed);
  if (!APICallError.isInstance(error)) return isBrokenConnection(error) ? 'unreachable' : 'not_a_model';
  const { statusCode, isRetryable, message, responseBody } = error;
  if (statusCode === undefined || statusCode < 300) return isRetryable ? 'unreachable' : 'not_a_model';
  return refusedWith(statusCode, message, responseBody?.slice(0, 2_000) ?? '', streamed);
}

/** A body that ends in its middle, where the library reads it without telling such ends apart. */
function isBrokenConnection(error: unknown): boolean {
  return error instanceof TypeError && causes(error).some((each) => /^(UND_ERR_|E[A-Z]+)/.test(String(codeOf(each))));
}

function refusedWith(status: number, said: string, body: string, streamed: boolean): ModelCallFault {
  const words = `${said} ${body}`;
  if (streamed && [400, 405, 422, 501].includes(status) && /\bstream(ing|_options)?\b/i.test(words))
    return 'stream_refused';
  if (status < 400) return 'not_a_model';
  if (status === 401 || status === 403) return 'credentials';
  if (status === 429) return 'busy';
  if (status === 408 || status >= 500) return 'failing';
  const refusal = REFUSALS.find((each) => each.statuses.includes(status) && each.words.test(words));
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
