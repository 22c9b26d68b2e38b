import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;
let editor: TestPerson;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company({ taxRate: '20' });
  editor = await signedInMember(service, company.id, 'editor');
});
afterAll(() => service.close());

describe('a new company', () => {
  it.each(['GBP', 'JPY', 'BHD'])('starts from the sample catalogue, once, with prices in %s', async (currency) => {
    const person = openBrowser(service);
    const signUp = await person.mutate('signUp', {
      name: 'Ada',
      email: `ada@${currency.toLowerCase()}.example`,
      password: 'a long password',
      company: { name: 'Fresh', currency, country: 'GB' },
    });
    const ask = { company: signUp.json.result.data.company_id };
    const progress = async () => (await person.query('company.progress', ask)).json.result.data;
    expect(await progress()).toEqual({ products: 0, has_proposals: false });
    const { json } = await person.mutate('company.startFromSample', {}, ask);
    const { products } = json.result.data;
    expect(products).toBeGreaterThan(100);
    expect(await progress()).toEqual({ products, has_proposals: false });
    expect((await person.mutate('company.startFromSample', {}, ask)).status).toBe(409);
    expect(await progress()).toEqual({ products, has_proposals: false });
  });

  it('is told of its first proposal', async () => {
    const ask = { company: company.id };
    await service.call('POST', '/v1/proposals', {
      key: company.key,
      body: { event: { description: 'A party for 50' } },
    });
    expect((await editor.query('company.progress', ask)).json.result.data.has_proposals).toBe(true);
  });
});
