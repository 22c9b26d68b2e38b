import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import type { Drafted, Progress } from '../types.ts';
import {
  aliasIn,
  answer,
  FAKE_USAGE,
  type FakeProvider,
  type Step,
  startFakeProvider,
} from '../../testing/fake-provider.ts';
import {
  buildRequest,
  CHAIR,
  draftWith,
  MICROPHONE,
  PRODUCTS,
  SPEAKER,
  TECHNICIAN,
  type TestRequest,
} from './fixtures.ts';
import { createModelDrafter } from './index.ts';

let provider: FakeProvider | undefined;

afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

async function drafted(request: TestRequest, ...script: readonly Step[]): Promise<Drafted> {
  provider = await startFakeProvider(...script);
  const settings = { provider: 'openai-compatible', model: 'fake', baseUrl: provider.baseUrl } as const;
  let now = 0;
  const clock = () => {
    now += 1_000;
    return now;
  };
  return draftWith(createModelDrafter(settings, { pause: async () => {}, clock }), request);
}

async function refusal(...script: readonly Step[]): Promise<AppError> {
  const error = await drafted(buildRequest(), ...script).catch((thrown: unknown) => thrown);
  if (!(error instanceof AppError)) throw new Error('drafting did not fail as it should', { cause: error });
  return error;
}

// By category, then kind.
const IN_ORDER = [SPEAKER, MICROPHONE, CHAIR, TECHNICIAN];
const alias = (id: string): string => `p${IN_ORDER.findIndex((each) => each.id === id) + 1}`;
const line = (id: string, units: unknown, more: Record<string, unknown> = {}) => ({
  product: alias(id),
  units,
  days: null,
  hours: null,
  optional: false,
  reason: 'For the speeches.',
  quote: null,
  ...more,
});
const EVENT = {
  language: 'en',
  kind: 'conference',
  attendees: 120,
  attendees_quote: '120 people',
  days: 2,
  days_quote: 'two days',
  date: null,
  venue: null,
  budget: null,
};
const sheet = (...lines: readonly unknown[]) => ({
  event: EVENT,
  not_from_us: [],
  title: 'Two-day conference',
  scope_summary: 'Sound for speeches.',
  lines,
  unmet: ['a confetti cannon'],
  assumptions: ['Mains power is by the stage.'],
  questions: ['Is the stage there already?'],
});
const GOOD = sheet(
  line(SPEAKER.id, 2),
  line(MICROPHONE.id, 2),
  line(TECHNICIAN.id, 1, { hours: 16 }),
  line(CHAIR.id, 120, { optional: true }),
);
const GOOD_LINES = [
  { productId: SPEAKER.id, units: 2, hours: null, optional: false },
  { productId: MICROPHONE.id, units: 2, hours: null, optional: false },
  { productId: TECHNICIAN.id, units: 1, hours: 16, optional: false },
  { productId: CHAIR.id, units: 120, hours: null, optional: true },
];
const gist = (result: Drafted) =>
  result.draft.lines.map(({ productId, units, hours, optional }) => ({ productId, units, hours, optional }));

