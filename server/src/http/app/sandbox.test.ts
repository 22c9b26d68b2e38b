import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** What an owner sees of what test keys made, and does with it. */

let service: TestService;
let company: TestCompany;
let owner: TestPerson;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
  owner = await signedInMember(service, company.id, 'owner');
});
afterAll(() => service.close());

const at = () => ({ company: company.id });
const query = async (procedure: string) => (await owner.query(procedure, at())).json.result.data;
const mutate = async (procedure: string, input?: object) => (await owner.mutate(procedure, input, at())).json;

describe('the sandbox in the application', () => {
  it('is there from the first test key on, lists what keys made, sends it, and is wiped', async () => {
    expect(await query('sandbox.get')).toBeNull();
    const { key } = (await mutate('keys.create', { name: 'CRM', test: true })).result.data;
    expect(key).toMatch(/^sbk_test_/);
    expect(await query('sandbox.get')).toEqual({ count: 0, newest: [], webhooks: [] });
    const body = { title: 'On trial', event: { description: 'Party for 40 with two speakers' } };
    const [test, real] = [
      (await service.call('POST', '/v1/proposals', { key, body })).json,
      (await service.call('POST', '/v1/proposals', { key: company.key, body })).json,
    ];
    const hook = { url: 'https://93.184.215.14/hook', events: ['proposal.sent'] };
    const { id } = (await service.call('POST', '/v1/webhooks', { key, body: hook })).json;
    const { count, newest, webhooks } = await query('sandbox.get');
    expect([count, webhooks]).toEqual([1, [expect.objectContaining({ ...hook, id, status: 'active' })]]);
    expect(await query('webhooks.list')).toEqual([]);
    expect(newest).toEqual([
      {
        id: test.id,
        number: 'TEST-2026-0001',
        title: 'On trial',
        status: 'draft',
        total: test.total,
        currency: 'GBP',
        created_at: test.created_at,
        share_url: test.share_url,
      },
    ]);
    expect((await mutate('sandbox.send', { id: test.id })).result.data).toMatchObject({ id: test.id, status: 'sent' });
    expect((await mutate('sandbox.send', { id: real.id })).error.data.code).toBe('not_found');
    expect(await query('mail.list')).toMatchObject({ mails: [] });

    const { proposals } = (await owner.query('proposals.list', { ...at(), input: {} })).json.result.data;
    expect(proposals.map(({ id }: { id: string }) => id)).toEqual([real.id]);
    expect((await owner.query('proposals.get', { ...at(), input: { id: test.id } })).status).toBe(404);

    expect((await mutate('sandbox.wipe')).result.data).toEqual({ proposals: 1 });
    expect((await query('sandbox.get')).newest).toEqual([]);
    const { data } = (await owner.query('audit.list', { ...at(), input: {} })).json.result.data;
    expect(data[0]).toMatchObject({ what: 'key.test_data_wiped', actor: { id: owner.id } });
  });
});
