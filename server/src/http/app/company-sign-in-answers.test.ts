import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type Browser, openBrowser, signedInMember } from '../../testing/browser.ts';
import {
  begin,
  comeBack,
  isSignedIn,
  placeOf,
  setUpProvider,
  useCompanySignIn,
} from '../../testing/company-sign-in.ts';
import { FAKE_CLIENT } from '../../testing/fake-oidc-provider.ts';

/** What is believed of what a company's provider answers, and of who comes back from it. */

const desk = useCompanySignIn();
const { problemOf } = desk;

const OVER = '/company-sign-in?problem=over';

function changed(back: URL, name: string, value: string): URL {
  const url = new URL(back);
  url.searchParams.set(name, value);
  return url;
}

async function place(browser: Browser, back: URL): Promise<string> {
  return placeOf(desk.service, await comeBack(desk.service, browser, back));
}

describe('the way back from the provider', () => {
  it('leads nowhere with another state, and its own is used up by being brought once', async () => {
    const browser = openBrowser(desk.service);
    const back = await begin(browser, desk.slug);
    expect(await place(browser, changed(back, 'state', 'another'))).toBe(OVER);
    expect(await place(browser, back)).toBe('/');
    expect(await place(browser, back)).toBe(OVER);
  });

  it('leads nowhere in another browser, nor then in the one that began', async () => {
    const browser = openBrowser(desk.service);
    const back = await begin(browser, desk.slug);
    expect(await place(openBrowser(desk.service), back)).toBe(OVER);
    expect(await place(browser, back)).toBe(OVER);
    const other = openBrowser(desk.service);
    const [theirs] = [await begin(browser, desk.slug), await begin(other, desk.slug)];
    expect(await place(other, theirs)).toBe(OVER);
    expect([await isSignedIn(browser), await isSignedIn(other)]).toEqual([false, false]);
  });

  it('leads nowhere after ten minutes', async () => {
    const browser = openBrowser(desk.service);
    const back = await begin(browser, desk.slug);
    await sql`update verifications set expires_at = now() where identifier like 'company-sign-in:%'`.execute(
      desk.service.context.db,
    );
    expect(await place(browser, back)).toBe(OVER);
  });

  it('leads nowhere at the address of another company, and the code is told to nobody', async () => {
    const other = await desk.service.company();
    await setUpProvider(desk.provider, await signedInMember(desk.service, other.id, 'owner'), other.id);
    const browser = openBrowser(desk.service);
    const back = await begin(browser, desk.slug);
    const before = desk.provider.asked.length;
    back.pathname = back.pathname.replace(desk.company.id, other.id);
    expect(await place(browser, back)).toBe(OVER);
    expect(desk.provider.asked.length).toBe(before);
  });

  it('leads to a page where it is taken too often without a sign-in', async () => {
    const [browser, places] = [openBrowser(desk.service), new Set<string>()];
    const none = new URL(`${desk.service.context.publicUrl}/app/auth/provider/callback/${desk.company.id}`);
    for (let tried = 0; tried < 32; tried++) places.add(await place(browser, none));
    expect([...places]).toEqual([OVER, '/company-sign-in?problem=tries']);
  });

  it('says that the provider declined', async () => {
    const browser = openBrowser(desk.service);
    const back = await begin(browser, desk.slug);
    back.searchParams.delete('code');
    expect(await place(browser, changed(back, 'error', 'access_denied'))).toBe(
      `/sign-in/${desk.slug}?problem=declined`,
    );
  });

  it('redeems a code once, and none that was made for another sign-in', async () => {
    const [browser, other] = [openBrowser(desk.service), openBrowser(desk.service)];
    const first = await begin(browser, desk.slug);
    const second = await begin(other, desk.slug);
    const code = first.searchParams.get('code') ?? '';
    expect(await place(other, changed(second, 'code', code))).toBe(`/sign-in/${desk.slug}?problem=untrusted`);
    expect(await place(browser, first)).toBe(`/sign-in/${desk.slug}?problem=untrusted`);
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
    const answer = await openBrowser(desk.service).post('/auth/provider/start', { slug: desk.slug, next });
    expect(answer.json.error).toMatchObject({ code: 'invalid_request', param: 'next' });
  });

  it('keeps neither what it is held against nor a secret in the clear', async () => {
    const browser = openBrowser(desk.service);
    const { json } = await browser.post('/auth/provider/start', { slug: desk.slug });
    const { searchParams } = new URL(json.url);
    expect([searchParams.get('code_challenge_method'), searchParams.get('scope')]).toEqual([
      'S256',
      'openid email profile',
    ]);
    const { rows } = await sql<{ kept: string }>`
      select (select string_agg(v::text, ' ') from verifications v) as kept`.execute(desk.service.context.db);
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
    Object.assign(desk.provider.behaviour, { claims: { ...desk.provider.behaviour.claims, ...claims() } });
    expect(await problemOf()).toBe('untrusted');
  });

  it('is not believed with a signature by another key, or with none', async () => {
    desk.provider.behaviour.signsWithOtherKey = true;
    expect(await problemOf()).toBe('untrusted');
    desk.provider.reset({ email: desk.member.email });
    desk.provider.behaviour.algorithm = 'none';
    expect(await problemOf()).toBe('untrusted');
  });

  it('is not believed where its userinfo speaks of somebody else', async () => {
    desk.provider.reset({ sub: 'no address', email_verified: undefined });
    desk.provider.behaviour.userInfo = { sub: 'another', email: desk.member.email, email_verified: true };
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
      desk.provider.reset({ sub: `subject of ${desk.member.id}`, email: desk.member.email });
      desk.provider.behaviour.answers = { [at]: answer };
      expect(['untrusted', 'unreachable']).toContain(await problemOf());
    }
    const endless = JSON.stringify({ id_token: 'x'.repeat(300_000) });
    desk.provider.behaviour.answers = {
      [at]: (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/json' }).end(endless),
    };
    expect(await problemOf()).toBe('unreachable');
  });
});
