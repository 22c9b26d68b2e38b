import { createHook } from 'node:async_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTry, createMember, openSignIn } from '../../accounts/index.ts';
import { openBrowser, PASSWORD, setCookiesOf, signedInMember } from '../../testing/browser.ts';
import { startLoneTestService, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;
const resets: { url: string; to: { address: string } }[] = [];

beforeAll(async () => {
  service = await startLoneTestService({
    peopleMail: { sendReset: (mail) => resets.push(mail), sendInvitation: () => {}, sendSignUp: () => {} },
    config: { trustedProxies: ['127.0.0.1'] },
  });
  company = await service.company();
});
afterAll(() => service.close());

let addresses = 0;

/** Each test tries from an address of its own. */
function fromElsewhere(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.113.${addresses}` };
}

async function person(email: string) {
  const { db } = service.context;
  return createMember(db, company.id, { email, password: PASSWORD, role: 'editor' });
}

/** How many passwords a failed sign-in hashes. */
async function hashesOfFailure(email: string): Promise<number> {
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') hashes += 1;
    },
  }).enable();
  await openBrowser(service).post('/auth/sign-in', { email, password: 'wrong password' }, fromElsewhere());
  hook.disable();
  return hashes;
}

const WRONG = 'the email or password is wrong';

function tokenOf(url: string): string {
  return new URL(url).hash.slice(1);
}

describe('signing in', () => {
  it('sets a cookie that no script reads, for 30 days', async () => {
    await person('cookie@people.example');
    const browser = openBrowser(service);
    const answer = await browser.post('/auth/sign-in', { email: ' Cookie@People.example ', password: PASSWORD });
    expect(answer.status).toBe(200);
    const [line = '', known = '', ...more] = setCookiesOf(answer);
    expect(more).toEqual([]);
    expect(line.split('; ').slice(1).sort()).toEqual(['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax']);
    expect(line).toMatch(/^showbill\.session_token=/);
    const days = 400 * 86_400;
    expect(known.split('; ').slice(1)).toEqual([`Max-Age=${days}`, 'Path=/app/auth', 'HttpOnly', 'SameSite=Lax']);
    expect(known).toMatch(/^showbill\.known-[\w-]{12}=[0-9a-f-]{36}\.[\w-]{43}; /);
    expect(answer.text).toBe('{}');
    const me = await browser.query('me.get');
    expect(me.json.result.data).toMatchObject({
      user: { email: 'cookie@people.example' },
      companies: [{ id: company.id, name: company.name, role: 'editor' }],
    });
    expect(me.headers['cache-control']).toBe('no-store');
  });

  it('sets a secure cookie below the path prefix where the public address is https', async () => {
    const prefixed = await startTestService({ publicUrl: 'https://x.example/quotes' }, service.database);
    await person('secure@people.example');
    const browser = openBrowser(prefixed);
    const answer = await browser.post('/auth/sign-in', { email: 'secure@people.example', password: PASSWORD });
    expect(setCookiesOf(answer)[0]).toMatch(
      /^__Secure-showbill\.session_token=.*; Path=\/quotes; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(setCookiesOf(answer)[1]).toMatch(/; Path=\/quotes\/app\/auth; HttpOnly; Secure; SameSite=Lax$/);
    expect((await browser.query('me.get')).status).toBe(200);
    await prefixed.close();
  });

  it('refuses what comes from a foreign page, or does not say where it comes from', async () => {
    const browser = await signedInMember(service, company.id, 'owner');
    for (const origin of [
      'https://evil.example',
      'null',
      'http://showbill.test.evil.example',
      'https://showbill.test',
    ]) {
      const body = { email: browser.email, password: PASSWORD };
      expect([origin, (await browser.post('/auth/sign-in', body, { origin })).json.error.code]).toEqual([
        origin,
        'forbidden',
      ]);
      expect((await browser.mutate('me.rename', { name: 'Hacked' }, { headers: { origin } })).status).toBe(403);
      expect((await browser.query('me.get', { headers: { origin } })).status).toBe(403);
    }
    const silent = await service.call('POST', '/app/auth/sign-out', { headers: { cookie: browser.cookie }, body: {} });
    expect(silent.status).toBe(403);
    expect((await service.call('HEAD', '/app/trpc/me.get', { headers: { cookie: browser.cookie } })).status).toBe(405);
    expect((await browser.query('me.get')).json.result.data.user.name).not.toBe('Hacked');
  });

  it('takes a service on loopback by each of its names', async () => {
    const local = await startTestService({ publicUrl: 'http://127.0.0.1:3000' }, service.database);
    const statuses = [];
    for (const origin of ['http://localhost:3000', 'http://[::1]:3000', 'http://localhost:3001']) {
      statuses.push((await local.call('POST', '/app/auth/sign-out', { headers: { origin }, body: {} })).status);
    }
    expect(statuses).toEqual([200, 200, 403]);
    await local.close();
  });

  it('is slowed after five failures by account, whether it exists or not, and says for how long', async () => {
    await person('slow@people.example');
    for (const email of ['slow@people.example', 'nobody@people.example']) {
      const attempt = (password: string) =>
        openBrowser(service).post('/auth/sign-in', { email, password }, fromElsewhere());
      for (let i = 0; i < 5; i++) {
        const { status, json } = await attempt('wrong password');
        expect([status, json.error.code, json.error.message]).toEqual([401, 'unauthorized', WRONG]);
      }
      // the right password is not looked at either
      const { status, json, headers } = await attempt(PASSWORD);
      expect([status, json.error.code]).toEqual([429, 'rate_limited']);
      expect(['3', '4', '5']).toContain(headers['retry-after']);
    }
    await sql`update tries set next_at = clock_timestamp()`.execute(service.context.db);
    const signIn = (password: string) =>
      openBrowser(service).post('/auth/sign-in', { email: 'slow@people.example', password }, fromElsewhere());
    // a success starts anew
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect((await signIn('wrong password')).status).toBe(401);
    expect((await signIn(PASSWORD)).status).toBe(200);
  });

  it('hashes for an account that nobody has as for a wrong password', async () => {
    await person('timed@people.example');
    // the hash is by far the most of both: no time tells whether there is such an account
    expect(await hashesOfFailure('timed@people.example')).toBe(1);
    expect(await hashesOfFailure('untimed@people.example')).toBe(1);
  });

  it('is slowed by the address of the client, over all accounts', async () => {
    const headers = fromElsewhere();
    for (let i = 0; i < 19; i++) {
      await countTry(service.context.db, { kind: 'sign-in', from: headers['x-forwarded-for'] });
    }
    const attempt = (i: number, from = headers) =>
      openBrowser(service).post(
        '/auth/sign-in',
        { email: `many${i}@people.example`, password: 'wrong password' },
        from,
      );
    expect((await attempt(1)).status).toBe(401);
    expect((await attempt(2)).status).toBe(429);
    expect((await attempt(3, fromElsewhere())).status).toBe(401);
  });
});

describe('sessions', () => {
  it('end everywhere at once', async () => {
    const here = await signedInMember(service, company.id, 'viewer');
    const there = openBrowser(service);
    await there.post('/auth/sign-in', { email: here.email, password: PASSWORD }, fromElsewhere());
    expect((await there.query('me.get')).status).toBe(200);
    const stale = here.cookie;
    expect((await here.post('/auth/sign-out-everywhere')).status).toBe(200);
    expect(here.cookie).not.toContain('session_token');
    expect((await there.query('me.get')).json.error.data.code).toBe('unauthorized');
    expect((await openBrowser(service).query('me.get', { headers: { cookie: stale } })).status).toBe(401);
  });

  it('end one by one with a sign-out', async () => {
    const here = await signedInMember(service, company.id, 'viewer');
    const there = openBrowser(service);
    await there.post('/auth/sign-in', { email: here.email, password: PASSWORD }, fromElsewhere());
    const stale = here.cookie;
    await here.post('/auth/sign-out');
    expect((await openBrowser(service).query('me.get', { headers: { cookie: stale } })).status).toBe(401);
    expect((await there.query('me.get')).status).toBe(200);
  });

  it('slide: one that is used goes on for another 30 days, one that is not ends', async () => {
    const here = await signedInMember(service, company.id, 'viewer');
    const { db } = service.context;
    const move = (days: string) =>
      sql`update sessions set expires_at = expires_at - ${days}::interval where user_id = ${here.id}`.execute(db);
    await move('10 days');
    const used = await here.query('me.get');
    expect(setCookiesOf(used)[0]).toContain('Max-Age=2592000');
    await move('29 days');
    expect((await here.query('me.get')).status).toBe(200);
    await move('31 days');
    expect((await here.query('me.get')).status).toBe(401);
  });

  it('are not opened by the token that is kept in the database', async () => {
    const here = await signedInMember(service, company.id, 'viewer');
    const { rows } = await sql<{ token: string }>`select token from sessions where user_id = ${here.id}`.execute(
      service.context.db,
    );
    const cookie = `showbill.session_token=${rows[0]?.token}`;
    expect((await openBrowser(service).query('me.get', { headers: { cookie } })).status).toBe(401);
  });
});

describe('a forgotten password', () => {
  it('is set anew by a mailed link, once, and ends all sessions', async () => {
    const here = await signedInMember(service, company.id, 'viewer');
    const browser = openBrowser(service);
    expect((await browser.post('/auth/request-reset', { email: here.email }, fromElsewhere())).text).toBe('{}');
    await service.context.underWay.idle();
    const mail = resets.at(-1);
    expect(mail?.to.address).toBe(here.email);
    expect(mail?.url).toMatch(/^http:\/\/showbill\.test\/reset-password#\w+$/);
    const token = tokenOf(mail?.url ?? '');
    const { rows } = await sql<{ kept: string }>`select verifications::text as kept from verifications`.execute(
      service.context.db,
    );
    expect(rows.filter(({ kept }) => kept.includes(token))).toEqual([]);

    const reset = (new_password: string) => browser.post('/auth/reset-password', { token, new_password });
    expect((await reset('short')).json.error).toMatchObject({ code: 'invalid_request', param: 'new_password' });
    expect((await reset('another password')).status).toBe(200);
    expect((await reset('a third password')).status).toBe(404);
    expect((await here.query('me.get')).status).toBe(401);
    const signIn = (password: string) =>
      browser.post('/auth/sign-in', { email: here.email, password }, fromElsewhere());
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn('another password')).status).toBe(200);
  });

  it('answers alike for an address that nobody has, and writes to nobody', async () => {
    const before = resets.length;
    const answer = await openBrowser(service).post(
      '/auth/request-reset',
      { email: 'none@people.example' },
      fromElsewhere(),
    );
    await service.context.underWay.idle();
    expect([answer.status, answer.text, resets.length]).toEqual([200, '{}', before]);
  });

  it('is mailed about three times in a row, then slower', async () => {
    const statuses = [];
    for (let i = 0; i < 4; i++) {
      const body = { email: 'bombed@people.example' };
      statuses.push((await openBrowser(service).post('/auth/request-reset', body, fromElsewhere())).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('can be helped by a link of the operator, which lives a day', async () => {
    const { email } = await person('operator@people.example');
    const signIn = await openSignIn(service.context, '/app/auth');
    expect(await signIn.resetLink('none@people.example')).toBeNull();
    const use = async (url: string | null) => {
      const body = { token: tokenOf(url ?? ''), new_password: 'another password' };
      return (await openBrowser(service).post('/auth/reset-password', body)).status;
    };
    const late = await signIn.resetLink(email);
    await sql`update verifications set expires_at = expires_at - interval '1 day'`.execute(service.context.db);
    expect(await use(late)).toBe(404);
    expect(await use(await signIn.resetLink(email))).toBe(200);
  });
});

describe('a password', () => {
  it('is changed by who knows it, and ends every other session', async () => {
    const here = await signedInMember(service, company.id, 'viewer');
    const there = openBrowser(service);
    await there.post('/auth/sign-in', { email: here.email, password: PASSWORD }, fromElsewhere());
    const change = (current_password: string, new_password: string) =>
      here.post('/auth/change-password', { current_password, new_password }, fromElsewhere());
    expect((await change('wrong password', 'another password')).json.error.param).toBe('current_password');
    expect((await change(PASSWORD, 'short')).json.error.param).toBe('new_password');
    expect((await change(PASSWORD, 'another password')).status).toBe(200);
    expect((await here.query('me.get')).status).toBe(200);
    expect((await there.query('me.get')).status).toBe(401);
    expect((await openBrowser(service).post('/auth/change-password', {})).status).toBe(400);
    const body = { current_password: 'another password', new_password: PASSWORD };
    expect((await openBrowser(service).post('/auth/change-password', body)).status).toBe(401);
  });
});

describe('signing up', () => {
  const input = {
    name: 'Ada Sign',
    email: 'ada@signup.example',
    password: 'a long password',
    company: { name: 'Signed Up', currency: 'EUR', country: 'DE', time_zone: 'Europe/Berlin' },
  };

  it('makes a person, a company on the starter plan, and its owner, signed in', async () => {
    const browser = openBrowser(service);
    const { json } = await browser.mutate('signUp', input, { headers: fromElsewhere() });
    const id = json.result.data.company_id;
    const me = await browser.query('me.get');
    expect(me.json.result.data.companies).toEqual([
      { id, name: 'Signed Up', role: 'owner', lacks_second_factor: false, sign_in: null, lacks_company_sign_in: false },
    ]);
    const { json: shown } = await browser.query('me.company', { company: id });
    expect(shown.result.data).toMatchObject({
      role: 'owner',
      company: { currency: 'EUR', country: 'DE', time_zone: 'Europe/Berlin', plan: 'starter', subscription: 'active' },
      quota: { used: 0, limit: 10 },
    });
  });

  it('refuses an address that can sign in already, and makes nothing', async () => {
    const { db } = service.context;
    const count = () => sql<{ n: bigint }>`select count(*) as n from all_company_ids()`.execute(db);
    const before = await count();
    const { status, json } = await openBrowser(service).mutate(
      'signUp',
      { ...input, email: 'ADA@signup.example', name: 'Eve' },
      { headers: fromElsewhere() },
    );
    expect([status, json.error.data.code, json.error.data.param]).toEqual([409, 'conflict', 'email']);
    expect(json.error.message).not.toContain('Ada');
    expect(await count()).toEqual(before);
  });

  it('says which field is wrong, and makes nothing', async () => {
    const wrong = [
      [{ ...input, email: 'new@signup.example', password: 'short' }, 'password'],
      [{ ...input, email: 'no address' }, 'email'],
      [{ ...input, email: 'new@signup.example', name: ' ' }, 'name'],
      [{ ...input, email: 'new@signup.example', company: { ...input.company, currency: 'XXX' } }, 'currency'],
      [{ ...input, email: 'new@signup.example', company: { ...input.company, time_zone: 'Mars' } }, 'time_zone'],
      [{ ...input, email: 'new@signup.example', company: { name: 'X', currency: 'EUR' } }, 'company.country'],
    ] as const;
    for (const [body, param] of wrong) {
      const { json } = await openBrowser(service).mutate('signUp', body, { headers: fromElsewhere() });
      expect([param, json.error.data.code, json.error.data.param]).toEqual([param, 'invalid_request', param]);
    }
    const { rows } = await sql`select 1 from users where email = 'new@signup.example'`.execute(service.context.db);
    expect(rows).toEqual([]);
  });
});
