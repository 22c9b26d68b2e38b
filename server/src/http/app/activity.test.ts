import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateCompany } from '../../accounts/index.ts';
import { openMailServer, type TestMailServer } from '../../mail/fixtures.ts';
import { createMailer, sendDueMail } from '../../mail/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal } from '../../proposals/index.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startLoneTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

/** What clients do, as each person of the company sees it, and answers to it. */

let mailServer: TestMailServer;
let service: TestService;
let company: TestCompany;
let editor: TestPerson;
let now = TEST_NOW;
const mail = { smtpUrl: '', from: 'Showbill <quotes@showbill.example>' };

beforeAll(async () => {
  mailServer = await openMailServer();
  mail.smtpUrl = `smtp://127.0.0.1:${mailServer.port}`;
  service = await startLoneTestService({ clock: { now: () => now }, config: { mail } });
});
afterAll(async () => {
  await service.close();
  await mailServer.close();
});
beforeEach(async () => {
  company = await service.company();
  editor = await signedInMember(service, company.id, 'editor');
});

interface Made {
  readonly id: string;
  readonly path: string;
}

const CLIENT = { name: 'Ada Marsh', email: 'ada@client.example' };
const QUESTION = { do: 'ask', name: 'Bo Lund', email: 'bo@client.example', question: 'Is parking included?' };
const ACCEPTANCE = { do: 'accept', ...CLIENT, terms: 'yes', version: '1', seen: '' };

/** A minute later than what came before. */
function later(): void {
  now = new Date(now.getTime() + 60_000);
}

async function sent(title = 'Gala', of = company): Promise<Made> {
  const body = { title, event: { description: 'Two K12.2 speakers for a talk', date: '2027-03-12' }, client: CLIENT };
  const { json } = await service.call('POST', '/v1/proposals', { key: of.key, body });
  await changeProposal(service.context, of.id, json.id, 'send');
  return { id: json.id, path: new URL(json.share_url).pathname };
}

async function post({ path }: Made, form: Record<string, string>): Promise<string> {
  later();
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await service.call('POST', path, { headers: type, body: new URLSearchParams(form).toString() });
  expect(answer.status).toBe(303);
  const [cookie = ''] = String(answer.headers['set-cookie']).split('; ');
  return cookie;
}

async function look({ path }: Made, headers: Record<string, string> = {}): Promise<string> {
  later();
  return (await service.call('GET', path, { headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...headers } })).text;
}

async function ask(person: TestPerson, procedure: string, input?: unknown, companyId = company.id) {
  return (await person.query(procedure, { company: companyId, input })).json;
}

const inbox = async (person = editor, input: object = {}) => (await ask(person, 'activity.list', input)).result.data;
const countOf = async (person = editor) => (await ask(person, 'activity.unread')).result.data.count;
const threadOf = async ({ id }: Made, person = editor) => (await ask(person, 'activity.thread', { id })).result.data;
const mutate = (procedure: string, input: unknown, person = editor) =>
  person.mutate(procedure, input, { company: company.id });
const kindsTold = async () => (await inbox()).entries.map(({ what }: { what: string }) => what);
const unreadTexts = async (person: TestPerson) =>
  (await inbox(person, { unread: true })).entries.map(({ text }: { text: string }) => text);

/** The proposals that the list marks as holding something unread. */
async function markedTitles(person: TestPerson): Promise<string[]> {
  const { proposals } = (await ask(person, 'proposals.list', {})).result.data;
  return proposals.filter(({ unread }: { unread: boolean }) => unread).map(({ title }: { title: string }) => title);
}

describe('what clients do', () => {
  it('is told newest first: who, with which proposal, what and when', async () => {
    const [asked, declined, accepted] = [await sent('Asked'), await sent('Declined'), await sent('Accepted')];
    await look(asked);
    await post(asked, QUESTION);
    await post(declined, { do: 'decline', version: '1', reason: 'Too <dear>' });
    await post(accepted, ACCEPTANCE);
    const { entries, next_cursor: next } = await inbox();
    expect(entries).toMatchObject([
      { what: 'accepted', name: 'Ada Marsh', at: now.toISOString(), unread: true, proposal: { title: 'Accepted' } },
      { what: 'declined', name: null, text: 'Too <dear>', proposal: { client: 'Ada Marsh', title: 'Declined' } },
      { what: 'asked', name: 'Bo Lund', email: 'bo@client.example', text: 'Is parking included?', answered: false },
      { what: 'viewed', name: null, times: 1, proposal: { id: asked.id, title: 'Asked' } },
    ]);
    expect([entries.length, next]).toEqual([4, null]);
    expect(await countOf()).toBe(4);
  });

  it('is not what the company does on the client’s word, nor what its own people look at', async () => {
    const made = await sent();
    await look(made, { cookie: editor.cookie });
    await changeProposal(service.context, company.id, made.id, 'decline');
    expect((await inbox()).entries).toEqual([]);
  });

  it('comes in pages that go on where the last one ended', async () => {
    const made = await sent();
    for (let at = 0; at < 12; at += 1) await post(made, { ...QUESTION, question: `Question ${at}` });
    const first = await inbox();
    const second = await inbox(editor, { cursor: first.next_cursor });
    const told = [...first.entries, ...second.entries].map(({ text }: { text: string }) => text);
    expect(told).toEqual(Array.from({ length: 12 }, (_, at) => `Question ${11 - at}`));
    expect(second.next_cursor).toBeNull();
  });
});

