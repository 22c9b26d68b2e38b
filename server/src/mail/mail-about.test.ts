import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forCompany } from '../platform/tenancy.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { createSender, NOW, type TestSender } from './fixtures.ts';
import { listMail } from './index.ts';

let database: TestDatabase;
let sender: TestSender;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  sender = await createSender(database.db);
});

const CLIENT = { id: '0197f0aa-0000-7000-8000-00000000cccc', name: 'Ada Marsh', email: null };

describe('a proposal that is sent', () => {
  it('is mailed to its client, who answers the company', async () => {
    await sender.write();
    const [mail, ...others] = await sender.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'proposal.sent',
      audience: 'client',
      recipient: 'ada@client.example',
      recipient_name: 'Ada Marsh',
      reply_to: 'hire@northlight.example',
      subject: 'Northlight Event Hire: Sales conference for 250',
      state: 'waiting',
      tries: 0,
      due_at: NOW,
      created_at: NOW,
    });
    expect(mail?.body_text).toBe(`Hello Ada Marsh,

Northlight Event Hire has made you a proposal: Sales conference for 250 (P-2026-0042).

When: Friday 12 March – Saturday 13 March 2027
Where: Corn Exchange, Leeds
Total: £734.40, including VAT 20 %
Valid until: Friday 4 December 2026

View proposal:
https://quotes.example/p/A1b2C3d4E5f6G7h8I9j0K1

To ask a question or change something, reply to this email. Your reply goes to Northlight Event Hire.
`);
  });

  it('says the same as HTML', async () => {
    await sender.write();
    const [mail] = await sender.mails();
    const words = mail?.body_html
      .replace(/<(style|title)>.*?<\/\1>/gs, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
    expect(words).toBe(
      mail?.body_text
        .replace(/^(When|Where|Total|Valid until|View proposal):/gm, '$1')
        .replace(/\s+/g, ' ')
        .trim(),
    );
    expect(mail?.body_html).toContain('href="https://quotes.example/p/A1b2C3d4E5f6G7h8I9j0K1"');
    expect(mail?.body_html).not.toMatch(/<img|<script/);
    // however narrow the screen is
    expect(mail?.body_html).toContain('white-space:nowrap">Where</th>');
  });

  it('says so from its second version on, without a date, and where answers are not read', async () => {
    const silent = await createSender(database.db, '');
    const event = { description: '', date: null, venue: null, attendees: null, days: 2 };
    await silent.write({ proposal: { version: 2, event, validUntil: null, adjustments: [] } });
    const [mail] = await silent.mails();
    expect(mail).toMatchObject({ reply_to: null, state: 'waiting' });
    expect(mail?.body_text).toContain(
      'a new version of its proposal: Sales conference for 250 (P-2026-0042, version 2)',
    );
    expect(mail?.body_text).toContain('\nWhen: 2 days, date to be agreed\nTotal: £734.40\n\n');
    expect(mail?.body_text).toContain('contact Northlight Event Hire directly: replies to this email aren’t read.');
  });

  it('is mailed to nobody where its client has no address, or it has no client', async () => {
    await sender.write({ proposal: { client: CLIENT } });
    await sender.write({ proposal: { client: null } });
    expect(await sender.mails()).toEqual([]);
  });
});

