import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from '../../server/src/http/v1/availability-fixtures/draft-of.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import { changeProposal } from '../../server/src/proposals/index.ts';
import { saveNewProposal } from '../../server/src/proposals/save.ts';
import type { TestPerson } from '../../server/src/testing/browser.ts';
import { returnEvent, startFakeStripe, stripeEvent } from '../../server/src/testing/fake-stripe.ts';
import { openPayingClients } from '../../server/src/testing/paying-clients.ts';
import type { TestCompany } from '../../server/src/testing/service.ts';
import { PAYMENT_TEXTS } from '../src/texts/payments/index.ts';
import { TEXTS } from '../src/texts/index.ts';
import { audit } from './audit.ts';
import { useStage } from './stage.ts';

const { terms, record, received, states, title, within, questioned, reminders } = PAYMENT_TEXTS;

const stripe = await startFakeStripe();
const stage = useStage({ config: { stripe: stripe.config } });
afterAll(() => stripe.close());
let company: TestCompany;
let owner: TestPerson;

beforeEach(async () => {
  company = await stage.service.company();
  owner = await stage.person(company);
});

/** A draft for 1,000. */
async function made(): Promise<string> {
  const draft = draftOf({ date: '2027-05-14', days: 1, lines: [{ productId: null, units: 1 }] });
  const lines = draft.lines.map((line) => ({ ...line, unitPrice: 100_000n, total: 100_000n }));
  return forCompany(stage.service.context.db, company.id, (tx) =>
    saveNewProposal(
      tx,
      company.id,
      { ...draft, title: 'Harvest supper', lines, subtotal: 100_000n, total: 100_000n },
      '2026-11-20',
      new Date(),
    ),
  );
}

describe('payment terms', () => {
  it('are set for the company, and begin a new proposal', async () => {
    const page = await stage.visit('/settings/company', owner);
    const section = page.getByRole('region', { name: terms.heading, exact: true });
    await section.getByRole('button', { name: terms.add }).click();
    await section.getByRole('textbox', { name: terms.percent }).fill('40');
    await section.getByRole('button', { name: TEXTS.settings.save }).click();
    await section.getByText(TEXTS.settings.saved, { exact: true }).waitFor();
    await page.goto(`${stage.address}/proposals/${await made()}`);
    await page.getByText('£400.00').waitFor();
    expect(await audit(page)).toEqual([]);
  });

  it('come with reminders to clients, once the company wants them', async () => {
    const page = await stage.visit('/settings/company', owner);
    const section = page.getByRole('region', { name: reminders.heading, exact: true });
    await section.getByRole('switch', { name: reminders.label }).press('Space');
    await section.getByLabel(reminders.days).fill('7');
    await section.getByRole('button', { name: TEXTS.settings.save }).click();
    await section.getByText(TEXTS.settings.saved, { exact: true }).waitFor();
    await page.reload();
    expect(await section.getByLabel(reminders.days).inputValue()).toBe('7');
    expect(await audit(page)).toEqual([]);
  });

  it('are changed in a draft by the keyboard, and taken back', async () => {
    const page = await stage.visit(`/proposals/${await made()}`, owner);
    await page.getByRole('button', { name: terms.add }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: terms.addInstalment }).press('Enter');
    await dialog.getByRole('button', { name: terms.save }).press('Enter');
    const instalment = page.getByText(new RegExp(`^${PAYMENT_TEXTS.rows.instalment}`, 'u')).first();
    await instalment.waitFor();
    await page.keyboard.press('Control+z');
    await instalment.waitFor({ state: 'detached' });
    expect(await page.getByRole('button', { name: terms.add }).isVisible()).toBe(true);
  });
});

describe('a payment', () => {
  it('is recorded and undone, and what is due is listed over all proposals', async () => {
    await owner.mutate(
      'payments.changeTerms',
      {
        payment_terms: {
          deposit: { kind: 'percent', percent: 30 },
          instalments: [],
          rest: { from: 'event', days: -14 },
          early: null,
        },
      },
      { company: company.id },
    );
    const id = await made();
    for (const deed of ['send', 'accept'] as const) await changeProposal(stage.service.context, company.id, id, deed);
    const page = await stage.visit(`/proposals/${id}`, owner);
    await page.getByRole('button', { name: record.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Amount/u).fill('120');
    await dialog.getByRole('button', { name: record.submit }).click();
    await page.getByText(states.partly_paid).waitFor();
    await page.goto(`${stage.address}/payments`);
    await page.getByRole('heading', { name: title }).waitFor();
    await page.getByRole('cell', { name: '£180.00 £120.00 paid' }).waitFor();
    await page.getByText(within.all, { exact: true }).click();
    await page.getByText('£700.00', { exact: true }).waitFor();
    expect(await audit(page)).toEqual([]);
    await page.getByRole('link', { name: 'Harvest supper' }).first().click();
    await page.getByRole('button', { name: /^Undo the payment/u }).click();
    await page.getByText(received.heading, { exact: true }).waitFor({ state: 'detached' });
  });
});

describe('a payment through Stripe', () => {
  it('of which a part goes back is decided about, and its page is closed when the job is cancelled', async () => {
    const clients = await openPayingClients(stage.service, stripe, { company, owner });
    const made = await clients.accepted();
    const session = await clients.sessionFor(made);
    await clients.notify(stripeEvent(session));
    await clients.notify(returnEvent(session, { amount: 5000 }));
    await clients.notify(returnEvent(session, { amount: 25_000, type: 'charge.dispute.created' }));
    const page = await stage.visit(`/proposals/${made.id}`, owner);
    await page.getByText(questioned.partRefunded('£50.00', '£300.00')).waitFor();
    await page.getByText(questioned.disputed('£250.00')).waitFor();
    expect(await audit(page)).toEqual([]);
    await page.getByRole('button', { name: questioned.takeOff }).first().click();
    await page.getByText(states.partly_paid).waitFor();
    await page.getByRole('button', { name: questioned.dismiss }).click();
    await page.getByText(questioned.heading, { exact: true }).waitFor({ state: 'detached' });
    expect(await page.getByRole('list', { name: received.heading }).textContent()).toContain('£250.00');

    const open = await clients.sessionFor(made);
    await changeProposal(stage.service.context, company.id, made.id, 'cancel');
    await expect.poll(() => open.status, { timeout: 10_000 }).toBe('expired');
  });
});
