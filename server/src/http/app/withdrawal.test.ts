import { afterAll, beforeAll, expect, it } from 'vitest';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** What a company sets of the right of withdrawal, and what it sees of it. */

/** Nothing is sent in these tests. */
const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Showbill <quotes@showbill.example>' };

let service: TestService;
let company: TestCompany;
let editor: TestPerson;

beforeAll(async () => {
  service = await startTestService({ config: { mail } });
  company = await service.company();
  editor = await signedInMember(service, company.id, 'editor');
});
afterAll(() => service.close());

const ask = async (path: string, input: unknown) =>
  (await editor.query(path, { company: company.id, input })).json.result.data;
const does = (path: string, input: unknown) => editor.mutate(path, input, { company: company.id });
const settings = (language: string) => ask('withdrawal.settings', { language });

it('is switched off, and offered with words of its own in each language', async () => {
  expect(await settings('en')).toMatchObject({
    is_offered: false,
    is_own: false,
    has_address: false,
    sends_mail: true,
  });
  await does('withdrawal.change', { is_offered: true });
  await does('withdrawal.change', { notice: { language: 'de', text: ' Unsere Worte ' } });
  expect(await settings('de')).toMatchObject({ is_offered: true, is_own: true, notice: 'Unsere Worte' });
  expect((await settings('en')).notice).toContain('within 14 days');
  expect((await settings('fr')).notice).toContain('dans les 14 jours');
  await does('withdrawal.change', { notice: { language: 'de', text: '' } });
  expect((await settings('de')).notice).toContain('innerhalb von 14 Tagen');
  const refused = await does('withdrawal.change', { notice: { language: 'de', text: 'x'.repeat(5001) } });
  expect(refused.json.error.data.param).toBe('notice');
});

it('is not switched on where the server sends no mail, and off all the same', async () => {
  const silent = await startTestService();
  try {
    const { id } = await silent.company();
    const person = await signedInMember(silent, id, 'editor');
    const change = (input: object) => person.mutate('withdrawal.change', input, { company: id });
    const refused = await change({ is_offered: true });
    expect([refused.status, refused.json.error.message]).toEqual([409, 'this server is not set up to send mail']);
    const { json } = await person.query('withdrawal.settings', { company: id, input: { language: 'en' } });
    expect(json.result.data).toMatchObject({ is_offered: false, sends_mail: false, has_email: false });
    expect((await change({ is_offered: false })).status).toBe(200);
  } finally {
    await silent.close();
  }
});

it('is not changed by viewers', async () => {
  const viewer = await signedInMember(service, company.id, 'viewer');
  const { status } = await viewer.mutate('withdrawal.change', { is_offered: false }, { company: company.id });
  expect(status).toBe(403);
});

it('asks whether a client is a consumer before a proposal is sent to them, where nobody has said', async () => {
  const body = { event: { description: 'Party for 40 with two speakers' }, client: { name: 'Ada' } };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  const isOpen = async () => (await ask('proposals.foreseeSending', { id: json.id })).client_kind_open;
  await does('withdrawal.change', { is_offered: true });
  expect(await isOpen()).toBe(true);
  await does('withdrawal.change', { is_offered: false });
  expect(await isOpen()).toBe(false);
  await does('withdrawal.change', { is_offered: true });
  await does('clients.update', { id: json.client.id, kind: 'business' });
  expect(await isOpen()).toBe(false);
  expect(await ask('withdrawal.ofProposal', { id: json.id })).toBeNull();
});
