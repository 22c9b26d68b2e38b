import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMember, type SignUpMail } from '../../accounts/index.ts';
import type { SignUpPolicy } from '../../platform/config.ts';
import { openBrowser, PASSWORD, signedInMember } from '../../testing/browser.ts';
import {
  type Answer,
  startLoneTestService,
  startTestService,
  TEST_NOW,
  type TestService,
} from '../../testing/service.ts';

const mails: SignUpMail[] = [];
const peopleMail = {
  sendReset: () => {},
  sendInvitation: () => {},
  sendSignUp: (mail: SignUpMail) => mails.push(mail),
};
let now = TEST_NOW;

let ground: TestService;
let closed: TestService;
let verified: TestService;

beforeAll(async () => {
  ground = await startLoneTestService();
  closed = await served('closed');
  verified = await served('verified');
});
afterAll(async () => {
  await closed.close();
  await verified.close();
  await ground.close();
});

function served(signUp: SignUpPolicy): Promise<TestService> {
  const overrides = { peopleMail, clock: { now: () => now }, config: { signUp, trustedProxies: ['127.0.0.1'] } };
  return startTestService(overrides, ground.database);
}

const INPUT = { name: 'Ada', password: PASSWORD, company: { name: 'New Hire', currency: 'GBP', country: 'GB' } };
let addresses = 0;

/** Each from a network of its own. */
function fromElsewhere(): { headers: Record<string, string> } {
  addresses += 1;
  return { headers: { 'x-forwarded-for': `198.51.100.${addresses}` } };
}

function signUp(service: TestService, email: string, changes: object = {}): Promise<Answer> {
  return openBrowser(service).mutate('signUp', { ...INPUT, email, ...changes }, fromElsewhere());
}

async function companies(email: string): Promise<unknown[]> {
  const { rows } = await sql`select 1 from users where email = ${email}`.execute(ground.context.db);
  return rows;
}

function refusal({ json }: Answer) {
  const { message, data } = json.error;
  return { message, code: data.code, status: data.httpStatus, param: data.param };
}

describe('where nobody may sign up', () => {
  it('refuses it in plain words, and the page can say so before', async () => {
    const answer = await signUp(closed, 'ada@closed.example');
    expect(refusal(answer)).toMatchObject({ status: 403, code: 'forbidden' });
    expect(refusal(answer).message).toBe('new companies cannot sign up here: ask the administrator of this server');
    expect(await companies('ada@closed.example')).toEqual([]);
    expect((await openBrowser(closed).query('site.get')).json.result.data.sign_up).toBe('closed');
  });

  it('confirms nothing either', async () => {
    const { json } = await signUp(verified, 'early@closed.example');
    const code = mails.at(-1)?.code;
    const confirmed = await openBrowser(closed).mutate(
      'confirmSignUp',
      { confirm: json.result.data.confirm, code, password: PASSWORD },
      fromElsewhere(),
    );
    expect(refusal(confirmed)).toMatchObject({ code: 'forbidden' });
  });

  it('lets people into companies that invite them', async () => {
    const company = await closed.company();
    const owner = await signedInMember(closed, company.id, 'owner');
    const tokens: string[] = [];
    const inviting = await startTestService(
      {
        config: { signUp: 'closed' },
        peopleMail: { ...peopleMail, sendInvitation: ({ url }) => tokens.push(new URL(url).hash.slice(1)) },
      },
      ground.database,
    );
    const invitee = Object.assign(openBrowser(inviting), { cookie: owner.cookie });
    await invitee.mutate('team.invite', { email: 'new@closed.example', role: 'viewer' }, { company: company.id });
    const joined = await openBrowser(inviting).mutate('invitation.signUp', {
      token: tokens[0],
      name: 'New',
      password: PASSWORD,
    });
    expect(joined.json.result.data).toEqual({ company_id: company.id });
    await inviting.close();
  });
});

async function begun(email: string) {
  const browser = openBrowser(verified);
  const answer = await browser.mutate('signUp', { ...INPUT, email }, fromElsewhere());
  const { company_id, confirm } = answer.json.result.data;
  expect(company_id).toBeNull();
  const mail = mails.at(-1);
  const enter = (code: string | null | undefined, password = PASSWORD) =>
    browser.mutate('confirmSignUp', { confirm, code, password }, fromElsewhere());
  return { browser, confirm, mail, enter };
}

