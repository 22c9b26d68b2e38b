import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { totpCode } from '../../accounts/people/second-factor/totp.ts';
import { type Browser, openBrowser, PASSWORD, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;
let person: TestPerson;

beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  company = await service.company();
  person = await signedInMember(service, company.id, 'owner');
});

const OWN = { current_password: PASSWORD };
const NONE = { app_since: null, passkeys: [], recovery_codes_left: 0 };

/** The code that an app with this key shows so many half minutes from now. */
function codeIn(key: string, halfMinutes = 0): string {
  return totpCode(key, new Date(service.context.clock.now().getTime() + halfMinutes * 30_000));
}

async function setUp(browser: Browser): Promise<{ key: string; recoveryCodes: string[] }> {
  const { key } = (await browser.mutate('secondFactor.begin', OWN)).json.result.data;
  // of half a minute ago, so that the tests have that of now
  const { json } = await browser.mutate('secondFactor.confirm', { code: codeIn(key, -1) });
  return { key, recoveryCodes: json.result.data.recovery_codes };
}

function signIn(code?: string, { browser = openBrowser(service), password = PASSWORD } = {}) {
  return browser.post('/auth/sign-in', { email: person.email, password, ...(code !== undefined && { code }) });
}

async function stateOf(browser: Browser) {
  return (await browser.query('secondFactor.get')).json.result.data;
}

describe('a second factor', () => {
  it('is set up with the password and a code of the app, and counts from then on', async () => {
    const wrong = await person.mutate('secondFactor.begin', { current_password: 'wrong password' });
    expect(wrong.json.error.data).toMatchObject({ code: 'invalid_request', param: 'current_password' });
    const { key, uri } = (await person.mutate('secondFactor.begin', OWN)).json.result.data;
    expect(uri).toBe(`otpauth://totp/Showbill:${encodeURIComponent(person.email)}?secret=${key}&issuer=Showbill`);
    expect([await stateOf(person), (await signIn()).text]).toEqual([NONE, '{}']);
    const refused = await person.mutate('secondFactor.confirm', { code: codeIn(key, 9) });
    expect(refused.json.error.data).toMatchObject({ code: 'invalid_request', param: 'code' });
    const { json } = await person.mutate('secondFactor.confirm', { code: codeIn(key) });
    expect(new Set(json.result.data.recovery_codes).size).toBe(10);
    expect(await stateOf(person)).toEqual({ app_since: expect.any(String), passkeys: [], recovery_codes_left: 10 });
    expect((await person.mutate('secondFactor.begin', OWN)).json.error.data.code).toBe('conflict');
  });

  it('is asked for once the password is right, and signs in with it alone', async () => {
    const { key } = await setUp(person);
    const browser = openBrowser(service);
    const asked = await signIn(undefined, { browser });
    expect([asked.status, asked.json, browser.cookie]).toEqual([
      200,
      { second_factor: { app: true, passkey: null } },
      '',
    ]);
    expect((await signIn(codeIn(key), { password: 'wrong password' })).json.error.code).toBe('unauthorized');
    expect((await signIn(codeIn(key, 9))).json.error).toMatchObject({ code: 'invalid_request', param: 'code' });
    expect((await signIn(codeIn(key), { browser })).text).toBe('{}');
    expect((await browser.query('me.get')).status).toBe(200);
  });

  it('takes no code twice, not even at once', async () => {
    const { key, recoveryCodes } = await setUp(person);
    for (const code of [codeIn(key), recoveryCodes[0]]) {
      const answers = await Promise.all([signIn(code), signIn(code)]);
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    }
    expect((await stateOf(person)).recovery_codes_left).toBe(9);
  });

  it('lets through five wrong codes, then slows', async () => {
    const { key } = await setUp(person);
    for (let i = 0; i < 5; i++) expect((await signIn('000000')).status).toBe(400);
    expect((await signIn(codeIn(key))).status).toBe(429);
  });

  it('is given up with the password, and its recovery codes are made anew with it', async () => {
    const { recoveryCodes } = await setUp(person);
    for (const procedure of ['secondFactor.renewCodes', 'secondFactor.remove']) {
      const { json } = await person.mutate(procedure, { current_password: 'wrong password' });
      expect([procedure, json.error.data.param]).toEqual([procedure, 'current_password']);
    }
    const { json } = await person.mutate('secondFactor.renewCodes', OWN);
    expect((await signIn(recoveryCodes[0])).status).toBe(400);
    const renewed: string = json.result.data.recovery_codes[0];
    expect((await signIn(` ${renewed.toLowerCase().replace('-', ' ')}`)).status).toBe(200);
    expect((await person.mutate('secondFactor.remove', OWN)).status).toBe(200);
    expect([await stateOf(person), (await signIn()).text]).toEqual([NONE, '{}']);
    expect((await person.mutate('secondFactor.remove', OWN)).json.error.data.code).toBe('not_found');
  });

  it('keeps nothing in the database that opens anything', async () => {
    const { key, recoveryCodes } = await setUp(person);
    const { rows } = await sql<{ kept: string }>`
      select encode(secret, 'escape') || (select string_agg(code_hash, ' ') from recovery_codes) as kept
      from second_factors where user_id = ${person.id}`.execute(service.context.db);
    expect(rows[0]?.kept).not.toContain(key);
    for (const code of recoveryCodes) expect(rows[0]?.kept).not.toContain(code.replace('-', ''));
  });
});

