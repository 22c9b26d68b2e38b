import { type ClientRequest, type IncomingMessage, request as open } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readQuota } from '../../accounts/index.ts';
import { countEnquiries } from '../../enquiries/index.ts';
import { newId } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { addEnquiry } from '../../testing/enquiries.ts';
import { startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

/** A company's form as a stranger meets it. */

const PDF = Buffer.from('%PDF-1.4\n%%EOF\n');
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const FILLED = {
  name: 'Grace Hopper',
  email: 'grace@visitor.example',
  phone: '+44 20 7946 0018',
  description: 'A summer party for 80\nwith two speakers',
  date: '2027-06-12',
  place: 'The Old Brewery',
  attendees: '80',
};

let service: TestService;
let now = TEST_NOW;
let company: TestCompany;
let boss: TestPerson;
let address: string;

beforeAll(async () => {
  service = await startTestService({ clock: { now: () => now } });
});
afterAll(() => service.close());
beforeEach(async () => {
  now = TEST_NOW;
  company = await service.company();
  boss = await signedInMember(service, company.id, 'owner');
  address = await changed({ on: true });
});

/** Changes the form, and returns where it is. */
async function changed(settings: Readonly<Record<string, unknown>>): Promise<string> {
  const { json } = await boss.mutate('enquiries.changeForm', settings, { company: company.id });
  return new URL(json.result.data.url).pathname;
}

function pass(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

async function stampOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const { text } = await service.call('GET', path, { headers });
  return /name="stamp" value="([^"]+)"/.exec(text)?.[1] ?? '';
}

type Filled = Readonly<Record<string, string>>;
type SentFile = readonly [name: string, content: Buffer];

async function post(path: string, fields: Filled, files: readonly SentFile[] = [], remoteAddress = '198.51.100.7') {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, content] of files) form.append('files', new File([new Uint8Array(content)], name));
  const request = new Request('http://showbill.test', { method: 'POST', body: form });
  const headers = { 'content-type': request.headers.get('content-type') ?? '', 'accept-language': 'en' };
  return service.call('POST', path, { headers, body: Buffer.from(await request.arrayBuffer()), remoteAddress });
}

/** As a visitor does it who takes their time. */
async function send(fields: Filled = {}, files: readonly SentFile[] = [], remoteAddress = '198.51.100.7') {
  const stamp = await stampOf(address, { referer: 'https://www.northlight.example/' });
  pass(30);
  return post(address, { ...FILLED, stamp, ...fields }, files, remoteAddress);
}

async function list(person = boss, of = company) {
  const { json } = await person.query('enquiries.list', { company: of.id, input: {} });
  return json.result?.data.entries ?? json.error;
}

function mails() {
  return forCompany(service.context.db, company.id, (tx) =>
    tx.selectFrom('mails').select(['kind', 'subject', 'recipient', 'due_at']).orderBy('created_at').execute(),
  );
}

function answerOf(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (answer) => resolve(answer.resume()));
  });
}

function office(part: string): Buffer {
  return Buffer.from(`PK\x03\x04 [Content_Types].xml ${part}`, 'latin1');
}

