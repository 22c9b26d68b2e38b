import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { answer, type FakeProvider, failure, type Step, startFakeProvider } from '../../testing/fake-provider.ts';
import { type ModelSettings, openModel } from './language-model.ts';
import { asGenerationFailure, ModelCallError } from './model-call-error.ts';
import { type Pause, pauseForReal, withTries } from './tries.ts';

let provider: FakeProvider | undefined;

afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

const KEY = 'sk-secret-0123456789';
const RULES = 'The catalogue: p1 | "Active speaker"';
const QUESTION = { role: 'user', text: 'A conference for 120 people' } as const;
const GOOD = answer({
  title: 'Conference',
  scope_summary: 'Sound.',
  lines: [{ product: 'p1', units: 2, hours: null, optional: false, reason: 'For the speeches.' }],
  unmet: [],
});

/** Every fault, for an answer that is asked for as a whole and for one that somebody watches come in. */
describe.each([
  ['nobody', false],
  ['somebody', true],
])('while %s watches,', (_who, watched) => {
  async function openOver(more: Partial<ModelSettings> = {}, pause: Pause = pauseForReal) {
    const settings = { provider: 'openai-compatible', model: 'fake', baseUrl: provider?.baseUrl, ...more } as const;
    const model = await openModel(settings, fetch);
    return async (signal = new AbortController().signal) => {
      let tries = 0;
      const tried = () => {
        tries += 1;
      };
      const ask = () => model.ask(RULES, [QUESTION], signal, tried, watched ? () => {} : undefined);
      const reply = await withTries(ask, signal, pause).catch((error: unknown) => {
        throw asGenerationFailure(error, signal);
      });
      return { title: reply.answer?.title, tries };
    };
  }

  async function attempt(script: readonly Step[], options: { signal?: AbortSignal; baseUrl?: string } = {}) {
    provider = await startFakeProvider(...script);
    const pauses: number[] = [];
    const address = options.baseUrl === undefined ? {} : { baseUrl: options.baseUrl };
    const ask = await openOver({ apiKey: KEY, ...address }, async (milliseconds) => {
      pauses.push(milliseconds);
    });
    const outcome = await ask(options.signal).catch((error: unknown) => error);
    return { outcome, pauses, calls: provider.requests.length };
  }

  describe('a provider that comes round', () => {
    it('after 500 twice is asked a third time', async () => {
      const { outcome, calls, pauses } = await attempt([failure(500, 'oops'), failure(503, 'oops'), GOOD]);
      expect(outcome).toMatchObject({ title: 'Conference', tries: 3 });
      expect({ calls, pauses }).toEqual({ calls: 3, pauses: [500, 1500] });
    });

    it.each([0, 1])('after 429 is asked again when Retry-After says %d', async (seconds) => {
      const busy = failure(429, 'slow down', { 'retry-after': String(seconds) });
      const { outcome, pauses } = await attempt([busy, GOOD]);
      expect(outcome).toMatchObject({ title: 'Conference', tries: 2 });
      expect(pauses).toEqual([seconds * 1000]);
    });

    it('after a broken connection is asked again', async () => {
      const { outcome, calls } = await attempt([{ kind: 'cut' }, GOOD]);
      expect(outcome).toMatchObject({ title: 'Conference', tries: 2 });
      expect(calls).toBe(2);
    });

    it('and knows no JSON schema is asked for plain text, now and from then on', async () => {
      provider = await startFakeProvider(failure(400, 'This response_format type is unavailable now'), GOOD);
      const ask = await openOver();
      expect(await ask()).toMatchObject({ title: 'Conference', tries: 2 });
      expect(await ask()).toMatchObject({ title: 'Conference', tries: 1 });
      expect(provider.requests.map((each) => 'response_format' in each.body)).toEqual([true, false, false]);
    });
  });

  describe('a provider that fails', () => {
    const large = { kind: 'flood', bytes: 50_000_000 } as const;
    const page: Step = {
      kind: 'raw',
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<html>Sign in</html>',
    };
    const elsewhere = failure(307, 'moved', { location: '/v1/elsewhere' });

    it.each<[string, Step, string, number]>([
      ['401', failure(401, `Incorrect API key provided: ${KEY}`), "did not accept this service's credentials", 1],
      ['403', failure(403, `no access for ${KEY}`), "did not accept this service's credentials", 1],
      ['400', failure(400, 'context length exceeded'), 'refused the request', 1],
      ['404', failure(404, 'no such model'), 'refused the request', 1],
      ['429 for long', failure(429, 'quota', { 'retry-after': '3600' }), 'is busy', 1],
      ['429 each time', failure(429, 'quota'), 'is busy', 3],
      ['500 each time', failure(500, 'internal error'), 'failed to answer', 3],
      ['a web page', page, 'not a language model', 1],
      ['a redirect', elsewhere, 'not a language model', 1],
      ['no choices', { kind: 'raw', status: 200, body: '{"choices":[]}' }, 'not a language model', 1],
      ['50 MB', large, 'more than can be read', 1],
    ])('with %s is said to, once it was asked as often as makes sense', async (_name, step, message, calls) => {
      const result = await attempt([step]);
      expect(result.outcome).toBeInstanceOf(AppError);
      expect(result.outcome).toMatchObject({ code: 'generation_failed', message: expect.stringContaining(message) });
      expect(result.calls).toBe(calls);
    });

    it('by refusing the connection is tried three times', async () => {
      const gone = await startFakeProvider();
      await gone.close();
      const { outcome, pauses } = await attempt([GOOD], { baseUrl: gone.baseUrl });
      expect(outcome).toMatchObject({ code: 'generation_failed', message: 'The language model could not be reached.' });
      expect(pauses).toEqual([500, 1500]);
    });

    it('tells the operator why, and nobody a key or the prompt', async () => {
      const { outcome } = await attempt([failure(401, `Incorrect API key provided: ${KEY}, or sk-ab***yz`)]);
      if (!(outcome instanceof AppError)) throw new Error('drafting did not fail');
      expect(outcome.cause).toBeInstanceOf(ModelCallError);
      expect(outcome.cause).toMatchObject({
        status: 401,
        message: 'HTTP 401: Incorrect API key provided: [key], or [key]',
      });
      const everything = everythingIn(outcome);
      expect(everything).toContain('HTTP 401');
      for (const secret of [KEY, 'conference', 'speaker']) expect(everything).not.toContain(secret);
    });

    it('with too much is cut off', async () => {
      await attempt([large]);
      expect(provider?.requests[0]?.bytesSent).toBeLessThan(watched ? 40_000_000 : 10_000_000);
      await expect.poll(() => provider?.requests[0]?.closed).toBe(true);
    });
  });

  describe('the deadline', () => {
    const TOO_LONG = { code: 'generation_failed', message: 'Drafting the proposal took too long.' };
    const dripping = { kind: 'drip', content: 'x'.repeat(5000) } as const;

    it.each<[string, Step]>([
      ['a provider that never answers', { kind: 'stall' }],
      ['an answer of one byte at a time', dripping],
      ['a document of one byte at a time', { ...dripping, plain: true }],
    ])('ends %s', async (_name, step) => {
      const started = performance.now();
      const { outcome, calls } = await attempt([step], { signal: AbortSignal.timeout(300) });
      expect(outcome).toMatchObject(TOO_LONG);
      expect(performance.now() - started).toBeLessThan(2_000);
      expect(calls).toBe(1);
      await expect.poll(() => provider?.requests[0]?.closed).toBe(true);
    });

    it('ends a wait between tries', async () => {
      provider = await startFakeProvider(failure(429, 'busy', { 'retry-after': '4' }), GOOD);
      const ask = await openOver();
      await expect(ask(AbortSignal.timeout(300))).rejects.toMatchObject(TOO_LONG);
      expect(provider.requests).toHaveLength(1);
    });

    it('that is over leaves the provider alone', async () => {
      const over = AbortSignal.abort(new DOMException('over', 'TimeoutError'));
      const { outcome, calls } = await attempt([GOOD], { signal: over });
      expect(outcome).toMatchObject(TOO_LONG);
      expect(calls).toBe(0);
    });
  });

  describe('a person who stops it', () => {
    it('ends the call under way, and is not told of a deadline', async () => {
      const stop = new AbortController();
      const stalling: Step = () => {
        stop.abort();
        return { kind: 'stall' };
      };
      const { outcome, calls } = await attempt([stalling], { signal: stop.signal });
      expect(outcome).toMatchObject({ code: 'generation_failed', message: 'Drafting the proposal was stopped.' });
      expect(calls).toBe(1);
      await expect.poll(() => provider?.requests[0]?.closed).toBe(true);
    });
  });
});

/** All that a logger could find in an error: properties of every cause, enumerable or not. */
function everythingIn(error: unknown, depth = 0): string {
  if (typeof error !== 'object' || error === null || depth > 5) return String(error);
  return Object.getOwnPropertyNames(error)
    .map((name) => `${name}: ${everythingIn((error as Record<string, unknown>)[name], depth + 1)}`)
    .join('\n');
}