describe('a company that requires a second factor', () => {
  it('shows nothing to a member without one, and everything once they have it', async () => {
    const member = await signedInMember(service, company.id, 'editor');
    await setUp(person);
    await person.mutate('team.requireSecondFactor', { required: true }, { company: company.id });
    const refused = await member.query('clients.list', { company: company.id, input: {} });
    expect(refused.json.error.data).toMatchObject({ code: 'second_factor_required', httpStatus: 403 });
    const archive = await service.call('GET', `/app/companies/${company.id}/archive`, {
      headers: { cookie: member.cookie },
    });
    expect(archive.status).toBe(403);
    const { companies } = (await member.query('me.get')).json.result.data;
    expect(companies).toMatchObject([{ id: company.id, lacks_second_factor: true }]);
    expect((await person.query('me.company', { company: company.id })).status).toBe(200);
    await setUp(member);
    expect((await member.query('me.company', { company: company.id })).status).toBe(200);
    const members = (await person.query('team.members', { company: company.id })).json.result.data;
    expect(members.map(({ has_second_factor: has }: { has_second_factor: boolean }) => has)).toEqual([true, true]);
  });

  it('lets a member without one leave', async () => {
    const member = await signedInMember(service, company.id, 'editor');
    await setUp(person);
    await person.mutate('team.requireSecondFactor', { required: true }, { company: company.id });
    expect((await member.mutate('team.leave', {}, { company: company.id })).status).toBe(200);
    expect((await member.query('me.get')).json.result.data.companies).toEqual([]);
  });

  it('is one of an owner who has one', async () => {
    const require = () => person.mutate('team.requireSecondFactor', { required: true }, { company: company.id });
    expect((await require()).json.error.data.code).toBe('conflict');
    await setUp(person);
    expect((await require()).status).toBe(200);
    const editor = await signedInMember(service, company.id, 'editor');
    await setUp(editor);
    const refused = await editor.mutate('team.requireSecondFactor', { required: false }, { company: company.id });
    expect(refused.json.error.data.code).toBe('forbidden');
  });

  it('leaves its keys as they are', async () => {
    await setUp(person);
    await person.mutate('team.requireSecondFactor', { required: true }, { company: company.id });
    expect((await service.call('GET', '/v1/me', { key: company.key })).status).toBe(200);
  });
});

describe('the audit log', () => {
  it('tells of sign-outs and of what was done to a second factor, and never of a code', async () => {
    const { key, recoveryCodes } = await setUp(person);
    await person.mutate('secondFactor.renewCodes', OWN);
    await person.mutate('secondFactor.remove', OWN);
    await person.post('/auth/sign-out');
    await signIn(undefined, { browser: person });
    const { text, json } = await person.query('audit.list', { company: company.id, input: {} });
    const told = json.result.data.data.map(({ what }: { what: string }) => what);
    expect(told.slice(0, 6)).toEqual([
      'account.signed_in',
      'account.signed_out',
      'account.second_factor_removed',
      'account.recovery_codes_renewed',
      'account.second_factor_added',
      'account.signed_in',
    ]);
    for (const secret of [key, ...recoveryCodes]) expect(text).not.toContain(secret);
  });
});