describe('a good answer', () => {
  it('becomes the draft, in products of the shelf', async () => {
    const result = await drafted(buildRequest(), answer(GOOD));
    expect(gist(result)).toEqual(expect.arrayContaining(GOOD_LINES));
    expect(result).toMatchObject({
      by: 'model',
      draft: {
        title: 'Two-day conference',
        scopeSummary: 'Sound for speeches.',
        assumptions: ['Mains power is by the stage.'],
        questions: ['Is the stage there already?'],
        attendees: 120,
        days: 2,
        language: 'en',
      },
    });
    expect(result.draft.unmet).toContain('a confetti cannon');
    expect(provider?.requests).toHaveLength(1);
  });

  it('is accounted for', async () => {
    const { usage } = await drafted(buildRequest(), answer(GOOD));
    expect(usage).toMatchObject({
      provider: 'openai-compatible',
      model: 'fake',
      tries: 1,
      inputTokens: FAKE_USAGE.prompt_tokens,
      outputTokens: FAKE_USAGE.completion_tokens,
    });
    expect(usage?.milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('is asked for by JSON schema with every member required', async () => {
    await drafted(buildRequest(), answer(GOOD));
    expect(provider?.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      body: {
        model: 'fake',
        response_format: {
          type: 'json_schema',
          json_schema: {
            strict: true,
            schema: {
              required: [
                'event',
                'not_from_us',
                'title',
                'scope_summary',
                'lines',
                'unmet',
                'assumptions',
                'questions',
              ],
              additionalProperties: false,
              properties: {
                lines: { items: { required: ['product', 'units', 'days', 'hours', 'optional', 'reason', 'quote'] } },
              },
            },
          },
        },
      },
    });
  });

  it('counts in a fence, with numbers as text and with the title that the request gave', async () => {
    const loose = sheet(line(SPEAKER.id, '2'), line(MICROPHONE.id, '2'), line(TECHNICIAN.id, '1', { hours: '16' }));
    const text = `Of course!\n\`\`\`json\n${JSON.stringify(loose)}\n\`\`\``;
    const result = await drafted(buildRequest({ brief: { title: 'AGM 2027' } }), answer(text));
    expect(gist(result)).toEqual(expect.arrayContaining(GOOD_LINES.slice(0, 3)));
    expect(result.draft.title).toBe('AGM 2027');
    expect(provider?.requests).toHaveLength(1);
  });

  it('gives no way in for prices', async () => {
    const priced = sheet(...GOOD.lines.map((each) => ({ ...(each as object), unit_price: 0.01, total: 0.01 })));
    const result = await drafted(buildRequest(), answer({ ...priced, total: 0.01, discount: 99 }));
    expect(gist(result)).toEqual(expect.arrayContaining(GOOD_LINES));
    expect(JSON.stringify(result)).not.toContain('0.01');
  });

  it('has its texts cut and cleaned', async () => {
    const long = {
      ...sheet(line(SPEAKER.id, 2, { reason: `\u0007${'r'.repeat(900)}` }), ...GOOD.lines.slice(1)),
      title: `Con\u0000ference\n${'t'.repeat(900)}`,
      scope_summary: 's'.repeat(9000),
      unmet: Array.from({ length: 50 }, (_, index) => `${index} ${'u'.repeat(900)}`),
    };
    const { draft } = await drafted(buildRequest(), answer(long));
    expect(draft.title).toMatch(/^Conference t{189}$/);
    expect(draft.scopeSummary).toBe('s'.repeat(2000));
    expect(draft.lines.find((each) => each.productId === SPEAKER.id)?.reason).toBe('r'.repeat(300));
    expect(draft.unmet).toHaveLength(20);
    expect(Math.max(...draft.unmet.map((each) => each.length))).toBe(200);
  });

  it('is told where the stock is short, once, whatever the model wrote', async () => {
    const stock = { free: 1, tightestDay: '2026-06-12' };
    const products = PRODUCTS.map((each) => (each.id === SPEAKER.id ? { ...each, stock } : each));
    const note = '1 short on 12 June 2026: 2 needed, 1 free.';
    for (const reason of ['For the speeches.', `For the speeches. ${note}`, `For the speeches. ${note} ${note}`]) {
      const model = answer(sheet(line(SPEAKER.id, 2, { reason }), ...GOOD.lines.slice(1)));
      const { draft } = await drafted(buildRequest({ products }), model);
      expect(draft.lines.find((each) => each.productId === SPEAKER.id)?.reason).toBe(`For the speeches. ${note}`);
      expect(draft.lines.filter((each) => each.reason.includes('short on'))).toHaveLength(1);
      expect(provider?.requests).toHaveLength(1);
      await provider?.close();
    }
  });

  it('may stay silent on tokens', async () => {
    const silent = {
      choices: [{ message: { role: 'assistant', content: JSON.stringify(GOOD) }, finish_reason: 'stop' }],
    };
    const { usage } = await drafted(buildRequest(), { kind: 'raw', status: 200, body: JSON.stringify(silent) });
    expect(usage).toMatchObject({ tries: 1, inputTokens: null, outputTokens: null });
  });
});

describe('somebody who watches', () => {
  it('sees lines before the answer is whole, by the names of products', async () => {
    const heard: Progress[] = [];
    const report = (progress: Progress) => heard.push(progress);
    const result = await drafted({ ...buildRequest(), report }, answer(GOOD));
    expect(gist(result)).toEqual(expect.arrayContaining(GOOD_LINES));
    expect(provider?.requests[0]?.body).toMatchObject({ stream: true });
    const written = heard.filter(({ stage, lines }) => stage === 'choosing' && lines.length > 0).at(-1);
    expect(written?.lines[0]).toEqual({ product: SPEAKER.name, category: 'audio', units: 2, optional: false });
    expect(heard.at(-1)?.stage).toBe('checking');
  });

  it('costs no stream where nobody does', async () => {
    await drafted(buildRequest(), answer(GOOD));
    expect(provider?.requests[0]?.body).not.toHaveProperty('stream', true);
  });
});

describe('a faulty answer is sent back once', () => {
  it.each([
    ['half an object', JSON.stringify(GOOD).slice(0, 120)],
    ['another form', { items: [{ name: 'speaker', count: 2 }] }],
    ['an empty list', sheet()],
    ['nothing', ''],
  ])('%s', async (_name, faulty) => {
    const result = await drafted(buildRequest(), answer(faulty), answer(GOOD));
    expect(gist(result)).toEqual(expect.arrayContaining(GOOD_LINES));
    expect(result.usage).toMatchObject({ tries: 2, inputTokens: 2 * FAKE_USAGE.prompt_tokens });
    expect(provider?.requests).toHaveLength(2);
    expect(provider?.requests[1]?.messages.map((message) => message.role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
  });

  it('a refusal', async () => {
    const result = await drafted(buildRequest(), { kind: 'refusal', text: "I can't help with that." }, answer(GOOD));
    expect(gist(result)).toEqual(expect.arrayContaining(GOOD_LINES));
  });

  it('an alias that is not in the catalogue, named in the words of the prompt', async () => {
    const result = await drafted(
      buildRequest(),
      answer(sheet(...GOOD.lines, { ...line(SPEAKER.id, 3), product: 'p99' })),
      answer(GOOD),
    );
    expect(gist(result)).toEqual(expect.arrayContaining(GOOD_LINES));
    expect(provider?.requests[1]?.messages.at(-1)?.content).toContain('p99');
  });

  it.each([
    ['negative', -4],
    ['none', 0],
    ['a billion', 1e9],
    ['more than a number holds', 1e300],
  ])('units that are %s', async (_name, units) => {
    const result = await drafted(
      buildRequest(),
      answer(sheet(line(SPEAKER.id, units), ...GOOD.lines.slice(1))),
      answer(GOOD),
    );
    expect(gist(result)).toEqual(expect.arrayContaining(GOOD_LINES));
    expect(provider?.requests).toHaveLength(2);
  });

  it('and no id of the database is in what is sent', async () => {
    await drafted(buildRequest(), answer(sheet(line(SPEAKER.id, -4), line(SPEAKER.id, 1e9))), answer(GOOD));
    const sent = JSON.stringify(provider?.requests.map((request) => request.body));
    for (const each of PRODUCTS) expect(sent).not.toContain(each.id);
  });

  it('and the better of the two answers counts', async () => {
    const worse = sheet({ ...line(SPEAKER.id, 1), product: 'p98' });
    const result = await drafted(
      buildRequest(),
      answer(sheet(...GOOD.lines, { ...line(SPEAKER.id, 1), product: 'p99' })),
      answer(worse),
    );
    expect(gist(result)).toEqual(expect.arrayContaining(GOOD_LINES));
    expect(provider?.requests).toHaveLength(2);
  });

  it('and a usable first answer is kept when the second never comes', async () => {
    const first = answer(sheet(...GOOD.lines, { ...line(SPEAKER.id, 1), product: 'p99' }));
    const request = buildRequest({ signal: AbortSignal.timeout(400) });
    expect(gist(await drafted(request, first, { kind: 'stall' }))).toEqual(expect.arrayContaining(GOOD_LINES));
  });
});

describe('whatever comes, a draft holds whole positive units of the shelf only', () => {
  it.each([-4, 0, 0.4, 2.5, 1e9, 1e300, '7.2', 'many'])('for units of %s', async (units) => {
    const odd = answer(
      sheet(line(SPEAKER.id, units), line(MICROPHONE.id, 2), { ...line(CHAIR.id, 4), product: 'p77' }),
    );
    const { draft } = await drafted(buildRequest(), odd, odd);
    const shelf = new Set(PRODUCTS.map((each) => each.id));
    expect(draft.lines.length).toBeGreaterThan(0);
    for (const each of draft.lines) {
      expect(shelf.has(each.productId)).toBe(true);
      expect(Number.isSafeInteger(each.units) && each.units >= 1 && each.units < 1e6).toBe(true);
    }
  });
});

describe('nothing usable fails', () => {
  it.each([
    ['after two empty lists', answer(sheet())],
    ['after two answers of another form', answer({ items: [] })],
    ['after two refusals', { kind: 'refusal', text: 'No.' } as const],
    ['after two lists of nothing that there is', answer(sheet({ ...line(SPEAKER.id, 2), product: 'a unicorn' }))],
  ])('%s', async (_name, step) => {
    const error = await refusal(step, step);
    expect(error).toMatchObject({ code: 'generation_failed', message: 'The language model gave no usable draft.' });
    expect(provider?.requests).toHaveLength(2);
  });
});

it('a script can answer by what the prompt holds', async () => {
  const result = await drafted(buildRequest(), (request) =>
    answer(sheet({ ...line(SPEAKER.id, 2), product: aliasIn(request, MICROPHONE.name) })),
  );
  expect(result.draft.lines.map((each) => each.productId)).toContain(MICROPHONE.id);
});