describe('where addresses are to be proved', () => {
  it('makes the company once the code is entered, and signs its owner in', async () => {
    const { browser, mail, enter } = await begun('Ada@verified.example');
    expect(mail).toMatchObject({ to: 'ada@verified.example', validMinutes: 15 });
    expect(mail?.code).toMatch(/^\d{6}$/);
    expect(await companies('ada@verified.example')).toEqual([]);
    expect((await browser.query('me.get')).status).toBe(401);
    const made = await enter(` ${mail?.code?.slice(0, 3)} ${mail?.code?.slice(3)}`);
    const me = (await browser.query('me.get')).json.result.data;
    expect(me.companies).toMatchObject([{ id: made.json.result.data.company_id, name: 'New Hire', role: 'owner' }]);
    const { rows } = await sql`select email_verified from users where id = ${me.user.id}`.execute(ground.context.db);
    expect(rows).toEqual([{ email_verified: true }]);
  });

  it('takes a code once', async () => {
    const { mail, enter } = await begun('once@verified.example');
    const both = await Promise.all([enter(mail?.code), enter(mail?.code)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect(refusal(await enter(mail?.code))).toMatchObject({ code: 'not_found' });
    expect(await companies('once@verified.example')).toHaveLength(1);
  });

  it('refuses a wrong code, and after five tries the right one', async () => {
    const { mail, enter } = await begun('tries@verified.example');
    const wrong = mail?.code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect(refusal(await enter(wrong))).toMatchObject({ status: 400, code: 'invalid_request', param: 'code' });
    }
    expect(refusal(await enter(mail?.code))).toMatchObject({ status: 404, code: 'not_found' });
    expect(await companies('tries@verified.example')).toEqual([]);
  });

  it('counts tries that are made at once', async () => {
    const { mail, enter } = await begun('at-once@verified.example');
    const wrong = mail?.code === '000000' ? '000001' : '000000';
    const statuses = await Promise.all(Array.from({ length: 12 }, async () => (await enter(wrong)).status));
    expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  });

  it('refuses a code after a quarter of an hour, and that of another sign-up', async () => {
    const first = await begun('late@verified.example');
    const second = await begun('other@verified.example');
    const crossed = await first.enter(second.mail?.code === first.mail?.code ? '' : second.mail?.code);
    expect(crossed.status).toBe(400);
    now = new Date(TEST_NOW.getTime() + 15 * 60_000);
    expect((await first.enter(first.mail?.code)).status).toBe(404);
    now = TEST_NOW;
  });

  it('tells nobody who has an account but the address itself', async () => {
    const company = await verified.company();
    await createMember(verified.context.db, company.id, {
      email: 'old@verified.example',
      password: PASSWORD,
      role: 'owner',
    });
    const known = await begun('OLD@verified.example');
    const unknown = await begun('nobody@verified.example');
    expect(known.mail).toEqual({ ...unknown.mail, to: 'old@verified.example', code: null });
    expect(known.confirm).toHaveLength(unknown.confirm.length);
    const wrong = ['123456', '654321', '111111', '222222', '333333', '444444', '555555'];
    for (const code of wrong.filter((each) => each !== unknown.mail?.code).slice(0, 6)) {
      expect(refusal(await known.enter(code))).toEqual(refusal(await unknown.enter(code)));
    }
  });

  it('keeps nothing that lets anybody in', async () => {
    const { mail, confirm } = await begun('kept@verified.example');
    const { rows } = await sql<{ row: string }>`select s::text as row from sign_ups s`.execute(ground.context.db);
    const kept = rows.map(({ row }) => row).join('\n');
    expect(kept).toContain('kept@verified.example');
    expect(kept).not.toContain(confirm);
    expect(kept).not.toContain(PASSWORD);
    expect(kept).not.toContain(`"${mail?.code}"`);
  });

  it('refuses at once what no company can be made of, and mails nothing', async () => {
    const before = mails.length;
    for (const [changes, param] of [
      [{ password: 'short' }, 'password'],
      [{ name: ' ' }, 'name'],
      [{ company: { ...INPUT.company, currency: 'XXX' } }, 'currency'],
    ] as const) {
      expect(refusal(await signUp(verified, 'bad@verified.example', changes))).toMatchObject({ status: 400, param });
    }
    expect(mails).toHaveLength(before);
  });

  it('mails an address three times at most before it waits', async () => {
    for (let times = 0; times < 3; times += 1) {
      expect((await signUp(verified, 'many@verified.example')).status).toBe(200);
    }
    expect((await signUp(verified, 'MANY@verified.example ')).status).toBe(429);
  });
});
