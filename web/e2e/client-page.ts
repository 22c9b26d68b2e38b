import type { Page } from 'playwright-core';
import { changeSettings } from '../../server/src/accounts/index.ts';
import { forCompany } from '../../server/src/platform/tenancy.ts';
import { changeProposal, editProposal, getProposal, type Proposal } from '../../server/src/proposals/index.ts';
import type { TestCompany, TestService } from '../../server/src/testing/service.ts';

export const TITLE = 'Sales conference for 100, Leeds';
export const TERMS = 'Half is due with the order.\n\nWhat is lost is charged at its value as new.';
export const SPEAKER = 'QSC K12.2 12in Powered Speaker';
const ACTOR = { kind: 'user', id: 'u', name: 'Edith' } as const;

export interface Shared {
  readonly id: string;
  /** Of its link. */
  readonly path: string;
  readonly date: string;
}

export async function companyWithTerms(service: TestService): Promise<TestCompany> {
  const company = await service.company({ taxRate: '20' });
  await forCompany(service.context.db, company.id, (tx) => changeSettings(tx, company.id, { terms: TERMS }));
  return company;
}

/** A draft with two options: a hazer for 100 and a crew of two for 250.50, before tax. */
export async function draftWithExtras(
  service: TestService,
  company: TestCompany,
  date = '2027-03-12',
): Promise<Shared> {
  const event = { description: 'Two K12.2 speakers for a talk', date, venue: 'Leeds', days: 1 };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body: { title: TITLE, event } });
  const extra = { kind: 'add_free_line', unit: 'event', units: 1, days: 1, optional: true } as const;
  const changes = [
    { ...extra, name: 'Hazer', category: 'lighting', unit_price: 100 },
    { ...extra, name: 'Crew of two', category: 'crew', unit_price: 250.5 },
  ] as const;
  await editProposal(service.context, company.id, json.id, changes, ACTOR);
  return { id: json.id, path: new URL(json.share_url).pathname, date };
}

export async function sentWithExtras(service: TestService, company: TestCompany, date?: string): Promise<Shared> {
  const made = await draftWithExtras(service, company, date);
  await changeProposal(service.context, company.id, made.id, 'send');
  return made;
}

/** Takes a proposal back, gives it another title and sends it as its next version. */
export async function sendAnew({ context }: TestService, company: TestCompany, { id }: Shared): Promise<void> {
  await changeProposal(context, company.id, id, 'revise');
  await editProposal(context, company.id, id, [{ kind: 'set_title', title: 'Another title', was: TITLE }], ACTOR);
  await changeProposal(context, company.id, id, 'send');
}

export async function storedOf({ context }: TestService, company: TestCompany, { id }: Shared): Promise<Proposal> {
  const proposal = await getProposal(context, company.id, id);
  if (proposal === null) throw new Error('it is gone');
  return proposal;
}

/** Fills the form in and leaves it to be sent. */
export async function fillAcceptance(page: Page, name = 'Ada Marsh'): Promise<void> {
  const form = page.locator('#answer');
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('Your email').fill('ada@client.example');
  await form.getByRole('checkbox').check();
}

export async function acceptNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Accept for £/ }).click();
}
