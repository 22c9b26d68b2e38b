import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { invite, openSignIn } from '../../accounts/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { openBrowser, setCookiesOf, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { setUpProvider, signInThrough, useCompanySignIn } from '../../testing/company-sign-in.ts';
import { type Answer, TEST_NOW } from '../../testing/service.ts';

/** Who gets in through a company's provider. */

const desk = useCompanySignIn();
const { problemOf } = desk;

describe('a member', () => {
  it('is signed in through the provider and goes on where they were to', async () => {
    const browser = openBrowser(desk.service);
    expect(await signInThrough(desk.service, browser, desk.slug, { next: '/clients?text=a#b' })).toBe(
      '/clients?text=a#b',
    );
    const { user, companies, is_company_session: bound } = (await browser.query('me.get')).json.result.data;
    expect([user.id, bound, companies.map(({ id }: { id: string }) => id)]).toEqual([
      desk.member.id,
      true,
      [desk.company.id],
    ]);
    expect((await browser.query('clients.list', { company: desk.company.id, input: {} })).status).toBe(200);
    const { rows } = await sql<{ hours: number }>`
      select (extract(epoch from expires_at - now()) / 3600)::float as hours from sessions
      where only_company = ${desk.company.id} and user_id = ${desk.member.id}`.execute(desk.service.context.db);
    expect(rows.map(({ hours }) => Math.ceil(hours))).toEqual([12]);
  });

  it('is signed in for half a day, however much they work meanwhile', async () => {
    const browser = openBrowser(desk.service);
    await signInThrough(desk.service, browser, desk.slug);
    const read = () =>
      sql<{
        at: Date;
      }>`select expires_at as at from sessions where only_company = ${desk.company.id} and user_id = ${desk.member.id}`.execute(
        desk.service.context.db,
      );
    const before = await read();
    const { headers } = await browser.query('me.get');
    expect([headers['set-cookie'], (await read()).rows]).toEqual([undefined, before.rows]);
    const prolong = sql`update sessions set expires_at = now() + interval '30 days' where only_company = ${desk.company.id}`;
    await expect(prolong.execute(desk.service.context.db)).rejects.toMatchObject({ code: '23514' });
  });

  it('is who their account there was linked with, whatever its address is now', async () => {
    expect(await problemOf()).toBeNull();
    desk.provider.reset({ sub: `subject of ${desk.member.id}`, email: desk.owner.email });
    const browser = openBrowser(desk.service);
    await signInThrough(desk.service, browser, desk.slug);
    expect((await browser.query('me.get')).json.result.data.user.id).toBe(desk.member.id);
    desk.provider.reset({ sub: `subject of ${desk.member.id}` });
    expect(await problemOf()).toBeNull();
  });

  it('does not become whoever gets their address at the company later', async () => {
    expect(await problemOf()).toBeNull();
    desk.provider.reset({ sub: 'a new colleague', email: desk.member.email });
    expect(await problemOf()).toBe('other_account');
  });

  it.each(['RS256', 'ES256'] as const)('is signed in where the provider signs with %s', async (algorithm) => {
    desk.provider.behaviour.algorithm = algorithm;
    expect(await problemOf()).toBeNull();
  });

  it('is signed in where the provider tells the address beside the token, and takes the secret in the form', async () => {
    desk.provider.reset({ sub: `subject of ${desk.member.id}`, email_verified: undefined });
    desk.provider.behaviour.userInfo = { email: desk.member.email.toUpperCase(), email_verified: true };
    desk.provider.behaviour.metadata = { token_endpoint_auth_methods_supported: ['client_secret_post'] };
    expect(await problemOf()).toBeNull();
  });

  it('is told of in the audit log of that company, as signed in through it', async () => {
    const elsewhere = await desk.service.company();
    await forCompany(desk.service.context.db, elsewhere.id, (tx) =>
      tx.insertInto('members').values({ company_id: elsewhere.id, user_id: desk.member.id, role: 'owner' }).execute(),
    );
    const browser = openBrowser(desk.service);
    await signInThrough(desk.service, browser, desk.slug);
    await browser.post('/auth/sign-out');
    const told = async (person: TestPerson, id: string) => {
      const { json } = await person.query('audit.list', { company: id, input: { kind: 'account' } });
      return json.result.data.data
        .filter(({ actor }: { actor: { id: string } }) => actor.id === desk.member.id)
        .map(({ what, facts }: { what: string; facts: { value: string }[] }) => [what, facts[0]?.value]);
    };
    expect((await told(desk.owner, desk.company.id)).slice(0, 2)).toEqual([
      ['account.signed_out', `/sign-in/${desk.slug}`],
      ['account.signed_in', `/sign-in/${desk.slug}`],
    ]);
    expect(await told(desk.member, elsewhere.id)).toEqual([]);
  });
});

describe('an address', () => {
  it('that the provider does not call verified lets nobody in, unless the company vouches for all of them', async () => {
    for (const verified of [false, 'false', undefined]) {
      desk.provider.reset({ sub: 'unverified', email: desk.member.email, email_verified: verified });
      expect(await problemOf()).toBe('unverified');
    }
    const other = await desk.service.company();
    const theirs = await signedInMember(desk.service, other.id, 'owner');
    const vouching = await setUpProvider(desk.provider, theirs, other.id, true);
    desk.provider.reset({ sub: 'vouched', email: theirs.email, email_verified: undefined });
    expect(await problemOf({}, vouching)).toBeNull();
    desk.provider.reset({ sub: 'other', email: theirs.email, email_verified: false });
    expect(await problemOf({}, vouching)).toBe('unverified');
  });

  it.each([
    ['is missing', undefined, 'unverified'],
    ['is no text', 5, 'unverified'],
    ['turns into plain letters', 'per\u017fon@people.example', 'unverified'],
    ['is of nobody', 'nobody@people.example', 'stranger'],
  ])('that %s lets nobody in', async (_what, email, problem) => {
    desk.provider.reset({ sub: `subject of ${String(email)}`, email });
    expect(await problemOf()).toBe(problem);
  });

  it('of a member of another company lets nobody in', async () => {
    const other = await desk.service.company();
    const stranger = await signedInMember(desk.service, other.id, 'owner');
    desk.provider.reset({ sub: 'stranger', email: stranger.email });
    expect(await problemOf()).toBe('stranger');
  });
});

