import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { totpCode } from '../../accounts/people/second-factor/totp.ts';
import { newId } from '../../platform/ids.ts';
import { type Authenticator, type Behaviour, createAuthenticator } from '../../testing/authenticator.ts';
import {
  type Browser,
  openBrowser,
  PASSWORD,
  setCookiesOf,
  signedInMember,
  type TestPerson,
} from '../../testing/browser.ts';
import { type Answer, startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

const SITE = 'https://showbill.test';
const OWN = { current_password: PASSWORD };
const OTHER_MODEL = 'ea9b8d66-4d01-1d21-3ce4-b6b48cb575d4';

const resets: string[] = [];
let now = TEST_NOW;
let service: TestService;
let company: TestCompany;
let person: TestPerson;
let passkey: Authenticator;
/** Each test comes from a network of its own, as tries are counted there. */
let network = 0;

beforeAll(async () => {
  const peopleMail = {
    sendReset: (mail: { url: string }) => resets.push(mail.url),
    sendInvitation: () => {},
    sendSignUp: () => {},
  };
  service = await startTestService({ publicUrl: SITE, clock: { now: () => now }, peopleMail });
});
beforeEach(async () => {
  now = TEST_NOW;
  network += 1;
  company = await service.company();
  person = await signedInMember(service, company.id, 'owner');
  passkey = createAuthenticator(SITE);
});

async function add(browser: Browser = person, authenticator = passkey, behaviour: Behaviour = {}): Promise<Answer> {
  const options = (await browser.mutate('passkeys.begin', OWN)).json.result.data;
  return browser.mutate('passkeys.add', { name: 'Firefox on Linux', answer: authenticator.make(options, behaviour) });
}

/** Somebody in a browser that nobody knows. */
function stranger(): Browser {
  return openBrowser({
    ...service,
    call: (method, path, options) => service.call(method, path, { ...options, remoteAddress: `198.51.100.${network}` }),
  });
}

async function challengeFor(browser: Browser): Promise<{ challenge: string }> {
  return (await browser.post('/auth/passkey-options')).json;
}

async function signIn(browser = stranger(), behaviour: Behaviour = {}, authenticator = passkey): Promise<Answer> {
  const answer = authenticator.use(await challengeFor(browser), behaviour);
  return browser.post('/auth/passkey-sign-in', { answer });
}

/** By somebody in a browser that nobody knows. */
function send(answer: object): Promise<Answer> {
  return stranger().post('/auth/passkey-sign-in', { answer });
}

async function stateOf(browser: Browser) {
  return (await browser.query('secondFactor.get')).json.result.data;
}

async function toldIn(browser: Browser): Promise<string[]> {
  const { json } = await browser.query('audit.list', { company: company.id, input: {} });
  return json.result.data.data.map(({ what }: { what: string }) => what);
}

describe('a passkey', () => {
  it('is added with the password, and signs in by itself', async () => {
    const wrong = await person.mutate('passkeys.begin', { current_password: 'wrong password' });
    expect(wrong.json.error.data).toMatchObject({ code: 'invalid_request', param: 'current_password' });
    const options = (await person.mutate('passkeys.begin', OWN)).json.result.data;
    expect(options).toMatchObject({
      rp: { id: 'showbill.test' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const added = await person.mutate('passkeys.add', { name: 'Firefox on Linux', answer: passkey.make(options) });
    expect(new Set(added.json.result.data.recovery_codes).size).toBe(10);
    const asked = await challengeFor(stranger());
    expect(asked).toMatchObject({ rpId: 'showbill.test', userVerification: 'required' });
    expect(asked).not.toHaveProperty('allowCredentials');
    const browser = stranger();
    const { status, json } = await signIn(browser);
    expect([status, json]).toEqual([200, { email: person.email }]);
    expect((await browser.query('me.get')).json.result.data.user.id).toBe(person.id);
    const { passkeys, ...rest } = await stateOf(person);
    expect(passkeys).toEqual([
      {
        id: added.json.result.data.id,
        name: 'Firefox on Linux',
        since: TEST_NOW.toISOString(),
        used_at: TEST_NOW.toISOString(),
      },
    ]);
    expect(rest).toEqual({ app_since: null, recovery_codes_left: 10 });
  });

  it('makes a session as others are, in the list and in the audit log', async () => {
    await add();
    const browser = stranger();
    const answer = passkey.use(await challengeFor(browser));
    const signedIn = await browser.post('/auth/passkey-sign-in', { answer }, { 'user-agent': 'Firefox/140.0' });
    const [session] = setCookiesOf(signedIn).filter((line) => line.includes('session_token'));
    for (const attribute of ['HttpOnly', 'SameSite=Lax', 'Secure', 'Path=/']) expect(session).toContain(attribute);
    const sessions = (await person.query('me.sessions')).json.result.data;
    expect(sessions.map(({ device }: { device: string | null }) => device)).toContain('Firefox/140.0');
    await browser.post('/auth/sign-out');
    expect((await toldIn(person)).slice(0, 4)).toEqual([
      'account.signed_out',
      'account.signed_in',
      'account.passkey_added',
      'account.signed_in',
    ]);
  });

  it.each([
    ['of other pages', { origin: 'https://showbill.example' }],
    ['of another host', { host: 'showbill.example' }],
    ['whose authenticator did not verify the person', { verifies: false }],
    ['for a challenge that is not ours', { challenge: Buffer.from('guessed').toString('base64url') }],
    ['for another person', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('%s signs nobody in', async (_what, behaviour) => {
    await add();
    const browser = stranger();
    const { status, json } = await signIn(browser, behaviour);
    expect([status, json.error.code, browser.cookie]).toEqual([401, 'unauthorized', '']);
    expect((await stateOf(person)).passkeys[0].used_at).toBe(null);
    expect((await signIn(browser)).status).toBe(200);
  });

  it('with a signature by another key signs nobody in', async () => {
    await add();
    const forged = passkey.use(await challengeFor(person));
    const other = createAuthenticator(SITE).use(await challengeFor(person));
    const answer = { ...forged, response: { ...forged.response, signature: other.response.signature } };
    const browser = stranger();
    expect([(await browser.post('/auth/passkey-sign-in', { answer })).status, browser.cookie]).toEqual([401, '']);
  });

  it('that nobody added, or that was removed, signs nobody in', async () => {
    const { json } = await add();
    const unknown = createAuthenticator(SITE);
    expect((await signIn(stranger(), {}, unknown)).status).toBe(401);
    const { id } = json.result.data;
    expect((await person.mutate('passkeys.remove', { id, ...OWN })).status).toBe(200);
    const browser = stranger();
    expect([(await signIn(browser)).status, browser.cookie]).toEqual([401, '']);
  });

  it('is asked to sign once and within five minutes', async () => {
    await add();
    const asked = await challengeFor(person);
    const sent = passkey.use(asked);
    expect((await send(sent)).status).toBe(200);
    expect([(await send(sent)).status, (await send(passkey.use(asked))).status]).toEqual([401, 401]);
    const [last, late] = [await challengeFor(person), await challengeFor(person)];
    const answers = await Promise.all([send(passkey.use(last, { count: 20 })), send(passkey.use(last, { count: 21 }))]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 401]);
    now = new Date(TEST_NOW.getTime() + 5 * 60_000);
    expect((await send(passkey.use(late, { count: 30 }))).status).toBe(401);
  });

  it('is asked by one server and signs in at another, once', async () => {
    await add();
    const beside = await startTestService({ publicUrl: SITE, clock: { now: () => now } });
    const answer = passkey.use(await challengeFor(openBrowser(beside)));
    expect((await send(answer)).status).toBe(200);
    expect((await openBrowser(beside).post('/auth/passkey-sign-in', { answer })).status).toBe(401);
    await beside.close();
  });

  it('that was copied is told by its count', async () => {
    await add();
    expect((await signIn(stranger(), { count: 7 })).status).toBe(200);
    expect((await signIn(stranger(), { count: 7 })).status).toBe(401);
    expect((await signIn(stranger(), { count: 8 })).status).toBe(200);
  });

  it('of an authenticator that does not count signs in again and again', async () => {
    await add();
    for (let i = 0; i < 2; i++) expect((await signIn(stranger(), { count: 0 })).status).toBe(200);
  });

  it('is tried twenty times from a network, then slows; not in a browser that its person knows', async () => {
    await add();
    const known = openBrowser(service);
    await signIn(known);
    known.cookie = known.cookie
      .split('; ')
      .filter((pair) => pair.includes('known'))
      .join('; ');
    const browser = stranger();
    for (let i = 0; i < 20; i++) expect((await signIn(browser, { verifies: false })).status).toBe(401);
    expect((await signIn(browser)).status).toBe(429);
    expect((await signIn(known)).status).toBe(200);
  });

  it.each([
    ['other pages', { origin: 'https://showbill.example' }],
    ['another host', { host: 'showbill.example' }],
    ['an authenticator that did not verify the person', { verifies: false }],
    ['a challenge that is not ours', { challenge: Buffer.from('guessed').toString('base64url') }],
  ])('made by %s is not added', async (_what, behaviour) => {
    const { status, json } = await add(person, passkey, behaviour);
    expect([status, json.error.data.param]).toEqual([400, 'answer']);
    expect((await stateOf(person)).passkeys).toEqual([]);
  });

  it('is made for one person, once, and after the password', async () => {
    const options = (await person.mutate('passkeys.begin', OWN)).json.result.data;
    const other = await signedInMember(service, company.id, 'editor');
    const input = { name: 'Laptop', answer: passkey.make(options) };
    expect((await other.mutate('passkeys.add', input)).status).toBe(400);
    const asked = { ...options, ...(await challengeFor(person)) };
    expect((await person.mutate('passkeys.add', { name: 'Laptop', answer: passkey.make(asked) })).status).toBe(400);
    expect((await person.mutate('passkeys.add', input)).status).toBe(200);
    const second = { name: 'Laptop', answer: createAuthenticator(SITE).make(options) };
    expect((await person.mutate('passkeys.add', second)).status).toBe(400);
    expect((await add(other)).json.error.data.code).toBe('conflict');
    const { challenge } = (await person.mutate('passkeys.begin', OWN)).json.result.data;
    expect((await send(passkey.use({ challenge }))).status).toBe(401);
  });

  it('has the name of who keeps it, and may be renamed by its person', async () => {
    const { json } = await add(person, passkey, { model: OTHER_MODEL });
    const { id } = json.result.data;
    expect((await stateOf(person)).passkeys).toMatchObject([{ name: 'Google Password Manager' }]);
    expect((await person.mutate('passkeys.rename', { id, name: ' My   phone ' })).status).toBe(200);
    expect((await stateOf(person)).passkeys).toMatchObject([{ name: 'My phone' }]);
    const empty = await person.mutate('passkeys.rename', { id, name: '  ' });
    expect(empty.json.error.data).toMatchObject({ code: 'invalid_request', param: 'name' });
    const other = await signedInMember(service, company.id, 'owner');
    for (const [procedure, input] of [
      ['passkeys.rename', { id, name: 'Theirs' }],
      ['passkeys.remove', { id, ...OWN }],
    ] as const) {
      expect((await other.mutate(procedure, input)).json.error.data.code).toBe('not_found');
    }
    const wrong = await person.mutate('passkeys.remove', { id, current_password: 'wrong password' });
    expect(wrong.json.error.data.param).toBe('current_password');
  });

  it('is one of ten at most', async () => {
    const kept = { user_id: person.id, public_key: Buffer.of(0), sign_count: 0, transports: [], created_at: now };
    const nine = Array.from({ length: 9 }, () => ({ ...kept, id: newId(), credential_id: newId(), name: 'Another' }));
    await service.context.db.insertInto('passkeys').values(nine).execute();
    const options = (await person.mutate('passkeys.begin', OWN)).json.result.data;
    expect((await add()).status).toBe(200);
    expect((await person.mutate('passkeys.begin', OWN)).json.error.data.code).toBe('conflict');
    const input = { name: 'Late', answer: createAuthenticator(SITE).make(options) };
    expect((await person.mutate('passkeys.add', input)).json.error.data.code).toBe('conflict');
  });

  it('is not offered where browsers know none', async () => {
    const plain = await startTestService();
    const browser = await signedInMember(plain, company.id, 'viewer');
    expect((await browser.query('site.get')).json.result.data.passkeys_at).toBe(null);
    expect((await browser.post('/auth/passkey-options')).json.error.code).toBe('conflict');
    expect((await browser.mutate('passkeys.begin', OWN)).json.error.data.code).toBe('conflict');
    await plain.close();
  });
});

describe('a passkey as a second factor', () => {
  it('is asked for once the password is right, with the passkeys of that person alone', async () => {
    const { json } = await add();
    const other = await signedInMember(service, company.id, 'editor');
    const theirs = createAuthenticator(SITE);
    await add(other, theirs);
    const browser = stranger();
    const asked = await browser.post('/auth/sign-in', { email: person.email, password: PASSWORD });
    expect([asked.json.second_factor, browser.cookie]).toMatchObject([
      { app: false, passkey: { allowCredentials: [{ id: passkey.id }] } },
      '',
    ]);
    const { passkey: options } = asked.json.second_factor;
    const wrong = await browser.post('/auth/passkey-sign-in', { answer: theirs.use(options) });
    expect([wrong.status, browser.cookie]).toEqual([401, '']);
    expect((await browser.post('/auth/passkey-sign-in', { answer: passkey.use(options) })).status).toBe(200);
    const [recovery] = json.result.data.recovery_codes;
    const byCode = await stranger().post('/auth/sign-in', { email: person.email, password: PASSWORD, code: recovery });
    expect(byCode.text).toBe('{}');
  });

  it('costs neither network nor account a try where all goes well', async () => {
    await add();
    const browser = stranger();
    for (let i = 0; i < 19; i++) await signIn(browser, { verifies: false });
    for (let i = 0; i < 6; i++) {
      const asked = await stranger().post('/auth/sign-in', { email: person.email, password: PASSWORD });
      const answer = passkey.use(asked.json.second_factor.passkey);
      expect((await send(answer)).status).toBe(200);
    }
  });

  it('stands beside an app: recovery codes come with the first and go with the last', async () => {
    const { json } = await add();
    const { key } = (await person.mutate('secondFactor.begin', OWN)).json.result.data;
    const confirmed = await person.mutate('secondFactor.confirm', { code: totpCode(key, now) });
    expect(confirmed.json.result.data).toEqual({ recovery_codes: null });
    expect((await add(person, createAuthenticator(SITE))).json.result.data.recovery_codes).toBe(null);
    const asked = await stranger().post('/auth/sign-in', { email: person.email, password: PASSWORD });
    expect(asked.json.second_factor).toMatchObject({ app: true, passkey: { rpId: 'showbill.test' } });
    const [, second] = (await stateOf(person)).passkeys;
    await person.mutate('passkeys.remove', { id: second.id, ...OWN });
    await person.mutate('secondFactor.remove', OWN);
    expect((await stateOf(person)).recovery_codes_left).toBe(10);
    await person.mutate('passkeys.remove', { id: json.result.data.id, ...OWN });
    expect(await stateOf(person)).toEqual({ app_since: null, passkeys: [], recovery_codes_left: 0 });
    const plain = await stranger().post('/auth/sign-in', { email: person.email, password: PASSWORD });
    expect(plain.text).toBe('{}');
    expect((await toldIn(person)).slice(1, 4)).toEqual([
      'account.passkey_removed',
      'account.second_factor_removed',
      'account.passkey_removed',
    ]);
  });

  it('outlives a new password by a mailed link, but not one that proves whose the address is', async () => {
    await add();
    await person.post('/auth/request-reset', { email: person.email });
    await service.context.underWay.idle();
    const token = new URL(resets.at(-1) ?? '').hash.slice(1);
    const password = 'another password';
    expect((await stranger().post('/auth/reset-password', { token, new_password: password })).status).toBe(200);
    const asked = await stranger().post('/auth/sign-in', { email: person.email, password });
    expect(asked.json.second_factor.passkey.allowCredentials).toMatchObject([{ id: passkey.id }]);
    expect((await signIn()).status).toBe(200);
    // as if somebody had signed up with another's address and made themselves a passkey
    await service.context.db.updateTable('users').set({ email_verified: false }).where('id', '=', person.id).execute();
    await stranger().post('/auth/request-reset', { email: person.email });
    await service.context.underWay.idle();
    const rightful = new URL(resets.at(-1) ?? '').hash.slice(1);
    const mine = { email: person.email, password: 'the rightful password' };
    await stranger().post('/auth/reset-password', { token: rightful, new_password: mine.password });
    expect((await signIn()).status).toBe(401);
    expect((await stranger().post('/auth/sign-in', mine)).text).toBe('{}');
  });

  it('is what a company may require', async () => {
    const member = await signedInMember(service, company.id, 'editor');
    await add();
    await person.mutate('team.requireSecondFactor', { required: true }, { company: company.id });
    const look = () => member.query('clients.list', { company: company.id, input: {} });
    expect((await look()).json.error.data.code).toBe('second_factor_required');
    await add(member, createAuthenticator(SITE));
    expect((await look()).status).toBe(200);
    expect((await member.query('me.get')).json.result.data.companies).toMatchObject([{ lacks_second_factor: false }]);
    const members = (await person.query('team.members', { company: company.id })).json.result.data;
    expect(members.map(({ has_second_factor: has }: { has_second_factor: boolean }) => has)).toEqual([true, true]);
  });
});
