import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;
let viewer: TestPerson;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
  viewer = await signedInMember(service, company.id, 'viewer');
  for (const { key } of [company, await service.company()]) {
    const client = { name: 'Harbour Trust', email: 'events@harbour.example' };
    const body = { event: { description: 'A party for 80' }, title: 'Harbour summer party', client };
    await service.call('POST', '/v1/proposals', { key, body });
  }
});
afterAll(() => service.close());

const find = async (text: string) => {
  const { json } = await viewer.query('find', { company: company.id, input: { text } });
  return json.result.data;
};

it('finds proposals, clients and products of the company by what they are called', async () => {
  expect(await find(' harbour ')).toEqual({
    proposals: [expect.objectContaining({ title: 'Harbour summer party', status: 'draft', client: 'Harbour Trust' })],
    clients: [expect.objectContaining({ name: 'Harbour Trust', email: 'events@harbour.example' })],
    products: [],
  });
  expect(await find('qsc')).toMatchObject({ proposals: [], clients: [], products: [{ sku: 'SP' }] });
  expect(await find('%')).toEqual({ proposals: [], clients: [], products: [] });
});

it('names products first that are called so as it was typed', async () => {
  const editor = await signedInMember(service, company.id, 'editor');
  for (const name of ['Riser 107', 'Riser 117', 'Riser 7', 'Riser 7 with rail']) {
    const product = { name, category: 'staging', unit: 'day', unit_price: 12 };
    await editor.mutate('catalogue.create', product, { company: company.id });
  }
  const { products } = await find('riser 7');
  expect(products.map(({ name }: { name: string }) => name)).toEqual([
    'Riser 7',
    'Riser 7 with rail',
    'Riser 107',
    'Riser 117',
  ]);
});

it('takes no empty text', async () => {
  const { status, json } = await viewer.query('find', { company: company.id, input: { text: ' ' } });
  expect([status, json.error.data.param]).toEqual([400, 'text']);
});