describe('a form', () => {
  it('keeps what a visitor sends, drafts nothing and uses nothing of the allowance', async () => {
    const before = await forCompany(service.context.db, company.id, (tx) => readQuota(tx, company.id, now));
    const answer = await send({}, [['plan.pdf', PDF]]);
    expect([answer.status, answer.headers['location']]).toEqual([303, '?sent&language=en']);
    expect((await service.call('GET', `${address}${answer.headers['location']}`)).text).toContain('has been sent');
    expect(await list()).toMatchObject([
      {
        name: 'Grace Hopper',
        email: 'grace@visitor.example',
        phone: '+44 20 7946 0018',
        description: FILLED.description,
        date: '2027-06-12',
        place: 'The Old Brewery',
        attendees: 80,
        origin: 'www.northlight.example',
        state: 'new',
        proposal: null,
        files: [{ name: 'plan.pdf', size: PDF.length }],
      },
    ]);
    const proposals = await boss.query('proposals.list', { company: company.id, input: {} });
    expect(proposals.json.result.data.proposals).toEqual([]);
    expect(await forCompany(service.context.db, company.id, (tx) => readQuota(tx, company.id, now))).toEqual(before);
  });

  it('is the same whether it is off or never was: neither is there', async () => {
    const never = await service.call('GET', '/forms/0123456789abcdefghijkl');
    await changed({ on: false });
    const off = await service.call('GET', address);
    expect([off.status, off.text]).toEqual([404, never.text]);
    const sent = await post(address, FILLED);
    expect([sent.status, sent.text]).toEqual([404, never.text]);
    // in no language of ours
    expect((await post(`${address}?language=null`, FILLED)).status).toBe(404);
    expect((await service.call('GET', `${address}.js`)).status).toBe(404);
  });

  it('is nowhere once it has another address', async () => {
    await boss.mutate('enquiries.renewForm', undefined, { company: company.id });
    expect((await service.call('GET', address)).status).toBe(404);
  });

  it('is framed by the websites that the owner listed, and by any over https where none is', async () => {
    const framers = async () => {
      const { headers } = await service.call('GET', address);
      return /frame-ancestors ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1];
    };
    expect(await framers()).toBe('https:');
    await changed({ origins: ['https://www.northlight.example/', 'https://shop.northlight.example'] });
    expect(await framers()).toBe('https://www.northlight.example https://shop.northlight.example');
    const { headers } = await service.call('GET', address);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it.each([
    'http://www.example.com',
    'https://a.example; script-src *',
    'https://a.example/path',
    'javascript:alert(1)',
  ])('takes no website %s', async (origin) => {
    const { json } = await boss.mutate('enquiries.changeForm', { origins: [origin] }, { company: company.id });
    expect(json.error.message).toContain('https://www.example.com');
  });

  it('speaks the language of the link, else the visitor’s own, and asks for what the owner chose', async () => {
    await changed({
      fields: ['date'],
      intro: '<b>Hello</b>',
      privacy_url: 'https://a.example/?a=1&b=2',
      colour: '#336699',
    });
    const german = await service.call('GET', `${address}?language=de`);
    expect(german.text).toContain('<html lang="de');
    const { text } = await service.call('GET', address, { headers: { 'accept-language': 'fr' } });
    expect(text).toContain('<html lang="fr');
    expect(text).toContain('&lt;b&gt;Hello&lt;/b&gt;');
    expect(text).toContain('href="https://a.example/?a=1&amp;b=2"');
    expect(text).toContain('name="date"');
    expect(text).not.toContain('name="phone"');
    await send({}, [['plan.pdf', PDF]]);
    expect(await list()).toMatchObject([{ phone: null, place: null, attendees: null, files: [] }]);
  });

  it('has a script that shows it by its own address, and sets nothing', async () => {
    const { headers, text } = await service.call('GET', `${address}.js`);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['set-cookie']).toBeUndefined();
    expect(text).toContain(`"http://showbill.test${address}"`);
  });
});

