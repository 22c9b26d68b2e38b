import sharp from 'sharp';
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

const settings = async () => (await editor.query('company.settings', { company: company.id })).json.result.data;
const change = (input: object) => editor.mutate('company.change', input, { company: company.id });
const put = (body: Uint8Array, headers: Record<string, string> = {}) =>
  service.call('PUT', '/app/logo', {
    body,
    headers: {
      cookie: editor.cookie,
      origin: 'http://showbill.test',
      'x-company': company.id,
      'content-type': 'image/png',
      ...headers,
    },
  });
const path = async () => (await settings()).logo;

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
    const { json } = await person.mutate('catalogue.startFromSample', {}, ask);
    const { created: products } = json.result.data;
    expect(products).toBeGreaterThan(100);
    expect(await progress()).toEqual({ products, has_proposals: false });
    expect((await person.mutate('catalogue.startFromSample', {}, ask)).status).toBe(409);
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

async function makeProposal(): Promise<string> {
  const body = { event: { description: 'A party for 50' } };
  return (await service.call('POST', '/v1/proposals', { key: company.key, body })).json.id;
}

async function shownBy(id: string) {
  const { json } = await editor.query('proposals.get', { company: company.id, input: { id } });
  const { layout, pictures, cover_note } = json.result.data;
  return { layout, pictures, cover_note };
}

describe('a new proposal', () => {
  it('begins as the company set it, and older ones stay as they are', async () => {
    const older = await makeProposal();
    await change({ layout: 'total', pictures: true, cover_note: 'Dear client' });
    expect(await shownBy(await makeProposal())).toEqual({ layout: 'total', pictures: true, cover_note: 'Dear client' });
    expect(await shownBy(older)).toEqual({ layout: 'lines', pictures: false, cover_note: null });
    await change({ layout: 'lines', pictures: false, cover_note: '' });
  });
});

describe('the settings of a company', () => {
  it('change as they are given, and leave the rest', async () => {
    const before = await settings();
    const changes = {
      name: 'Renamed Hire',
      email: 'hire@renamed.example',
      time_zone: 'Europe/Paris',
      colour: '#0F766E',
      terms: 'Pay within 30 days.\n\nBreakages are charged.',
      tax_rate: 19.6,
      tax_label: 'TVA',
      validity_days: 30,
      charged_days: {
        rows: [
          { days: 1, charged: 1 },
          { days: 2, charged: 1.5 },
        ],
        beyond_rate: 0.4,
      },
      buffer_days_before: 1,
      buffer_days_after: 2,
      address: 'Unit 7\nLeeds LS12 2QN',
      telephone: '0113 496 0123',
      registration_number: '09876543',
      bank_line: 'Account 41234567',
      layout: 'groups',
      pictures: true,
      cover_note: 'Dear client,\n\nthank you.',
    };
    expect((await change(changes)).status).toBe(200);
    expect(await settings()).toEqual({ ...before, ...changes, colour: '#0f766e' });
    await change({
      colour: '',
      terms: ' ',
      charged_days: null,
      tax_rate: 0,
      email: '',
      bank_line: '',
      cover_note: ' ',
    });
    const emptied = {
      colour: '',
      terms: '',
      charged_days: null,
      tax_rate: 0,
      email: '',
      bank_line: '',
      cover_note: '',
    };
    expect(await settings()).toEqual({ ...before, ...changes, ...emptied });
  });

  it.each([
    ['name', ' '],
    ['email', 'nowhere'],
    ['time_zone', 'Mars/Olympus'],
    ['colour', 'red'],
    ['colour', '#12345'],
    ['terms', 'x'.repeat(5001)],
    ['address', 'x'.repeat(301)],
    ['telephone', '1'.repeat(51)],
    ['registration_number', '1'.repeat(61)],
    ['bank_line', '1'.repeat(201)],
    ['cover_note', 'x'.repeat(3001)],
    ['layout', 'columns'],
    ['tax_rate', 101],
    ['tax_rate', -1],
    ['tax_label', ''],
    ['validity_days', 0],
    ['validity_days', 1.5],
    ['buffer_days_after', 61],
    ['charged_days', { rows: [{ days: 2, charged: 1 }], beyond_rate: 0 }],
    ['charged_days', { rows: [{ days: 1, charged: 1 }], beyond_rate: 1.5 }],
  ])('refuse a wrong %s and say which it is: %j', async (param, value) => {
    const before = await settings();
    const { status, json } = await change({ [param]: value, tax_label: param === 'tax_label' ? value : 'Else' });
    expect([status, json.error.data.param]).toEqual([400, param]);
    expect(await settings()).toEqual(before);
  });

  it('hold regions and exchange rates, which come and go one by one', async () => {
    const ask = { company: company.id };
    const north = { name: 'North', factor: 1.1, places: ['Leeds', 'York'] };
    const { json } = await editor.mutate('company.saveRegion', north, ask);
    const { id } = json.result.data;
    await editor.mutate('company.saveRegion', { name: 'South', factor: 1.2, places: ['Dover'] }, ask);
    const taken = await editor.mutate('company.saveRegion', { ...north, id, name: 'South' }, ask);
    expect([taken.status, taken.json.error.data.param]).toEqual([409, 'name']);
    const again = await editor.mutate('company.saveRegion', { ...north, name: 'South' }, ask);
    expect([again.status, again.json.error.data.param]).toEqual([409, 'name']);
    await editor.mutate('company.saveRegion', { ...north, id, name: 'Far north', factor: 1.25 }, ask);
    await editor.mutate('company.saveRate', { from: 'GBP', to: 'EUR', rate: 1.17 }, ask);
    expect(await settings()).toMatchObject({
      regions: [{ id, name: 'Far north', factor: 1.25, places: ['Leeds', 'York'] }, { name: 'South' }],
      rates: [{ from: 'GBP', to: 'EUR', rate: 1.17 }],
    });
    expect((await editor.mutate('company.removeRegion', { id }, ask)).status).toBe(200);
    expect((await editor.mutate('company.removeRegion', { id }, ask)).status).toBe(404);
    expect((await editor.mutate('company.removeRate', { from: 'GBP', to: 'EUR' }, ask)).status).toBe(200);
    expect((await editor.mutate('company.removeRate', { from: 'GBP', to: 'EUR' }, ask)).status).toBe(404);
    expect(await settings()).toMatchObject({ regions: [{ name: 'South' }], rates: [] });
  });
});

