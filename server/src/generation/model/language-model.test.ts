import { afterEach, describe, expect, it } from 'vitest';
import {
  answer,
  type Behaviour,
  FAKE_USAGE,
  type FakeProvider,
  failure,
  startFakeProvider,
} from '../../testing/fake-provider.ts';
import { type OpenModel, openModel, type Reply } from './language-model.ts';

let provider: FakeProvider | undefined;

afterEach(async () => {
  await provider?.close();
  provider = undefined;
});

const SHEET = {
  title: 'Conference',
  scope_summary: 'Sound.',
  lines: [{ product: 'p1', units: 2, hours: null, optional: false, reason: 'For the speeches.' }],
  unmet: [],
};
const TEXT = JSON.stringify(SHEET);

async function open(...script: readonly Behaviour[]): Promise<OpenModel> {
  provider = await startFakeProvider(...script);
  let now = 0;
  const clock = () => {
    now += 200;
    return now;
  };
  return openModel({ provider: 'openai-compatible', model: 'fake', baseUrl: provider.baseUrl }, fetch, clock);
}

async function ask(model: OpenModel, listening = true) {
  const heard: string[] = [];
  let calls = 0;
  const reply = await model.ask(
    'Rules',
    [{ role: 'user', text: 'A conference' }],
    new AbortController().signal,
    () => {
      calls += 1;
    },
    listening ? (text) => heard.push(text) : undefined,
  );
  return { reply, heard, calls };
}

function events(...lines: readonly unknown[]): Behaviour {
  const body = lines.map((line) => `data: ${typeof line === 'string' ? line : JSON.stringify(line)}\n\n`).join('');
  return { kind: 'raw', status: 200, headers: { 'content-type': 'text/event-stream' }, body };
}

const piece = (content: string) => ({ choices: [{ delta: { content } }] });
const streamsAsked = () => provider?.requests.map(({ body }) => body.stream === true);

describe('an answer that somebody listens to', () => {
  it('is heard from its beginning while it comes, and is the same as one that comes as a whole', async () => {
    const model = await open(answer(SHEET));
    const { reply, heard, calls } = await ask(model);
    expect(heard).toHaveLength(5);
    for (const [index, text] of heard.entries()) expect(text.startsWith(heard[index - 1] ?? '{')).toBe(true);
    expect(heard.at(-1)).toBe(TEXT);
    expect(calls).toBe(1);
    expect(reply).toEqual<Reply>({
      text: TEXT,
      answer: expect.objectContaining({ title: 'Conference' }),
      bySchema: true,
      cutShort: false,
      inputTokens: FAKE_USAGE.prompt_tokens,
      outputTokens: FAKE_USAGE.completion_tokens,
    });
    expect((await ask(model, false)).reply).toEqual(reply);
    expect(streamsAsked()).toEqual([true, false]);
    expect(provider?.requests[0]?.body).toMatchObject({
      stream_options: { include_usage: true },
      response_format: { type: 'json_schema' },
    });
  });

  it('may come as a whole from a server that knows no streams, which is asked once and for no stream again', async () => {
    const model = await open(answer(SHEET, 'stop', { plain: true }));
    const { reply, heard, calls } = await ask(model);
    expect(reply).toMatchObject({ answer: { title: 'Conference' }, inputTokens: FAKE_USAGE.prompt_tokens });
    expect({ heard, calls }).toEqual({ heard: [], calls: 1 });
    await ask(model);
    expect(streamsAsked()).toEqual([true, false]);
  });

  it('comes as a whole where streams are refused, now and from then on', async () => {
    const model = await open(failure(400, 'stream is not supported for this model'), answer(SHEET));
    expect(await ask(model)).toMatchObject({ reply: { answer: { title: 'Conference' }, bySchema: true }, calls: 2 });
    expect((await ask(model)).calls).toBe(1);
    expect(streamsAsked()).toEqual([true, false, false]);
  });

  it('is streamed as plain text where schemas are refused', async () => {
    const model = await open(failure(400, 'response_format is not supported'), answer(`Here:\n${TEXT}`));
    const { reply, heard } = await ask(model);
    expect(reply).toMatchObject({ answer: { title: 'Conference' }, bySchema: false });
    expect(heard.length).toBeGreaterThan(1);
    expect(streamsAsked()).toEqual([true, true]);
  });

  it('may be long, although a stream wraps each of its words', async () => {
    const words = Array.from({ length: 3_000 }, () => ({ ...piece('word '), system_fingerprint: 'x'.repeat(800) }));
    const model = await open(events(...words, { choices: [{ delta: {}, finish_reason: 'stop' }] }));
    expect((await ask(model)).reply.text).toHaveLength(15_000);
  });

  it('is a refusal, or nothing, as it would be otherwise', async () => {
    const refused = await open({ kind: 'refusal', text: 'I cannot help with that.' });
    const expected = (await ask(refused, false)).reply;
    expect(expected.answer).toBeNull();
    expect((await ask(refused)).reply).toEqual(expected);
    await provider?.close();
    const empty = await open(answer(''));
    expect((await ask(empty)).reply).toEqual((await ask(empty, false)).reply);
  });

  it('says when it was cut short, as a whole one does', async () => {
    const model = await open(answer('{"title":"Conf', 'length'));
    expect((await ask(model)).reply).toMatchObject({ answer: null, cutShort: true });
    expect((await ask(model, false)).reply).toMatchObject({ answer: null, cutShort: true });
  });

  it('counts without a word of its end where all of it is there', async () => {
    const model = await open(events(piece(TEXT.slice(0, 40)), piece(TEXT.slice(40))));
    expect((await ask(model)).reply).toMatchObject({ answer: { title: 'Conference' }, outputTokens: null });
  });

  it.each([
    ['ends before the answer does', events(piece(TEXT.slice(0, 60))), { fault: 'unreachable' }],
    ['ends before it has begun', events(), { fault: 'not_a_model' }],
    ['holds no events of a model', events('hello'), { fault: 'not_a_model' }],
    [
      'tells of a fault in its middle',
      events(piece('{"title":'), { error: { message: 'overloaded', type: 'server_error', code: 503 } }),
      { fault: 'failing', status: 503 },
    ],
    [
      'tells of a fault without its number',
      events({ error: { message: 'something went wrong' } }),
      { fault: 'failing' },
    ],
  ])('fails where the stream %s', async (_name, step, fault) => {
    const model = await open(step);
    await expect(ask(model)).rejects.toMatchObject(fault);
    expect(streamsAsked()).toEqual([true]);
  });

  it('is asked for as a stream again after a web page came instead', async () => {
    const page = { kind: 'raw', status: 200, headers: { 'content-type': 'text/html' }, body: '<html></html>' } as const;
    const model = await open(page, answer(SHEET));
    await expect(ask(model)).rejects.toMatchObject({ fault: 'not_a_model' });
    expect((await ask(model)).heard).not.toEqual([]);
  });
});
