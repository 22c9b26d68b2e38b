import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addSubHire,
  changeSubHire,
  listSubHires,
  listSuppliers,
  saveSupplier,
} from '../../server/src/availability/index.ts';
import { changeProposal, createProposal, editProposal, getProposal } from '../../server/src/proposals/index.ts';
import { listProducts } from '../../server/src/catalogue/index.ts';
import type { Tx } from '../../server/src/platform/db.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { TEXTS } from '../src/texts/index.ts';
import { SUB_HIRE_TEXTS } from '../src/texts/sub-hires/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const texts = SUB_HIRE_TEXTS;
const SHORT = 'Epson EB-L200 4500 lm Projector';
const OTHER = 'Epson EB-L210 4500 lm Projector';
const CATALOGUE = `sku,name,category,unit,unit_price,cost_price,tracked,owned
EPS,${SHORT},video,day,80.00,20.00,true,2
EPL,${OTHER},video,day,85.00,21.00,true,5
`;

const stage = useStage();
let company: TestCompany;
let owner: TestPerson;

beforeEach(async () => {
  company = await stage.service.company({ catalogue: CATALOGUE });
  owner = await stage.person(company);
});

/** A draft that needs five of two projectors. */
async function shortDraft(): Promise<string> {
  const { context } = stage.service;
  const event = { description: 'A projector for a talk', date: '2027-05-14' };
  const { id, line_items: lines } = await createProposal(context, company.id, { event, title: 'Spring talk' });
  const products = await forCompany(context.db, company.id, (tx) => listProducts(tx, company.id, '2026-11-20'));
  const drop = lines.map(({ id: line_id, is_optional: optional, units, days, hours, unit_price, name, category }) => ({
    kind: 'remove_line' as const,
    line_id,
    follow: false,
    was: { units, days, hours, unit_price, optional, name, category },
  }));
  const product_id = products.find(({ name }) => name === SHORT)?.id ?? '';
  const add = { kind: 'add_line' as const, product_id, units: 5, follow: false };
  await editProposal(context, company.id, id, [...drop, add], { kind: 'command' });
  return id;
}

function offer(page: Page) {
  return page.getByRole('button', { name: texts.offerOf(SHORT) }).click();
}