describe('views', () => {
  it('in a row are one entry that says how many and when the last was', async () => {
    const made = await sent();
    for (let views = 0; views < 3; views += 1) await look(made);
    expect((await inbox()).entries).toMatchObject([{ what: 'viewed', times: 3, at: now.toISOString() }]);
    await post(made, QUESTION);
    await Promise.all([look(made), look(made)]);
    expect((await inbox()).entries).toMatchObject([{ what: 'viewed', times: 2 }, { what: 'asked' }, { times: 3 }]);
  });

  it('do not count the page that comes after a form, and go on where a refusal may be thought over', async () => {
    const made = await sent();
    await look(made, { cookie: await post(made, QUESTION) });
    await look(made, { cookie: await post(made, { do: 'decline', version: '1' }) });
    expect(await kindsTold()).toEqual(['declined', 'asked']);
    await look(made);
    expect(await kindsTold()).toEqual(['viewed', 'declined', 'asked']);
  });

  it('of what is accepted are not told', async () => {
    const made = await sent();
    await post(made, ACCEPTANCE);
    await look(made);
    expect((await inbox()).entries).toMatchObject([{ what: 'accepted' }]);
  });
});

describe('what is read', () => {
  it('is read by one person, up to what they saw, and marks the proposal in the list until then', async () => {
    const colleague = await signedInMember(service, company.id, 'viewer');
    const [made, other] = [await sent(), await sent('Other')];
    await post(made, QUESTION);
    const until = now.toISOString();
    await post(made, { ...QUESTION, question: 'And for vans?' });
    await post(other, QUESTION);
    await mutate('activity.markRead', { id: made.id, until });
    expect(await unreadTexts(editor)).toEqual(['Is parking included?', 'And for vans?']);
    await mutate('activity.markRead', { id: made.id, until: now.toISOString() });
    // what was read is not unread again by a page that is older
    await mutate('activity.markRead', { id: made.id, until });
    expect(await unreadTexts(editor)).toEqual(['Is parking included?']);
    expect(await unreadTexts(colleague)).toHaveLength(3);
    expect([await markedTitles(editor), await markedTitles(colleague)]).toEqual([['Other'], ['Other', 'Gala']]);
  });

  it('is everything up to a moment, where one says so', async () => {
    const [made, other] = [await sent(), await sent('Other')];
    await post(made, QUESTION);
    await post(other, QUESTION);
    const until = now.toISOString();
    await post(made, { ...QUESTION, question: 'And for vans?' });
    await mutate('activity.markAllRead', { until });
    expect((await inbox(editor, { unread: true })).entries).toMatchObject([{ text: 'And for vans?' }]);
    expect(await countOf()).toBe(1);
  });

  it('becomes unread by another view', async () => {
    const made = await sent();
    await look(made);
    await mutate('activity.markRead', { id: made.id, until: now.toISOString() });
    expect(await countOf()).toBe(0);
    await look(made);
    expect((await threadOf(made)).entries).toMatchObject([{ times: 2, unread: true }]);
  });

  it('is what is older than 90 days', async () => {
    await post(await sent(), QUESTION);
    now = new Date(now.getTime() + 90 * 86_400_000 - 1);
    expect(await countOf()).toBe(1);
    now = new Date(now.getTime() + 1);
    expect([await countOf(), (await inbox()).entries[0].unread]).toEqual([0, false]);
  });

  it('is, for who joins later, what was before', async () => {
    await post(await sent(), QUESTION);
    later();
    const late = await signedInMember(service, company.id, 'viewer');
    expect([await countOf(late), (await inbox(late)).entries.length]).toEqual([0, 1]);
  });
});

