import { APICallError } from 'ai';
import { describe, expect, it } from 'vitest';
import type { ModelCallFault } from '../model-call-error.ts';
import { asModelCallError } from './fault.ts';

function refused(statusCode: number, message: string, responseBody = '') {
  return new APICallError({ message, statusCode, responseBody, url: 'http://x/', requestBodyValues: {} });
}

describe('what a provider refuses', () => {
  // as the providers word it
  it.each<[ModelCallFault, number, string]>([
    ['unknown_model', 404, 'The model `gpt-x` does not exist or you do not have access to it.'],
    ['unknown_model', 404, 'model: claude-x'],
    [
      'unknown_model',
      404,
      'models/gemini-x is not found for API version v1beta, or is not supported for generateContent.',
    ],
    ['unknown_model', 400, 'Invalid model: mistral-x'],
    ['unknown_model', 404, 'The API deployment for this resource does not exist.'],
    ['unknown_model', 400, 'The provided model identifier is invalid.'],
    ['unknown_model', 400, "Invocation of model ID amazon.x with on-demand throughput isn't supported."],
    ['unknown_model', 404, 'model "qwen3" not found, try pulling it first'],
    ['unknown_model', 400, 'acme/x is not a valid model ID'],
    ['request_refused', 404, 'Not Found'],
    [
      'context_too_small',
      400,
      "This model's maximum context length is 4096 tokens. However, you requested 9000 tokens.",
    ],
    ['context_too_small', 400, 'Your input exceeds the context window of this model.'],
    ['context_too_small', 400, 'prompt is too long: 208310 tokens > 200000 maximum'],
    ['context_too_small', 400, 'The input token count (40000) exceeds the maximum number of tokens allowed (32768).'],
    ['context_too_small', 400, 'Prompt contains 40000 tokens, too large for model with 32768 maximum context length'],
    ['context_too_small', 400, 'Input is too long for requested model.'],
    ['context_too_small', 400, 'the request exceeds the available context size'],
    ['schema_refused', 400, "Invalid parameter: 'text.format' of type 'json_schema' is not supported with this model."],
    ['schema_refused', 400, 'Invalid JSON payload received. Unknown name "responseJsonSchema"'],
    ['schema_refused', 400, 'JSON mode is not enabled for models/gemma-x'],
    ['schema_refused', 400, "This model doesn't support tool use."],
    ['schema_refused', 422, 'output_config.format: Extra inputs are not permitted'],
    ['credentials', 400, 'API key not valid. Please pass a valid API key.'],
    ['credentials', 401, 'Unauthorized'],
    ['busy', 429, 'You exceeded your current quota'],
    ['request_refused', 400, "Unsupported parameter: 'stop' is not supported with this model."],
  ])('is %s: HTTP %d, %s', (fault, status, message) => {
    expect(asModelCallError(refused(status, message), undefined)).toMatchObject({ fault, status });
  });

  it.each<[ModelCallFault, ModelCallFault, string]>([
    ['stream_refused', 'schema_refused', "This model doesn't support tool use in streaming mode."],
    ['stream_refused', 'schema_refused', 'response_format is not supported with stream'],
    ['stream_refused', 'request_refused', 'Unrecognized request argument supplied: stream_options'],
    ['schema_refused', 'schema_refused', 'response_format is not supported'],
    ['unknown_model', 'unknown_model', 'Invalid model: mistral-x'],
  ])('is %s where a stream was asked for, and %s otherwise: %s', (streamed, whole, message) => {
    expect(asModelCallError(refused(400, message), undefined, true).fault).toBe(streamed);
    expect(asModelCallError(refused(400, message), undefined).fault).toBe(whole);
  });

  it('is no unknown model where a page quotes the path that leads nowhere', () => {
    const page = '<html>The requested URL /models/gemini-x:generateContent was not found on this server.</html>';
    expect(asModelCallError(refused(404, 'Not Found', page), undefined).fault).toBe('request_refused');
  });
});
