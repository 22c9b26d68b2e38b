import type { Browser, TestPerson } from './browser.ts';
import { FAKE_CLIENT, type FakeOidcProvider, followRedirect } from './fake-oidc-provider.ts';
import type { Answer, TestService } from './service.ts';

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
