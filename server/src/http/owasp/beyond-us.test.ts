import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDrafter } from '../../generation/index.ts';
import { silentLog } from '../../platform/log.ts';
import { createOutbound } from '../../platform/outbound/index.ts';
import { changeProposal } from '../../proposals/index.ts';
import { setCookiesOf, signedInMember } from '../../testing/browser.ts';
import { aliasIn, answer, type FakeProvider, startFakeProvider } from '../../testing/fake-provider.ts';
import { startLoneTestService, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';
import { startReceiver, TEST_CA } from '../../testing/tls/receiver.ts';
import { deliverDue } from '../../webhooks/index.ts';
import type { Listener } from '../listener.ts';

/** OWASP API Security Top 10 of 2023: what the program reaches for, how it is set up, and whom it believes. */

const lookups: string[] = [];
/** What names lead to by now. */
let leadsTo: readonly string[] = ['93.184.215.14'];

function lookup(host: string): Promise<readonly string[]> {
  lookups.push(host);
  return Promise.resolve(leadsTo);
}

let service: TestService;
let company: TestCompany;

beforeAll(async () => {
  service = await startLoneTestService({ outbound: createOutbound({ allowPrivate: false, lookup }) });
  company = await service.company();
});
afterAll(() => service.close());

function ask(method: string, path: string, body?: unknown) {
  return service.call(method, path, { key: company.key, ...(body !== undefined && { body }) });
}

describe('API7:2023 Server side request forgery', () => {
  it.each([
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::ffff:169.254.169.254]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://localhost:5432/',
    'https://user:pass@hooks.example.com/',
    'file:///etc/passwd',
  ])('refuses to send events to %s', async (url) => {
    const { status, json } = await ask('POST', '/v1/webhooks', { url });
    expect([status, json.error.param]).toEqual([400, 'url']);
  });

  it("asks no address that is not public for what a company's sign-in publishes", async () => {
    const owner = await signedInMember(service, company.id, 'owner');
    const settings = { slug: 'inside', oidc_client_id: 'a', oidc_client_secret: 'b', vouches_for_emails: false };
    for (const issuer of [
      'https://127.0.0.1/',
      'https://169.254.169.254/',
      'https://[::1]/',
      'https://inside.example.com/',
    ]) {
      await owner.mutate('companySignIn.save', { ...settings, issuer }, { company: company.id });
      leadsTo = ['10.0.0.1'];
      const { json } = await owner.mutate('companySignIn.test', undefined, { company: company.id });
      leadsTo = ['93.184.215.14'];
      expect(json.error.data.code).toBe('conflict');
      expect(json.error.message).toContain('not public');
    }
  });

  it('looks again where a name leads each time that it sends', async () => {
    const owner = await signedInMember(service, company.id, 'owner');
    const { json } = await ask('POST', '/v1/webhooks', { url: 'https://rebound.example.com/' });
    leadsTo = ['10.0.0.1'];
    await owner.mutate('webhooks.sendTest', { id: json.id }, { company: company.id });
    await deliverDue(service.context);
    leadsTo = ['93.184.215.14'];
    const tries = await owner.query('webhooks.tries', { company: company.id, input: { id: json.id } });
    expect(tries.json.result.data[0]).toMatchObject({ succeeded: false, response_status: null });
    expect(tries.json.result.data[0].error).toContain('not public');
  });

  it('fetches nothing that a description, a name or a client names', async () => {
    lookups.length = 0;
    const url = 'https://fetch-me.example.com/catalogue.csv';
    const body = {
      event: { description: `Party for 40, details at ${url} and <img src="${url}">`, venue: url },
      client: { name: url, company: url, notes: url },
    };
    expect((await ask('POST', '/v1/proposals', body)).status).toBe(201);
    expect(lookups).toEqual([]);
  });
});