describe('an answer', () => {
  it('goes to who asked, with the question and an address to reply to, and is kept', async () => {
    await forCompany(service.context.db, company.id, (tx) =>
      tx.updateTable('companies').set({ email: 'hire@northlight.example' }).where('id', '=', company.id).execute(),
    );
    const made = await sent();
    await post(made, { ...QUESTION, question: 'Is <b>parking</b> included?' });
    expect((await threadOf(made)).recipient).toMatchObject({ name: 'Bo Lund', email: 'bo@client.example' });
    later();
    const text = 'Yes, for two vans.\n\nKind regards,\nEdith <script>';
    expect((await mutate('activity.answer', { id: made.id, text, to: 'bo@client.example' })).status).toBe(200);
    expect((await threadOf(made)).entries.at(-1)).toMatchObject({ what: 'answered', text, mail: 'waiting' });

    await sendDueMail({ ...service.context, mailer: createMailer({ mail }) });
    const received = mailServer.received.find(({ to }) => to.includes('bo@client.example'));
    expect(received?.headers).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Subject: Re: Gala \(P-/),
        'Reply-To: hire@northlight.example',
        'To: Bo Lund <bo@client.example>',
      ]),
    );
    expect(received?.headers.join('\n')).not.toContain('Auto-Submitted');
    expect(received?.body).toContain('Yes, for two vans.');
    expect(received?.body).toContain('Is &lt;b&gt;parking&lt;/b&gt; included?');
    expect(received?.body).toContain('Edith &lt;script&gt;');

    expect((await threadOf(made)).entries).toMatchObject([
      { what: 'asked', email: 'bo@client.example' },
      { what: 'answered', actor: { kind: 'user', id: editor.id }, mail: 'sent' },
    ]);
    expect((await inbox()).entries).toMatchObject([{ what: 'asked', answered: true }]);
    const [newest] = (await ask(editor, 'proposals.history', { id: made.id })).result.data;
    expect(newest).toMatchObject({ what: 'answered', details: { answer: text, to: 'bo@client.example' } });
  });

  it('is mailed in the language of the proposal, as the client’s page shows it', async () => {
    await updateCompany(service.context.db, company.id, { language: 'fr' });
    const made = await sent();
    await post(made, QUESTION);
    await mutate('activity.answer', { id: made.id, text: 'Oui, pour deux camions.', to: 'bo@client.example' });
    const written = await forCompany(service.context.db, company.id, (tx) =>
      tx
        .selectFrom('mails')
        .select('body_text')
        .where('company_id', '=', company.id)
        .where('kind', '=', 'proposal.answer')
        .executeTakeFirstOrThrow(),
    );
    expect(written.body_text).toContain('Vous avez demandé :\n\nIs parking included?\n\nCe message concerne Gala (P-');
    const page = await look(made);
    expect(page).toContain('Questions et réponses');
    expect(page).toContain('Livraison le vendredi 12 mars 2027');
  });

  it('that somebody passes on themself is kept as such, and no mail is written', async () => {
    const made = await sent();
    await post(made, QUESTION);
    await mutate('activity.answer', { id: made.id, text: 'Yes', to: null });
    expect((await threadOf(made)).entries.at(-1)).toMatchObject({ what: 'answered', text: 'Yes', mail: 'none' });
    const { mails } = (await ask(editor, 'mail.list')).result.data;
    expect(mails.map(({ kind }: { kind: string }) => kind)).not.toContain('proposal.answer');
  });

  it('is shown on the client’s page, as text, without addresses', async () => {
    const made = await sent();
    await post(made, { ...QUESTION, question: 'Is <b>it</b> far?' });
    later();
    await mutate('activity.answer', { id: made.id, text: 'No.\n<script>alert(1)</script>', to: null });
    const page = await look(made);
    expect(page).toMatch(/Questions and answers.*Bo Lund.*Is &lt;b&gt;it&lt;\/b&gt; far\?.*&lt;script&gt;alert/s);
    expect(page).not.toMatch(/bo@client\.example|<script>alert|person\d/);
  });

  it.each([
    ['without words', { text: '  ' }],
    ['that is too long', { text: 'x'.repeat(5001) }],
    ['to several addresses', { to: 'a@client.example, b@client.example' }],
  ])('%s is refused', async (_, wrong) => {
    const made = await sent();
    const { json } = await mutate('activity.answer', { id: made.id, text: 'Yes', to: null, ...wrong });
    expect(json.error.data.code).toBe('invalid_request');
    expect((await threadOf(made)).entries).toEqual([]);
  });

  it('to nobody in particular goes to who signed, else to the proposal’s client', async () => {
    const made = await sent();
    expect((await threadOf(made)).recipient).toMatchObject(CLIENT);
    await post(made, { ...ACCEPTANCE, name: 'Cy', email: 'cy@client.example' });
    expect((await threadOf(made)).recipient).toMatchObject({ name: 'Cy', email: 'cy@client.example' });
  });
});

describe('another company', () => {
  it('sees, reads and answers nothing of it', async () => {
    const made = await sent();
    await post(made, QUESTION);
    const other = await service.company();
    const stranger = await signedInMember(service, other.id, 'owner');
    const theirs = { company: other.id };
    expect((await stranger.query('activity.list', { ...theirs, input: {} })).json.result.data.entries).toEqual([]);
    expect((await stranger.query('activity.unread', theirs)).json.result.data.count).toBe(0);
    const answers = [
      await stranger.query('activity.thread', { ...theirs, input: { id: made.id } }),
      await stranger.mutate('activity.markRead', { id: made.id, until: now.toISOString() }, theirs),
      await stranger.mutate('activity.answer', { id: made.id, text: 'Yes', to: 'x@evil.example' }, theirs),
    ];
    expect(answers.map(({ json }) => json.error.data.code)).toEqual(['not_found', 'not_found', 'not_found']);
    await stranger.mutate('activity.markAllRead', { until: '2030-01-01T00:00:00.000Z' }, theirs);
    expect([await countOf(), (await threadOf(made)).entries.length]).toEqual([1, 1]);
  });
});
