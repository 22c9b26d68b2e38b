import { describe, expect, it } from 'vitest';
import {
  type CreateProposal,
  type CreateProposalOptions,
  type CreationProgress,
  Showbill,
  ShowbillError,
} from './index.ts';
import { createWorld, type Scripted, type World } from './testing/world.ts';

const BRIEF: CreateProposal = { event: { description: 'Conference for 120' } };
const NEVER: Scripted = { afterMs: 1e9, answer: new Response() };
const FAULT = new TypeError('fetch failed');

const made = () => Response.json({ id: 'made' }, { status: 201 });
const page = (ids: readonly string[], cursor: string | null) =>
  Response.json({ data: ids.map((id) => ({ id })), next_cursor: cursor });

function refused(status: number, code: string, more: { retryAfter?: number; error?: object } = {}): Response {
  const headers = { 'request-id': 'r-1', ...(more.retryAfter && { 'retry-after': String(more.retryAfter) }) };
  return Response.json({ error: { code, message: `it is ${code}`, ...more.error } }, { status, headers });
}

const unavailable = () => refused(503, 'unavailable');
const unusable = () => refused(502, 'generation_failed');
const slow = () => ({ afterMs: 40_000, answer: unavailable() });
const gone = () => refused(404, 'not_found');

function clientIn(world: World): Showbill {
  return new Showbill({ baseUrl: 'https://hire.example/quotes/', apiKey: 'sbk_1', ...world });
}

/** What becomes of a creation where requests are answered so. */
async function create(answers: readonly Scripted[], options?: CreateProposalOptions) {
  const world = createWorld(answers);
  const outcome = await world.until(
    clientIn(world)
      .proposals.create(BRIEF, options)
      .catch((error: unknown) => error),
  );
  return { outcome, world, times: world.sent.map(({ at }) => at) };
}

const errorOf = ({ outcome }: { outcome: unknown }) => {
  if (!(outcome instanceof ShowbillError)) throw new Error(`it is no ShowbillError: ${String(outcome)}`);
  return outcome;
};

