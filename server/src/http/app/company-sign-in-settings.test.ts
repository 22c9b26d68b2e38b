import type { ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound } from '../../platform/outbound/index.ts';
import { openBrowser, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { setUpProvider, signInThrough } from '../../testing/company-sign-in.ts';
import { FAKE_CLIENT, type FakeOidcProvider, startFakeOidcProvider } from '../../testing/fake-oidc-provider.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import { TEST_CA } from '../../testing/tls/receiver.ts';

const outbound = createOutbound({ allowPrivate: true, lookup: async () => ['127.0.0.1'], ca: TEST_CA });

let service: TestService;
let provider: FakeOidcProvider;
let company: TestCompany;
let owner: TestPerson;
let made = 0;

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
  provider.reset();
  company = await service.company({ catalogue: null });
  owner = await signedInMember(service, company.id, 'owner');
  made += 1;
});

const settings = () => ({
  slug: `settings-${made}`,
  issuer: provider.issuer,
  oidc_client_id: FAKE_CLIENT.id,
  oidc_client_secret: FAKE_CLIENT.secret,
  vouches_for_emails: false,
});
const ask = () => ({ company: company.id });
const save = (changes = {}) => owner.mutate('companySignIn.save', { ...settings(), ...changes }, ask());
const read = async () => (await owner.query('companySignIn.get', ask())).json.result.data;
const test = async () => (await owner.mutate('companySignIn.test', undefined, ask())).json;

describe('the settings of a company’s sign-in', () => {
  it('are nothing at first, then what was saved, and never the secret', async () => {
    expect(await read()).toEqual({
      provider: null,
      redirect_uri: `http://showbill.test/app/auth/provider/callback/${company.id}`,
      is_linked: false,
      people: [],
    });
    const saved = await save();
    const shown = { ...settings(), is_on: false, is_required: false, oidc_client_secret: undefined };
    expect(saved.json.result.data).toEqual(JSON.parse(JSON.stringify(shown)));
    const { text } = await owner.query('companySignIn.get', ask());
    expect(text).not.toContain(FAKE_CLIENT.secret);
    const { rows } = await sql<{ kept: string }>`select encode(client_secret, 'escape') as kept from (
      select set_config('app.company_id', ${company.id}, false)) s, company_providers`.execute(service.context.db);
    expect(rows.some(({ kept }) => kept.includes(FAKE_CLIENT.secret))).toBe(false);
  });

  it('keep the secret where none is given, and need one at first', async () => {
    expect((await save({ oidc_client_secret: '' })).json.error.data.param).toBe('oidc_client_secret');
    await save();
    expect((await save({ slug: `renamed-${made}`, oidc_client_secret: undefined })).status).toBe(200);
    await owner.mutate('companySignIn.turn', { on: true }, ask());
    provider.reset({ sub: 'owner', email: owner.email });
    expect(await signInThrough(service, openBrowser(service), `renamed-${made}`)).toBe('/');
  });

  it('take the address of its discovery for the issuer', async () => {
    const { json } = await save({ issuer: ` ${provider.issuer}/.well-known/openid-configuration ` });
    expect(json.result.data.issuer).toBe(provider.issuer);
  });

  it.each([
    ['slug', 'a'],
    ['slug', 'two words'],
    ['slug', '-hire'],
    ['slug', '../sign-in'],
    ['issuer', 'http://login.example'],
    ['issuer', 'login.example'],
    ['issuer', 'https://user:pass@login.example'],
    ['issuer', 'https://login.example/?tenant=1'],
    ['issuer', 'javascript:alert(1)'],
    ['oidc_client_id', ''],
    ['oidc_client_id', 'a b'],
    ['oidc_client_secret', 'x'.repeat(501)],
  ])('refuse %s %j', async (param, value) => {
    expect((await save({ [param]: value })).json.error.data).toMatchObject({ code: 'invalid_request', param });
  });

  it('refuse a name that another company has', async () => {
    const other = await service.company({ catalogue: null });
    const slug = await setUpProvider(provider, await signedInMember(service, other.id, 'owner'), other.id);
    expect((await save({ slug: ` ${slug.toUpperCase()}` })).json.error.data).toMatchObject({
      code: 'conflict',
      param: 'slug',
    });
  });

  it('are off again with another provider, and require nothing', async () => {
    await setUpProvider(provider, owner, company.id);
    await save({ oidc_client_id: 'another' });
    expect((await read()).provider).toMatchObject({ is_on: false, is_required: false });
  });

  it('tell who has signed in, whom an owner may unlink', async () => {
    const slug = await setUpProvider(provider, owner, company.id);
    provider.reset({ sub: 'owner', email: owner.email });
    await signInThrough(service, openBrowser(service), slug);
    expect(await read()).toMatchObject({ is_linked: true, people: [{ user_id: owner.id, email: owner.email }] });
    expect((await owner.mutate('companySignIn.unlink', { user_id: owner.id }, ask())).status).toBe(200);
    expect(await read()).toMatchObject({ is_linked: false, people: [] });
    expect((await owner.mutate('companySignIn.unlink', { user_id: owner.id }, ask())).status).toBe(404);
  });

  it('are written into the audit log, and the secret is not', async () => {
    const slug = await setUpProvider(provider, owner, company.id);
    provider.reset({ sub: 'owner', email: owner.email });
    const boss = openBrowser(service);
    await signInThrough(service, boss, slug);
    for (const required of [true, false]) await boss.mutate('companySignIn.require', { required }, ask());
    await save({ slug, oidc_client_secret: 'another-secret' });
    await owner.mutate('companySignIn.unlink', { user_id: owner.id }, ask());
    await owner.mutate('companySignIn.remove', undefined, ask());
    const { json } = await owner.query('audit.list', { ...ask(), input: {} });
    const told = json.result.data.data.map(({ what }: { what: string }) => what);
    expect(told).toEqual(
      expect.arrayContaining(['settings.provider_removed', 'member.provider_unlinked', 'member.provider_linked']),
    );
    expect(told.filter((what: string) => what === 'settings.provider_saved')).toHaveLength(5);
    for (const secret of [FAKE_CLIENT.secret, 'another-secret']) expect(JSON.stringify(json)).not.toContain(secret);
  });
});

