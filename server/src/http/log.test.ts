import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDueMail } from '../mail/index.ts';
import { SendError } from '../mail/mailer.ts';
import { createLog } from '../platform/log.ts';
import { AppError } from '../platform/errors.ts';
import { withoutPrivate } from '../platform/without-private.ts';
import { changeProposal } from '../proposals/index.ts';
import { signedInMember } from '../testing/browser.ts';
import { startLoneTestService, TEST_NOW, type TestCompany, type TestService } from '../testing/service.ts';
import { wrappedDrafter } from '../testing/wrapped-drafter.ts';

/** What the log says of requests: which, whose by ids, and nothing that is a secret or a client's. */

const EMAIL = 'planted.client@mail.example';
const ADDRESS = '203.0.113.77';
const WORDS = 'planted conference for 100 with two radio mics';
const ID = /^[\da-f]{8}-[\da-f-]{27}$/;

let logged = '';
const log = createLog('trace', { write: (line: string) => void (logged += line) });
const lines = (): Record<string, unknown>[] =>
  logged
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** What drafting fails with, and the clock. */
let fault: (() => Error) | null = null;
let clockFault: (() => Error) | null = null;
const drafter = wrappedDrafter({
  async before() {
    if (fault !== null) throw fault();
  },
});
const clock = {
  now() {
    if (clockFault !== null) throw clockFault();
    return TEST_NOW;
  },
};

let service: TestService;
let address: string;
let company: TestCompany;

beforeAll(async () => {
  service = await startLoneTestService({ log, drafter, clock, config: { trustedProxies: ['127.0.0.1'] } });
  address = await service.listen();
  company = await service.company();
});
afterAll(() => service.close());
beforeEach(() => {
  logged = '';
  fault = null;
  clockFault = null;
});

/** An error whose message quotes all that no line may hold. */
const telling = () =>
  new Error(`refused: Bearer ${company.key} for <${EMAIL}>`, {
    cause: new Error(`again: key ${company.key}, whsec_${'a'.repeat(44)}, postgres://showbill:planted-password@db/x`),
  });

async function create(more: Record<string, unknown> = {}) {
  const response = await fetch(`${address}/v1/proposals`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${company.key}`,
      'content-type': 'application/json',
      'x-forwarded-for': ADDRESS,
      'user-agent': 'planted-agent',
    },
    body: JSON.stringify({ event: { description: WORDS }, client: { name: 'Planted', email: EMAIL }, ...more }),
  });
  return { status: response.status, id: response.headers.get('request-id'), text: await response.text() };
}

function expectNothingPrivate(): void {
  expect(logged).not.toBe('');
  for (const secret of [
    company.key,
    EMAIL,
    ADDRESS,
    WORDS,
    'planted-password',
    'planted-agent',
    `whsec_${'a'.repeat(44)}`,
  ]) {
    expect(logged, secret).not.toContain(secret);
  }
}

describe('a line about a request of the public API', () => {
  it('says which, and the ids of its key and company, where the request failed', async () => {
    fault = telling;
    const { status, id } = await create();
    expect(status).toBe(500);
    expect(lines()).toEqual([
      expect.objectContaining({
        msg: 'a request failed',
        request: id,
        key: expect.stringMatching(ID),
        company: company.id,
        err: expect.objectContaining({ message: 'refused: Bearer [key] for <[email]>' }),
      }),
    ]);
    expectNothingPrivate();
  });

  it('says so too where it is written far within, after the body was read', async () => {
    fault = () => new AppError('generation_failed', ({ drafting }) => drafting.noUsableDraft, { cause: telling() });
    const { status, id } = await create();
    expect(status).toBe(502);
    expect(lines()).toEqual([
      expect.objectContaining({
        msg: 'a generation failed',
        request: id,
        key: expect.stringMatching(ID),
        company: company.id,
      }),
    ]);
    expectNothingPrivate();
  });

  it('is never of another request that is under way at the same time', async () => {
    fault = telling;
    const other = await service.company();
    const [first, second] = await Promise.all([
      create(),
      fetch(`${address}/v1/proposals`, {
        method: 'POST',
        headers: { authorization: `Bearer ${other.key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ event: { description: WORDS } }),
      }),
    ]);
    const byRequest = new Map(lines().map((line) => [line['request'], line['company']]));
    expect(byRequest).toEqual(
      new Map([
        [first.id, company.id],
        [second.headers.get('request-id'), other.id],
      ]),
    );
  });

  it('has no key where none was known', async () => {
    const response = await fetch(`${address}/v1/me?planted-query=1`, {
      headers: { authorization: 'Bearer planted-key' },
    });
    expect([response.status, logged]).toEqual([401, '']);
  });
});

describe('a line about a call of the web application', () => {
  it('says which, and its company', async () => {
    const person = await signedInMember(service, company.id, 'owner');
    clockFault = telling;
    const answer = await person.query('home.get', { company: company.id });
    const line = lines().find(({ msg }) => msg === 'a request failed');
    expect([answer.status, line]).toEqual([
      500,
      expect.objectContaining({ request: answer.headers['request-id'], company: company.id }),
    ]);
    expectNothingPrivate();
    expect(logged).not.toContain(person.email);
  });
});

describe("a line about a client's page", () => {
  it('says which request, and whose proposal, and not its link', async () => {
    const { text } = await create();
    const { id, share_url: link } = JSON.parse(text);
    await changeProposal(service.context, company.id, id, 'send');
    const { pathname } = new URL(link);
    logged = '';
    clockFault = () => new Error(`cannot show ${pathname} to ${EMAIL}`);
    const response = await fetch(address + pathname, { headers: { 'x-forwarded-for': ADDRESS } });
    expect(response.status).toBe(500);
    expect(lines()).toEqual([
      expect.objectContaining({
        msg: 'the page of a proposal failed',
        request: response.headers.get('request-id'),
        company: company.id,
      }),
    ]);
    expectNothingPrivate();
    expect(logged).not.toContain(pathname);
  });
});

const refuse = () => Promise.reject(new SendError('refused', `550 <${EMAIL}> is unknown here`));

describe('a line about a mail that a server refuses', () => {
  it('names the mail and its company, and not the client whom the server names', async () => {
    await changeProposal(service.context, company.id, JSON.parse((await create()).text).id, 'send');
    logged = '';
    await sendDueMail({ ...service.context, mailer: { send: refuse } });
    expect(lines()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          msg: 'a mail could not be sent',
          company: company.id,
          mail: expect.stringMatching(ID),
          error: '550 <[email]> is unknown here',
        }),
      ]),
    );
    expectNothingPrivate();
  });
});

describe('what is taken out of a line', () => {
  it.each([
    ["550 5.1.1 <ada.o'neil+x@mail.example>: unknown", '550 5.1.1 <[email]>: unknown'],
    ['to jürgen@bücher.example', 'to [email]'],
    ['key sbk_test_abcDEF0123 and sbk_abc', 'key [key] and [key]'],
    ['authorization: bearer abc.def-1', 'authorization: Bearer [key]'],
    ['smtps://user:p%40ss@mail.example:465', 'smtps://user:[password]@mail.example:465'],
    ['GET /p/ErX8EH8tt5Nx5d0C0ZefPRNl', 'GET /p/[link]'],
  ])('%s becomes %s', (line, left) => {
    expect(withoutPrivate(line)).toBe(left);
  });

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'at file:///opt/showbill/node_modules/@trpc/server/dist/index.mjs:1:2',
    'postgres://localhost:5432/showbill',
    'https://hooks.example/p/short',
  ])('%s stays', (line) => {
    expect(withoutPrivate(line)).toBe(line);
  });
});