describe('what is no enquiry', () => {
  it('is thanked for and thrown away where a program filled in what nobody sees', async () => {
    expect((await send({ website: 'https://spam.example' })).status).toBe(303);
    expect(await list()).toEqual([]);
  });

  it.each([
    ['too quick', 1, 422],
    ['in time', 5, 303],
    ['too old', 13 * 3600, 422],
  ])('is asked to be sent again where it comes %s', async (_how, seconds, status) => {
    const stamp = await stampOf(address);
    pass(seconds);
    const answer = await post(address, { ...FILLED, stamp });
    expect(answer.status).toBe(status);
    expect(await list()).toHaveLength(status === 303 ? 1 : 0);
    if (status === 303) return;
    expect(answer.text).toContain('with two speakers</textarea>');
    const next = /name="stamp" value="([^"]+)"/.exec(answer.text)?.[1] ?? '';
    pass(5);
    expect((await post(address, { ...FILLED, stamp: next })).status).toBe(303);
  });

  it.each(['', 'made up', '123.456'])('counts no stamp that we did not sign: "%s"', async (stamp) => {
    expect((await post(address, { ...FILLED, stamp })).status).toBe(422);
  });

  it('counts no stamp of another form', async () => {
    const stamp = await stampOf(address);
    await boss.mutate('enquiries.renewForm', undefined, { company: company.id });
    pass(30);
    expect((await post(await changed({}), { ...FILLED, stamp })).status).toBe(422);
  });

  it.each([
    ['name', { name: '…' }],
    ['name', { name: 'See https://spam.example' }],
    ['email', { email: 'nobody' }],
    ['description', { description: ' ' }],
    ['description', { description: 'https://a.example '.repeat(4) }],
    ['description', { description: 'x'.repeat(5001) }],
    ['date', { date: '2027-02-30' }],
    ['attendees', { attendees: '-1' }],
    ['place', { place: 'x'.repeat(201) }],
  ])('names what is wrong with the %s, and keeps nothing', async (field, fields) => {
    const answer = await send(fields);
    expect(answer.status).toBe(422);
    expect(answer.text).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid`));
    expect(await list()).toEqual([]);
  });

  it('is no body of another kind, nor one of many parts', async () => {
    const stamp = await stampOf(address);
    pass(30);
    const asJson = await service.call('POST', address, { body: { ...FILLED, stamp } });
    expect(asJson.status).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`more${at}`, 'x']));
    expect((await post(address, { ...FILLED, stamp, ...many })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it.each([
    [0, 303, 1],
    [50, 400, 0],
  ])('is counted by the boundary that it is read by, of two: %i more parts', async (more, status, kept) => {
    const stamp = await stampOf(address);
    pass(30);
    const boundary = '----a-boundary-long-enough-to-be-one';
    const extra = Array.from({ length: more }, (_, at): [string, string] => [`more${at}`, 'x']);
    const parts = [...Object.entries({ ...FILLED, stamp }), ...extra].map(
      ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}; x-boundary=zzz` };
    const body = Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
    expect((await service.call('POST', address, { headers, body })).status).toBe(status);
    expect(await list()).toHaveLength(kept);
  });

  it('is shown again no longer than a little more than each field takes, and not at all where one is endless', async () => {
    const long = await send({ name: 'n'.repeat(19_000), phone: 'p'.repeat(19_000), description: 'd'.repeat(19_000) });
    expect(long.status).toBe(422);
    expect(long.text.match(/n{60,}|p{60,}|d{60,}/g)?.map(({ length }) => length)).toEqual([220, 70, 5020]);
    const lines = await send({ email: 'nobody', description: `${'a\r\n'.repeat(2400)}the end` });
    expect(lines.text).toContain('the end</textarea>');
    const endless = await send({ description: 'd'.repeat(20_001) });
    expect([endless.status, endless.text.includes('ddd')]).toEqual([400, false]);
  });
});

