import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { inEnglish } from '../../refusals/index.ts';
import { clientOf } from '../../testing/client.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import { wrappedDrafter } from '../../testing/wrapped-drafter.ts';

const BODY = { event: { description: 'Conference for 120 with a keynote and four radio mics' } };
const LINES = 'application/x-ndjson';
const WANTED = { accept: `${LINES}, application/json` };

let service: TestService;
let company: TestCompany;
beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
});
afterAll(() => service.close());

const linesOf = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Lets waits between requests pass, and the end of the time never come. */
const atOnce = (ms: number) => (ms < 10_000 ? Promise.resolve() : new Promise<void>(() => {}));

describe('a creation that asks for progress', () => {
  it('is told each stage once, in their order, and ends with the proposal', async () => {
    const { status, headers, text } = await service.call('POST', '/v1/proposals', {
      key: company.key,
      body: BODY,
      headers: WANTED,
    });
    expect([status, headers['content-type']]).toEqual([201, LINES]);
    expect(headers).toMatchObject({ ratelimit: expect.stringContaining('r='), 'request-id': expect.any(String) });
    const lines = linesOf(text);
    const last = lines.pop();
    expect(lines.map(({ stage }) => stage).filter((stage, at, all) => all.indexOf(stage) === at)).toEqual([
      'reading',
      'choosing',
      'checking',
      'pricing',
    ]);
    expect(lines.at(-1).lines).toBe(last.proposal.line_items.length);
    const { json } = await service.call('GET', `/v1/proposals/${last.proposal.id}`, { key: company.key });
    expect(last.proposal.line_items).toEqual(json.line_items);
  });

  it.each([
    [400, 'invalid_request', { event: { description: '' } }],
    [404, 'not_found', { ...BODY, client_id: crypto.randomUUID() }],
  ])('is refused with %s %s as any other', async (expected, code, body) => {
    const { status, headers, json } = await service.call('POST', '/v1/proposals', {
      key: company.key,
      body,
      headers: WANTED,
    });
    expect([status, json.error.code]).toEqual([expected, code]);
    expect(headers['content-type']).toContain('application/json');
  });

  it('ends with the error where drafting fails, and gives the place back', async () => {
    const drafter = wrappedDrafter({
      before: async ({ report }) => {
        report?.({ stage: 'choosing', lines: [] });
        throw new AppError('generation_failed', inEnglish('nothing usable'));
      },
    });
    const failing = await startTestService({ drafter }, service.database);
    const { key } = await failing.company();
    const { text } = await failing.call('POST', '/v1/proposals', { key, body: BODY, headers: WANTED });
    expect(linesOf(text).at(-1)).toEqual({
      status: 502,
      error: { code: 'generation_failed', message: 'nothing usable' },
      quota: { used: 0, limit: 120 },
    });
    const told: string[] = [];
    const made = clientOf(failing, key, { sleep: atOnce }).proposals.create(BODY, {
      onProgress: ({ stage }) => told.push(stage),
    });
    await expect(made).rejects.toMatchObject({ code: 'generation_failed', status: 502, attempts: 2 });
    expect(told).toEqual(['reading', 'choosing', 'reading', 'choosing']);
    expect((await failing.call('GET', '/v1/me', { key })).json.quota.used).toBe(0);
    await failing.close();
  });

  it('is answered whole where the same Idempotency-Key comes again', async () => {
    const headers = { ...WANTED, 'idempotency-key': 'progress-1' };
    const first = await service.call('POST', '/v1/proposals', { key: company.key, body: BODY, headers });
    const again = await service.call('POST', '/v1/proposals', { key: company.key, body: BODY, headers });
    expect([first.headers['content-type'], again.headers['idempotency-replayed']]).toEqual([LINES, 'true']);
    expect(again.json).toEqual(linesOf(first.text).at(-1).proposal);
  });
});
