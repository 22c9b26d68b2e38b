import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTry, openSignIn } from '../../accounts/index.ts';
import { type Browser, openBrowser, PASSWORD, signedInMember } from '../../testing/browser.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;

beforeAll(async () => {
  service = await startLoneTestService({ config: { trustedProxies: ['127.0.0.1'] } });
  company = await service.company();
});
afterAll(() => service.close());

let addresses = 0;

/** Each test tries from an address of its own. */
function fromElsewhere(): Record<string, string> {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.113.${addresses}` };
}

function signIn(browser: Browser, email: string, password: string, from = fromElsewhere()) {
  return browser.post('/auth/sign-in', { email, password }, from);
}

/** Strangers have tried until nobody whom the account does not know is let through, from that network or another. */
async function besieged(email: string): Promise<{ readonly network: Record<string, string> }> {
  const network = fromElsewhere();
  const { db } = service.context;
  for (let i = 0; i < 5; i++) await countTry(db, { kind: 'sign-in', at: email });
  for (let i = 0; i < 20; i++) await countTry(db, { kind: 'sign-in', from: network['x-forwarded-for'] });
  await sql`update tries set next_at = clock_timestamp() + interval '15 minutes' where count >= 5`.execute(db);
  return { network };
}

describe('a browser in which its owner has signed in before', () => {
  it('lets the right password in, whatever strangers have tried, from their network as well', async () => {
    const owner = await signedInMember(service, company.id, 'owner');
    await owner.post('/auth/sign-out');
    const { network } = await besieged(owner.email);
    expect((await signIn(openBrowser(service), owner.email, PASSWORD)).status).toBe(429);
    expect((await signIn(owner, owner.email, PASSWORD, network)).status).toBe(200);
    // which helps no stranger
    expect((await signIn(openBrowser(service), owner.email, PASSWORD)).status).toBe(429);
  });

  it('is slowed by its own tries alone, and by no other browser of its owner', async () => {
    const here = await signedInMember(service, company.id, 'owner');
    const there = openBrowser(service);
    await signIn(there, here.email, PASSWORD);
    for (let i = 0; i < 5; i++) expect((await signIn(here, here.email, 'wrong password')).status).toBe(401);
    expect((await signIn(here, here.email, PASSWORD)).status).toBe(429);
    expect((await signIn(there, here.email, PASSWORD)).status).toBe(200);
    expect((await signIn(openBrowser(service), here.email, PASSWORD)).status).toBe(200);
  });

  it('is let in at once after a reset, however often it tried the old password', async () => {
    const here = await signedInMember(service, company.id, 'owner');
    for (let i = 0; i < 6; i++) await signIn(here, here.email, 'wrong password');
    const url = (await (await openSignIn(service.context, '/app/auth')).resetLink(here.email)) ?? '';
    await here.post('/auth/reset-password', { token: new URL(url).hash.slice(1), new_password: 'another password' });
    expect((await signIn(here, here.email, 'another password')).status).toBe(200);
  });

  it('is known to the accounts that signed in there and to no other, and cannot be made up', async () => {
    const here = await signedInMember(service, company.id, 'owner');
    const other = await signedInMember(service, company.id, 'viewer');
    await besieged(other.email);
    const kept = here.cookie.split('; ').find((pair) => pair.includes('known')) ?? '';
    const [othersName = ''] = (other.cookie.split('; ').find((pair) => pair.includes('known')) ?? '').split('=');
    const value = kept.slice(kept.indexOf('=') + 1);
    for (const cookie of [
      kept,
      `${othersName}=${value}`,
      `${othersName}=${crypto.randomUUID()}.${'A'.repeat(43)}`,
      `${othersName}=`,
    ]) {
      const stranger = openBrowser(service);
      stranger.cookie = cookie;
      expect([cookie, (await signIn(stranger, other.email, PASSWORD)).status]).toEqual([cookie, 429]);
    }
    // one browser, two accounts
    here.cookie = `${here.cookie}; ${other.cookie}`;
    expect((await signIn(here, other.email, PASSWORD)).status).toBe(200);
  });

  it('may ask for a reset and change the password, whatever strangers have asked for and tried', async () => {
    const owner = await signedInMember(service, company.id, 'owner');
    for (let i = 0; i < 4; i++) {
      await openBrowser(service).post('/auth/request-reset', { email: owner.email }, fromElsewhere());
    }
    const { network } = await besieged(owner.email);
    expect((await owner.post('/auth/request-reset', { email: owner.email }, network)).status).toBe(200);
    const body = { current_password: PASSWORD, new_password: 'another password' };
    expect((await owner.post('/auth/change-password', body, network)).status).toBe(200);
  });

  it('is the one in which a company was signed up, too', async () => {
    const browser = openBrowser(service);
    const company = { name: 'Known', currency: 'GBP', country: 'GB' };
    const input = { name: 'Ada', email: 'known@signup.example', password: PASSWORD, company };
    await browser.mutate('signUp', input, { headers: fromElsewhere() });
    await besieged(input.email);
    expect((await signIn(browser, input.email, PASSWORD)).status).toBe(200);
  });
});