describe('a proposal that is accepted', () => {
  it('is confirmed to its client and told to the company, which answers the client', async () => {
    await sender.write({ transition: 'accept', by: 'client' });
    const [client, company, ...others] = await sender.mails();
    expect(others).toEqual([]);
    expect(client).toMatchObject({
      kind: 'proposal.accepted',
      recipient: 'ada@client.example',
      reply_to: 'hire@northlight.example',
      subject: 'Northlight Event Hire: Sales conference for 250 is accepted',
    });
    expect(client?.body_text).toContain(
      'On Friday 20 November 2026 you accepted this proposal from Northlight Event Hire',
    );
    expect(company).toMatchObject({
      audience: 'company',
      recipient: 'hire@northlight.example',
      recipient_name: 'Northlight Event Hire',
      reply_to: 'ada@client.example',
      subject: 'Accepted: Sales conference for 250 (P-2026-0042)',
      state: 'waiting',
    });
    expect(company?.body_text).toContain('On Friday 20 November 2026 Ada Marsh accepted Sales conference for 250');
    expect(company?.body_text).toContain('Open the proposal:\nhttps://quotes.example/proposals/');
    expect(company?.body_text).not.toContain('stock');
  });

  it('says when it was the company that noted it, on the day of its own calendar', async () => {
    const now = new Date('2026-07-01T23:30:00Z');
    await sender.write({ transition: 'accept', by: 'company', now });
    const [client, company] = await sender.mails();
    expect(client?.body_text).toContain('Northlight Event Hire recorded on Thursday 2 July 2026 that you accepted');
    expect(company?.body_text).toContain('It was recorded on Thursday 2 July 2026 that Ada Marsh accepted');
  });

  it('tells the company, and nobody else, where its stock does not suffice', async () => {
    const shortages = Array.from({ length: 23 }, (_, i) => ({
      productId: 'p',
      productName: `QLX-D "lapel" mic ${i}`,
      day: '2027-03-12',
      needed: 6,
      free: i === 0 ? -2 : 4,
    }));
    await sender.write({ transition: 'accept', by: 'client', shortages });
    const [client, company] = await sender.mails();
    expect(company?.subject).toBe('Accepted, short of stock: Sales conference for 250 (P-2026-0042)');
    expect(company?.body_text).toContain(`You don’t have enough stock for it:

- QLX-D "lapel" mic 0, Friday 12 March 2027: 6 needed, −2 free
- QLX-D "lapel" mic 1, Friday 12 March 2027: 6 needed, 4 free
`);
    expect(company?.body_text).toContain('mic 19, Friday 12 March 2027: 6 needed, 4 free\n- and 3 more\n');
    expect(company?.body_html).toContain('<li>QLX-D &quot;lapel&quot; mic 0,');
    expect(client?.body_text).not.toContain('QLX-D');
  });

  it('is kept to be read where the company has no address', async () => {
    const silent = await createSender(database.db, '');
    await silent.write({ transition: 'accept', by: 'client', proposal: { client: null } });
    expect(await silent.mails()).toMatchObject([
      { audience: 'company', recipient: null, reply_to: null, state: 'kept' },
    ]);
  });
});

describe('a proposal that is declined', () => {
  it('is told to the company alone', async () => {
    await sender.write({ transition: 'decline', by: 'client' });
    const [mail, ...others] = await sender.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: 'proposal.declined',
      audience: 'company',
      recipient: 'hire@northlight.example',
      subject: 'Declined: Sales conference for 250 (P-2026-0042)',
    });
    expect(mail?.body_text).toContain(
      'Ada Marsh declined Sales conference for 250 (P-2026-0042). Its equipment is free',
    );
  });
});

it.each(['view', 'revise', 'expire', 'cancel', 'replace'] as const)('writes no mail after %s', async (transition) => {
  await sender.write({ transition });
  expect(await sender.mails()).toEqual([]);
});

it('lets nothing that a person typed begin a line, hold markup or turn the writing around', async () => {
  const typed = '</a><b>"Gala"\r\nBcc: eve@evil.example\u2028x\u0000 \u202Eelag';
  const client = { ...CLIENT, name: typed, email: 'ada@client.example' };
  const event = { description: typed, date: null, venue: typed, attendees: null, days: 1 };
  await sender.write({ proposal: { title: typed, client, event } });
  const [mail] = await sender.mails();
  const line = '</a><b>"Gala" Bcc: eve@evil.example x elag';
  expect(mail).toMatchObject({ subject: `Northlight Event Hire: ${line}`, recipient_name: line });
  expect(mail?.body_text).toContain(`Hello ${line},\n`);
  expect(mail?.body_text).not.toMatch(/^Bcc/m);
  expect(mail?.body_html).not.toContain('<b>');
  expect(mail?.body_html).toContain('&lt;/a&gt;&lt;b&gt;&quot;Gala&quot; Bcc');
});

it('cuts a subject that is too long', async () => {
  await sender.write({ proposal: { title: '🎪'.repeat(200) } });
  const [mail] = await sender.mails();
  expect(Array.from(mail?.subject ?? '')).toHaveLength(200);
  expect(mail?.subject).toMatch(/^Northlight Event Hire: (🎪)+…$/u);
});

describe('listMail', () => {
  it("shows a company's mail, newest first and no more than asked for, and never another's", async () => {
    await sender.write();
    await sender.write({ transition: 'decline', now: new Date(NOW.getTime() + 1000) });
    const mail = await forCompany(database.db, sender.company.id, (tx) => listMail(tx, sender.company.id, 50));
    expect(mail.map(({ kind }) => kind)).toEqual(['proposal.declined', 'proposal.sent']);
    expect(mail[1]).toMatchObject({ recipient: 'ada@client.example', state: 'waiting', tries: 0, sentAt: null });
    const other = await createSender(database.db);
    await forCompany(database.db, other.company.id, async (tx) => {
      expect(await listMail(tx, sender.company.id, 50)).toEqual([]);
      expect(await listMail(tx, other.company.id, 50)).toEqual([]);
    });
    const one = await forCompany(database.db, sender.company.id, (tx) => listMail(tx, sender.company.id, 1));
    expect(one.map(({ kind }) => kind)).toEqual(['proposal.declined']);
  });
});
