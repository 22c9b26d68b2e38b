import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestPerson } from '../../server/src/testing/browser.ts';
import { openCommandLine } from '../../server/src/testing/command-line.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { useStage } from './stage.ts';

const { entry, frame, settings, editor, audit } = TEXTS;
const EVENT = { event: { description: 'Two K12.2 speakers for a talk', date: '2027-05-03' } };

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;

beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
});

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel(entry.signIn.email).fill(email);
  await page.getByLabel(entry.signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: entry.signIn.submit }).click();
}

async function home(page: Page): Promise<void> {
  await page.getByRole('heading', { name: frame.pages.home }).waitFor();
}

async function leave(page: Page, how: string): Promise<void> {
  await page.getByRole('button', { name: owner.email.split('@')[0] ?? '' }).click();
  await page.getByRole('menuitem', { name: how, exact: true }).click();
  await page.getByRole('heading', { name: entry.signIn.title }).waitFor();
}

async function proposalOf({ key }: TestCompany): Promise<string> {
  return (await stage.service.call('POST', '/v1/proposals', { key, body: EVENT })).json.id;
}

describe('a person', () => {
  it('signs in where they wanted to go, is told of a wrong password, and signs out', async () => {
    const page = await stage.visit('/clients');
    await page.waitForURL(/\/sign-in\?next=/);
    await signIn(page, owner.email, 'not the password');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toMatch(/password/i);
    await signIn(page, owner.email, PASSWORD);
    await page.waitForURL(/\/clients$/);
    const cookies = await page.context().cookies(`${stage.address}/app`);
    expect(cookies).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/' })]);
    await leave(page, frame.signOut);
    await page.goto('/clients');
    await page.waitForURL(/\/sign-in/);
  });

  it('signs out everywhere, and the other window asks them to sign in and goes on', async () => {
    const [here, there] = [await stage.visit('/', owner), await stage.visit('/clients')];
    await signIn(there, owner.email, PASSWORD);
    await there.getByText(TEXTS.clients.empty).waitFor();
    await home(here);
    await leave(here, frame.signOutEverywhere);
    await there.getByRole('link', { name: frame.pages.jobs }).click();
    const dialog = there.getByRole('dialog', { name: entry.signInAgain.title });
    await dialog.getByLabel(entry.signIn.password, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: entry.signIn.submit, exact: true }).click();
    await there.getByText(TEXTS.jobs.empty).waitFor();
    expect(new URL(there.url()).pathname).toBe('/jobs');
  });

  it('sees where else they are signed in, and ends it there', async () => {
    const page = await stage.visit('/settings/you', owner);
    const there = await stage.visit('/clients');
    await signIn(there, owner.email, PASSWORD);
    await there.getByText(TEXTS.clients.empty).waitFor();
    await page.reload();
    const list = page.getByRole('list', { name: settings.you.sessions });
    await list.getByText(settings.you.thisBrowser).waitFor();
    await list.getByRole('button', { name: settings.you.endWhich('Chrome on Linux') }).click();
    await list.getByRole('button').waitFor({ state: 'detached' });
    await there.getByRole('link', { name: frame.pages.jobs }).click();
    await there.getByRole('dialog', { name: entry.signInAgain.title }).waitFor();
    expect(await list.getByRole('listitem').count()).toBe(1);
  });

  it('who owns a company reads what was done in it, narrows it down, and takes it out as a file', async () => {
    const id = await proposalOf(company);
    const page = await stage.visit('/settings/audit', owner);
    const list = page.getByRole('list', { name: audit.tab });
    await list.getByText(audit.what['account.signed_in']).first().waitFor();
    await page.getByRole('searchbox', { name: audit.search }).fill('P-20');
    await page.waitForURL(/q=P-20/);
    await list.getByText(audit.what['account.signed_in']).first().waitFor({ state: 'detached' });
    expect(await list.getByRole('listitem').innerText()).toContain(audit.keyNamed('test'));
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: audit.export }).click();
    expect(await text(await (await saving).createReadStream())).toContain(`,${audit.what['proposal.created']},P-20`);
    await list.getByRole('link').click();
    await page.waitForURL(new RegExp(id));
  });

  it('who is taken out of a company is told so where they are, and sees nothing of it any more', async () => {
    const member = await stage.person(company, 'editor');
    await proposalOf(company);
    const page = await stage.visit('/proposals', member);
    await page.getByText(TEXTS.proposals.noClient).first().waitFor();
    const { json } = await owner.query('team.members', { company: company.id });
    const { id } = json.result.data.find(({ email }: { email: string }) => email === member.email);
    await owner.mutate('team.remove', { user_id: id }, { company: company.id });
    await page.getByRole('heading', { name: entry.noCompany.title }).waitFor();
    expect(await page.getByText(TEXTS.proposals.noClient).count()).toBe(0);
    await page.getByRole('button', { name: frame.signOut }).click();
    await page.getByRole('heading', { name: entry.signIn.title }).waitFor();
  });

  it('changes name and password, also who only looks, and is then signed in here alone', async () => {
    const viewer = await stage.person(company, 'viewer');
    const page = await stage.visit('/settings/you', viewer);
    const { you } = settings;
    const of = (title: string) => page.getByRole('region', { name: title });
    const save = (title: string) => of(title).getByRole('button', { name: settings.save }).click();
    await page.getByLabel(you.name).fill('Vera Viewer');
    await save(you.about);
    await page.getByRole('button', { name: 'Vera Viewer' }).waitFor();
    await page.getByLabel(you.current, { exact: true }).fill('not the password');
    await page.getByLabel(you.next, { exact: true }).fill('a password of her own');
    await save(you.password);
    await page.getByText(/password is wrong/i).waitFor();
    await page.getByLabel(you.current, { exact: true }).fill(PASSWORD);
    await save(you.password);
    await of(you.password).getByText(settings.saved).waitFor();
    expect((await viewer.query('me.get')).status).toBe(401);
    await page.reload();
    await page.getByLabel(you.name).waitFor();
    const there = await stage.visit('/');
    await signIn(there, viewer.email, 'a password of her own');
    await home(there);
  });

  it('sets a new password by the link that the operator prints', async () => {
    const cli = await openCommandLine(stage.service.database);
    const { url } = await cli.json('user', 'link', owner.email);
    const page = await stage.visit(url);
    await page.getByLabel(entry.reset.password, { exact: true }).fill('another password entirely');
    await page.getByRole('button', { name: entry.reset.submit }).click();
    await page.getByText(entry.reset.done).waitFor();
    await page.getByRole('link', { name: entry.reset.signIn }).click();
    await signIn(page, owner.email, 'another password entirely');
    await home(page);
    // it works once
    const again = await stage.visit(url);
    await again.getByLabel(entry.reset.password, { exact: true }).fill('a third password');
    await again.getByRole('button', { name: entry.reset.submit }).click();
    await again.getByRole('link', { name: entry.reset.again }).waitFor();
    expect(await again.getByRole('alert').innerText()).toMatch(/link/i);
  });

  it('who is new is invited, joins by the link and works in the company', async () => {
    const email = `guest.of.${company.id}@people.example`;
    const page = await stage.visit('/settings/team', owner);
    await page.getByRole('button', { name: settings.team.invite, exact: true }).click();
    await page.getByLabel(settings.team.email).fill(email);
    await page.getByRole('button', { name: settings.team.send }).click();
    await page.getByText(`user link ${email} --invitation`).waitFor();
    await page.getByRole('button', { name: settings.close, exact: true }).click();
    await page.getByRole('list', { name: settings.team.open }).getByText(email).waitFor();

    const cli = await openCommandLine(stage.service.database);
    const { url } = await cli.json('user', 'link', email, '--invitation');
    const guest = await stage.visit(url);
    await guest.getByText(entry.invitation.text(company.name, entry.invitation.role.editor)).waitFor();
    await guest.getByLabel(entry.invitation.name).fill('Grace Guest');
    await guest.getByLabel(entry.invitation.password, { exact: true }).fill('a password of her own');
    await guest.getByRole('button', { name: entry.invitation.submit }).click();
    await home(guest);
    await guest.getByRole('link', { name: frame.newProposal }).waitFor();
    // the owner sees it without asking
    const members = page.getByRole('list', { name: settings.team.members }).getByRole('listitem');
    await members.filter({ hasText: 'Grace Guest' }).waitFor();
    expect(await members.count()).toBe(2);
  });
});