function invited(email: string): Promise<string> {
  const input = { email, role: 'editor', invitedBy: desk.owner.id, now: TEST_NOW } as const;
  return forCompany(
    desk.service.context.db,
    desk.company.id,
    async (tx) => (await invite(tx, desk.company.id, input)).token,
  );
}

describe('an invitation', () => {
  it('is accepted by whoever holds its link and signs in with its address, and needs no password', async () => {
    const invitation = await invited('new@people.example');
    const read = await openBrowser(desk.service).mutate('invitation.read', { token: invitation });
    expect(read.json.result.data.sign_in).toBe(desk.slug);
    desk.provider.reset({ sub: 'new', email: 'New@people.example', name: '  Nora   Marsh ' });
    expect(await problemOf()).toBe('invited');
    expect(await problemOf({ invitation: 'not the link' })).toBe('invited');
    const browser = openBrowser(desk.service);
    expect(await signInThrough(desk.service, browser, desk.slug, { invitation })).toBe('/');
    const { user, companies } = (await browser.query('me.get')).json.result.data;
    expect(user).toMatchObject({ name: 'Nora Marsh', email: 'new@people.example' });
    expect(companies).toMatchObject([{ id: desk.company.id, role: 'editor' }]);
    for (const password of ['', 'undefined', 'null']) {
      const answer = await openBrowser(desk.service).post('/auth/sign-in', { email: user.email, password });
      expect(answer.status).toBe(401);
    }
    expect(await problemOf()).toBeNull();
    const link = await (await openSignIn(desk.service.context, '/app/auth')).resetLink(user.email);
    const [, token] = link?.split('#') ?? [];
    const own = { email: user.email, password: 'a password set by mail' };
    await openBrowser(desk.service).post('/auth/reset-password', { token, new_password: own.password });
    expect((await openBrowser(desk.service).post('/auth/sign-in', own)).status).toBe(200);
  });

  it('makes a person who is known already a member, in that session alone', async () => {
    const other = await desk.service.company();
    const known = await signedInMember(desk.service, other.id, 'owner');
    const invitation = await invited(known.email);
    desk.provider.reset({ sub: `subject of ${known.id}`, email: known.email });
    expect(await problemOf()).toBe('invited');
    // whoever signed up with that address first need not be who reads its mail
    const proved = (is: boolean) =>
      desk.service.context.db.updateTable('users').set({ email_verified: is }).where('id', '=', known.id).execute();
    await proved(false);
    expect(await problemOf({ invitation })).toBe('unproved');
    await proved(true);
    const browser = openBrowser(desk.service);
    await signInThrough(desk.service, browser, desk.slug, { invitation });
    const { user, companies } = (await browser.query('me.get')).json.result.data;
    expect([user.id, companies.length]).toEqual([known.id, 1]);
    expect((await browser.query('me.company', { company: other.id })).status).toBe(404);
  });

  it('to another address, or of another company, is not accepted', async () => {
    const another = await desk.service.company();
    const input = { email: 'eve@people.example', role: 'owner', invitedBy: null, now: TEST_NOW } as const;
    const foreign = await forCompany(desk.service.context.db, another.id, (tx) => invite(tx, another.id, input));
    desk.provider.reset({ sub: 'eve', email: 'eve@people.example' });
    expect(await problemOf({ invitation: foreign.token })).toBe('stranger');
    expect(await problemOf({ invitation: await invited('adam@people.example') })).toBe('stranger');
  });
});

function start(name: string): Promise<Answer> {
  return openBrowser(desk.service).post('/auth/provider/start', { slug: name });
}

describe('a name to begin with', () => {
  it('that nobody has, and one whose provider is off, are refused alike', async () => {
    const other = await desk.service.company();
    const theirs = await signedInMember(desk.service, other.id, 'owner');
    const off = await setUpProvider(desk.provider, theirs, other.id);
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
    const answers: Partial<(typeof desk.provider)['behaviour']>[] = [
      { answers: { discovery: (response) => response.destroy() } },
      {
        answers: {
          discovery: (response) => response.writeHead(302, { location: `${desk.provider.issuer}/keys` }).end(),
        },
      },
      { metadata: { authorization_endpoint: 'javascript:alert(1)' } },
      { metadata: { authorization_endpoint: `http://localhost/authorize` } },
      { metadata: { issuer: 'https://login.example' } },
      { metadata: { issuer: 5 } },
      { metadata: { authorization_endpoint: 5 } },
      { metadata: { token_endpoint: ['https://login.example'] } },
      { answers: { discovery: (response) => response.setHeader('content-type', 'application/json').end('null') } },
    ];
    for (const answer of answers) {
      desk.provider.reset();
      Object.assign(desk.provider.behaviour, answer);
      const { status, json } = await start(desk.slug);
      expect([status, json.error.code]).toEqual([409, 'conflict']);
    }
  });
});
