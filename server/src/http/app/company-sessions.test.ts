import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { removeMember } from '../../accounts/index.ts';
import { createOutbound } from '../../platform/outbound/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { type Browser, openBrowser, PASSWORD, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { setUpProvider, signInThrough } from '../../testing/company-sign-in.ts';
import { type FakeOidcProvider, startFakeOidcProvider } from '../../testing/fake-oidc-provider.ts';
import { type Answer, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import { TEST_CA } from '../../testing/tls/receiver.ts';
import { createChangeHub } from './change-hub.ts';
import { PROCEDURES } from './procedure-list.ts';
import { type Ours, SAMPLES } from './procedure-samples.ts';
import { follow } from './routers/changes.ts';

const outbound = createOutbound({ allowPrivate: true, lookup: async () => ['127.0.0.1'], ca: TEST_CA });

let service: TestService;
let provider: FakeOidcProvider;
/** Both are of the owner and of the member. */
let company: TestCompany;
let other: TestCompany;
let owner: TestPerson;
let member: TestPerson;
let slug: string;
/** The member, signed in through the provider of `company`. */
let bound: Browser;

beforeAll(async () => {
  provider = await startFakeOidcProvider();
  service = await startTestService({ outbound });
});
afterAll(async () => {
  await service.close();
  await provider.close();
  outbound.close();
});
beforeEach(async () => {
  [company, other] = [await service.company({ catalogue: null }), await service.company({ catalogue: null })];
  owner = await signedInMember(service, company.id, 'owner');
  member = await signedInMember(service, company.id, 'editor');
  for (const { id } of [owner, member]) {
    await forCompany(service.context.db, other.id, (tx) =>
      tx.insertInto('members').values({ company_id: other.id, user_id: id, role: 'owner' }).execute(),
    );
  }
  slug = await setUpProvider(provider, owner, company.id);
  bound = openBrowser(service);
  await through(member, bound);
});

async function through({ id, email }: TestPerson, browser: Browser): Promise<void> {
  provider.reset({ sub: `subject of ${id}`, email });
  expect(await signInThrough(service, browser, slug)).toBe('/');
}

const NO_IDS = new Proxy({}, { get: () => '0192d3a4-0000-7000-8000-000000000009' }) as Ours;

function call(browser: Browser, path: string, type: string, id?: string): Promise<Answer> {
  const asking = id === undefined ? {} : { company: id };
  const input = SAMPLES[path]?.(NO_IDS);
  return type === 'mutation' ? browser.mutate(path, input, asking) : browser.query(path, { ...asking, input });
}

function codeOf({ json, text }: Answer): string | undefined {
  const streamed = /^event: serialized-error\ndata: (.*)$/m.exec(text)?.[1];
  return (streamed === undefined ? json.error : JSON.parse(streamed))?.data.code;
}

/** What a session that opens one company alone may do beside that company. */
const BESIDE = ['me.get', 'me.changeLanguage'];
/** For anybody, signed in or not: they make or show nothing of whoever is signed in. */
const OPEN = ['site.get', 'site.countries', 'signUp', 'confirmSignUp', 'invitation.read', 'invitation.signUp'];

describe('a session through a company’s provider', () => {
  it('may do of what is the person’s own what is listed here: a new procedure must be decided', async () => {
    const beside = PROCEDURES.filter(({ access }) => access === 'any-session').map(({ path }) => path);
    expect(beside).toEqual(BESIDE);
    expect(PROCEDURES.filter(({ access }) => access === 'open').map(({ path }) => path)).toEqual(OPEN);
    const own = PROCEDURES.filter(({ access }) => access === 'signed-in');
    expect(own.length).toBeGreaterThan(8);
    for (const { path, type } of own) {
      const answer = await call(bound, path, type);
      expect([path, answer.status, codeOf(answer)]).toEqual([path, 403, 'forbidden']);
      expect(answer.json.error.message).toBe(
        'sign in with your password for this: you are signed in through your company',
      );
    }
  });

  it('does not find the other companies of the person by any procedure', async () => {
    for (const { path, type, access } of PROCEDURES) {
      if (['open', 'signed-in', 'any-session'].includes(access)) continue;
      expect([path, codeOf(await call(bound, path, type, other.id))]).toEqual([path, 'not_found']);
    }
    expect((await bound.query('me.company', { company: company.id.toUpperCase() })).status).toBe(200);
  });

  it('names no other company', async () => {
    for (const path of BESIDE) {
      const { type = 'query' } = PROCEDURES.find((each) => each.path === path) ?? {};
      const { text } = await call(bound, path, type);
      for (const hidden of [other.id, other.name]) expect(text).not.toContain(hidden);
    }
    const { companies } = (await bound.query('me.get')).json.result.data;
    expect(companies).toMatchObject([{ id: company.id, sign_in: slug, lacks_company_sign_in: false }]);
  });

  it.each([
    ['PUT', '/app/logo'],
    ['PUT', '/app/products/0192d3a4-0000-7000-8000-000000000009/picture'],
    ['POST', '/app/catalogue/import'],
    ['GET', '/app/companies/:company/archive'],
  ])('does not open another company at %s %s', async (method, path) => {
    const at = (id: string) =>
      service.call(method, path.replace(':company', id), {
        headers: {
          origin: service.context.publicUrl,
          cookie: bound.cookie,
          'x-company': id,
          'content-type': 'application/octet-stream',
        },
        ...(method !== 'GET' && { body: Buffer.from('none') }),
      });
    const foreign = await at(other.id);
    expect([foreign.status, foreign.json.error.message]).toEqual([404, `there is no company ${other.id}`]);
    expect((await at(company.id)).text).not.toContain('there is no company');
  });

  it('may neither change the password nor end the sessions that are the person’s own', async () => {
    const changed = await bound.post('/auth/change-password', {
      current_password: PASSWORD,
      new_password: `${PASSWORD}!`,
    });
    const ended = await bound.post('/auth/sign-out-everywhere');
    expect([changed.status, ended.status, (await member.query('me.get')).status]).toEqual([403, 403, 200]);
    const sessions = (await member.query('me.sessions')).json.result.data;
    expect(sessions.map(({ only_company: only }: { only_company: string }) => only).sort()).toEqual([
      company.name,
      null,
    ]);
    expect((await bound.post('/auth/sign-out')).status).toBe(200);
    expect([(await bound.query('me.get')).status, (await member.query('me.get')).status]).toEqual([401, 200]);
  });

  it('is asked for no second factor, for which the provider answers', async () => {
    await inCompany((tx) =>
      tx.updateTable('companies').set({ requires_second_factor: true }).where('id', '=', company.id).execute(),
    );
    expect(codeOf(await member.query('me.company', { company: company.id }))).toBe('second_factor_required');
    expect((await bound.query('me.company', { company: company.id })).status).toBe(200);
  });

  it.each([
    ['the member is removed', () => inCompany((tx) => removeMember(tx, company.id, member.id))],
    ['the member leaves', () => bound.mutate('team.leave', {}, { company: company.id })],
    ['the provider is removed', () => owner.mutate('companySignIn.remove', {}, { company: company.id })],
    ['it is turned off', () => owner.mutate('companySignIn.turn', { on: false }, { company: company.id })],
    [
      'the member is unlinked',
      () => owner.mutate('companySignIn.unlink', { user_id: member.id }, { company: company.id }),
    ],
    ['another client takes its place', () => save({ oidc_client_id: 'another' })],
    ['addresses are believed that were not', () => save({ vouches_for_emails: true })],
  ])('ends once %s', async (_what, end) => {
    await end();
    expect((await bound.query('me.get')).status).toBe(401);
    expect((await member.query('me.get')).status).toBe(200);
  });

  it.each([
    ['the provider is removed', () => owner.mutate('companySignIn.remove', {}, { company: company.id })],
    ['it is turned off', () => owner.mutate('companySignIn.turn', { on: false }, { company: company.id })],
    [
      'the member is unlinked',
      () => owner.mutate('companySignIn.unlink', { user_id: member.id }, { company: company.id }),
    ],
    ['another client takes its place', () => save({ oidc_client_id: 'another' })],
  ])('is told in the audit log as ended by the owner where %s', async (_what, end) => {
    await end();
    const { json } = await owner.query('audit.list', { company: company.id, input: { kind: 'account' } });
    const told: { what: string; actor: { id: string }; subject: { id: string; name: string } }[] =
      json.result.data.data;
    const [name] = member.email.split('@');
    expect(told.filter(({ what }) => what === 'account.session_ended')).toMatchObject([
      { actor: { kind: 'user', id: owner.id }, subject: { id: member.id, name } },
    ]);
    expect(told.filter(({ what, actor }) => what === 'account.signed_out' && actor.id === member.id)).toEqual([]);
  });

  it('is told as signed out where its own person ends it', async () => {
    const boss = openBrowser(service);
    await through(owner, boss);
    await owner.mutate('companySignIn.unlink', { user_id: owner.id }, { company: company.id });
    const { json } = await owner.query('audit.list', { company: company.id, input: { kind: 'account' } });
    expect(json.result.data.data[0]).toMatchObject({ what: 'account.signed_out', actor: { id: owner.id } });
  });

  it('goes on where the name or the secret alone is changed', async () => {
    expect((await save({ slug: `${slug}-new`, oidc_client_secret: 'rotated' })).status).toBe(200);
    expect((await bound.query('me.company', { company: company.id })).status).toBe(200);
  });

  it('opens nothing without its link, even where it was made at that moment', async () => {
    await inCompany((tx) => tx.deleteFrom('company_identities').where('user_id', '=', member.id).execute());
    expect(codeOf(await bound.query('me.company', { company: company.id }))).toBe('unauthorized');
  });
});

function require(browser: Browser = owner, required = true): Promise<Answer> {
  return browser.mutate('companySignIn.require', { required }, { company: company.id });
}

async function opens(browser: Browser): Promise<string> {
  return codeOf(await browser.query('me.company', { company: company.id })) ?? 'opens';
}

describe('a company that requires its sign-in', () => {
  it('is made to by an owner who has signed in through it', async () => {
    await withSecondFactor(owner.id);
    expect(codeOf(await require())).toBe('conflict');
    await through(owner, openBrowser(service));
    expect((await require()).status).toBe(200);
    expect(codeOf(await require(bound))).toBe('forbidden');
  });

  it('refuses the other sessions of members, procedures and files alike, and lets owners in with a second factor', async () => {
    const boss = openBrowser(service);
    await through(owner, boss);
    expect(codeOf(await require())).toBe('conflict');
    expect((await require(boss)).status).toBe(200);
    expect([await opens(member), await opens(bound), await opens(boss)]).toEqual([
      'company_sign_in_required',
      'opens',
      'opens',
    ]);
    const refused = await member.query('me.company', { company: company.id });
    expect(refused.status).toBe(403);
    const file = await service.call('PUT', '/app/logo', {
      headers: { origin: service.context.publicUrl, cookie: member.cookie, 'x-company': company.id },
      body: Buffer.from('none'),
    });
    expect([file.status, file.json.error.code]).toEqual([403, 'company_sign_in_required']);
    const [own] = (await member.query('me.get')).json.result.data.companies;
    expect(own).toMatchObject({ id: company.id, sign_in: slug, lacks_company_sign_in: true });
    expect((await member.query('me.company', { company: other.id })).status).toBe(200);
    expect(await opens(owner)).toBe('second_factor_required');
    await withSecondFactor(owner.id);
    expect(await opens(owner)).toBe('opens');
    expect((await service.call('GET', '/v1/me', { key: company.key })).status).toBe(200);
    expect((await require(owner, false)).status).toBe(200);
    expect(await opens(member)).toBe('opens');
  });

  it('ends the live stream of a member who has not signed in through it', async () => {
    const { context } = service;
    const hub = createChangeHub(context, new AbortController().signal, 20);
    const session = { id: '', person: { ...member, name: '' }, onlyCompany: null, setCookies: [] };
    const rows = await sql<{
      id: string;
    }>`select id from sessions where user_id = ${member.id} and only_company is null`.execute(context.db);
    const changes = follow(
      {
        service: context,
        changes: hub,
        companyId: company.id,
        session: { ...session, id: rows.rows[0]?.id ?? '' },
      } as never,
      undefined,
    );
    expect((await changes.next()).value).toMatchObject({ topic: 'everything' });
    const boss = openBrowser(service);
    await through(owner, boss);
    await require(boss);
    await expect(
      (async () => {
        for await (const _ of changes);
      })(),
    ).rejects.toMatchObject({ cause: { code: 'company_sign_in_required' } });
    await hub.close();
  });
});

function inCompany<T>(work: Parameters<typeof forCompany<T>>[2]): Promise<T> {
  return forCompany(service.context.db, company.id, work);
}

function save(changes: object) {
  const settings = {
    slug,
    issuer: provider.issuer,
    oidc_client_id: 'showbill-at-the-company',
    vouches_for_emails: false,
    ...changes,
  };
  return owner.mutate('companySignIn.save', settings, { company: company.id });
}

async function withSecondFactor(userId: string): Promise<void> {
  const row = { user_id: userId, secret: Buffer.from('none'), confirmed_at: new Date() };
  await service.context.db.insertInto('second_factors').values(row).execute();
}