describe('a request', () => {
  it('goes below the base address with the key and its JSON', async () => {
    const { outcome, world } = await create([made()]);
    expect(outcome).toEqual({ id: 'made' });
    expect(world.sent).toMatchObject([
      { method: 'POST', url: 'https://hire.example/quotes/v1/proposals', body: BRIEF, at: 0, redirect: 'manual' },
    ]);
    const { headers } = world.sent[0] ?? { headers: new Headers() };
    expect(headers.get('authorization')).toBe('Bearer sbk_1');
    expect(headers.get('content-type')).toBe('application/json');
    expect(world.waiting()).toBe(0);
  });

  it('has its parameters escaped, and those that are undefined left out', async () => {
    const world = createWorld([Response.json({}), Response.json({}), Response.json({}), Response.json({})]);
    const showbill = clientIn(world);
    await showbill.proposals.get('a/../b?c');
    await showbill.proposals.page({ since: '2027-03-01T09:00:00+01:00', limit: 5 });
    await showbill.availability({ from: '2027-03-01', to: '2027-03-07', items: ['a', 'b'] });
    await showbill.availability({ from: '2027-03-01', to: '2027-03-07' });
    expect(world.sent.map(({ url }) => url.replace('https://hire.example/quotes/v1', ''))).toEqual([
      '/proposals/a%2F..%2Fb%3Fc',
      '/proposals?since=2027-03-01T09%3A00%3A00%2B01%3A00&limit=5',
      '/inventory/availability?from=2027-03-01&to=2027-03-07&items=a%2Cb',
      '/inventory/availability?from=2027-03-01&to=2027-03-07',
    ]);
    expect(world.sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  it('is not made without an address and a key', () => {
    expect(() => new Showbill({ baseUrl: 'https://hire.example', apiKey: '' })).toThrow('apiKey is missing');
    expect(() => new Showbill({ baseUrl: '', apiKey: 'sbk_1' })).toThrow('baseUrl is missing');
  });
});

const inLines = (...lines: readonly unknown[]) => {
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  // cut where no line ends
  const parts = [text.slice(0, 9), text.slice(9)].map((part) => new TextEncoder().encode(part));
  return new Response(ReadableStream.from(parts), {
    status: 201,
    headers: { 'content-type': 'application/x-ndjson' },
  });
};
const READING = { stage: 'reading', lines: 0 };
const PRICING = { stage: 'pricing', lines: 7 };

async function follow(answers: readonly Scripted[], onProgress: (progress: CreationProgress) => void = () => {}) {
  const told: CreationProgress[] = [];
  const options = {
    onProgress(progress: CreationProgress) {
      told.push(progress);
      onProgress(progress);
    },
  };
  return { told, ...(await create(answers, options)) };
}

describe('the progress of a creation', () => {
  it('is told stage by stage, and ends with the proposal', async () => {
    const { outcome, told, world } = await follow([inLines(READING, PRICING, { proposal: { id: 'made' } })]);
    expect([outcome, told]).toEqual([{ id: 'made' }, [READING, PRICING]]);
    expect(world.sent[0]?.headers.get('accept')).toBe('application/x-ndjson, application/json');
  });

  it('is not asked for where nobody listens, and may not come', async () => {
    const { world } = await create([made()]);
    expect(world.sent[0]?.headers.get('accept')).toBe('application/json');
    expect(await follow([made()])).toMatchObject({ outcome: { id: 'made' }, told: [] });
  });

  it('begins again where the answer breaks off or says that no draft was made', async () => {
    const error = { code: 'generation_failed', message: 'no usable draft' };
    const failed = () => inLines(READING, { status: 502, error });
    const { outcome, times, told } = await follow([inLines(READING), failed(), failed()]);
    expect(outcome).toMatchObject({ code: 'generation_failed', status: 502, attempts: 3 });
    expect([times, told.length]).toEqual([[0, 500, 1500], 3]);
  });

  it('ends the call where the listener throws', async () => {
    const broken = new Error('no such element');
    const { outcome, times } = await follow([inLines(READING, PRICING), made()], () => {
      throw broken;
    });
    expect([outcome, times]).toEqual([broken, [0]]);
  });
});

describe('retries', () => {
  it('come later and later after 503 and faults of the network, all with one Idempotency-Key', async () => {
    const gateway = new Response('<html>', { status: 502 });
    const { outcome, world, times } = await create([unavailable(), FAULT, gateway, FAULT, FAULT, FAULT, made()]);
    expect(outcome).toEqual({ id: 'made' });
    expect(times).toEqual([0, 500, 1500, 3500, 7500, 15_500, 23_500]);
    const keys = new Set(world.sent.map(({ headers }) => headers.get('idempotency-key')));
    expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
    expect(new Set(world.sent.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(world.waiting()).toBe(0);
  });

  it('use a new key for each creation, and the one that was given', async () => {
    const world = createWorld([made(), made(), made(), made()]);
    const { proposals, webhooks } = clientIn(world);
    await proposals.create(BRIEF);
    await proposals.create(BRIEF);
    await proposals.create(BRIEF, { idempotencyKey: 'order-7' });
    await webhooks.create({ url: 'https://crm.example/hook' });
    const [first, second, third, fourth] = world.sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set([first, second, fourth]).size).toBe(3);
    expect(fourth).toMatch(/^[0-9a-f-]{36}$/);
    expect(third).toBe('order-7');
  });

  it('wait as long as 503 says, where that is longer', async () => {
    const { times } = await create([refused(503, 'unavailable', { retryAfter: 7 }), made()]);
    expect(times).toEqual([0, 7000]);
  });

  it('are spread by chance over the second half of each wait', async () => {
    const world = { ...createWorld([FAULT, FAULT, Response.json({})]), random: () => 0 };
    await world.until(clientIn(world).account());
    expect(world.sent.map(({ at }) => at)).toEqual([0, 250, 750]);
  });

  it.each([
    [29, [0, 29_000]],
    [30, [0]],
    [undefined, [0]],
  ])('of rate_limited with Retry-After: %s', async (retryAfter, expected) => {
    const { times } = await create([
      refused(429, 'rate_limited', retryAfter === undefined ? {} : { retryAfter }),
      made(),
    ]);
    expect(times).toEqual(expected);
  });

  it('come once after generation_failed, whatever else goes wrong between', async () => {
    expect((await create([unusable(), made()])).times).toEqual([0, 500]);
    const twice = await create([unusable(), FAULT, unusable(), made()]);
    expect([errorOf(twice).code, twice.times]).toEqual(['generation_failed', [0, 500, 1500]]);
  });

  it.each([
    [429, 'quota_exceeded'],
    [400, 'invalid_request'],
    [401, 'invalid_key'],
    [403, 'plan_required'],
    [404, 'not_found'],
    [409, 'conflict'],
    [422, 'empty_catalog'],
    [500, 'internal_error'],
  ])('never come after %s %s', async (status, code) => {
    const failed = await create([refused(status, code, { retryAfter: 1 }), made()]);
    expect([errorOf(failed).code, failed.times]).toEqual([code, [0]]);
  });

  it('give a removal for done whose first answer was lost', async () => {
    const world = createWorld([FAULT, gone(), gone()]);
    const { webhooks } = clientIn(world);
    await expect(world.until(webhooks.delete('w-1'))).resolves.toBeUndefined();
    await expect(world.until(webhooks.delete('w-1'))).rejects.toMatchObject({ code: 'not_found', attempts: 1 });
  });
});

describe('the limit of time', () => {
  it('is 95 seconds for a call that is not answered', async () => {
    const { outcome, world } = await create([NEVER]);
    expect(errorOf({ outcome })).toMatchObject({ code: 'timeout', status: null, attempts: 1 });
    expect(errorOf({ outcome }).message).toBe('there was no answer within 95 seconds');
    expect(world.now()).toBe(95_000);
  });

  it('is one for all requests and waits, and the last failure is told where no retry fits in', async () => {
    const hanging = await create([slow(), slow(), NEVER]);
    expect([errorOf(hanging).code, hanging.world.now(), errorOf(hanging).attempts]).toEqual(['timeout', 95_000, 3]);
    const late = await create([FAULT, refused(503, 'unavailable', { retryAfter: 95 }), made()]);
    expect([errorOf(late).code, late.world.now()]).toEqual(['unavailable', 500]);
    const limited = await create([refused(429, 'rate_limited', { retryAfter: 20 }), made()], { timeoutMs: 20_000 });
    expect([errorOf(limited).code, limited.times]).toEqual(['rate_limited', [0]]);
  });

  it('is set for the client or for a call', async () => {
    const world = createWorld([NEVER, NEVER]);
    const showbill = new Showbill({ baseUrl: 'https://hire.example', apiKey: 'sbk_1', timeoutMs: 3000, ...world });
    await expect(world.until(showbill.account())).rejects.toMatchObject({ code: 'timeout' });
    expect(world.now()).toBe(3000);
    await expect(world.until(showbill.account({ timeoutMs: 500 }))).rejects.toMatchObject({ code: 'timeout' });
    expect(world.now()).toBe(3500);
  });
});

describe('an abort', () => {
  const reason = new Error('the person left');

  it.each([
    ['during a request', [NEVER], [0]],
    ['during a wait', [{ afterMs: 900, answer: FAULT }, made()], [0]],
  ])('%s ends the call with its own reason', async (_case, answers, times) => {
    const world = createWorld(answers);
    const stop = new AbortController();
    world.at(1000, () => stop.abort(reason));
    await expect(world.until(clientIn(world).proposals.create(BRIEF, { signal: stop.signal }))).rejects.toBe(reason);
    expect([world.now(), world.sent.map(({ at }) => at), world.waiting()]).toEqual([1000, times, 0]);
  });

  it('before the call sends nothing', async () => {
    const { outcome, world } = await create([made()], { signal: AbortSignal.abort(reason) });
    expect([outcome, world.sent]).toEqual([reason, []]);
  });
});

describe('an error', () => {
  it('has all that the answer says', async () => {
    const error = { used: 120, limit: 120 };
    const failed = errorOf(await create([refused(429, 'quota_exceeded', { error })]));
    expect(failed).toBeInstanceOf(Error);
    expect(failed).toMatchObject({
      name: 'ShowbillError',
      message: 'it is quota_exceeded',
      code: 'quota_exceeded',
      status: 429,
      param: null,
      retryAfter: null,
      requestId: 'r-1',
      attempts: 1,
      used: 120,
      limit: 120,
    });
    expect(failed.code === 'quota_exceeded' && failed.limit - failed.used).toBe(0);
    // @ts-expect-error -- only quota_exceeded is sure to have it
    expect(() => failed.limit.toFixed()).not.toThrow();
    const wrong = refused(400, 'invalid_request', { error: { param: 'event.days' } });
    expect(errorOf(await create([wrong]))).toMatchObject({ message: 'it is invalid_request', param: 'event.days' });
  });

  it('keeps what the network said as its cause', async () => {
    const failed = errorOf(await create([FAULT], { timeoutMs: 400 }));
    expect([failed.code, failed.cause, failed.status]).toEqual(['network_error', FAULT, null]);
  });

  it.each([
    [200, 'OK'],
    [301, ''],
    [403, '<html>'],
    [404, '{"error":"no such page"}'],
    [404, 'null'],
  ])('is unexpected_answer where %s %s is not of the API', async (status, text) => {
    const failed = await create([new Response(text, { status }), made()]);
    expect([errorOf(failed).code, errorOf(failed).status, failed.times]).toEqual(['unexpected_answer', status, [0]]);
  });
});

describe('a list', () => {
  it('fetches a page when it is needed, with the same filters', async () => {
    const world = createWorld([page(['a', 'b'], 'after b'), page(['c'], null)]);
    const seen: string[] = [];
    for await (const { id } of clientIn(world).proposals.list({ status: 'sent', limit: 2 })) {
      seen.push(`${id} ${world.sent.length}`);
    }
    expect(seen).toEqual(['a 1', 'b 1', 'c 2']);
    expect(world.sent.map(({ url }) => url.split('?')[1])).toEqual([
      'status=sent&limit=2',
      'status=sent&limit=2&cursor=after+b',
    ]);
  });

  it('fetches nothing before it is asked, and no more once it is left', async () => {
    const world = createWorld([page(['a', 'b'], 'after b')]);
    const list = clientIn(world).proposals.list();
    expect(world.sent).toEqual([]);
    for await (const { id } of list) if (id === 'b') break;
    expect(world.sent).toHaveLength(1);
  });

  it('retries a page like any call, and passes on what ends it', async () => {
    const world = createWorld([page(['a'], 'x'), FAULT, refused(401, 'invalid_key')]);
    const seen: string[] = [];
    const read = async () => {
      for await (const { id } of clientIn(world).proposals.list()) seen.push(id);
    };
    await expect(world.until(read())).rejects.toMatchObject({ code: 'invalid_key', attempts: 2 });
    expect(seen).toEqual(['a']);
  });
});

it('a misspelt or misplaced field is an error of types', () => {
  const showbill = new Showbill({ baseUrl: 'https://hire.example', apiKey: 'sbk_1' });
  const { proposals, webhooks } = showbill;
  const calls = [
    // @ts-expect-error -- attendees
    () => proposals.create({ event: { description: 'Conference', attendes: 120 } }),
    // @ts-expect-error -- the description is missing
    () => proposals.create({ event: { days: 2 } }),
    // @ts-expect-error -- status
    () => proposals.list({ state: 'sent' }),
    // @ts-expect-error -- no such status
    () => proposals.list({ status: 'won' }),
    // @ts-expect-error -- no such kind of event
    () => webhooks.create({ url: 'https://crm.example/hook', events: ['proposal.won'] }),
    // @ts-expect-error -- to is missing
    () => showbill.availability({ from: '2027-03-01' }),
    // @ts-expect-error -- unit_price
    async () => (await proposals.get('id')).line_items[0]?.unitPrice,
  ];
  expect(calls).toHaveLength(7);
});
