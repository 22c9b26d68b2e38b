import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invite, openSignIn } from '../../accounts/index.ts';
import { createOutbound } from '../../platform/outbound/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { type Browser, openBrowser, setCookiesOf, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { begin, comeBack, placeOf, setUpProvider, signInThrough } from '../../testing/company-sign-in.ts';
import { FAKE_CLIENT, type FakeOidcProvider, startFakeOidcProvider } from '../../testing/fake-oidc-provider.ts';
import { type Answer, startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';
import { TEST_CA } from '../../testing/tls/receiver.ts';

const outbound = createOutbound({ allowPrivate: true, lookup: async () => ['127.0.0.1'], ca: TEST_CA });

let service: TestService;
let provider: FakeOidcProvider;
let company: TestCompany;
let owner: TestPerson;
let member: TestPerson;
let slug: string;

beforeAll(async () => {
  provider = await startFakeOidcProvider();
  service = await startTestService({ outbound });
  company = await service.company();
  owner = await signedInMember(service, company.id, 'owner');
  slug = await setUpProvider(provider, owner, company.id);
});
afterAll(async () => {
  await service.close();
  await provider.close();
  outbound.close();
});
beforeEach(async () => {
  await sql`delete from tries`.execute(service.context.db);
  member = await signedInMember(service, company.id, 'editor');
  provider.reset({ sub: `subject of ${member.id}`, email: member.email });
});

async function isSignedIn(browser: { query: TestPerson['query'] }): Promise<boolean> {
  return (await browser.query('me.get')).status === 200;
}

/** What comes of a sign-in in a browser of its own: the problem that its page tells. */
async function problemOf(asked = {}): Promise<string | null> {
  const browser = openBrowser(service);
  const place = await signInThrough(service, browser, slug, asked);
  expect(await isSignedIn(browser)).toBe(place === '/');
  return new URL(place, 'http://page').searchParams.get('problem');
}

describe('a member', () => {
  it('is signed in through the provider and goes on where they were to', async () => {
    const browser = openBrowser(service);
    expect(await signInThrough(service, browser, slug, { next: '/clients?text=a#b' })).toBe('/clients?text=a#b');
    const { user, companies, is_company_session: bound } = (await browser.query('me.get')).json.result.data;
    expect([user.id, bound, companies.map(({ id }: { id: string }) => id)]).toEqual([member.id, true, [company.id]]);
    expect((await browser.query('clients.list', { company: company.id, input: {} })).status).toBe(200);
    const { rows } = await sql<{ hours: number }>`
      select (extract(epoch from expires_at - now()) / 3600)::float as hours from sessions
      where only_company = ${company.id} and user_id = ${member.id}`.execute(service.context.db);
    expect(rows.map(({ hours }) => Math.ceil(hours))).toEqual([12]);
  });

  it('is signed in for half a day, however much they work meanwhile', async () => {
    const browser = openBrowser(service);
    await signInThrough(service, browser, slug);
    const read = () =>
      sql<{
        at: Date;
      }>`select expires_at as at from sessions where only_company = ${company.id} and user_id = ${member.id}`.execute(
        service.context.db,
      );
    const before = await read();
    const { headers } = await browser.query('me.get');
    expect([headers['set-cookie'], (await read()).rows]).toEqual([undefined, before.rows]);
    const prolong = sql`update sessions set expires_at = now() + interval '30 days' where only_company = ${company.id}`;
    await expect(prolong.execute(service.context.db)).rejects.toMatchObject({ code: '23514' });
  });

  it('is who their account there was linked with, whatever its address is now', async () => {
    expect(await problemOf()).toBeNull();
    provider.reset({ sub: `subject of ${member.id}`, email: owner.email });
    const browser = openBrowser(service);
    await signInThrough(service, browser, slug);
    expect((await browser.query('me.get')).json.result.data.user.id).toBe(member.id);
    provider.reset({ sub: `subject of ${member.id}` });
    expect(await problemOf()).toBeNull();
  });

  it('does not become whoever gets their address at the company later', async () => {
    expect(await problemOf()).toBeNull();
    provider.reset({ sub: 'a new colleague', email: member.email });
    expect(await problemOf()).toBe('other_account');
  });

  it.each(['RS256', 'ES256'] as const)('is signed in where the provider signs with %s', async (algorithm) => {
    provider.behaviour.algorithm = algorithm;
    expect(await problemOf()).toBeNull();
  });

  it('is signed in where the provider tells the address beside the token, and takes the secret in the form', async () => {
    provider.reset({ sub: `subject of ${member.id}`, email_verified: undefined });
    provider.behaviour.userInfo = { email: member.email.toUpperCase(), email_verified: true };
    provider.behaviour.metadata = { token_endpoint_auth_methods_supported: ['client_secret_post'] };
    expect(await problemOf()).toBeNull();
  });

  it('is told of in the audit log of that company, as signed in through it', async () => {
    const elsewhere = await service.company();
    await forCompany(service.context.db, elsewhere.id, (tx) =>
      tx.insertInto('members').values({ company_id: elsewhere.id, user_id: member.id, role: 'owner' }).execute(),
    );
    const browser = openBrowser(service);
    await signInThrough(service, browser, slug);
    await browser.post('/auth/sign-out');
    const told = async (person: TestPerson, id: string) => {
      const { json } = await person.query('audit.list', { company: id, input: { kind: 'account' } });
      return json.result.data.data
        .filter(({ actor }: { actor: { id: string } }) => actor.id === member.id)
        .map(({ what, facts }: { what: string; facts: { value: string }[] }) => [what, facts[0]?.value]);
    };
    expect((await told(owner, company.id)).slice(0, 2)).toEqual([
      ['account.signed_out', `/sign-in/${slug}`],
      ['account.signed_in', `/sign-in/${slug}`],
    ]);
    expect(await told(member, elsewhere.id)).toEqual([]);
  });
});

describe('an address', () => {
  it('that the provider does not call verified lets nobody in, unless the company vouches for all of them', async () => {
    for (const verified of [false, 'false', undefined]) {
      provider.reset({ sub: 'unverified', email: member.email, email_verified: verified });
      expect(await problemOf()).toBe('unverified');
    }
    const strict = slug;
    const other = await service.company();
    const theirs = await signedInMember(service, other.id, 'owner');
    slug = await setUpProvider(provider, theirs, other.id, true);
    provider.reset({ sub: 'vouched', email: theirs.email, email_verified: undefined });
    expect(await problemOf()).toBeNull();
    provider.reset({ sub: 'other', email: theirs.email, email_verified: false });
    expect(await problemOf()).toBe('unverified');
    slug = strict;
  });

  it.each([
    ['is missing', undefined, 'unverified'],
    ['is no text', 5, 'unverified'],
    ['turns into plain letters', 'per\u017fon@people.example', 'unverified'],
    ['is of nobody', 'nobody@people.example', 'stranger'],
  ])('that %s lets nobody in', async (_what, email, problem) => {
    provider.reset({ sub: `subject of ${String(email)}`, email });
    expect(await problemOf()).toBe(problem);
  });

  it('of a member of another company lets nobody in', async () => {
    const other = await service.company();
    const stranger = await signedInMember(service, other.id, 'owner');
    provider.reset({ sub: 'stranger', email: stranger.email });
    expect(await problemOf()).toBe('stranger');
  });
});

function invited(email: string): Promise<string> {
  const input = { email, role: 'editor', invitedBy: owner.id, now: TEST_NOW } as const;
  return forCompany(service.context.db, company.id, async (tx) => (await invite(tx, company.id, input)).token);
}

describe('an invitation', () => {
  it('is accepted by whoever holds its link and signs in with its address, and needs no password', async () => {
    const invitation = await invited('new@people.example');
    const read = await openBrowser(service).mutate('invitation.read', { token: invitation });
    expect(read.json.result.data.sign_in).toBe(slug);
    provider.reset({ sub: 'new', email: 'New@people.example', name: '  Nora   Marsh ' });
    expect(await problemOf()).toBe('invited');
    expect(await problemOf({ invitation: 'not the link' })).toBe('invited');
    const browser = openBrowser(service);
    expect(await signInThrough(service, browser, slug, { invitation })).toBe('/');
    const { user, companies } = (await browser.query('me.get')).json.result.data;
    expect(user).toMatchObject({ name: 'Nora Marsh', email: 'new@people.example' });
    expect(companies).toMatchObject([{ id: company.id, role: 'editor' }]);
    for (const password of ['', 'undefined', 'null']) {
      const answer = await openBrowser(service).post('/auth/sign-in', { email: user.email, password });
      expect(answer.status).toBe(401);
    }
    expect(await problemOf()).toBeNull();
    const link = await (await openSignIn(service.context, '/app/auth')).resetLink(user.email);
    const [, token] = link?.split('#') ?? [];
    const own = { email: user.email, password: 'a password set by mail' };
    await openBrowser(service).post('/auth/reset-password', { token, new_password: own.password });
    expect((await openBrowser(service).post('/auth/sign-in', own)).status).toBe(200);
  });

  it('makes a person who is known already a member, in that session alone', async () => {
    const other = await service.company();
    const known = await signedInMember(service, other.id, 'owner');
    const invitation = await invited(known.email);
    provider.reset({ sub: `subject of ${known.id}`, email: known.email });
    expect(await problemOf()).toBe('invited');
    // whoever signed up with that address first need not be who reads its mail
    const proved = (is: boolean) =>
      service.context.db.updateTable('users').set({ email_verified: is }).where('id', '=', known.id).execute();
    await proved(false);
    expect(await problemOf({ invitation })).toBe('unproved');
    await proved(true);
    const browser = openBrowser(service);
    await signInThrough(service, browser, slug, { invitation });
    const { user, companies } = (await browser.query('me.get')).json.result.data;
    expect([user.id, companies.length]).toEqual([known.id, 1]);
    expect((await browser.query('me.company', { company: other.id })).status).toBe(404);
  });

  it('to another address, or of another company, is not accepted', async () => {
    const another = await service.company();
    const input = { email: 'eve@people.example', role: 'owner', invitedBy: null, now: TEST_NOW } as const;
    const foreign = await forCompany(service.context.db, another.id, (tx) => invite(tx, another.id, input));
    provider.reset({ sub: 'eve', email: 'eve@people.example' });
    expect(await problemOf({ invitation: foreign.token })).toBe('stranger');
    expect(await problemOf({ invitation: await invited('adam@people.example') })).toBe('stranger');
  });
});

const OVER = '/company-sign-in?problem=over';

function changed(back: URL, name: string, value: string): URL {
  const url = new URL(back);
  url.searchParams.set(name, value);
  return url;
}

async function place(browser: Browser, back: URL): Promise<string> {
  return placeOf(service, await comeBack(service, browser, back));
}

describe('the way back from the provider', () => {
  it('leads nowhere with another state, and its own is used up by being brought once', async () => {
    const browser = openBrowser(service);
    const back = await begin(browser, slug);
    expect(await place(browser, changed(back, 'state', 'another'))).toBe(OVER);
    expect(await place(browser, back)).toBe('/');
    expect(await place(browser, back)).toBe(OVER);
  });

  it('leads nowhere in another browser, nor then in the one that began', async () => {
    const browser = openBrowser(service);
    const back = await begin(browser, slug);
    expect(await place(openBrowser(service), back)).toBe(OVER);
    expect(await place(browser, back)).toBe(OVER);
    const other = openBrowser(service);
    const [theirs] = [await begin(browser, slug), await begin(other, slug)];
    expect(await place(other, theirs)).toBe(OVER);
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([false, false]);
  });

  it('leads nowhere after ten minutes', async () => {
    const browser = openBrowser(service);
    const back = await begin(browser, slug);
    await sql`update verifications set expires_at = now() where identifier like 'company-sign-in:%'`.execute(
      service.context.db,
    );
    expect(await place(browser, back)).toBe(OVER);
  });

  it('leads nowhere at the address of another company, and the code is told to nobody', async () => {
    const other = await service.company();
    await setUpProvider(provider, await signedInMember(service, other.id, 'owner'), other.id);
    const browser = openBrowser(service);
    const back = await begin(browser, slug);
    const before = provider.asked.length;
    back.pathname = back.pathname.replace(company.id, other.id);
    expect(await place(browser, back)).toBe(OVER);
    expect(provider.asked.length).toBe(before);
  });

  it('leads to a page where it is taken too often without a sign-in', async () => {
    const [browser, places] = [openBrowser(service), new Set<string>()];
    const none = new URL(`${service.context.publicUrl}/app/auth/provider/callback/${company.id}`);
    for (let tried = 0; tried < 32; tried++) places.add(await place(browser, none));
    expect([...places]).toEqual([OVER, '/company-sign-in?problem=tries']);
  });

  it('says that the provider declined', async () => {
    const browser = openBrowser(service);
    const back = await begin(browser, slug);
    back.searchParams.delete('code');
    expect(await place(browser, changed(back, 'error', 'access_denied'))).toBe(`/sign-in/${slug}?problem=declined`);
  });

  it('redeems a code once, and none that was made for another sign-in', async () => {
    const [browser, other] = [openBrowser(service), openBrowser(service)];
    const first = await begin(browser, slug);
    const second = await begin(other, slug);
    const code = first.searchParams.get('code') ?? '';
    expect(await place(other, changed(second, 'code', code))).toBe(`/sign-in/${slug}?problem=untrusted`);
    expect(await place(browser, first)).toBe(`/sign-in/${slug}?problem=untrusted`);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    '/\t/evil.example',
    'javascript:alert(1)',
    'clients',
    '/ok\r\nset-cookie: a=b',
    '/@evil.example:80\\',
  ])('goes on to no other place: %j', async (next) => {
    const answer = await openBrowser(service).post('/auth/provider/start', { slug, next });
    expect(answer.json.error).toMatchObject({ code: 'invalid_request', param: 'next' });
  });

  it('keeps neither what it is held against nor a secret in the clear', async () => {
    const browser = openBrowser(service);
    const { json } = await browser.post('/auth/provider/start', { slug });
    const { searchParams } = new URL(json.url);
    expect([searchParams.get('code_challenge_method'), searchParams.get('scope')]).toEqual([
      'S256',
      'openid email profile',
    ]);
    const { rows } = await sql<{ kept: string }>`
      select (select string_agg(v::text, ' ') from verifications v) as kept`.execute(service.context.db);
    for (const secret of [searchParams.get('state'), searchParams.get('nonce'), FAKE_CLIENT.secret]) {
      expect(rows[0]?.kept).not.toContain(secret);
    }
    expect(json.url).not.toContain(FAKE_CLIENT.secret);
  });
});

/** As tokens tell the time. */
function minutes(count: number): number {
  return Math.floor(Date.now() / 1000) + count * 60;
}

/** JSON that is neither tokens nor keys. */
const ODD = [
  null,
  [],
  { access_token: 'a', token_type: 'Bearer', id_token: 'no.jwt' },
  { access_token: 'a', token_type: 'Bearer', id_token: 5 },
  { access_token: 'a', token_type: 'Bearer' },
  { keys: 'none' },
  { keys: [null, 5, { kty: 'EC', crv: 'P-256', x: 'no', y: 'point', alg: 'ES256', use: 'sig' }] },
];

describe('what the provider answers', () => {
  it.each([
    ['another nonce', () => ({ nonce: 'another' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['another audience', () => ({ aud: 'another-client' })],
    ['another issuer', () => ({ iss: 'https://login.example' })],
    ['no issuer', () => ({ iss: undefined })],
    ['no subject', () => ({ sub: undefined })],
    ['an end in the past', () => ({ exp: minutes(-5) })],
    ['no end', () => ({ exp: undefined })],
    ['a beginning to come', () => ({ nbf: minutes(5) })],
  ])('is not believed with %s', async (_what, claims) => {
    Object.assign(provider.behaviour, { claims: { ...provider.behaviour.claims, ...claims() } });
    expect(await problemOf()).toBe('untrusted');
  });

  it('is not believed with a signature by another key, or with none', async () => {
    provider.behaviour.signsWithOtherKey = true;
    expect(await problemOf()).toBe('untrusted');
    provider.reset({ email: member.email });
    provider.behaviour.algorithm = 'none';
    expect(await problemOf()).toBe('untrusted');
  });

  it('is not believed where its userinfo speaks of somebody else', async () => {
    provider.reset({ sub: 'no address', email_verified: undefined });
    provider.behaviour.userInfo = { sub: 'another', email: member.email, email_verified: true };
    expect(await problemOf()).toBe('untrusted');
  });

  it.each(['token', 'keys'] as const)('may be too large, of another kind or a fault at its %s address', async (at) => {
    const answers: readonly ((response: ServerResponse) => void)[] = [
      (response) => response.writeHead(500).end(),
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in</p>'),
      (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"id_token":'),
      (response) => response.writeHead(302, { location: 'https://localhost/' }).end(),
      (response) => response.destroy(),
      (response) => response.writeHead(401, { 'www-authenticate': 'Basic realm="none"' }).end(),
      ...ODD.map((body) => (response: ServerResponse) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      }),
    ];
    for (const answer of answers) {
      provider.reset({ sub: `subject of ${member.id}`, email: member.email });
      provider.behaviour.answers = { [at]: answer };
      expect(['untrusted', 'unreachable']).toContain(await problemOf());
    }
    const endless = JSON.stringify({ id_token: 'x'.repeat(300_000) });
    provider.behaviour.answers = {
      [at]: (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' }).end(endless),
    };
    expect(await problemOf()).toBe('unreachable');
  });
});

function start(name: string): Promise<Answer> {
  return openBrowser(service).post('/auth/provider/start', { slug: name });
}

describe('a name to begin with', () => {
  it('that nobody has, and one whose provider is off, are refused alike', async () => {
    const other = await service.company();
    const theirs = await signedInMember(service, other.id, 'owner');
    const off = await setUpProvider(provider, theirs, other.id);
    await theirs.mutate('companySignIn.turn', { on: false }, { company: other.id });
    const [unknown, turnedOff] = [await start('nobody-has-this'), await start(off)];
    expect([unknown.status, turnedOff.status]).toEqual([404, 404]);
    expect(turnedOff.json.error.message).toBe(unknown.json.error.message);
    expect([setCookiesOf(unknown), setCookiesOf(turnedOff)]).toEqual([[], []]);
  });

  it('is not to be guessed by trying', async () => {
    let last = 0;
    for (let tried = 0; last !== 429 && tried < 70; tried++) last = (await start(`guess-${tried}`)).status;
    expect(last).toBe(429);
  });

  it('leads nowhere where the provider is down, redirects or sends the browser to no https address', async () => {
    const answers: Partial<(typeof provider)['behaviour']>[] = [
      { answers: { discovery: (response) => response.destroy() } },
      { answers: { discovery: (response) => response.writeHead(302, { location: `${provider.issuer}/keys` }).end() } },
      { metadata: { authorization_endpoint: 'javascript:alert(1)' } },
      { metadata: { authorization_endpoint: `http://localhost/authorize` } },
      { metadata: { issuer: 'https://login.example' } },
      { metadata: { issuer: 5 } },
      { metadata: { authorization_endpoint: 5 } },
      { metadata: { token_endpoint: ['https://login.example'] } },
      { answers: { discovery: (response) => response.setHeader('content-type', 'application/json').end('null') } },
    ];
    for (const answer of answers) {
      provider.reset();
      Object.assign(provider.behaviour, answer);
      const { status, json } = await start(slug);
      expect([status, json.error.code]).toEqual([409, 'conflict']);
    }
  });
});
