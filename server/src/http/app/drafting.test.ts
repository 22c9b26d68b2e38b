import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Drafted } from '../../generation/index.ts';
import type { ModelConfig } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { inEnglish } from '../../refusals/index.ts';
import { recordFailure, recordGeneration } from '../../proposals/generation-record.ts';
import { saveNewProposal } from '../../proposals/save.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';
import { draftOf } from '../v1/availability-fixtures/draft-of.ts';

const MODEL: ModelConfig = {
  provider: 'mistral',
  model: 'mistral-large-latest',
  apiKey: 'sk-secret-0123456789',
  baseUrl: 'https://gateway.example/v1',
  region: undefined,
  fallback: true,
};

let service: TestService;
let company: TestCompany;
let other: TestCompany;
let owner: TestPerson;

beforeAll(async () => {
  service = await startTestService({ config: { model: MODEL } });
  [company, other] = [await service.company(), await service.company()];
  owner = await signedInMember(service, company.id, 'owner');
});
afterAll(() => service.close());

async function generated(companyId: string, by: Pick<Drafted, 'by' | 'usage' | 'fellBackBecause'>): Promise<string> {
  const draft = draftOf({ date: '2026-12-01', days: 1, lines: [] });
  return forCompany(service.context.db, companyId, async (tx) => {
    const id = await saveNewProposal(tx, companyId, draft, '2026-11-20', TEST_NOW);
    await recordGeneration(tx, companyId, id, { draft: null as never, ...by }, 1200);
    return id;
  });
}

const byModel = (inputTokens: number | null, outputTokens: number | null, tries = 1) => ({
  by: 'model' as const,
  usage: { provider: 'mistral', model: 'm', tries, inputTokens, outputTokens, milliseconds: 1000 },
});
const fail = (companyId: string, reason: string) =>
  recordFailure(service.context, companyId, new AppError('generation_failed', inEnglish(reason)), 900);
const ask = async (person: TestPerson, companyId: string) => {
  const { json } = await person.query('drafting.get', { company: companyId });
  return json.result.data;
};

describe('drafting', () => {
  it('says who drafts, and nothing of keys and addresses', async () => {
    const { json } = await owner.query('drafting.get', { company: company.id });
    expect(json.result.data).toEqual({
      model: { provider: 'mistral', name: 'mistral-large-latest', fallback: true },
      days: 30,
      by_model: 0,
      by_planner: 0,
      input_tokens: null,
      output_tokens: null,
      tries: null,
      failures: [],
    });
    expect(JSON.stringify(json)).not.toMatch(/secret|gateway/);
  });

  it('says that the built-in planner drafts where no model is configured', async () => {
    const plain = await startTestService({ config: { model: null } });
    try {
      const { id } = await plain.company();
      expect((await ask(await signedInMember(plain, id, 'owner'), id)).model).toBeNull();
    } finally {
      await plain.close();
    }
  });

  it('counts what drafts took, and tells of failures with the newest first, of this company alone', async () => {
    for (const [input, output, tries] of [
      [1000, 100, 1],
      [3000, 500, 3],
      [1400, 300, 1],
    ] as const) {
      await generated(company.id, byModel(input, output, tries));
    }
    await fail(company.id, 'The language model is busy; try again later.');
    const stepped = await generated(company.id, {
      by: 'builtin',
      usage: null,
      fellBackBecause: 'The language model could not be reached.',
    });
    await generated(other.id, byModel(99_999, 99_999));
    await fail(other.id, 'The other company’s failure.');
    expect(await ask(owner, company.id)).toMatchObject({
      by_model: 3,
      by_planner: 1,
      input_tokens: { median: 1400, sum: 5400 },
      output_tokens: { median: 300, sum: 900 },
      tries: { median: 1, sum: 5 },
      failures: [
        { reason: 'The language model could not be reached.', proposal_id: stepped, at: expect.any(String) },
        { reason: 'The language model is busy; try again later.', proposal_id: null },
      ],
    });
    const german = { company: company.id, headers: { 'accept-language': 'de' } };
    const { failures } = (await owner.query('drafting.get', german)).json.result.data;
    expect(failures[0].reason).toBe('Das Sprachmodell war nicht erreichbar.');
  });

  it('counts a draft whose provider tells of no tokens, and none of more than 30 days ago', async () => {
    const third = await service.company();
    await generated(third.id, byModel(null, null));
    const old = await generated(third.id, byModel(5000, 500));
    await forCompany(service.context.db, third.id, (tx) =>
      tx
        .updateTable('generations')
        .set({ created_at: new Date(Date.parse('2020-01-01')) })
        .where('proposal_id', '=', old)
        .execute(),
    );
    expect(await ask(await signedInMember(service, third.id, 'owner'), third.id)).toMatchObject({
      by_model: 1,
      input_tokens: null,
      output_tokens: null,
      tries: { median: 1, sum: 1 },
    });
  });

  it.each(['editor', 'viewer'] as const)('is not for a member who is %s', async (role) => {
    const member = await signedInMember(service, company.id, role);
    const { status, json } = await member.query('drafting.get', { company: company.id });
    expect(status).toBe(403);
    expect(json.error.message).toContain('this needs the role owner');
  });

  it('is not for the owner of another company', async () => {
    const stranger = await signedInMember(service, other.id, 'owner');
    expect((await stranger.query('drafting.get', { company: company.id })).status).toBe(404);
  });
});
