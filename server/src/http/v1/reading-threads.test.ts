import { afterEach, expect, it } from 'vitest';
import { createReadingThreads, createThreadedDrafter } from '../../generation/index.ts';
import { startTestService, type TestService } from '../../testing/service.ts';

const LONG = 'speaker/microphone/'.repeat(600).slice(0, 10_000);
const BRIEF = 'Conference for 120 with two radio mics, a projector and a sound engineer.';

let service: TestService;

afterEach(() => service.close());

async function start(options: Parameters<typeof createReadingThreads>[0] = {}): Promise<TestService> {
  service = await startTestService({ drafter: createThreadedDrafter(createReadingThreads(options)) });
  return service;
}

function create(key: string, description: string) {
  return service.call('POST', '/v1/proposals', { key, body: { event: { description } } });
}

it('a draft made on a thread is the one made without', async () => {
  const direct = await startTestService();
  const { key } = await (await start()).company();
  const [made, other] = [
    await create(key, BRIEF),
    await direct.call('POST', '/v1/proposals', { key, body: { event: { description: BRIEF } } }),
  ];
  await direct.close();
  expect(made.status).toBe(201);
  const told = ({ json }: typeof made) => ({
    title: json.title,
    scope: json.scope_summary,
    lines: json.line_items.map(({ id: _id, ...line }: { id: string }) => line),
    assumptions: json.assumptions,
    questions: json.questions,
    unmet: json.unmet,
  });
  expect(told(made)).toEqual(told(other));
});

it('long descriptions of one company leave the process to the others', async () => {
  await start();
  const [one, other] = [await service.company(), await service.company()];
  expect((await create(other.key, BRIEF)).status).toBe(201); // a thread has started
  const over = new AbortController();
  const drafts = Promise.all(Array.from({ length: 4 }, () => create(one.key, LONG))).finally(() => over.abort());
  let answered = 0;
  for (; !over.signal.aborted; answered += 1) {
    expect((await service.call('GET', '/v1/me', { key: other.key })).status).toBe(200);
  }
  const answers = await drafts;
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  // on the event loop it would be one, before the first is read
  expect(answered).toBeGreaterThan(10);
});

it('a description that takes too long fails alone, and says why', async () => {
  await start({ longest: 1 });
  const { key } = await service.company();
  const late = await create(key, LONG);
  expect(late.status).toBe(502);
  expect(late.json.error).toEqual({
    code: 'generation_failed',
    message: 'Reading the description took too long. Please shorten it.',
  });
  expect((await service.call('GET', '/v1/me', { key })).json.quota.used).toBe(0);
});

it('too many at once are asked to come again', async () => {
  await start({ mostWaiting: 0 });
  const { key } = await service.company();
  const { status, headers, json } = await create(key, BRIEF);
  expect([status, json.error.code, headers['retry-after']]).toEqual([503, 'unavailable', '5']);
});