describe('API8:2023 Security misconfiguration', () => {
  const FACES = ['/v1/me', '/v1/openapi.json', '/docs/', '/', '/p/none', '/app/trpc/site.get', '/healthz', '/nowhere'];

  it.each(FACES)(
    'lets pages of other origins read nothing of %s, and says nothing of what it runs on',
    async (path) => {
      const headers = { origin: 'https://elsewhere.example', accept: 'text/html, */*' };
      for (const method of ['GET', 'OPTIONS']) {
        const answer = await service.call(method, path, { headers });
        const names = Object.keys(answer.headers);
        expect(names.filter((name) => /^access-control-|^server$|^x-powered-by$/.test(name))).toEqual([]);
        expect(answer.text).not.toMatch(/node_modules|\.[jt]s:\d+:\d+/);
      }
    },
  );

  it('tells browsers to take pages for what they are, frame them nowhere and run no scripts of others', async () => {
    for (const path of ['/', '/p/none']) {
      const { headers } = await service.call('GET', path, { headers: { accept: 'text/html' } });
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['content-security-policy']).toMatch(/default-src 'none'|script-src 'self'/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe-(?:inline|eval)/);
    }
    expect((await service.call('GET', '/app/trpc/site.get')).headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('keeps the cookies of a session from scripts, other sites and bare http', async () => {
    const secure = await startTestService({ publicUrl: 'https://showbill.example' }, service.database);
    const email = (await signedInMember(secure, company.id, 'viewer')).email;
    const headers = { origin: 'https://showbill.example' };
    const body = { email, password: 'a password of the tests' };
    const cookies = setCookiesOf(await secure.call('POST', '/app/auth/sign-in', { headers, body }));
    expect(cookies.length).toBeGreaterThan(0);
    for (const cookie of cookies) expect(cookie).toMatch(/(?=.*HttpOnly)(?=.*Secure)(?=.*SameSite=Lax)/i);
    await secure.close();
  });

  it('changes nothing for a page of another origin, whoever is signed in', async () => {
    const owner = await signedInMember(service, company.id, 'owner');
    for (const origin of ['https://elsewhere.example', 'null', 'http://showbill.test.elsewhere.example']) {
      const answer = await owner.mutate(
        'company.change',
        { name: 'Taken' },
        { company: company.id, headers: { origin } },
      );
      expect(answer.status).toBe(403);
    }
    expect((await ask('GET', '/v1/me')).json.company_name).toBe(company.name);
  });
});

describe('API9:2023 Improper inventory management', () => {
  let methodsAt: (url: string) => readonly string[];
  beforeAll(() => {
    const listener: Pick<Listener, 'serve'> = {
      serve(_handler, served) {
        if (served !== undefined) methodsAt = served;
      },
    };
    service.serveAt(listener as Listener);
  });

  it('serves under /v1 what its document says, by those methods and no others', async () => {
    const { paths } = (await service.call('GET', '/v1/openapi.json')).json;
    for (const [path, item] of Object.entries<object>(paths)) {
      const served = methodsAt(path.replace('{id}', crypto.randomUUID())).filter((method) => method !== 'HEAD');
      expect([path, served]).toEqual([
        path,
        Object.keys(item)
          .map((method) => method.toUpperCase())
          .toSorted(),
      ]);
    }
  });

  it.each([
    '/v0/me',
    '/v2/me',
    '/v1beta/me',
    '/api/v1/me',
    '/me',
    '/debug',
    '/admin',
    '/.env',
    '/.git/config',
    '/graphql',
  ])('serves nothing at %s', async (path) => {
    expect(methodsAt(path)).toEqual([]);
    expect((await service.call('GET', path, { key: company.key })).status).toBe(404);
  });

  it('serves none of its own files but those of the pages', async () => {
    for (const path of [
      '/package.json',
      '/server/src/main.ts',
      '/assets/../package.json',
      '/%2e%2e/package.json',
      '/index.html.br',
    ]) {
      expect((await service.call('GET', path)).status).toBe(404);
    }
  });
});

describe('API10:2023 Unsafe consumption of APIs', () => {
  let provider: FakeProvider;
  let drafting: TestService;
  beforeAll(async () => {
    provider = await startFakeProvider();
    const model = {
      provider: 'openai-compatible' as const,
      model: 'fake',
      apiKey: 'sk-of-the-tests',
      baseUrl: provider.baseUrl,
      region: undefined,
      fallback: false,
    };
    const config = { model, generationTimeoutSeconds: 3 };
    drafting = await startTestService({ drafter: createDrafter(config, silentLog), config }, service.database);
  });
  afterAll(async () => {
    await drafting.close();
    await provider.close();
  });

  const SPEAKER = 'QSC K12.2 12in Powered Speaker';
  const create = () => {
    const body = { event: { description: 'Talk for 80 with two speakers' } };
    return drafting.call('POST', '/v1/proposals', { key: company.key, body });
  };

  it('takes from a model neither prices nor markup', async () => {
    const script = '<script>alert(1)</script>';
    provider.play((request) =>
      answer({
        title: `Talk ${script}`,
        scope_summary: `Sound. ${script}`,
        unmet: [],
        total: 1,
        lines: [
          {
            product: aliasIn(request, SPEAKER),
            units: 2,
            hours: null,
            optional: false,
            reason: script,
            unit_price: 0.01,
            name: script,
          },
        ],
      }),
    );
    const { status, json } = await create();
    expect([status, json.line_items[0].name, json.line_items[0].unit_price]).toEqual([201, SPEAKER, 38]);
    await changeProposal(service.context, company.id, json.id, 'send');
    const page = await service.call('GET', new URL(json.share_url).pathname);
    expect(page.text).not.toContain(script);
    expect(page.text).toContain('&lt;script&gt;alert(1)');
  });

  it('follows no redirect of a model, and gives its answer up where it is none', async () => {
    const elsewhere = await startFakeProvider(answer('{}'));
    for (const status of [301, 302, 307, 308]) {
      provider.play({ kind: 'raw', status, headers: { location: `${elsewhere.baseUrl}/chat/completions` }, body: '' });
      const answered = await create();
      expect([answered.status, answered.json.error.code]).toEqual([502, 'generation_failed']);
    }
    expect(elsewhere.requests).toEqual([]);
    await elsewhere.close();
  });

  it('follows no redirect of a receiver, and keeps of what it says only the start', async () => {
    const inside = await startReceiver();
    const receiver = await startReceiver((response) =>
      response.writeHead(307, { location: `https://localhost:${inside.port}/` }).end('x'.repeat(100_000)),
    );
    const outbound = createOutbound({ allowPrivate: true, lookup: async () => ['127.0.0.1'], ca: TEST_CA });
    const sending = await startTestService({ outbound }, service.database);
    const owner = await signedInMember(sending, company.id, 'owner');
    const at = { company: company.id };
    const { json } = await owner.mutate('webhooks.create', { url: `https://hook.test:${receiver.port}/` }, at);
    await owner.mutate('webhooks.sendTest', { id: json.result.data.id }, at);
    await deliverDue(sending.context);
    const tries = await owner.query('webhooks.tries', { ...at, input: { id: json.result.data.id } });
    const [attempt] = tries.json.result.data;
    expect([attempt.succeeded, attempt.response_status, attempt.response_body.length]).toEqual([false, 307, 1024]);
    expect(inside.requests).toEqual([]);
    outbound.close();
    await sending.close();
    await receiver.close();
    await inside.close();
  });
});
