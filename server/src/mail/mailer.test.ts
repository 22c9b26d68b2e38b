import { type AddressInfo, createServer, type Socket } from 'node:net';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { openMailServer, smtpAnswer, type TestMailServer } from './fixtures.ts';
import { createMailer, type OutgoingMail, type Patience, SendError } from './mailer.ts';

const MAIL: OutgoingMail = {
  id: '0197f0aa-0000-7000-8000-00000000abcd',
  fromName: 'Northlight Event Hire',
  to: { name: 'Ada Marsh', address: 'ada@client.example' },
  replyTo: 'hire@northlight.example',
  cc: [],
  subject: 'Northlight Event Hire: Gala',
  text: 'Total: £734.40\n',
  html: '<p>Total: £734.40</p>\n',
  automatic: false,
  attachments: [],
};

let server: TestMailServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Sends over a server of its own and returns what arrived. */
async function arrives(mail: Partial<OutgoingMail>, from = 'Showbill <quotes@showbill.example>') {
  server = await openMailServer();
  await mailer(server.port, { from })?.send({ ...MAIL, ...mail });
  const [received] = server.received;
  if (received === undefined) throw new Error('nothing arrived');
  return received;
}

/** Sends over a server that behaves as told, and returns how it fails. */
async function fails(options: SMTPServerOptions, login = ''): Promise<SendError> {
  server = await openMailServer(options);
  return failure(mailer(server.port, { login })?.send(MAIL));
}

async function failure(sending: Promise<void> | undefined): Promise<SendError> {
  const error: unknown = await sending?.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof SendError)) throw new Error(`it did not fail as it should: ${String(error)}`);
  return error;
}

interface MailerOptions {
  readonly login?: string;
  readonly from?: string;
  readonly patience?: Patience;
}

function mailer(port: number, { login = '', from = 'quotes@showbill.example', patience }: MailerOptions = {}) {
  return createMailer({ mail: { smtpUrl: `smtp://${login}127.0.0.1:${port}`, from } }, patience);
}

describe('what arrives', () => {
  it('names who writes, who reads, who is answered, and which mail it is', async () => {
    const { from, to, headers, body } = await arrives({});
    expect([from, ...to]).toEqual(['quotes@showbill.example', 'ada@client.example']);
    expect(headers).toEqual(
      expect.arrayContaining([
        'From: Northlight Event Hire <quotes@showbill.example>',
        'To: Ada Marsh <ada@client.example>',
        'Reply-To: hire@northlight.example',
        'Subject: Northlight Event Hire: Gala',
        'Message-ID: <0197f0aa-0000-7000-8000-00000000abcd@showbill.example>',
      ]),
    );
    expect(headers.join('\n')).not.toContain('Auto-Submitted');
    expect(body).toContain('Total: £734.40\r\n');
    expect(body).toContain('<p>Total: £734.40</p>');
  });

  it("is under the operator's name where it is nobody else's, and says that no person wrote it", async () => {
    const { headers } = await arrives(
      { fromName: null, replyTo: null, automatic: true },
      '"Quotes, fast" <q@showbill.example>',
    );
    expect(headers).toEqual(
      expect.arrayContaining(['From: "Quotes, fast" <q@showbill.example>', 'Auto-Submitted: auto-generated']),
    );
    expect(headers.join('\n')).not.toContain('Reply-To');
  });

  it('holds no header and no reader that somebody smuggled into a name, a subject or an address', async () => {
    const typed = 'Ada" <eve@evil.example>, x\r\nBcc: eve@evil.example\r\n\r\nHello';
    const { to, headers, body } = await arrives({
      fromName: typed,
      to: { name: typed, address: 'ada@client.example' },
      subject: typed,
      replyTo: 'hire@northlight.example, eve@evil.example',
    });
    expect(to).toEqual(['ada@client.example']);
    expect(headers.map((header) => header.slice(0, header.indexOf(':')))).toEqual([
      'From',
      'To',
      'Subject',
      'Message-ID',
      'Date',
      'MIME-Version',
      'Content-Type',
    ]);
    expect(body).not.toContain('Hello');
  });

  it('is nothing where the address is no single mail address', async () => {
    server = await openMailServer();
    for (const address of [
      '',
      'ada',
      'ada@client.example, eve@evil.example',
      'ada@client.example\r\nRCPT TO:<eve@evil.example>',
    ]) {
      const error = await failure(mailer(server.port)?.send({ ...MAIL, to: { name: null, address } }));
      expect(error).toMatchObject({ verdict: 'refused', message: 'the recipient has no valid email address' });
    }
    expect(server.received).toEqual([]);
  });
});

describe('a failure', () => {
  it('is final where the server refuses the mail for good', async () => {
    const error = await fails({ onRcptTo: (_address, _session, done) => done(smtpAnswer(550, 'no such person')) });
    expect(error.verdict).toBe('refused');
    expect(error.message).toContain('550 no such person');
  });

  // 503 and 530 are about the session, not about the mail
  it.each([421, 451, 503, 530])('is not final where the server answers the mail with %i', async (code) => {
    const error = await fails({ onMailFrom: (_address, _session, done) => done(smtpAnswer(code, 'later')) });
    expect(error.verdict).toBe('later');
  });

  it("is the operator's where the server does not let us in, and keeps the password to itself", async () => {
    const options: SMTPServerOptions = {
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      authMethods: ['PLAIN'],
      onAuth({ username, password }, _session, done) {
        const repeated = [password, `\0${username}\0${password}`].map((text) =>
          Buffer.from(text ?? '').toString('base64'),
        );
        done(smtpAnswer(535, `not ${password} nor ${repeated.join(' ')}`));
      },
    };
    const error = await fails(options, 'quotes:p%40ss%2Fw%C3%B6rd@');
    expect(error.verdict).toBe('away');
    expect(error.message).toContain('535 not *** nor *** ***');
  });

  it('is that the server is away where nobody listens', async () => {
    const gone = await openMailServer();
    await gone.close();
    expect((await failure(mailer(gone.port)?.send(MAIL))).verdict).toBe('away');
  });

  it.each([
    ['that never greets', { connect: 5_000, greeting: 20, silence: 5_000, whole: 5_000 }, ''],
    ['that falls silent', { connect: 5_000, greeting: 5_000, silence: 20, whole: 5_000 }, '220 hello\r\n'],
    ['that takes for ever', { connect: 5_000, greeting: 5_000, silence: 5_000, whole: 40 }, '220 hello\r\n'],
  ])('comes soon enough with a server %s', async (_, patience, greeting) => {
    const sockets = new Set<Socket>();
    const silent = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {}).write(greeting);
    });
    await new Promise<void>((resolve) => {
      silent.listen(0, '127.0.0.1', resolve);
    });
    const { port } = silent.address() as AddressInfo;
    const started = performance.now();
    expect((await failure(mailer(port, { patience })?.send(MAIL))).verdict).toBe('away');
    expect(performance.now() - started).toBeLessThan(4_000);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
});

it('is none where no mail server is configured', () => {
  expect(createMailer({ mail: null })).toBeNull();
});
