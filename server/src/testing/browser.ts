import type { Role } from '@showbill/contract';
import { hashPassword } from '../accounts/people/password.ts';
import { insertPerson } from '../accounts/people/users.ts';
import { forCompany } from '../platform/tenancy.ts';
import type { Answer, TestService } from './service.ts';

export const PASSWORD = 'a password of the tests';

/** Somebody in a browser: keeps the cookies that answers set. */
export interface Browser {
  cookie: string;
  /** Follows a link from elsewhere to a path below the service's address. */
  visit(path: string): Promise<Answer>;
  post(path: string, body?: object, headers?: Record<string, string>): Promise<Answer>;
  query(procedure: string, options?: Asking): Promise<Answer>;
  mutate(procedure: string, input?: unknown, options?: Asking): Promise<Answer>;
}

export interface Asking {
  readonly company?: string;
  readonly input?: unknown;
  readonly headers?: Record<string, string>;
}

export interface TestPerson extends Browser {
  readonly id: string;
  readonly email: string;
}

export function openBrowser(service: TestService): Browser {
  const { origin, pathname } = new URL(service.context.publicUrl);
  const prefix = pathname.replace(/\/$/, '');
  const base = `${prefix}/app`;
  const browser: Browser = {
    cookie: '',
    visit: (path) => send('GET', `${prefix}${path}`, undefined, {}, {}),
    post: (path, body = {}, headers = {}) => send('POST', `${base}${path}`, body, headers),
    query: (procedure, { company, input, headers = {} } = {}) => {
      const asked = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
      return send('GET', `${base}/trpc/${procedure}${asked}`, undefined, { ...naming(company), ...headers });
    },
    mutate: (procedure, input, { company, headers = {} } = {}) =>
      send('POST', `${base}/trpc/${procedure}`, input ?? {}, { ...naming(company), ...headers }),
  };

  async function send(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
    from: Record<string, string> = { origin },
  ): Promise<Answer> {
    const answer = await service.call(method, path, {
      headers: { ...from, ...(browser.cookie !== '' && { cookie: browser.cookie }), ...headers },
      ...(body !== undefined && { body }),
    });
    for (const line of setCookiesOf(answer)) {
      const [pair = '', ...attributes] = line.split('; ');
      const others = browser.cookie.split('; ').filter((kept) => kept !== '' && nameOf(kept) !== nameOf(pair));
      browser.cookie = [...others, ...(attributes.includes('Max-Age=0') ? [] : [pair])].join('; ');
    }
    return answer;
  }
  return browser;
}

function nameOf(pair: string): string {
  return pair.slice(0, pair.indexOf('='));
}

export function setCookiesOf({ headers }: Answer): string[] {
  return [headers['set-cookie'] ?? []].flat();
}

let made = 0;
/** Made once: a hash costs 85 ms on purpose. */
let passwordHash: Promise<string> | undefined;

/** A member of a company, signed in. */
export async function signedInMember(service: TestService, companyId: string, role: Role): Promise<TestPerson> {
  made += 1;
  const email = `person${made}@people.example`;
  const person = { email, name: `person${made}`, passwordHash: await (passwordHash ??= hashPassword(PASSWORD)) };
  const { id } = await forCompany(service.context.db, companyId, async (tx) => {
    const inserted = await insertPerson(tx, person);
    const joined = { company_id: companyId, user_id: inserted.id, role, created_at: service.context.clock.now() };
    await tx.insertInto('members').values(joined).execute();
    await tx.updateTable('users').set({ email_verified: true }).where('id', '=', inserted.id).execute();
    return inserted;
  });
  const browser = openBrowser(service);
  const { status, text } = await browser.post('/auth/sign-in', { email, password: PASSWORD });
  if (status !== 200) throw new Error(text);
  return Object.assign(browser, { id, email });
}

function naming(company: string | undefined): Record<string, string> {
  return company === undefined ? {} : { 'x-company': company };
}