describe('the test of a provider', () => {
  it('takes its name to the letter, and says it', async () => {
    await save({ issuer: `${provider.issuer}/` });
    expect((await test()).error.message).toBe(`the provider calls itself ${provider.issuer}: enter that as the issuer`);
  });

  it('goes well with one that is there, and is made before it is turned on', async () => {
    await save();
    expect((await test()).error).toBeUndefined();
    provider.behaviour.answers = { discovery: (response) => response.writeHead(404).end() };
    const { json } = await owner.mutate('companySignIn.turn', { on: true }, ask());
    expect([json.error.data.code, (await read()).provider.is_on]).toEqual(['conflict', false]);
  });

  it.each([
    ['is down', { answers: { discovery: (r: ServerResponse) => r.destroy() } }, 'could not be reached'],
    ['has no authorization endpoint', { metadata: { authorization_endpoint: undefined } }, 'authorization_endpoint'],
    ['has no keys', { metadata: { jwks_uri: undefined } }, 'jwks_uri'],
    ['calls itself otherwise', { metadata: { issuer: 'https://other.example' } }, 'calls itself https://other.example'],
    ['speaks for many', { metadata: { issuer: 'https://login.example/{tenantid}' } }, 'calls itself'],
    [
      'answers without end',
      { answers: { discovery: (r: ServerResponse) => r.end(`"${'x'.repeat(300_000)}"`) } },
      'larger than',
    ],
    [
      'redirects',
      {
        answers: {
          discovery: (r: ServerResponse) => r.writeHead(301, { location: 'https://localhost/' }).end(),
        },
      },
      'status code',
    ],
    ['is no provider', { answers: { discovery: (r: ServerResponse) => r.end('<p>hello</p>') } }, 'content-type'],
  ])('says what is wrong with one that %s', async (_what, behaviour, words) => {
    await save();
    Object.assign(provider.behaviour, behaviour);
    const { error } = await test();
    expect(error.data).toMatchObject({ code: 'conflict', param: 'issuer' });
    expect(error.message).toContain(words);
  });

  it('reaches no private address, in whatever it publishes either', async () => {
    const strict = createOutbound({
      allowPrivate: false,
      lookup: async (host) => [host === 'inside.example' ? '10.0.0.5' : '93.184.216.34'],
      ca: TEST_CA,
    });
    const guarded = await startTestService({ outbound: strict }, service.database);
    const browser = await signedInMember(guarded, company.id, 'owner');
    for (const issuer of [
      provider.issuer,
      'https://127.0.0.1/',
      'https://169.254.169.254/',
      'https://inside.example/',
    ]) {
      await browser.mutate('companySignIn.save', { ...settings(), issuer }, ask());
      const before = provider.asked.length;
      const { json } = await browser.mutate('companySignIn.test', undefined, ask());
      expect(json.error.message).toMatch(/could not be reached: .*(not public|this machine|address)/);
      expect(provider.asked.length).toBe(before);
    }
    await guarded.close();
    strict.close();
  });

  it('goes into no private address that its keys or tokens are said to be at', async () => {
    const slug = await setUpProvider(provider, owner, company.id);
    for (const field of ['token_endpoint', 'jwks_uri']) {
      provider.reset({ sub: 'owner', email: owner.email });
      provider.behaviour.metadata = { [field]: 'https://169.254.169.254/latest' };
      expect(await signInThrough(service, openBrowser(service), slug)).toBe(`/sign-in/${slug}?problem=unreachable`);
    }
  });
});

it('none but owners read or change any of it', async () => {
  const editor = await signedInMember(service, company.id, 'editor');
  expect((await editor.query('companySignIn.get', ask())).json.error.data.code).toBe('forbidden');
  expect((await editor.mutate('companySignIn.save', settings(), ask())).json.error.data.code).toBe('forbidden');
});
