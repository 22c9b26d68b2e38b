import { afterEach, describe, expect, it } from 'vitest';
import {
  answer,
  type Behaviour,
  FAKE_USAGE,
  type FakeProvider,
  failure,
  startFakeProvider,
} from '../testing/fake-provider.ts';
import { runHere } from '../testing/run-here.ts';

let provider: FakeProvider | undefined;

afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

const SHEET = {
  title: 'Talk',
  scope_summary: 'Sound.',
  lines: [{ product: 'p1', units: 2, hours: null, optional: false, reason: 'For the talk.' }],
  unmet: [],
};
const KEY = 'sk-secret-0123456789';
/** None of a database: the check needs none. */
const NO_MODEL = { LLM_PROVIDER: '', LLM_MODEL: '', LLM_BASE_URL: '', LLM_API_KEY: '' };

async function check(script: readonly Behaviour[], more: Record<string, string> = {}, ...args: string[]) {
  provider = await startFakeProvider(...script);
  const settings = {
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'qwen3',
    LLM_API_KEY: KEY,
    LLM_BASE_URL: provider.baseUrl,
  };
  return runHere({ ...settings, ...more }, ['model', 'check', ...args]);
}

describe('model check', () => {
  it('says that the model drafts, how fast and for how many tokens', async () => {
    const { code, stdout, stderr } = await check([answer(SHEET)]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^ok: openai-compatible qwen3, \d+ ms, 1200 tokens in and 340 out\n$/);
    expect(provider?.requests).toHaveLength(1);
  });

  it('prints one document with --json', async () => {
    const { code, stdout } = await check([answer(SHEET)], {}, '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      ok: true,
      provider: 'openai-compatible',
      model: 'qwen3',
      milliseconds: expect.any(Number),
      input_tokens: FAKE_USAGE.prompt_tokens,
      output_tokens: FAKE_USAGE.completion_tokens,
      structured: true,
      problem: null,
    });
  });

  it('says that a model without JSON schemas works all the same', async () => {
    const { code, stdout } = await check([
      failure(400, 'response_format is not supported'),
      answer(`\`\`\`json\n${JSON.stringify(SHEET)}\n\`\`\``),
    ]);
    expect(code).toBe(0);
    expect(stdout).toContain('ok: openai-compatible qwen3');
    expect(stdout).toContain('no JSON schema');
  });

  const page = {
    kind: 'raw',
    status: 200,
    headers: { 'content-type': 'text/html' },
    body: '<html>Sign in</html>',
  } as const;
  const lost = { kind: 'raw', status: 404, headers: { 'content-type': 'text/plain' }, body: 'page not found' } as const;

  it.each<[string, Behaviour, string]>([
    ['a web page', page, 'is not a model API: check LLM_BASE_URL, which ends where /chat/completions begins'],
    ['a wrong path', lost, 'there is no model API at http://127.0.0.1'],
    ['a refused key', failure(401, `Incorrect API key provided: ${KEY}`), 'the key was refused: check LLM_API_KEY'],
    ['an unknown model', failure(404, 'model "qwen3" not found'), 'does not know the model "qwen3": check LLM_MODEL'],
    ['an unknown model, 400', failure(400, 'Invalid model: qwen3'), 'does not know the model "qwen3"'],
    ['a small context', failure(400, 'maximum context length is 512 tokens'), "the model's context is too small"],
    ['an answer cut off', answer('{"title":"Ta', 'length'), 'the answer was cut off'],
    ['prose', answer('I would take two speakers.'), 'but its list cannot be read'],
    ['an empty list', answer({ ...SHEET, lines: [] }), 'but its list cannot be read'],
    ['nothing', answer(''), 'but its list cannot be read'],
    ['a refusal', { kind: 'refusal', text: 'I cannot help with that.' }, 'but its list cannot be read'],
    ['a quota', failure(429, 'You exceeded your current quota'), "check the account's credit and limits"],
    ['a fault of the provider', failure(500, 'internal error'), 'the provider failed to answer: try again later'],
    ['a request refused', failure(400, 'messages: bad role'), 'the provider refused the request'],
    ['too much', { kind: 'flood', bytes: 10_000_000 }, 'larger than can be read'],
  ])('says what to change after %s, in one line and with exit 1', async (_name, step, words) => {
    const { code, stdout, stderr } = await check([step]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(words);
    expect(stderr).toMatch(/^showbill: [^\n]+\n$/);
    expect(stderr).not.toContain(KEY);
    expect(provider?.requests).toHaveLength(1);
  });

  it('says what the provider said', async () => {
    const { stderr } = await check([failure(404, 'model "qwen3" not found, try pulling it first')]);
    expect(stderr).toContain('(HTTP 404: model "qwen3" not found, try pulling it first)');
  });

  it('says that the address cannot be reached', async () => {
    const gone = await startFakeProvider();
    await gone.close();
    const { code, stderr } = await check([answer(SHEET)], { LLM_BASE_URL: gone.baseUrl });
    expect(code).toBe(1);
    expect(stderr).toContain(`${gone.baseUrl} cannot be reached: check LLM_BASE_URL`);
  });

  it('ends with the time that drafts have', async () => {
    const { code, stderr } = await check([{ kind: 'stall' }], { GENERATION_TIMEOUT_SECONDS: '1' });
    expect(code).toBe(1);
    expect(stderr).toContain('no answer came within 1 s: raise GENERATION_TIMEOUT_SECONDS');
  });

  it('says that no model is configured, or one only in part', async () => {
    const none = await check([], NO_MODEL, '--json');
    expect(none.code).toBe(1);
    expect(JSON.parse(none.stdout)).toEqual({
      ok: false,
      provider: null,
      model: null,
      milliseconds: null,
      problem: expect.stringContaining('no model is configured'),
    });
    const half = await check([], { LLM_PROVIDER: 'azure', LLM_BASE_URL: '' });
    expect(half.code).toBe(1);
    expect(half.stderr).toContain('LLM_BASE_URL is not set: with LLM_PROVIDER=azure');
  });
});
