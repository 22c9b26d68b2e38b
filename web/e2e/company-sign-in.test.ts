import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { invite } from '../../server/src/accounts/index.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import { PASSWORD, type TestPerson } from '../../server/src/testing/browser.ts';
import { setUpProvider } from '../../server/src/testing/company-sign-in.ts';
import {
  FAKE_CLIENT,
  type FakeOidcProvider,
  startFakeOidcProvider,
} from '../../server/src/testing/fake-oidc-provider.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const { companySignIn: texts, editor, entry, frame, settings } = TEXTS;
/** The provider's certificate is of the tests' own authority. */
const TRUSTING = { ignoreHTTPSErrors: true };

const stage = useStage();
let provider: FakeOidcProvider;
let company: TestCompany;
let owner: TestPerson;
let member: TestPerson;
let made = 0;

beforeAll(async () => {
  provider = await startFakeOidcProvider();
});
afterAll(() => provider.close());
beforeEach(async () => {
  made += 1;
  company = await stage.service.company();
  owner = await stage.person(company);
  member = await stage.person(company, 'editor');
});

it('an owner sets it up and requires it, and a member signs in through it and sees that company alone', async () => {
  const other = await stage.service.company();
  await forCompany(stage.service.context.db, other.id, (tx) =>
    tx.insertInto('members').values({ company_id: other.id, user_id: member.id, role: 'owner' }).execute(),
  );
  const slug = `journey-${made}`;
  provider.reset({ sub: 'owner', email: owner.email });
  const page = await stage.visit('/settings/company-sign-in', owner, TRUSTING);
  await page.getByLabel(texts.issuer, { exact: true }).fill('https://localhost:1');
  await page.getByLabel(texts.clientId).fill(FAKE_CLIENT.id);
  await page.getByRole('textbox', { name: texts.clientSecret }).fill(FAKE_CLIENT.secret);
  await page.getByLabel(texts.slug).fill(slug);
  await page.getByRole('button', { name: settings.save, exact: true }).click();
  await page.getByRole('button', { name: texts.test }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel(texts.issuer, { exact: true }).fill(provider.issuer);
  await page.getByRole('button', { name: settings.save, exact: true }).click();
  await page.getByText(settings.saved, { exact: true }).waitFor();
  await page.getByRole('button', { name: texts.test }).click();
  await page.getByText(texts.tested).waitFor();
  const on = page.getByRole('switch', { name: texts.on });
  await on.click();
  await expect.poll(() => on.isChecked()).toBe(true);
  expect(await audit(page)).toEqual([]);

  await page.getByRole('link', { name: texts.tryIt }).click();
  await page.getByRole('button', { name: texts.go }).click();
  await page.waitForURL(/^[^?]*\/settings\/company-sign-in$/u);
  await page.getByRole('button', { name: texts.unlinkWhom(owner.email.split('@')[0] ?? '') }).waitFor();
  const required = page.getByRole('switch', { name: texts.require });
  // the switch shows what was asked for before it is so
  const carriedOut = page.waitForResponse((response) => response.url().includes('companySignIn.require'));
  await required.click();
  await carriedOut;
  await expect.poll(() => required.isChecked()).toBe(true);
  await page.goto('/settings/you');
  await page.getByText(texts.notHere).waitFor();
  expect(await audit(page)).toEqual([]);

  provider.reset({ sub: 'member', email: member.email });
  const theirs = await stage.visit('/clients', member, TRUSTING);
  await theirs.getByText(texts.required(company.name)).waitFor();
  expect(await audit(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: texts.workIn(other.name) }).click();
  await theirs.getByRole('heading', { name: frame.pages.home }).waitFor();
  await theirs.goto(`/sign-in/${slug}?next=/clients`);
  await theirs.getByRole('button', { name: texts.go }).click();
  await theirs.waitForURL(/^[^?]*\/clients$/u);
  const { companies } = await theirs.evaluate(async () => (await (await fetch('app/trpc/me.get')).json()).result.data);
  expect(companies.map(({ id }: { id: string }) => id)).toEqual([company.id]);
});

it('who is not of the team is told so, and who was invited joins without a password', async () => {
  const slug = await setUpProvider(provider, owner, company.id);
  provider.reset({ sub: 'stranger', email: `stranger-${made}@people.example` });
  const page = await stage.visit('/sign-in', null, TRUSTING);
  await page.getByRole('link', { name: texts.link }).click();
  await page.getByLabel(texts.ask).fill('nobody-has-this');
  await page.getByRole('button', { name: texts.go }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel(texts.ask).fill(slug);
  await page.getByRole('button', { name: texts.go }).click();
  await page.getByText(texts.problems.stranger).waitFor();
  expect(await audit(page)).toEqual([]);

  const email = `invited-${made}@people.example`;
  const { token } = await forCompany(stage.service.context.db, company.id, (tx) =>
    invite(tx, company.id, { email, role: 'viewer', invitedBy: owner.id, now: new Date() }),
  );
  provider.reset({ sub: 'invited', email, name: 'Ivy Invited' });
  await page.goto(`/invitation#${token}`);
  expect(await audit(page)).toEqual([]);
  await page.getByRole('button', { name: texts.joinThrough }).click();
  await page.getByRole('button', { name: 'Ivy Invited' }).waitFor();
});

it('a session that ends after half a day is taken up again in another tab', async () => {
  const slug = await setUpProvider(provider, owner, company.id);
  provider.reset({ sub: 'member', email: member.email });
  const page = await stage.visit(`/sign-in/${slug}?next=/clients`, null, TRUSTING);
  await page.getByRole('button', { name: texts.go }).click();
  await page.getByRole('heading', { name: frame.pages.clients }).waitFor();
  await stage.service.context.db.deleteFrom('sessions').where('only_company', '=', company.id).execute();
  // the dialog may be over it by now, where clients were still asked for
  await page.getByRole('link', { name: frame.pages.catalogue }).first().dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: entry.signInAgain.title });
  await dialog.getByRole('button', { name: texts.carryOn }).click();
  await dialog.getByText(texts.notYet).waitFor();
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: texts.openTab }).click();
  const tab = await opening;
  await tab.getByRole('button', { name: texts.go }).click();
  await tab.getByRole('heading', { name: frame.pages.home }).waitFor();
  await dialog.getByRole('button', { name: texts.carryOn }).click();
  await page.getByRole('heading', { name: frame.pages.catalogue }).waitFor();
  await expect.poll(() => dialog.isVisible()).toBe(false);
});

