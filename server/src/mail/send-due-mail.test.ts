import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silentLog } from '../platform/log.ts';
import { openOwnDatabase, type TestDatabase } from '../testing/database.ts';
import { createSender, NOW, openMailServer, smtpAnswer, type TestMailServer, type TestSender } from './fixtures.ts';
import { createMailer, type MailContext, type Mailer, type OutgoingMail, sendDueMail } from './index.ts';
import { SendError } from './mailer.ts';

let database: TestDatabase;
let sender: TestSender;
let minutes = 0;
let server: TestMailServer | undefined;

beforeAll(async () => {
  database = await openOwnDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  minutes = 0;
  sender = await createSender(database.db);
});
afterEach(async () => {
  await server?.close();
  server = undefined;
  // what a test leaves waiting would be sent in the next
  await sendDueMail({ ...contextWith(null), clock: { now: () => new Date(NOW.getTime() + 1e12) } });
});

/** A context whose clock stands at `minutes` after the mail was written. */
function contextWith(mailer: Mailer | null): MailContext {
  return { db: database.db, log: silentLog, clock: { now: () => new Date(NOW.getTime() + minutes * 60_000) }, mailer };
}

function mailerOver({ port }: TestMailServer): Mailer | null {
  return createMailer({ mail: { smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Showbill <quotes@showbill.example>' } });
}

/** A mailer that does what it is told, and remembers what it was given. */
function fakeMailer(send: (mail: OutgoingMail) => Promise<void> = async () => {}) {
  const given: OutgoingMail[] = [];
  return {
    given,
    send(mail: OutgoingMail) {
      given.push(mail);
      return send(mail);
    },
  };
}

async function theMail() {
  const [mail] = await sender.mails();
  if (mail === undefined) throw new Error('there is no mail');
  return mail;
}

describe('over SMTP', () => {
  it('sends what is due, and writes down that it did', async () => {
    server = await openMailServer();
    await sender.write({ transition: 'accept', by: 'client' });
    minutes = 1;
    await sendDueMail(contextWith(mailerOver(server)));
    expect(server.received.map(({ from, to }) => `${from} > ${to.join()}`).sort()).toEqual([
      'quotes@showbill.example > ada@client.example',
      'quotes@showbill.example > hire@northlight.example',
    ]);
    for (const mail of await sender.mails()) {
      expect(mail).toMatchObject({ state: 'sent', tries: 1, attempt: null, last_error: null });
      expect(mail.sent_at).toEqual(new Date(NOW.getTime() + 60_000));
    }
    await sendDueMail(contextWith(mailerOver(server)));
    expect(server.received).toHaveLength(2);
  });

  it('tries again a minute after a 451, and under the same Message-ID', async () => {
    let refusals = 1;
    server = await openMailServer({
      onRcptTo(_address, _session, done) {
        refusals -= 1;
        done(refusals >= 0 ? smtpAnswer(451, 'greylisted,\r\ncome back') : null);
      },
    });
    await sender.write();
    const mailer = mailerOver(server);
    await sendDueMail(contextWith(mailer));
    expect(await theMail()).toMatchObject({ state: 'waiting', tries: 1, attempt: null });
    expect((await theMail()).last_error).toMatch(/^[^\r\n]*451[^\r\n]*$/);
    minutes = 0.9;
    await sendDueMail(contextWith(mailer));
    expect(server.received).toEqual([]);
    minutes = 1;
    await sendDueMail(contextWith(mailer));
    const mail = await theMail();
    expect(mail).toMatchObject({ state: 'sent', tries: 2, last_error: null });
    expect(server.received[0]?.headers).toContain(`Message-ID: <${mail.id}@showbill.example>`);
  });

  it('gives up at once after a 550, and says why', async () => {
    server = await openMailServer({ onRcptTo: (_address, _session, done) => done(smtpAnswer(550, 'no such person')) });
    await sender.write();
    await sendDueMail(contextWith(mailerOver(server)));
    expect(await theMail()).toMatchObject({ state: 'failed', tries: 1, sent_at: null });
    expect((await theMail()).last_error).toContain('550 no such person');
  });
});

describe('the queue', () => {
  it('keeps mail to be read where there is no way to send it', async () => {
    await sender.write();
    await sendDueMail(contextWith(null));
    expect(await theMail()).toMatchObject({ state: 'kept', tries: 0 });
    const mailer = fakeMailer();
    await sendDueMail(contextWith(mailer));
    expect(mailer.given).toEqual([]);
  });

  it('tries after 1 min, 5 min, 30 min, 2 h, 6 h and 24 h, and then no more', async () => {
    await sender.write();
    const mailer = fakeMailer(() => Promise.reject(new SendError('later', 'mailbox full')));
    for (const wait of [0, 1, 5, 30, 120, 360, 1440]) {
      minutes += wait - 0.01;
      await sendDueMail(contextWith(mailer));
      const tries = mailer.given.length;
      minutes += 0.01;
      await sendDueMail(contextWith(mailer));
      expect(mailer.given).toHaveLength(tries + 1);
    }
    expect(mailer.given).toHaveLength(7);
    expect(await theMail()).toMatchObject({ state: 'failed', tries: 7, attempt: null, last_error: 'mailbox full' });
  });

  it('sends once where two dispatchers pass at once', async () => {
    for (let i = 0; i < 12; i += 1) await sender.write();
    const mailer = fakeMailer();
    await Promise.all([sendDueMail(contextWith(mailer)), sendDueMail(contextWith(mailer))]);
    expect(mailer.given.map(({ id }) => id).sort()).toEqual((await sender.mails()).map(({ id }) => id).sort());
  });

  it('leaves a mail to the process that tries it, and takes it over when that one has died', async () => {
    await sender.write();
    const dying = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const dead = fakeMailer(() => {
      begun.resolve();
      return dying.promise;
    });
    const lost = sendDueMail(contextWith(dead));
    await begun.promise;
    const mailer = fakeMailer();
    minutes = 1.9;
    await sendDueMail(contextWith(mailer));
    expect(mailer.given).toEqual([]);
    minutes = 2;
    await sendDueMail(contextWith(mailer));
    expect(mailer.given.map(({ id }) => id)).toEqual(dead.given.map(({ id }) => id));
    expect(await theMail()).toMatchObject({ state: 'sent', tries: 2 });
    // it was not dead, only slow: what it has to say no longer counts
    dying.reject(new SendError('refused', 'too late'));
    await lost;
    expect(await theMail()).toMatchObject({ state: 'sent', tries: 2, last_error: null });
  });

  it('has at most ten under way, and lets companies take turns', async () => {
    const other = await createSender(database.db);
    for (let i = 0; i < 14; i += 1) await sender.write();
    await other.write();
    await other.write();
    let underWay = 0;
    let most = 0;
    const full = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const mailer = fakeMailer(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      if (underWay === 10) full.resolve();
      await gate.promise;
      underWay -= 1;
    });
    const pass = sendDueMail(contextWith(mailer));
    await full.promise;
    // time enough for an eleventh, which takes two of these
    for (let i = 0; i < 20; i += 1) await other.mails();
    gate.resolve();
    await pass;
    expect(most).toBe(10);
    expect(mailer.given).toHaveLength(16);
    const theirs = new Set((await other.mails()).map(({ id }) => id));
    expect(mailer.given.slice(0, 4).filter(({ id }) => theirs.has(id))).toHaveLength(2);
  });

  it('ends the pass where the server is away, and leaves what it has not tried', async () => {
    for (let i = 0; i < 30; i += 1) await sender.write();
    await sendDueMail(contextWith(fakeMailer(() => Promise.reject(new SendError('away', 'connection refused')))));
    const mails = await sender.mails();
    expect(mails.every(({ state }) => state === 'waiting')).toBe(true);
    const tried = mails.filter(({ tries }) => tries > 0).length;
    expect(tried).toBeGreaterThan(0);
    expect(tried).toBeLessThanOrEqual(10);
  });

  it('begins no more once it is told to stop', async () => {
    for (let i = 0; i < 12; i += 1) await sender.write();
    const stop = new AbortController();
    const mailer = fakeMailer(async () => stop.abort());
    await sendDueMail(contextWith(mailer), stop.signal);
    expect(mailer.given.length).toBeLessThan(12);
    for (const { state, tries } of await sender.mails()) expect(state).toBe(tries > 0 ? 'sent' : 'waiting');
  });

  it('tells in one short line what went wrong, whatever the mailer throws', async () => {
    await sender.write();
    await sendDueMail(contextWith(fakeMailer(() => Promise.reject(new Error(`first\nsecond ${'x'.repeat(2000)}`)))));
    const { last_error: lastError, state } = await theMail();
    expect(state).toBe('waiting');
    expect(lastError).toMatch(/^first second x+…$/);
    expect(lastError).toHaveLength(500);
  });

  it("writes under the company's name to clients, and under the operator's to the company", async () => {
    await sender.write({ transition: 'accept', by: 'client' });
    const mailer = fakeMailer();
    await sendDueMail(contextWith(mailer));
    expect(mailer.given).toHaveLength(2);
    expect(mailer.given.find(({ to }) => to.address === 'ada@client.example')).toMatchObject({
      fromName: 'Northlight Event Hire',
      replyTo: 'hire@northlight.example',
    });
    expect(mailer.given.find(({ to }) => to.address === 'hire@northlight.example')).toMatchObject({
      fromName: null,
      replyTo: 'ada@client.example',
    });
  });
});