describe('a proposal that is short of something', () => {
  it('offers to hire in what is missing, which counts once it is confirmed, and is listed by day', async () => {
    const id = await shortDraft();
    const page = await stage.visit(`/proposals/${id}`, owner);
    await offer(page);
    const dialog = page.getByRole('dialog');
    const units = dialog.getByLabel(texts.dialog.units, { exact: true });
    await units.waitFor();
    expect(await units.inputValue()).toBe('3');
    expect(await audit(page)).toEqual([]);
    await dialog.getByLabel(texts.dialog.supplier).fill('Acme Hire');
    await dialog.getByRole('button', { name: texts.dialog.submit, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const confirm = page.getByRole('button', { name: texts.ofOne(texts.confirm, SHORT, 'Acme Hire') });
    await confirm.click();
    await confirm.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: texts.offerOf(SHORT) }).waitFor({ state: 'detached' });
    await page.goto(`${stage.address}/sub-hires?from=2027-05-10`);
    await page.getByRole('heading', { name: texts.arrives }).waitFor();
    await page.getByText('Acme Hire').first().waitFor();
    expect(await audit(page)).toEqual([]);
  });

  it('offers what is free instead, which takes the place of the line and can be undone as one', async () => {
    const id = await shortDraft();
    const page = await stage.visit(`/proposals/${id}`, owner);
    await offer(page);
    await page.getByRole('button', { name: texts.dialog.use(OTHER, '5') }).click();
    await page.getByRole('listitem').filter({ hasText: OTHER }).first().waitFor();
    await page.getByRole('button', { name: texts.offerOf(SHORT) }).waitFor({ state: 'detached' });
    await expect
      .poll(async () => (await getProposal(stage.service.context, company.id, id))?.lines.map(({ name }) => name))
      .toEqual([OTHER]);
  });

  it('offers it before it is accepted, and stays in the dialog of acceptance afterwards', async () => {
    const id = await shortDraft();
    await changeProposal(stage.service.context, company.id, id, 'send');
    const page = await stage.visit(`/proposals/${id}`, owner);
    await page.getByRole('button', { name: TEXTS.editor.actions.accept, exact: true }).click();
    const acceptance = page.getByRole('dialog').filter({ hasText: TEXTS.editor.accept.text });
    await acceptance.getByRole('button', { name: texts.offerOf(SHORT) }).click();
    const dialog = page.getByRole('dialog').filter({ hasText: texts.dialog.stateHint });
    await dialog.getByLabel(texts.dialog.supplier).fill('Acme Hire');
    await dialog.getByText(texts.states.confirmed, { exact: true }).click();
    expect(await audit(page)).toEqual([]);
    await dialog.getByRole('button', { name: texts.dialog.submit, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await acceptance.getByText(TEXTS.editor.shortages.heading).waitFor({ state: 'detached' });
    await acceptance.getByRole('button', { name: TEXTS.editor.accept.submit, exact: true }).click();
    await page.getByText(TEXTS.editor.accept.done, { exact: true }).first().waitFor();
    const proposal = await getProposal(stage.service.context, company.id, id);
    expect([proposal?.status, proposal?.hiredIn.length]).toEqual(['accepted', 1]);
  });

  it('takes what is free instead of accepting it as it was sent, in a new version', async () => {
    const id = await shortDraft();
    const { context } = stage.service;
    await changeProposal(context, company.id, id, 'send');
    const page = await stage.visit(`/proposals/${id}`, owner);
    await page.getByRole('button', { name: TEXTS.editor.actions.accept, exact: true }).click();
    const acceptance = page.getByRole('dialog').filter({ hasText: TEXTS.editor.accept.text });
    await acceptance.getByRole('button', { name: texts.offerOf(SHORT) }).click();
    await page.getByRole('button', { name: texts.dialog.use(OTHER, '5') }).click();
    await page.getByText(texts.replace.revise.text(OTHER)).waitFor();
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: texts.replace.revise.submit, exact: true }).click();
    await acceptance.waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: OTHER }).first().waitFor();
    const proposal = await getProposal(context, company.id, id);
    expect([proposal?.status, proposal?.version, proposal?.lines.map(({ name }) => name)]).toEqual([
      'draft',
      2,
      [OTHER],
    ]);
  });

  it('takes it in an amendment of what was accepted, from the menu of its line', async () => {
    const id = await shortDraft();
    const { context } = stage.service;
    for (const deed of ['send', 'accept'] as const) await changeProposal(context, company.id, id, deed);
    const page = await stage.visit(`/proposals/${id}`, owner);
    await page.getByRole('button', { name: TEXTS.editor.lines.actionsOf(SHORT) }).click();
    await page.getByRole('menuitem', { name: texts.offer }).click();
    await page.getByRole('button', { name: texts.dialog.use(OTHER, '5') }).click();
    await page.getByRole('button', { name: texts.replace.amend.submit, exact: true }).click();
    await page.waitForURL((url) => !url.pathname.endsWith(id));
    await page.getByRole('listitem').filter({ hasText: OTHER }).first().waitFor();
    expect((await getProposal(context, company.id, id))?.lines.map(({ name }) => name)).toEqual([SHORT]);
  });

  it('hires in all units of a line, which then says from whom they come, and words the email to the supplier', async () => {
    const id = await shortDraft();
    const page = await stage.visit(`/proposals/${id}`, owner);
    await offer(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByText(texts.dialog.allNeeded('5'), { exact: true }).click();
    const fields = [texts.dialog.units, texts.dialog.cost('GBP')].map((label) =>
      dialog.getByLabel(label, { exact: true }).inputValue(),
    );
    expect(await Promise.all(fields)).toEqual(['5', '100.00']);
    await dialog.getByLabel(texts.dialog.supplier).fill('Acme Hire');
    await dialog.getByRole('button', { name: texts.dialog.submit, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const line = page.getByRole('listitem').filter({ hasText: SHORT }).first();
    await line.getByText(texts.fromSupplier('5', 'Acme Hire', texts.states.asked)).waitFor();
    await page.getByRole('button', { name: texts.ofOne(texts.mail.action, SHORT, 'Acme Hire') }).click();
    await dialog.getByText(texts.mail.noServer).waitFor();
    const message = await dialog.getByLabel(texts.mail.message).inputValue();
    expect(message).toContain(`5 × ${SHORT}`);
    expect(message).not.toContain('Spring talk');
    expect(await audit(page)).toEqual([]);
  });

  it('keeps what a colleague changes meanwhile, and a supplier who has another name by now', async () => {
    const proposalId = await shortDraft();
    const { context } = stage.service;
    const inside = <T>(work: (tx: Tx) => Promise<T>) => forCompany(context.db, company.id, work);
    const productId = (await inside((tx) => listProducts(tx, company.id, '2026-11-20'))).find(
      ({ name }) => name === SHORT,
    )?.id;
    const days = { arrives: '2027-05-14', goesBack: '2027-05-14' };
    const { id } = await addSubHire(context, company.id, {
      productId: productId ?? '',
      supplier: { name: 'Acme Hire' },
      proposalId,
      units: 3,
      ...days,
      state: 'asked',
      cost: null,
      note: null,
    });
    const page = await stage.visit(`/proposals/${proposalId}`, owner);
    await page.getByRole('button', { name: texts.ofOne(texts.change, SHORT, 'Acme Hire') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.dialog.note).fill('At the back door');
    await changeSubHire(context, company.id, id, { state: 'confirmed' });
    const [supplier] = await inside((tx) => listSuppliers(tx, company.id));
    await inside((tx) =>
      saveSupplier(tx, company.id, { id: supplier?.id, name: 'Acme Rentals', email: null, phone: null, notes: null }),
    );
    await dialog.getByRole('button', { name: texts.dialog.submit, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const [kept] = await inside((tx) => listSubHires(tx, company.id, { id }));
    expect(kept).toMatchObject({
      supplierName: 'Acme Rentals',
      state: 'confirmed',
      note: 'At the back door',
      units: 3,
    });
  });

  it('takes only a supplier and days', async () => {
    const id = await shortDraft();
    const page = await stage.visit(`/proposals/${id}`, owner);
    await offer(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts.dialog.submit, exact: true }).click();
    await dialog.getByText(texts.dialog.nobody).waitFor();
    expect(await dialog.count()).toBe(1);
  });
});