describe('a logo', () => {
  const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

  it('is kept as it came, is served to whoever has its address, and goes', async () => {
    expect((await put(PNG)).status).toBe(200);
    const first = await path();
    const served = await service.call('GET', `/${first}`);
    expect([served.status, served.headers['content-type'], served.headers['content-security-policy']]).toEqual([
      200,
      'image/png',
      "default-src 'none'; sandbox",
    ]);
    expect((await put(Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(100)]))).status).toBe(200);
    expect((await service.call('GET', `/${first}`)).status).toBe(404);
    expect((await service.call('GET', `/${await path()}`)).headers['content-type']).toBe('image/jpeg');
    await editor.mutate('company.removeLogo', {}, { company: company.id });
    expect(await path()).toBeNull();
  });

  it('of white on nothing is shown to clients on dark ground, and is no picture for previews', async () => {
    const white = sharp({ create: { width: 40, height: 12, channels: 4, background: '#ffffff' } });
    const logo = await white.extend({ top: 9, bottom: 9, background: '#00000000' }).png().toBuffer();
    const body = { event: { description: 'A party for 50' } };
    const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
    const page = async () => (await service.call('GET', new URL(json.share_url).pathname)).text;
    expect((await put(logo)).status).toBe(200);
    expect((await settings()).logo_for_dark_ground).toBe(true);
    expect(await page()).toMatch(/<img class="logo on-dark" src="\/logos\/[^"]+" alt="">/);
    expect(await page()).toMatch(/property="og:image" content="[^"]+\/preview\.png"/);
    expect((await put(PNG)).status).toBe(200);
    expect((await settings()).logo_for_dark_ground).toBe(false);
    expect(await page()).toMatch(/property="og:image" content="[^"]+\/logos\/[^"]+"/);
    await editor.mutate('company.removeLogo', {}, { company: company.id });
  });

  it('is refused where it is no picture, one that could run, or too large', async () => {
    const answers = [
      await put(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
      await put(Buffer.alloc(0)),
      await put(Buffer.concat([PNG, Buffer.alloc(256 * 1024)])),
    ];
    expect(answers.map(({ status, json }) => [status, json.error.param])).toEqual([
      [400, 'logo'],
      [400, 'logo'],
      [400, 'logo'],
    ]);
    expect(await path()).toBeNull();
  });

  it('is set by nobody but who may change the company', async () => {
    const viewer = await signedInMember(service, company.id, 'viewer');
    const stranger = await signedInMember(service, (await service.company()).id, 'owner');
    const answers = [
      await put(PNG, { cookie: '' }),
      await put(PNG, { cookie: viewer.cookie }),
      await put(PNG, { cookie: stranger.cookie }),
      await put(PNG, { origin: 'https://elsewhere.example' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 404, 403]);
    expect(await path()).toBeNull();
  });
});