describe('a viewer', () => {
  it('sees a proposal and can change nothing, here or past the page', async () => {
    const viewer = await stage.person(company, 'viewer');
    const id = await proposalOf(company);
    const page = await stage.visit(`/proposals/${id}`, viewer);
    await page.getByText(editor.standing.viewer).waitFor();
    await page.getByRole('button', { name: editor.actions.more }).click();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual([editor.actions.copyLink]);
    await page.keyboard.press('Escape');
    const main = page.getByRole('main');
    expect(await main.locator('input, textarea, select').count()).toBe(0);
    expect(await main.getByRole('button', { name: editor.actions.send }).count()).toBe(0);
    await page.keyboard.press('n');
    expect(await page.getByRole('link', { name: frame.newProposal }).count()).toBe(0);
    for (const [path, seen] of [
      ['/catalogue', 'Bar Stool'],
      ['/clients', TEXTS.clients.empty],
      ['/jobs', TEXTS.jobs.empty],
      ['/proposals', TEXTS.proposals.noClient],
    ] as const) {
      await page.goto(path);
      await page.getByText(seen).first().waitFor();
      expect([path, await main.getByRole('button', { name: /add|new|change/i }).count()]).toEqual([path, 0]);
    }
    await page.goto('/settings/keys');
    await page.getByText(settings.keys.ownersOnly).waitFor();

    const changes = [{ kind: 'set_title', title: 'Mine', was: 'theirs' }];
    for (const [procedure, input] of [
      ['proposals.edit', { id, changes }],
      ['proposals.send', { id }],
      ['keys.create', { name: 'mine' }],
    ] as const) {
      const { status, json } = await viewer.mutate(procedure, input, { company: company.id });
      expect([procedure, status, json.error.data.code]).toEqual([procedure, 403, 'forbidden']);
    }
  });
});

describe('a member of one company', () => {
  it("is told that there is no such page at another's addresses, and the server knows nothing of them", async () => {
    const other = await stage.service.company();
    const [proposalId, clientId] = [
      await proposalOf(other),
      (
        await (
          await stage.person(other)
        ).mutate('clients.create', { name: 'A client of others' }, { company: other.id })
      ).json.result.data.id,
    ];
    const page = await stage.visit(`/proposals/${proposalId}`, owner);
    const told = page.getByRole('heading', { name: frame.unknownPage.heading });
    await told.waitFor();
    expect(await page.getByTestId('total').count()).toBe(0);
    await page.goto(`/clients/${clientId}`);
    await told.waitFor();
    await page.getByRole('link', { name: frame.unknownPage.home }).click();
    await home(page);

    const asked = await owner.query('proposals.get', { company: company.id, input: { id: proposalId } });
    expect([asked.status, asked.json.error.data.code]).toEqual([404, 'not_found']);
    const asTheirs = await owner.query('proposals.get', { company: other.id, input: { id: proposalId } });
    expect(asTheirs.status).toBe(404);
  });
});
