import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeenNotes } from '../../accounts/index.ts';
import { type Browser, openBrowser, PASSWORD, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let service: TestService;
let company: TestCompany;
let person: TestPerson;
let elsewhere: Browser;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
});
beforeEach(async () => {
  person = await signedInMember(service, company.id, 'viewer');
  elsewhere = openBrowser(service);
  await elsewhere.post('/auth/sign-in', { email: person.email, password: PASSWORD }, { 'user-agent': FIREFOX });
});

interface Session {
  readonly id: string;
  readonly is_current: boolean;
  readonly device: string | null;
  readonly seen_from: string | null;
}

async function sessionsOf(browser: Browser): Promise<Session[]> {
  return (await browser.query('me.sessions')).json.result.data;
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.query('me.get')).status === 200;
}

describe('the sessions of a person', () => {
  it('are listed with the device, the network they were seen in, and which one asks', async () => {
    await isSignedIn(elsewhere);
    const sessions = await sessionsOf(person);
    expect(sessions).toHaveLength(2);
    expect(sessions.find(({ is_current: isCurrent }) => !isCurrent)).toMatchObject({
      device: FIREFOX,
      seen_from: '127.0.0.0/24',
    });
    expect((await sessionsOf(elsewhere)).filter(({ is_current: isCurrent }) => isCurrent)).toMatchObject([
      { device: FIREFOX },
    ]);
  });

  it('end one by one, at once', async () => {
    const other = (await sessionsOf(person)).find(({ is_current: isCurrent }) => !isCurrent);
    expect((await person.mutate('me.endSession', { id: other?.id })).status).toBe(200);
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, false]);
    const again = await person.mutate('me.endSession', { id: other?.id });
    expect(again.json.error.data.code).toBe('not_found');
  });

  it('end everywhere else', async () => {
    expect((await elsewhere.mutate('me.endOtherSessions')).status).toBe(200);
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([false, true]);
    expect(await sessionsOf(elsewhere)).toHaveLength(1);
  });

  it('are nobody else’s to see or end', async () => {
    const stranger = await signedInMember(service, company.id, 'owner');
    const [theirs] = await sessionsOf(person);
    expect((await sessionsOf(stranger)).map(({ id }) => id)).not.toContain(theirs?.id);
    const { json } = await stranger.mutate('me.endSession', { id: theirs?.id });
    expect(json.error.data.code).toBe('not_found');
    await stranger.mutate('me.endOtherSessions');
    expect([await isSignedIn(person), await isSignedIn(elsewhere)]).toEqual([true, true]);
  });

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80::/48'],
    ['unknown', null],
  ])('seen from %s keep no more of it than %s', async (address, network) => {
    const [current] = (await sessionsOf(person)).filter(({ is_current: isCurrent }) => isCurrent);
    await createSeenNotes(service.context.db)(current?.id ?? '', address);
    const found = (await sessionsOf(person)).find(({ id }) => id === current?.id);
    expect(found?.seen_from).toBe(network);
  });
});
