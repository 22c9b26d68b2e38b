import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readPdf } from '../../server/src/documents/read-pdf.ts';
import { PASSWORD, type TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS as english, type Texts, textsIn } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const TELEPHONE = { viewport: { width: 390, height: 844 } };
const GERMAN = { locale: 'de-AT' };

const stage = useStage();
let german: Texts;
let company: TestCompany;
let owner: TestPerson;

beforeAll(async () => {
  german = await textsIn('de');
});
beforeEach(async () => {
  company = await stage.service.company({ taxRate: '20' });
  owner = await stage.person(company);
});

async function signIn(page: Page, { entry }: Texts, password = PASSWORD): Promise<void> {
  await page.getByLabel(entry.signIn.email).fill(owner.email);
  await page.getByLabel(entry.signIn.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: entry.signIn.submit, exact: true }).click();
}

async function choose(page: Page, { settings }: Texts, language: string): Promise<void> {
  await page.getByRole('combobox', { name: settings.you.language }).click();
  await page.getByRole('option', { name: language }).click();
  await page
    .locator('section', { has: page.getByRole('heading', { name: settings.you.language, exact: true }) })
    .getByRole('button', { name: settings.save })
    .click();
}

/** In which language the page of one's own settings is, once it is open in these texts. */
async function langOf(page: Page, { settings }: Texts): Promise<string | null> {
  await page.getByRole('heading', { name: settings.you.about }).waitFor();
  return page.locator('html').getAttribute('lang');
}

describe('a person', () => {
  it('is met in the language of their browser, works in the one they choose, and goes back', async () => {
    const page = await stage.visit('/settings/you', null, GERMAN);
    await page.getByRole('heading', { name: german.entry.signIn.title }).waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByRole('heading', { name: english.entry.signIn.title }).waitFor();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByRole('heading', { name: german.entry.signIn.title }).waitFor();
    await signIn(page, german, 'not the password');
    await page.getByText('E-Mail oder Passwort ist falsch.', { exact: true }).waitFor();
    await signIn(page, german);
    expect(await langOf(page, german)).toBe('de-DE');
    await choose(page, german, 'English');
    expect(await langOf(page, english)).toBe('en-GB');
    await choose(page, english, 'Deutsch');
    expect(await langOf(page, german)).toBe('de-DE');
  });

  it('keeps their language wherever they sign in', async () => {
    await owner.mutate('me.changeLanguage', { language: 'de' });
    const page = await stage.visit('/settings/you');
    await page.getByRole('heading', { name: english.entry.signIn.title }).waitFor();
    await signIn(page, english);
    expect(await langOf(page, german)).toBe('de-DE');
  });

  it('reads and types figures as their language writes them', async () => {
    const page = await stage.visit('/catalogue', owner, GERMAN);
    await page.getByRole('heading', { name: german.catalogue.title }).waitFor();
    await page.goto('/settings/company');
    const factor = page.getByLabel(german.settings.company.beyond);
    await page.getByRole('button', { name: german.settings.company.multiDayOn }).click();
    await factor.fill('0,5');
    await factor.blur();
    expect(await factor.inputValue()).toBe('0,5');
  });
});

describe('a client', () => {
  it('reads page, PDF and mail in the language that is chosen for their proposal', async () => {
    const client = { name: 'Amélie Laurent', email: 'amelie@client.example' };
    const body = { title: 'Gala', event: { description: 'Two K12.2 speakers for a talk', days: 2 }, client };
    const { json } = await stage.service.call('POST', '/v1/proposals', { key: company.key, body });
    const page = await stage.visit(`/proposals/${json.id}`, owner);
    await page.getByLabel(english.editor.fields.language).selectOption('fr');
    await page.getByText(english.editor.saved, { exact: true }).waitFor();
    await page.getByRole('button', { name: english.editor.actions.send, exact: true }).click();
    const asked = { input: { id: json.id }, company: company.id };
    const { result } = (await owner.query('proposals.foreseeSending', asked)).json;
    expect(result.data.letter.text).toMatch(/^Bonjour Amélie Laurent,\n\n.* vous a préparé un devis : Gala/);
    await page.getByRole('button', { name: english.editor.send.submitWithout }).click();
    await page.getByText(english.editor.standing.sent).waitFor();

    const shared = await stage.visit(new URL(json.share_url).pathname);
    await shared.getByRole('heading', { name: 'Ce qui est compris' }).waitFor();
    expect(await shared.locator('html').getAttribute('lang')).toBe('fr-FR');
    expect(await shared.locator('.standing').innerText()).toMatch(
      /^Valable jusqu’au \p{L}+ \d+ \p{L}+ \d{4}\s+\d+ jours restants\.$/u,
    );
    expect(await shared.locator('.total').innerText()).toMatch(/^Total\s+[\d\s]+,\d{2}\s£GB$/);
    await shared.getByLabel('Votre nom').first().fill(' ');
    expect(await audit(shared)).toEqual([]);
    const pdf = await shared.request.get(`${new URL(json.share_url).pathname}?document=proposal`);
    const { pages } = await readPdf(await pdf.body());
    expect(pages.join(' ')).toMatch(/Devis P-\d{4}-\d{4} .*Valable jusqu’au .*Prix unitaire.*Sous-total/);

    const next = await stage.service.call('POST', '/v1/proposals', {
      key: company.key,
      body: { event: body.event, client_id: json.client.id },
    });
    await page.goto(`/proposals/${next.json.id}`);
    await page.getByText(next.json.number).first().waitFor();
    expect(await page.getByLabel(english.editor.fields.language).inputValue()).toBe('fr');
  });
});

describe('on a telephone', () => {
  it('no page in German is wider than the screen', { timeout: 120_000 }, async () => {
    const body = { event: { description: 'Two K12.2 speakers for a talk', date: '2027-05-03' } };
    const { json } = await stage.service.call('POST', '/v1/proposals', { key: company.key, body });
    const page = await stage.visit('/', owner, { ...GERMAN, ...TELEPHONE });
    const pages: readonly (readonly [path: string, heading: string])[] = [
      ['/', german.frame.pages.home],
      ['/proposals', german.proposals.title],
      ['/proposals?view=board', german.sales.views.board],
      ['/proposals/report', german.sales.report.title],
      ['/proposals/new', german.newProposal.title],
      [`/proposals/${json.id}`, json.title],
      ['/jobs', german.frame.pages.jobs],
      ['/availability', german.frame.pages.availability],
      ['/catalogue', german.catalogue.title],
      ['/catalogue/import', german.catalogue.importing.title],
      ['/clients', german.clients.title],
      ['/settings/company', german.settings.company.about],
      ['/settings/sales', german.sales.settings.expiry],
      ['/settings/team', german.settings.tabs.team],
      ['/settings/mail', german.mailing.templates.heading],
      ['/settings/drafting', german.settings.tabs.drafting],
      ['/settings/plan', german.settings.plan.title],
      ['/settings/you', german.settings.you.about],
      ['/first-run', german.entry.firstRun.title],
    ];
    const wide: string[] = [];
    for (const [path, heading] of pages) {
      await page.goto(path);
      const title = page.getByText(heading, { exact: true });
      const field = page.getByRole('textbox', { name: german.editor.fields.title });
      await title.or(field).locator('visible=true').first().waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 390) wide.push(`${path}: ${width}`);
    }
    expect(wide).toEqual([]);
  });
});
