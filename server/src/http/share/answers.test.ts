import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateCompany } from '../../accounts/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import {
  changeProposal,
  editProposal,
  findAcceptance,
  getProposal,
  listHistory,
  type Proposal,
} from '../../proposals/index.ts';
import { signedInMember } from '../../testing/browser.ts';
import { type Answer, startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

/** What a client does on the page: POST /p/{token}. */

let service: TestService;
let company: TestCompany;
let now = TEST_NOW;
beforeAll(async () => {
  service = await startTestService({ clock: { now: () => now } });
  company = await service.company({ taxRate: '20' });
});
afterAll(() => service.close());

interface Made {
  readonly id: string;
  readonly path: string;
}

const ACTOR = { kind: 'user', id: 'u', name: 'Edith' } as const;
const ADA = { name: 'Ada Marsh', email: 'ada@client.example', terms: 'yes', version: '1', seen: '' };

/** A proposal whose second option is a hazer for 100, sent. */
async function sent(): Promise<Made> {
  const made = await draft();
  await changeProposal(service.context, company.id, made.id, 'send');
  return made;
}

async function draft(): Promise<Made> {
  const body = { event: { description: 'Party for 40 with two speakers', date: '2027-03-12' } };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  const product = (await proposalOf(json.id)).lines[0]?.catalogItemId ?? '';
  const extras = [
    { kind: 'add_free_line', name: 'Mirror ball', category: 'lighting', unit: 'event', unit_price: 30, optional: true },
    { kind: 'add_free_line', name: 'Hazer', category: 'lighting', unit: 'event', unit_price: 100, optional: true },
    { kind: 'add_line', product_id: product, units: 3, optional: true },
  ];
  const changes = extras.map((extra) => ({ units: 1, days: 1, ...extra }));
  await editProposal(service.context, company.id, json.id, changes as never, ACTOR);
  return { id: json.id, path: new URL(json.share_url).pathname };
}

async function proposalOf(id: string): Promise<Proposal> {
  const proposal = await getProposal(service.context, company.id, id);
  if (proposal === null) throw new Error('gone');
  return proposal;
}

function post(
  { path }: Made,
  form: Record<string, string | string[]>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const body = new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
  );
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  return service.call('POST', path, { headers: { ...type, ...headers }, body: body.toString() });
}

function wordsOf({ text }: Answer): string {
  return text
    .replace(/^.*<body>/s, '')
    .replace(/<script>.*<\/script>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

function historyOf({ id }: Made) {
  return forCompany(service.context.db, company.id, (tx) => listHistory(tx, company.id, id));
}

function mailsOf({ id }: Made) {
  return forCompany(service.context.db, company.id, (tx) =>
    tx
      .selectFrom('mails')
      .selectAll()
      .where('company_id', '=', company.id)
      .where('proposal_id', '=', id)
      .orderBy('id')
      .execute(),
  );
}

describe('picking extras', () => {
  it('shows what it all comes to, and changes nothing', async () => {
    const made = await sent();
    const before = await proposalOf(made.id);
    const answer = await post(made, { do: 'pick', pick: ['1'], name: 'Ada', email: '' });
    expect(answer.status).toBe(200);
    const total = Number(before.total) / 100 + 120;
    const said = total.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });
    expect(wordsOf(answer)).toContain(`, with Hazer : ${said}`);
    expect(wordsOf(answer)).toContain(`Total ${said}`);
    // what was typed is still there
    expect(answer.text).toMatch(/name="name"[^>]* value="Ada"/);
    expect(answer.text).toMatch(/name="pick" value="1" form="answer" checked/);
    expect(answer.text).toContain('name="seen" value="1"');
    expect(await proposalOf(made.id)).toEqual(before);
  });

  it.each([['7'], ['-1'], ['x'], ['0.5']])('takes no notice of an option that there is not: %s', async (pick) => {
    const answer = await post(await sent(), { do: 'pick', pick });
    expect([answer.status, /name="seen" value=""/.test(answer.text)]).toEqual([200, true]);
  });
});

