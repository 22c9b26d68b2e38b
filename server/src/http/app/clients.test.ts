import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;
let editor: TestPerson;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
  editor = await signedInMember(service, company.id, 'editor');
});
afterAll(() => service.close());

const ask = async (path: string, input: unknown) =>
  (await editor.query(`clients.${path}`, { company: company.id, input })).json.result.data;
const does = (path: string, input: unknown) => editor.mutate(`clients.${path}`, input, { company: company.id });

it('clients are made, found by any of their words, and changed in what is sent alone', async () => {
  const { json } = await does('create', {
    name: ' Ada Client ',
    email: 'ada@client.example',
    phone: '',
    company: 'Engines Ltd',
  });
  const { id } = json.result.data;
  await does('create', { name: 'Bob', email: '' });
  expect(await ask('get', { id })).toEqual({
    id,
    name: 'Ada Client',
    email: 'ada@client.example',
    phone: null,
    company: 'Engines Ltd',
    notes: null,
    kind: null,
    address: null,
    country: null,
    tax_number: null,
    price_list_id: null,
    language: null,
  });
  for (const text of ['ada', 'ENGINES ada', 'client.example']) {
    expect(await ask('list', { text })).toMatchObject({ count: 1, data: [{ id, proposals: 0 }] });
  }
  await does('update', { id, notes: 'pays late', email: null });
  expect(await ask('get', { id })).toMatchObject({ name: 'Ada Client', email: null, notes: 'pays late' });
  const { data, count } = await ask('list', { limit: 1, offset: 1 });
  expect([count, data.length, data[0].name]).toEqual([2, 1, 'Bob']);
});

it('a client is a business or a consumer, with an address, a country and a number for tax', async () => {
  const billing = { kind: 'consumer', address: '12 Quay Street\nLeeds LS1 4AB', country: 'GB', tax_number: 'GB 123' };
  const { id } = (await does('create', { name: 'Otto', ...billing })).json.result.data;
  expect(await ask('get', { id })).toMatchObject(billing);
  await does('update', { id, kind: 'business', country: 'DE' });
  expect(await ask('get', { id })).toMatchObject({ ...billing, kind: 'business', country: 'DE' });
  await does('update', { id, kind: '', address: '', country: '', tax_number: '' });
  expect(await ask('get', { id })).toMatchObject({ kind: null, address: null, country: null, tax_number: null });
  const params = [];
  for (const wrong of [
    { kind: 'person' },
    { country: 'ZZ' },
    { address: 'x'.repeat(301) },
    { tax_number: 'x'.repeat(41) },
  ]) {
    params.push((await does('update', { id, ...wrong })).json.error.data.param);
  }
  expect(params).toEqual(['kind', 'country', 'address', 'tax_number']);
});

it('a client without a name or with half an address is refused with the field', async () => {
  const params = [];
  for (const input of [{ name: ' ' }, { name: 'A', email: 'nowhere' }, { name: 'x'.repeat(201) }]) {
    params.push((await does('create', input)).json.error.data.param);
  }
  expect(params).toEqual(['name', 'email', 'name']);
});

it("a client's proposals are listed, and counted in the list", async () => {
  const event = { description: 'Conference for 100 with a stage' };
  const client = { name: 'Grace', email: 'grace@client.example' };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body: { event, client } });
  const { id } = json.client;
  const { data, next_cursor: next } = await ask('proposals', { id });
  expect([data.map((proposal: { id: string }) => proposal.id), next]).toEqual([[json.id], null]);
  expect((await ask('list', { text: 'grace' })).data[0].proposals).toBe(1);
});

it('a client is erased by an owner who types their name, and by nobody else', async () => {
  const owner = await signedInMember(service, company.id, 'owner');
  const { json } = await does('create', { name: 'Grace  Hopper', email: 'grace@client.example' });
  const { id } = json.result.data;
  const erase = (person: TestPerson, name: string) =>
    person.mutate('clients.erase', { id, name }, { company: company.id });
  expect((await erase(editor, 'Grace Hopper')).status).toBe(403);
  const refused = await erase(owner, 'Grace');
  expect(refused.status).toBe(400);
  expect(refused.json.error.message).toBe('name must be the client’s name, “Grace  Hopper”');
  const foreseen = await owner.query('clients.foreseeErasure', { company: company.id, input: { id } });
  expect(foreseen.json.result.data).toMatchObject({ proposals: 0, signed: 0, letters: 0, open: 0, backups_days: 14 });
  expect((await erase(owner, ' grace hopper')).status).toBe(200);
  expect((await erase(owner, 'Grace Hopper')).status).toBe(404);
});
