import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from '../../server/src/http/v1/availability-fixtures/draft-of.ts';
import { openMailServer, type TestMailServer } from '../../server/src/mail/fixtures.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import { changeProposal } from '../../server/src/proposals/index.ts';
import { saveNewProposal } from '../../server/src/proposals/save.ts';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import { BUYER, readyToInvoice } from '../../server/src/testing/invoices.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { INVOICE_TEXTS } from '../src/texts/invoices/index.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const { create, credit, files, send, settings, title } = INVOICE_TEXTS;

const mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'Showbill <quotes@showbill.example>' };
let server: TestMailServer;
beforeAll(async () => {
  server = await openMailServer();
  mail.smtpUrl = `smtp://127.0.0.1:${server.port}`;
});
const stage = useStage({ config: { mail } });
afterAll(() => server.close());

let company: TestCompany;
let owner: TestPerson;

beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
});

function mailedToBuyer(): string | undefined {
  return server.received.find(({ to }) => to.includes(BUYER.email))?.body;
}

/** An accepted proposal for 1,000, without a date. */
async function accepted(): Promise<string> {
  const draft = draftOf({ date: null, days: 1, lines: [{ productId: null, units: 1 }] });
  const lines = draft.lines.map((line) => ({ ...line, unitPrice: 100_000n, total: 100_000n }));
  const { context } = stage.service;
  const id = await forCompany(context.db, company.id, (tx) => {
    const made = { ...draft, title: 'Harvest supper', lines, subtotal: 100_000n, total: 100_000n };
    return saveNewProposal(tx, company.id, made, '2026-11-20', new Date());
  });
  for (const deed of ['send', 'accept'] as const) await changeProposal(context, company.id, id, deed);
  return id;
}

describe('an invoice', () => {
  it('needs details of the company first, which an owner enters', async () => {
    const page = await stage.visit(`/proposals/${await accepted()}`, owner);
    await page.getByRole('link', { name: INVOICE_TEXTS.setUpLink }).click();
    const section = page.getByRole('region', { name: settings.heading, exact: true });
    await section.getByRole('textbox', { name: settings.fields.street }).fill('4 Kiln Lane');
    await section.getByRole('textbox', { name: settings.fields.account }).fill('GB82 WEST 1234 5698 7654 33');
    await section.getByRole('button', { name: TEXTS.settings.save }).click();
    await section.getByText('must be a valid IBAN', { exact: false }).waitFor();
    await section.getByRole('textbox', { name: settings.fields.account }).fill('GB82 WEST 1234 5698 7654 32');
    await section.getByRole('button', { name: TEXTS.settings.save }).click();
    await section.getByText(TEXTS.settings.saved, { exact: true }).waitFor();
    expect(await audit(page)).toEqual([]);
  });

  it('is issued by the keyboard after its sums were shown, downloaded, sent, credited, and listed', async () => {
    await forCompany(stage.service.context.db, company.id, (tx) => readyToInvoice(tx, company.id));
    const id = await accepted();
    const page = await stage.visit(`/proposals/${id}`, owner);
    await page.getByRole('button', { name: create.open }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('£1,000.00', { exact: true }).first().waitFor();
    await dialog.getByRole('textbox', { name: create.fields.name }).fill(BUYER.name);
    for (const name of ['street', 'post_code', 'city'] as const) {
      await dialog.getByRole('textbox', { name: create.fields[name] }).fill(BUYER[name]);
    }
    await dialog.getByLabel(create.fields.supplied_from).fill('2026-11-18');
    await dialog.getByRole('textbox', { name: create.fields.email }).fill(BUYER.email);
    expect(await audit(page)).toEqual([]);
    await dialog.getByRole('button', { name: create.submit }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const section = page.getByRole('region', { name: title, exact: true });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: new RegExp(`^${files.pdf} `, 'u') }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^INV-\d{4}-0001\.pdf$/u);
    await section.getByRole('button', { name: new RegExp(`^${send.open} INV`, 'u') }).press('Enter');
    const to = dialog.getByLabel(TEXTS.mailing.to, { exact: true });
    await to.fill('ada');
    await dialog.getByRole('checkbox', { name: send.along(files.ubl) }).press('Space');
    await dialog.getByRole('button', { name: send.submit, exact: true }).press('Enter');
    await dialog.getByText(TEXTS.mailing.badAddress('ada')).waitFor();
    expect(await to.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await audit(page)).toEqual([]);
    await to.fill(BUYER.email);
    await dialog.getByRole('button', { name: send.submit, exact: true }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await section.getByText(send.sentTo(BUYER.email), { exact: false }).waitFor();
    await page.getByText(TEXTS.editor.history.what.invoice_sent, { exact: false }).waitFor();
    await expect.poll(mailedToBuyer).toMatch(/filename=INV-\d{4}-0001\.pdf[^]*filename=INV-\d{4}-0001-ubl\.xml/u);
    const { json } = await owner.query('proposals.get', { company: company.id, input: { id } });
    const shared = json.result.data.share_url;
    const client = await stage.visit(new URL(shared).pathname);
    const invoiced = client.getByRole('region', { name: 'Invoices' });
    await invoiced.getByText('£1,000.00').waitFor();
    const pdf = await client.request.get(`${shared}${await invoiced.getByRole('link').getAttribute('href')}`);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
    expect(await audit(client)).toEqual([]);
    await section.getByRole('button', { name: new RegExp(`^${credit.open} INV`, 'u') }).press('Enter');
    await page.getByRole('button', { name: credit.confirm }).press('Enter');
    await section.getByText(INVOICE_TEXTS.kinds.credit, { exact: false }).waitFor();
    await page.goto(`${stage.address}/invoices`);
    await page.getByRole('row', { name: /^INV-\d+-0002/u }).waitFor();
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: INVOICE_TEXTS.export }).click(),
    ]);
    expect(csv.suggestedFilename()).toMatch(/^invoices-\d{4}\.csv$/u);
    expect(await audit(page)).toEqual([]);
  });
});
