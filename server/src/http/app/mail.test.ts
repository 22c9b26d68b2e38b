import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMailServer, smtpAnswer, type TestMailServer } from '../../mail/fixtures.ts';
import { createMailer, sendDueMail } from '../../mail/index.ts';
import { changeProposal } from '../../proposals/index.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../../testing/service.ts';

const CLIENT = { name: 'Ada Marsh', email: 'ada@client.example' };

let server: TestMailServer;
let service: TestService;
let company: TestCompany;
let owner: TestPerson;

beforeAll(async () => {
  server = await openMailServer();
  service = await startLoneTestService({ config: { mail: mailTo(server.port) } });
  company = await service.company();
  owner = await signedInMember(service, company.id, 'owner');
});
afterAll(async () => {
  await service.close();
  await server.close();
});

function mailTo(port: number) {
  return { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Showbill <quotes@showbill.example>' };
}

const ask = (path: string, input?: object) => owner.query(path, { company: company.id, ...(input && { input }) });
const tell = (path: string, input: object = {}) => owner.mutate(path, input, { company: company.id });

async function made(client: object | undefined = CLIENT) {
  const body = { title: 'Gala', event: { description: 'Party for 40 with two speakers' }, client };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  return json;
}

/** Everything that is due goes out; what the server has taken since. */
async function delivered() {
  const before = server.received.length;
  await sendDueMail({ ...service.context, mailer: createMailer({ mail: mailTo(server.port) }) });
  return server.received.slice(before);
}

describe('the mail of a proposal', () => {
  it('goes out as the person wrote it, with copies, and its text holds no markup', async () => {
    const { id, share_url: link } = await made();
    const mail = {
      to: 'bea@client.example',
      cc: ['cy@client.example', 'di@client.example'],
      subject: 'For you, Bea',
      text: `Hello <b>Bea</b>,\n\nHere it is:\n${link}`,
    };
    expect((await tell('proposals.send', { id, mail })).status).toBe(200);
    const [out, ...others] = await delivered();
    expect(others).toEqual([]);
    expect(out?.to).toEqual(['bea@client.example', 'cy@client.example', 'di@client.example']);
    expect(out?.headers).toEqual(
      expect.arrayContaining(['Subject: For you, Bea', 'Cc: cy@client.example, di@client.example']),
    );
    expect(out?.body).toContain('Hello <b>Bea</b>,');
    expect(out?.body).toContain('Hello &lt;b&gt;Bea&lt;/b&gt;,');
    expect(out?.body).toContain(`<a href="${link}"`);
  });

  it('keeps the form of what was proposed and left as it was', async () => {
    const { id } = await made();
    const { letter } = (await ask('proposals.foreseeSending', { id })).json.result.data;
    await tell('proposals.send', { id, mail: { to: CLIENT.email, ...letter } });
    expect((await delivered())[0]?.body).toContain('View proposal</a>');
  });

  it('is none where the person wants none, and the history says that it was marked', async () => {
    const { id } = await made();
    await tell('proposals.send', { id, mail: null });
    expect(await delivered()).toEqual([]);
    const [entry] = (await ask('proposals.history', { id })).json.result.data;
    expect(entry).toMatchObject({ what: 'sent', mail: 'none' });
  });

  it.each([
    ['mail.to', { to: 'bea' }],
    ['mail.to', { to: 'bea@client.example\r\nBcc: all@evil.example' }],
    ['mail.cc.0', { cc: ['no address'] }],
    ['mail.cc', { cc: Array.from({ length: 6 }, (_, n) => `c${n}@client.example`) }],
    ['mail.subject', { subject: 'Hello\r\nBcc: all@evil.example' }],
  ])('is refused for %s, and nothing is sent', async (param, wrong) => {
    const { id } = await made();
    const mail = { to: CLIENT.email, cc: [], subject: 'Hello', text: 'Hello', ...wrong };
    const { status, json } = await tell('proposals.send', { id, mail });
    expect([status, json.error.data.param]).toEqual([400, param]);
    expect((await ask('proposals.get', { id })).json.result.data.status).toBe('draft');
    expect(await delivered()).toEqual([]);
  });

  it('is told in the history: on its way, then sent', async () => {
    const { id } = await made();
    await tell('proposals.send', { id });
    expect((await ask('proposals.history', { id })).json.result.data[0].mail).toBe('waiting');
    await delivered();
    expect((await ask('proposals.history', { id })).json.result.data[0].mail).toBe('sent');
  });
});

describe('by hand', () => {
  it('goes a reminder of what is sent, and of nothing else', async () => {
    const { id, share_url: link } = await made();
    const input = { proposal_id: id, kind: 'proposal.expiring' };
    expect((await ask('mail.draft', input)).status).toBe(409);
    await tell('proposals.send', { id, mail: null });
    const draft = (await ask('mail.draft', input)).json.result.data;
    expect(draft).toMatchObject({ recipient: CLIENT.email, sends_mail: true });
    expect(draft.text).toContain(link);
    await tell('mail.send', { ...input, mail: { to: CLIENT.email, subject: 'Still open', text: `See ${link}` } });
    const [out] = await delivered();
    expect(out?.headers).toContain('Subject: Still open');
  });

  it('goes the signed copy, with its PDF, where there is one', async () => {
    const { id } = await made();
    const input = { proposal_id: id, kind: 'proposal.accepted' };
    await tell('proposals.send', { id, mail: null });
    expect((await ask('mail.draft', input)).status).toBe(409);
    await changeProposal(service.context, company.id, id, 'accept', {
      by: 'client',
      signature: { ...CLIENT, address: '192.0.2.7', browser: null },
    });
    await delivered();
    const { subject, text } = (await ask('mail.draft', input)).json.result.data;
    await tell('mail.send', { ...input, mail: { to: 'boss@client.example', subject, text } });
    const [out] = await delivered();
    expect(out?.to).toEqual(['boss@client.example']);
    expect(out?.body).toContain('filename=signed-copy.pdf');
  });
});

const sentTemplate = async () => (await ask('mail.templates', { language: 'en' })).json.result.data[0];

describe('templates', () => {
  const own = {
    kind: 'proposal.sent',
    language: 'en',
    subject: '{{number}} for {{client}}',
    text: 'Dear {{client}},\n\n{{details}}\n\n{{link}}',
  };

  it('begin as what Showbill writes, are saved, used, and reset', async () => {
    expect(await sentTemplate()).toMatchObject({ kind: 'proposal.sent', is_own: false });
    expect((await sentTemplate()).text).toMatch(
      /^Hello \{\{client\}\},\n\n\{\{company\}\}.*\{\{number\}\}.*\{\{details\}\}.*\{\{link\}\}/s,
    );
    expect((await tell('mail.saveTemplate', own)).status).toBe(200);
    expect(await sentTemplate()).toMatchObject({ kind: own.kind, subject: own.subject, text: own.text, is_own: true });
    const { id, number, share_url: link } = await made({ ...CLIENT, name: 'Ada {{link}}\r\nBcc: all@evil.example' });
    const { letter } = (await ask('proposals.foreseeSending', { id })).json.result.data;
    expect(letter.subject).toBe(`${number} for Ada {{link}} Bcc: all@evil.example`);
    expect(letter.text).toContain(`\n\n${link}`);
    await tell('proposals.send', { id });
    const [out] = await delivered();
    expect(out?.headers.filter((line) => /^(?:Bcc|Cc):/i.test(line))).toEqual([]);
    await tell('mail.resetTemplate', { kind: own.kind, language: 'en' });
    expect(await sentTemplate()).toMatchObject({ is_own: false });
  });

  it.each([
    ['text', { text: '{{link}} {{nmae}}' }, '{{nmae}}'],
    ['subject', { subject: '{{price}}' }, '{{price}}'],
    ['text', { text: 'Hello' }, '{{link}}'],
  ])('are refused for their %s: %j', async (param, wrong, named) => {
    const { status, json } = await tell('mail.saveTemplate', { ...own, ...wrong });
    expect([status, json.error.data.param]).toEqual([400, param]);
    expect(json.error.message).toContain(named);
  });

  it('know their placeholders in every kind, and no word of a sample is left in them', async () => {
    for (const { subject, text, kind } of (await ask('mail.templates', { language: 'en' })).json.result.data) {
      expect((await tell('mail.saveTemplate', { kind, language: 'en', subject, text })).status).toBe(200);
      expect(`${subject} ${text}`).not.toMatch(/2027|P-20|example/);
      await tell('mail.resetTemplate', { kind, language: 'en' });
    }
  });
});

describe('a test mail', () => {
  it('goes to the owner, with what the server answered', async () => {
    const result = (await tell('mail.sendTest')).json.result.data;
    expect(result).toMatchObject({ to: owner.email, is_taken: true, answer: expect.stringMatching(/^250/) });
    expect(server.received.at(-1)?.to).toEqual([owner.email]);
  });

  it('says in the server’s words why it was not taken', async () => {
    const refusing = await openMailServer({
      onRcptTo: (_to, _session, done) => done(smtpAnswer(550, 'no such mailbox')),
    });
    const other = await startLoneTestService({ config: { mail: mailTo(refusing.port) } });
    try {
      const { id } = await other.company();
      const person = await signedInMember(other, id, 'owner');
      const { json } = await person.mutate('mail.sendTest', {}, { company: id });
      expect(json.result.data).toMatchObject({ is_taken: false, answer: expect.stringContaining('550') });
    } finally {
      await other.close();
      await refusing.close();
    }
  });
});

describe('without a mail server', () => {
  it('nothing claims to be sent: the history, the client’s page, what is sent by hand', async () => {
    const silent = await startLoneTestService();
    try {
      const theirs = await silent.company();
      const person = await signedInMember(silent, theirs.id, 'owner');
      const here = { company: theirs.id };
      const body = { event: { description: 'Party for 40' }, client: CLIENT };
      const { json } = await silent.call('POST', '/v1/proposals', { key: theirs.key, body });
      const input = { id: json.id };
      const foreseen = (await person.query('proposals.foreseeSending', { ...here, input })).json.result.data;
      expect(foreseen.sends_mail).toBe(false);
      await person.mutate('proposals.send', input, here);
      const [entry] = (await person.query('proposals.history', { ...here, input })).json.result.data;
      expect(entry).toMatchObject({ what: 'sent', mail: 'none' });
      const reminder = {
        proposal_id: json.id,
        kind: 'proposal.expiring',
        mail: { to: CLIENT.email, subject: 'a', text: 'b' },
      };
      expect((await person.mutate('mail.send', reminder, here)).status).toBe(409);
      expect((await person.mutate('mail.sendTest', {}, here)).status).toBe(409);
      await changeProposal(silent.context, theirs.id, json.id, 'accept', {
        by: 'client',
        signature: { ...CLIENT, address: '192.0.2.7', browser: null },
      });
      const { text } = await silent.call('GET', new URL(json.share_url).pathname);
      expect(text).toContain('accepted it for');
      expect(text).not.toMatch(/by (?:e-?)?mail/);
    } finally {
      await silent.close();
    }
  });
});