/** As an owner does who has signed in through it. */
function requireIt(): Promise<unknown> {
  return forCompany(stage.service.context.db, company.id, (tx) =>
    tx.updateTable('company_providers').set({ is_required: true }).where('company_id', '=', company.id).execute(),
  );
}

it('a member whose company begins to require it is led to it as they work, and what they typed is saved', async () => {
  const slug = await setUpProvider(provider, owner, company.id);
  const other = await stage.service.company();
  await forCompany(stage.service.context.db, other.id, (tx) =>
    tx.insertInto('members').values({ company_id: other.id, user_id: member.id, role: 'viewer' }).execute(),
  );
  const body = { event: { description: 'Two K12.2 speakers for a talk', date: '2027-05-03' } };
  const { id } = (await stage.service.call('POST', '/v1/proposals', { key: company.key, body })).json;
  const page = await stage.visit('/healthz', member, TRUSTING);
  await page.evaluate((chosen) => localStorage.setItem('showbill.company', chosen), company.id);
  await page.goto(`/proposals/${id}`);
  const units = page.getByLabel(editor.lines.unitsOf('QSC K12.2 12in Powered Speaker'));
  await units.fill('9');
  await requireIt();
  await units.press('Tab');
  const dialog = page.getByRole('dialog', { name: texts.title });
  await dialog.getByText(texts.requiredNow(company.name)).waitFor();
  await dialog.getByRole('button', { name: texts.workIn(other.name) }).waitFor();
  expect(await audit(page)).toEqual([]);
  await dialog.getByRole('button', { name: texts.carryOn }).click();
  await dialog.getByText(texts.notYet).waitFor();

  provider.reset({ sub: 'member', email: member.email });
  const opening = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: texts.openTab }).click();
  const tab = await opening;
  expect(new URL(tab.url()).pathname).toBe(`/sign-in/${slug}`);
  await tab.getByRole('button', { name: texts.go }).click();
  await tab.getByRole('heading', { name: frame.pages.home }).waitFor();
  await dialog.getByRole('button', { name: texts.carryOn }).click();
  await dialog.waitFor({ state: 'hidden' });
  const saved = async () => {
    const { json } = await stage.service.call('GET', `/v1/proposals/${id}`, { key: company.key });
    return json.line_items[0].units;
  };
  await expect.poll(saved).toBe(9);
  expect([await units.inputValue(), new URL(page.url()).pathname]).toEqual(['9', `/proposals/${id}`]);
});

it('a member may leave a company that requires it instead', async () => {
  await setUpProvider(provider, owner, company.id);
  await requireIt();
  const page = await stage.visit('/clients', member, TRUSTING);
  await page.getByText(texts.required(company.name)).waitFor();
  await page.getByRole('button', { name: settings.team.leave, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: settings.team.leaveTitle(company.name) });
  await dialog.getByRole('button', { name: settings.team.leave, exact: true }).click();
  await page.getByRole('heading', { name: entry.noCompany.title }).waitFor();
  expect((await member.query('me.get')).json.result.data.companies).toEqual([]);
});

it('who came through one company is told so by the invitation of another, signs out and accepts it', async () => {
  const slug = await setUpProvider(provider, owner, company.id);
  const other = await stage.service.company();
  const { token } = await forCompany(stage.service.context.db, other.id, (tx) =>
    invite(tx, other.id, { email: member.email, role: 'viewer', invitedBy: null, now: new Date() }),
  );
  provider.reset({ sub: 'member', email: member.email });
  const page = await stage.visit(`/sign-in/${slug}?next=/clients`, null, TRUSTING);
  await page.getByRole('button', { name: texts.go }).click();
  await page.getByRole('heading', { name: frame.pages.clients }).waitFor();
  await page.goto(`/invitation#${token}`);
  await page.getByText(entry.invitation.throughCompany(company.name)).waitFor();
  expect(await page.getByRole('button', { name: entry.invitation.accept, exact: true }).count()).toBe(0);
  expect(await audit(page)).toEqual([]);
  await page.getByRole('button', { name: entry.invitation.signOut, exact: true }).click();
  await page.getByRole('link', { name: entry.invitation.signIn }).click();
  await page.getByLabel(entry.signIn.email).fill(member.email);
  await page.getByLabel(entry.signIn.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: entry.signIn.submit }).click();
  await page.getByRole('button', { name: entry.invitation.accept, exact: true }).click();
  await page.getByRole('button', { name: other.name }).waitFor();
});