describe('accepting', () => {
  it('binds to what was seen and picked, and keeps the evidence', async () => {
    const made = await sent();
    const before = await proposalOf(made.id);
    const form = { ...ADA, do: 'accept', pick: '1', seen: '1' };
    const answer = await post(made, form, { 'user-agent': 'A Browser 1.0' });
    expect([answer.status, answer.headers['location']]).toEqual([303, made.path]);
    const after = await proposalOf(made.id);
    expect([after.status, after.total]).toEqual(['accepted', before.total + 12_000n]);
    expect(after.lines.filter(({ picked }) => picked).map(({ name }) => name)).toEqual(['Hazer']);
    const evidence = await forCompany(service.context.db, company.id, (tx) => findAcceptance(tx, company.id, made.id));
    expect(evidence).toMatchObject({
      version: 1,
      name: 'Ada Marsh',
      email: 'ada@client.example',
      at: now,
      address: '127.0.0.1',
      browser: 'A Browser 1.0',
      terms: null,
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const [entry] = await historyOf(made);
    expect(entry).toMatchObject({ what: 'accepted', actor: { kind: 'client' }, details: { name: 'Ada Marsh' } });
    const page = await service.call('GET', made.path);
    expect(wordsOf(page)).toMatch(
      /Accepted on Friday 20 November 2026 Ada Marsh accepted it for £[\d,.]+ at 10:00 GMT/,
    );
    expect(page.text).not.toContain('name="pick"');
  });

  it('mails the signed copy to who signed, to the client and to the company', async () => {
    const body = {
      event: { description: 'Party for 40 with two speakers' },
      client: { name: 'Bea', email: 'bea@client.example' },
    };
    const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
    const made = { id: json.id, path: new URL(json.share_url).pathname };
    await changeProposal(service.context, company.id, made.id, 'send');
    await post(made, { ...ADA, do: 'accept' });
    const mails = (await mailsOf(made)).filter(({ kind }) => kind === 'proposal.accepted');
    expect(mails.map(({ recipient, attachment }) => `${recipient} ${attachment}`).toSorted()).toEqual([
      'ada@client.example signed_copy',
      'bea@client.example signed_copy',
      'null signed_copy',
    ]);
  });

  it.each([
    [{ name: '' }, 'Please enter your name'],
    [{ name: 'x'.repeat(201) }, 'Please enter your name'],
    [{ email: 'nobody' }, 'valid email'],
    [{ terms: '' }, 'Please tick this'],
  ])('says beside the field what is wrong, keeps what was typed, and changes nothing: %o', async (wrong, said) => {
    const made = await sent();
    const answer = await post(made, { ...ADA, do: 'accept', ...wrong });
    expect(answer.status).toBe(422);
    expect(wordsOf(answer)).toContain(said);
    expect(answer.text).toContain('aria-invalid="true"');
    const kept = 'email' in wrong ? 'Ada Marsh' : 'ada@client.example';
    expect(answer.text).toContain(`value="${kept}"`);
    expect((await proposalOf(made.id)).status).toBe('sent');
  });

  it('asks once more where the total that was seen is not that of the picks', async () => {
    const made = await sent();
    const answer = await post(made, { ...ADA, do: 'accept', pick: '1' });
    expect(answer.status).toBe(409);
    expect(wordsOf(answer)).toContain('The total has changed with the extras you picked');
    expect(answer.text).toContain('name="seen" value="1"');
    expect((await proposalOf(made.id)).status).toBe('sent');
    expect((await post(made, { ...ADA, do: 'accept', pick: '1', seen: '1' })).status).toBe(303);
  });

  it('refuses a version that is not the newest, and shows that one', async () => {
    const made = await sent();
    await changeProposal(service.context, company.id, made.id, 'revise');
    const revised = await post(made, { ...ADA, do: 'accept' });
    expect([revised.status, wordsOf(revised)]).toEqual([409, expect.stringContaining('a new version is coming')]);
    await changeProposal(service.context, company.id, made.id, 'send');
    const newer = await post(made, { ...ADA, do: 'accept' });
    expect(newer.status).toBe(409);
    expect(wordsOf(newer)).toContain('There is a newer version of this proposal, version 2, shown below.');
    expect((await proposalOf(made.id)).status).toBe('sent');
    expect((await post(made, { ...ADA, version: '2', do: 'accept' })).status).toBe(303);
  });

  it('has one winner among 100 clients, and tells 99 so', async () => {
    const made = await sent();
    const clients = Array.from({ length: 100 }, (_, at) => ({ ...ADA, do: 'accept', name: `Client ${at}` }));
    const answers = await Promise.all(clients.map((client) => post(made, client)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    const told = answers.filter(({ status }) => status === 409);
    expect(told).toHaveLength(99);
    for (const each of told) expect(wordsOf(each)).toContain('has already been accepted');
    const events = (await historyOf(made)).filter(({ what }) => what === 'accepted');
    expect(events).toHaveLength(1);
  });

  it.each(['draft', 'declined', 'expired', 'cancelled'] as const)('is refused where it is %s', async (status) => {
    const made = await draft();
    const { context } = service;
    if (status !== 'draft') await changeProposal(context, company.id, made.id, 'send');
    if (status === 'declined') await changeProposal(context, company.id, made.id, 'decline');
    if (status === 'cancelled') await changeProposal(context, company.id, made.id, 'accept');
    if (status === 'cancelled') await changeProposal(context, company.id, made.id, 'cancel');
    if (status === 'expired') now = new Date('2027-01-10T10:00:00Z');
    const answer = await post(made, { ...ADA, do: 'accept' });
    now = TEST_NOW;
    expect([answer.status, wordsOf(answer)]).toEqual([409, expect.stringContaining('Nothing was accepted')]);
    expect(answer.text).not.toContain('id="answer"');
  });

  it('is of the terms that the company has then', async () => {
    const other = await service.company();
    await updateCompany(service.context.db, other.id, {});
    const { json } = await service.call('POST', '/v1/proposals', {
      key: other.key,
      body: { event: { description: 'Party for 40 with two speakers' } },
    });
    const made = { id: json.id, path: new URL(json.share_url).pathname };
    await forCompany(service.context.db, other.id, (tx) =>
      tx.updateTable('companies').set({ terms: 'Half is due on signing.' }).where('id', '=', other.id).execute(),
    );
    await changeProposal(service.context, other.id, made.id, 'send');
    expect(wordsOf(await service.call('GET', made.path))).toContain('Terms Half is due on signing.');
    await post(made, { ...ADA, do: 'accept' });
    const evidence = await forCompany(service.context.db, other.id, (tx) => findAcceptance(tx, other.id, made.id));
    expect(evidence?.terms).toBe('Half is due on signing.');
  });
});

describe('documents', () => {
  it('are the proposal, and the signed copy with the same bytes whenever it is asked for', async () => {
    const made = await sent();
    const proposal = await service.call('GET', `${made.path}?document=proposal`);
    expect([proposal.status, proposal.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(proposal.text.startsWith('%PDF-')).toBe(true);
    expect((await service.call('GET', `${made.path}?document=signed-copy`)).status).toBe(404);
    await post(made, { ...ADA, do: 'accept' });
    const copies = await Promise.all([1, 2, 3].map(() => service.call('GET', `${made.path}?document=signed-copy`)));
    expect(copies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(copies[0]?.headers['content-disposition']).toMatch(/^inline; filename="P-2026-\d{4} signed copy\.pdf"$/);
    expect(new Set(copies.map(({ text }) => text)).size).toBe(1);
    const page = await service.call('GET', made.path);
    expect(page.text).toContain('href="?document=signed-copy"');
  });

  it('are none of a draft, and no other is known', async () => {
    const made = await draft();
    for (const name of ['proposal', 'signed-copy', 'other', '__proto__', '']) {
      expect((await service.call('GET', `${made.path}?document=${name}`)).status).toBe(404);
    }
  });

  it('count as no view', async () => {
    const made = await sent();
    await service.call('GET', `${made.path}?document=proposal`);
    expect((await proposalOf(made.id)).viewedAt).toBeNull();
  });
});

describe('declining', () => {
  it('tells the company why, in the client’s words', async () => {
    const made = await sent();
    const answer = await post(made, { do: 'decline', version: '1', reason: 'Too dear.\nAnd <b>late</b>.' });
    expect(answer.status).toBe(303);
    expect((await proposalOf(made.id)).status).toBe('declined');
    const [entry] = await historyOf(made);
    expect(entry).toMatchObject({ what: 'declined', details: { reason: 'Too dear.\nAnd <b>late</b>.' } });
    const mail = (await mailsOf(made)).find(({ kind }) => kind === 'proposal.declined');
    expect(mail?.body_text).toContain('Their reason:\n\nToo dear.\n\nAnd <b>late</b>.');
    expect(mail?.body_html).toContain('And &lt;b&gt;late&lt;/b&gt;.');
    const page = wordsOf(await service.call('GET', made.path));
    expect(page).toContain('Declined on Friday 20 November 2026');
    expect(page).not.toContain('Too dear');
  });

  it('needs no reason, and is refused once it is decided', async () => {
    const made = await sent();
    expect((await post(made, { do: 'decline', version: '1' })).status).toBe(303);
    const again = await post(made, { do: 'decline', version: '1' });
    expect([again.status, wordsOf(again)]).toEqual([409, expect.stringContaining('Nothing was declined')]);
  });
});

describe('a question', () => {
  const question = { do: 'ask', name: 'Ada', email: 'ada@client.example', question: 'Is\nparking included?' };

  it('reaches the company by mail that answers the client, and the history', async () => {
    const made = await sent();
    const answer = await post(made, question);
    expect([answer.status, answer.headers['location']]).toEqual([303, made.path]);
    const mail = (await mailsOf(made)).find(({ kind }) => kind === 'proposal.question');
    expect(mail).toMatchObject({ audience: 'company', reply_to: 'ada@client.example' });
    expect(mail?.body_text).toContain('Is\n\nparking included?');
    const [entry] = await historyOf(made);
    expect(entry).toMatchObject({ what: 'asked', details: { question: 'Is\nparking included?' } });
  });

  it('is taken twenty times a day', async () => {
    const made = await sent();
    const answers = await Promise.all(Array.from({ length: 23 }, () => post(made, question)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
  });
});

describe('the page', () => {
  it('takes no form for a link that leads nowhere, nor one of another kind', async () => {
    const nowhere = { id: '', path: '/p/000000000000000000000000' };
    expect((await post(nowhere, { ...ADA, do: 'accept' })).status).toBe(404);
    const made = await sent();
    const json = await service.call('POST', made.path, { body: { do: 'accept' } });
    expect(json.status).toBe(415);
    const large = await post(made, { ...ADA, do: 'ask', question: 'x'.repeat(70_000) });
    expect(large.status).toBe(413);
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-encoding': 'gzip' };
    const packed = await service.call('POST', made.path, { headers, body: 'do=accept' });
    expect([packed.status, packed.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect((await proposalOf(made.id)).status).toBe('sent');
  });

  it('is not counted as seen for the company’s own people, nor for robots that preview links', async () => {
    const made = await sent();
    const own = await signedInMember(service, company.id, 'viewer');
    await service.call('GET', made.path, { headers: { cookie: own.cookie } });
    for (const robot of [
      'facebookexternalhit/1.1',
      'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
      'WhatsApp/2.23.20.0',
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'TelegramBot (like TwitterBot)',
    ]) {
      await service.call('GET', made.path, { headers: { 'user-agent': robot } });
    }
    expect((await proposalOf(made.id)).viewedAt).toBeNull();
    const other = await signedInMember(service, (await service.company()).id, 'owner');
    await service.call('GET', made.path, {
      headers: { cookie: other.cookie, 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    });
    expect((await proposalOf(made.id)).viewedAt).toEqual(now);
  });

  it('lets through no script and no style but its own, and sends forms to itself alone', async () => {
    const { headers } = await service.call('GET', (await sent()).path);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'sha256-[^']+';/);
    expect(policy).toMatch(/style-src 'sha256-[^']+';/);
    expect(policy).toContain("form-action 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });
});
