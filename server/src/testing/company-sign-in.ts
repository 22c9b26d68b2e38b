import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { createOutbound } from '../platform/outbound/index.ts';
import { type Browser, openBrowser, signedInMember, type TestPerson } from './browser.ts';
import { FAKE_CLIENT, type FakeOidcProvider, followRedirect, startFakeOidcProvider } from './fake-oidc-provider.ts';
import { type Answer, startTestService, type TestCompany, type TestService } from './service.ts';
import { TEST_CA } from './tls/receiver.ts';

let made = 0;

/** Sets a company's provider up and turns it on, by an owner; returns the name that its members begin with. */
export async function setUpProvider(
  { issuer }: FakeOidcProvider,
  owner: TestPerson,
  company: string,
  vouches = false,
): Promise<string> {
  made += 1;
  const slug = `hire-${made}`;
  const settings = {
    slug,
    issuer,
    oidc_client_id: FAKE_CLIENT.id,
    oidc_client_secret: FAKE_CLIENT.secret,
    vouches_for_emails: vouches,
  };
  for (const [procedure, input] of [
    ['companySignIn.save', settings],
    ['companySignIn.turn', { on: true }],
  ] as const) {
    const { status, text } = await owner.mutate(procedure, input, { company });
    if (status !== 200) throw new Error(text);
  }
  return slug;
}

export interface Asked {
  readonly next?: string;
  readonly invitation?: string;
}

/** Begins in a browser, and comes back from the provider with what it answered: not sent to the service yet. */
export async function begin(browser: Browser, slug: string, asked: Asked = {}): Promise<URL> {
  const { status, json, text } = await browser.post('/auth/provider/start', { slug, ...asked });
  if (status !== 200) throw new Error(text);
  return new URL(await followRedirect(json.url));
}

/** Sends a browser to where the provider sent it. */
export function comeBack({ context }: TestService, browser: Browser, back: URL): Promise<Answer> {
  return browser.visit(back.href.slice(context.publicUrl.length));
}

/** All of it; returns where the browser is at last. */
export async function signInThrough(
  service: TestService,
  browser: Browser,
  slug: string,
  asked: Asked = {},
): Promise<string> {
  const answer = await comeBack(service, browser, await begin(browser, slug, asked));
  return placeOf(service, answer);
}

/** The path that an answer sends the browser to. */
export function placeOf({ context }: TestService, { status, headers, text }: Answer): string {
  const { location } = headers;
  if (status !== 303 || location === undefined) throw new Error(`${status} ${text}`);
  if (!location.startsWith(`${context.publicUrl}/`)) throw new Error(`sent away to ${location}`);
  return location.slice(context.publicUrl.length);
}

export async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.query('me.get')).status === 200;
}

/** A company whose members sign in through a provider, one for a file, and a member of it, new for each test. */
export function useCompanySignIn() {
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

  return {
    get service() {
      return service;
    },
    get provider() {
      return provider;
    },
    get company() {
      return company;
    },
    get owner() {
      return owner;
    },
    get member() {
      return member;
    },
    get slug() {
      return slug;
    },
    /** What comes of a sign-in in a browser of its own: the problem that its page tells. */
    problemOf: async (asked: Asked = {}, name = slug): Promise<string | null> => {
      const browser = openBrowser(service);
      const place = await signInThrough(service, browser, name, asked);
      expect(await isSignedIn(browser)).toBe(place === '/');
      return new URL(place, 'http://page').searchParams.get('problem');
    },
  };
}