describe('files', () => {
  it.each([
    ['a picture', 'photo.exe', PNG, 'photo.exe.png'],
    ['text', '../../etc/notes.txt', Buffer.from('two speakers'), 'notes.txt'],
    ['a document', 'brief.docx', office('word/document.xml'), 'brief.docx'],
    ['a table', 'list.xls', office('xl/workbook.xml'), 'list.xls.xlsx'],
    ['a page, as the text that it is', 'page.html', Buffer.from('<script>alert(1)</script>'), 'page.html.txt'],
  ])('are told by what is in them: %s', async (_what, name, content, saved) => {
    expect((await send({}, [[name, content]])).status).toBe(303);
    const [{ files }] = await list();
    expect(files).toMatchObject([{ name: saved, size: content.length }]);
    const path = `/app/companies/${company.id}/enquiry-files/${files[0].id}`;
    const file = await service.call('GET', path, { headers: { cookie: boss.cookie } });
    expect(file.status).toBe(200);
    expect(file.bytes.equals(content)).toBe(true);
    expect(file.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(saved)}`,
      'x-content-type-options': 'nosniff',
    });
    expect((await service.call('GET', path)).status).toBe(401);
    const stranger = await signedInMember(service, (await service.company()).id, 'owner');
    expect((await service.call('GET', path, { headers: { cookie: stranger.cookie } })).status).toBe(404);
  });

  it.each([
    ['a program', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1')],
    ['an archive', Buffer.from('PK\x03\x04 evil.exe', 'latin1')],
    ['a document with macros', office('word/document.xml word/vbaProject.bin')],
  ])('are refused where they are %s', async (_what, content) => {
    const answer = await send({}, [['harmless.pdf', content]]);
    expect([answer.status, await list()]).toEqual([422, []]);
  });

  it('are five at most, of 10 MB in all', async () => {
    expect(
      (
        await send(
          {},
          Array.from({ length: 6 }, (): SentFile => ['a.pdf', PDF]),
        )
      ).status,
    ).toBe(422);
    const large = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)]);
    expect((await send({}, [['a.pdf', large]])).status).toBe(422);
    const larger = Buffer.concat([PDF, Buffer.alloc(11 * 1024 * 1024)]);
    expect((await send({}, [['a.pdf', larger]])).status).toBe(413);
    expect(await list()).toEqual([]);
  });

  it('are 200 MB a day at most, and enquiries without any go on', async () => {
    await forCompany(service.context.db, company.id, async (tx) => {
      const enquiryId = await addEnquiry(tx, company.id, { received_at: now });
      const kept = { company_id: company.id, id: newId(), enquiry_id: enquiryId, place: 0, name: 'a.pdf' };
      const size = 200 * 1024 * 1024 - PDF.length;
      const file = { ...kept, media_type: 'application/pdf' as const, size, content: PDF };
      await tx.insertInto('enquiry_files').values(file).execute();
    });
    expect((await send({}, [['a.pdf', PDF]])).status).toBe(303);
    const full = await send({}, [['a.pdf', PDF]]);
    expect([full.status, full.headers['retry-after']]).toEqual([429, String(24 * 3600 - 60)]);
    expect((await send()).status).toBe(303);
    pass(24 * 3600);
    expect((await send({}, [['a.pdf', PDF]])).status).toBe(303);
  });
});

describe('a flood', () => {
  it('of bodies finds four places, and whoever finds none is told when to come again', async () => {
    const base = await service.listen();
    const headers = { 'content-type': 'text/plain', 'content-length': '4' };
    const sent = Array.from({ length: 5 }, (): ClientRequest => {
      const request = open(`${base}${address}`, { method: 'POST', headers, agent: false });
      request.flushHeaders();
      return request;
    });
    const answers = sent.map((request, at) => answerOf(request).then((answer) => ({ answer, at })));
    const first = await Promise.race(answers);
    expect([first.answer.statusCode, first.answer.headers['retry-after']]).toEqual([503, '5']);
    for (const request of sent) request.end('none');
    const others = await Promise.all(answers.filter((_, at) => at !== first.at));
    expect(others.map(({ answer }) => answer.statusCode)).toEqual([400, 400, 400, 400]);
    expect((await send()).status).toBe(303);
  });

  it('of one network is stopped after 20 tries an hour, and others go on', async () => {
    const stamp = await stampOf(address);
    pass(30);
    const tries: Awaited<ReturnType<typeof post>>[] = [];
    // as many at once as there are places
    while (tries.length < 32)
      tries.push(...(await Promise.all(Array.from({ length: 4 }, () => post(address, { ...FILLED, stamp })))));
    expect(tries.filter(({ status }) => status === 303)).toHaveLength(20);
    const refused = tries.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(12);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3000);
    expect((await post(address, { ...FILLED, stamp }, [], '203.0.113.9')).status).toBe(303);
  });

  it('of many networks is stopped at the company’s bound, and mailed about twice at most', async () => {
    await boss.mutate('company.change', { email: 'desk@northlight.example' }, { company: company.id });
    const stamp = await stampOf(address);
    pass(30);
    const statuses: number[] = [];
    for (let at = 0; at < 65; at++) {
      pass(1);
      statuses.push((await post(address, { ...FILLED, stamp }, [], `203.0.113.${at}`)).status);
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429, 429, 429, 429]);
    expect(await forCompany(service.context.db, company.id, (tx) => countEnquiries(tx, company.id))).toEqual({
      new: 60,
      any: true,
    });
    const [first, second, ...more] = await mails();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      kind: 'enquiry.new',
      subject: 'One new enquiry',
      recipient: 'desk@northlight.example',
    });
    expect(second).toMatchObject({ kind: 'enquiry.new', subject: '59 new enquiries' });
    expect((second?.due_at.getTime() ?? 0) - (first?.due_at.getTime() ?? 0)).toBe(15 * 60_000);
  });

  it('writes nothing to whoever sends', async () => {
    await send();
    expect((await mails()).map(({ recipient }) => recipient)).not.toContain(FILLED.email);
  });
});
