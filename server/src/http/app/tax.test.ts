import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestService } from '../../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

let signed = 0;

/** A company that signs up in a country, and its owner. */
async function signUp(company: object) {
  signed += 1;
  const person = openBrowser(service);
  const answer = await person.mutate('signUp', {
    name: 'Ada',
    email: `tax${signed}@northlight.example`,
    password: 'a long password',
    company: { name: 'Northlight', currency: 'GBP', country: 'GB', ...company },
  });
  const id: string = answer.json.result?.data.company_id;
  const settings = async () => (await person.query('company.settings', { company: id })).json.result.data;
  return { answer, id, person, settings };
}

async function draftOf(person: TestPerson, id: string, key: string): Promise<string> {
  const { json } = await service.call('POST', '/v1/proposals', {
    key,
    body: { event: { description: 'Party for 40' } },
  });
  await person.query('proposals.get', { company: id, input: { id: json.id } });
  return json.id;
}

describe('signing up', () => {
  it('takes a rate and a number, which are a decision', async () => {
    const { settings } = await signUp({ tax_rate: 20, tax_number: ' GB 123 4567 89 ' });
    expect(await settings()).toMatchObject({
      tax_rate: 20,
      tax_label: 'VAT',
      tax_number: 'GB 123 4567 89',
      tax_number_name: 'VAT number',
      tax_decided: true,
    });
  });

  it('takes that no tax is charged, which is a decision too', async () => {
    expect(await (await signUp({ tax_rate: 0 })).settings()).toMatchObject({ tax_rate: 0, tax_decided: true });
  });

  it('needs neither, and leaves it to be decided with the usual rate at hand', async () => {
    const { settings } = await signUp({ country: 'DE', currency: 'EUR' });
    expect(await settings()).toMatchObject({
      tax_rate: 0,
      tax_label: 'MwSt.',
      tax_decided: false,
      usual_tax: { name: 'MwSt.', rate: 19, number_name: 'USt-IdNr.' },
    });
  });

  it('has no usual rate where it differs by state, and nothing to decide where there is no tax', async () => {
    const american = await signUp({ country: 'US', currency: 'USD' });
    expect(await american.settings()).toMatchObject({ tax_decided: false, usual_tax: { rate: null } });
    const hongKong = await signUp({ country: 'HK', currency: 'HKD' });
    expect(await hongKong.settings()).toMatchObject({ tax_decided: true, usual_tax: null });
  });

  it.each([
    ['tax_rate', { tax_rate: 101 }],
    ['tax_number', { tax_rate: 20, tax_number: '1'.repeat(41) }],
  ])('refuses a %s that cannot be', async (param, company) => {
    const { answer } = await signUp(company);
    expect([answer.status, answer.json.error.data.param]).toEqual([400, param]);
  });
});

describe('a company without a decision', () => {
  it('is warned before a first sending, until it says what it charges', async () => {
    const company = await service.company();
    const editor = await signedInMember(service, company.id, 'editor');
    const id = await draftOf(editor, company.id, company.key);
    const undecided = async () =>
      (await editor.query('proposals.foreseeSending', { company: company.id, input: { id } })).json.result.data
        .tax_undecided;
    expect(await undecided()).toBe(true);
    await editor.mutate('company.change', { tax_rate: 0 }, { company: company.id });
    expect(await undecided()).toBe(false);
    await editor.mutate('company.change', { tax_rate: 20 }, { company: company.id });
    expect(await undecided()).toBe(false);
  });

  it('is none where a rate was set before', async () => {
    const company = await service.company({ taxRate: '20' });
    const editor = await signedInMember(service, company.id, 'editor');
    const { json } = await editor.query('me.company', { company: company.id });
    expect(json.result.data.company.tax_decided).toBe(true);
  });
});

describe('what clients see', () => {
  it('names the tax as the country does, and shows the number on the page', async () => {
    const company = await service.company({ taxRate: '20' });
    const editor = await signedInMember(service, company.id, 'editor');
    const id = await draftOf(editor, company.id, company.key);
    const { json } = await service.call('GET', `/v1/proposals/${id}`, { key: company.key });
    const page = async () => (await service.call('GET', new URL(json.share_url).pathname)).text;
    expect(await page()).not.toContain('VAT number');
    await editor.mutate('company.change', { tax_number: 'GB<123>' }, { company: company.id });
    expect(await page()).toContain('VAT number <bdi>GB&lt;123&gt;</bdi>');
    expect(await page()).toContain('VAT 20 %');
  });
});
