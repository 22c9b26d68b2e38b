import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Draft } from '../../generation/index.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import { wrappedDrafter } from '../../testing/wrapped-drafter.ts';

/** What a draft took for granted and would ask the client, in what the API answers. */

let open: Pick<Draft, 'assumptions' | 'questions'> = { assumptions: [], questions: [] };
const drafter = wrappedDrafter({ after: (draft) => ({ ...draft, ...open }) });

let service: TestService;
let company: TestCompany;
beforeAll(async () => {
  service = await startTestService({ drafter });
  company = await service.company();
});
afterAll(() => service.close());

async function created(texts: typeof open) {
  open = texts;
  const body = { event: { description: 'Party for 40 with two speakers' } };
  const { status, json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  expect(status).toBe(201);
  return json;
}

const TEXTS = {
  assumptions: ['One room, on the ground floor'],
  questions: ['When may we load in?', 'Is there a lift?'],
};

describe('assumptions and questions', () => {
  it('are in the answer of a creation, in a fetch and in a list', async () => {
    const made = await created(TEXTS);
    expect(made).toMatchObject(TEXTS);
    const fetched = await service.call('GET', `/v1/proposals/${made.id}`, { key: company.key });
    expect(fetched.json).toMatchObject(TEXTS);
    const listed = await service.call('GET', '/v1/proposals?limit=1', { key: company.key });
    expect(listed.json.data[0]).toMatchObject({ id: made.id, ...TEXTS });
  });

  it('are empty where a draft has none', async () => {
    expect(await created({ assumptions: [], questions: [] })).toMatchObject({ assumptions: [], questions: [] });
  });

  it('stand once each, on one line without control characters, cut to 300 characters and 20 of a kind', async () => {
    const many = Array.from({ length: 25 }, (_, n) => `${n + 1}. ${'é'.repeat(400)}`);
    const { assumptions, questions } = await created({
      assumptions: [' \u0007 ', 'Indoors\r\nand\u202E dry\0 ', 'Indoors and dry'],
      questions: many,
    });
    expect(assumptions).toEqual(['Indoors and dry']);
    expect(questions).toEqual(many.slice(0, 20).map((text) => text.slice(0, 300)));
  });

  it('are described in the documentation', async () => {
    const { json } = await service.call('GET', '/v1/openapi.json');
    const { properties } = json.components.schemas.Proposal;
    for (const name of ['assumptions', 'questions']) {
      expect(properties[name]).toMatchObject({ type: 'array', items: { type: 'string' } });
      expect(properties[name].description).toContain('Never shown to the client');
    }
  });
});
