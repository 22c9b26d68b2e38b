import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateCompany } from '../accounts/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { changeProposal, changeSalesSettings } from '../proposals/index.ts';
import { signedInMember, type TestPerson } from '../testing/browser.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../testing/service.ts';
import { remindSalespeople } from './index.ts';

const SENT_AT = new Date('2026-11-20T10:00:00Z');
/** With seven days left of the fourteen from the day of sending: the last is 4 December. */
const A_WEEK_BEFORE = new Date('2026-11-28T10:00:00Z');

let service: TestService;
let company: TestCompany;
let seller: TestPerson;
let now = SENT_AT;
beforeAll(async () => {
  service = await startLoneTestService({ clock: { now: () => now } });
});
afterAll(() => service.close());
beforeEach(async () => {
  now = SENT_AT;
  company = await service.company();
  seller = await signedInMember(service, company.id, 'editor');
});

async function sent(owner: string | null = seller.id): Promise<string> {
  const { json } = await service.call('POST', '/v1/proposals', {
    key: company.key,
    body: { event: { description: 'Party for 40' }, client: { name: 'Ada', email: 'ada@client.example' } },
  });
  await seller.mutate('sales.assign', { id: json.id, owner }, { company: company.id });
  await changeProposal(service.context, company.id, json.id, 'send');
  return json.id;
}

async function remind() {
  await remindSalespeople(service.context);
  return forCompany(service.context.db, company.id, (tx) =>
    tx
      .selectFrom('mails')
      .selectAll()
      .where('company_id', '=', company.id)
      .where('kind', '=', 'proposal.closing')
      .orderBy('id')
      .execute(),
  );
}

describe('a proposal that is about to expire', () => {
  it('is brought to its salesperson within the company’s days, once for each sending', async () => {
    const id = await sent();
    now = new Date('2026-11-27T10:00:00Z');
    expect(await remind()).toEqual([]);
    now = A_WEEK_BEFORE;
    const [mail] = await remind();
    expect(mail).toMatchObject({ proposal_id: id, audience: 'company', recipient: seller.email, state: 'waiting' });
    expect(mail).toMatchObject({ reply_to: 'ada@client.example' });
    expect(mail?.subject).toContain('Expires on Friday 4 December 2026');
    expect(mail?.body_text).toContain('Ada hasn’t viewed it yet.');
    expect(mail?.body_text).toContain(`/proposals/${id}`);
    expect(await remind()).toHaveLength(1);
    await changeProposal(service.context, company.id, id, 'revise');
    await changeProposal(service.context, company.id, id, 'send');
    now = new Date('2026-12-10T10:00:00Z');
    expect(await remind()).toHaveLength(2);
  });

  it('is said in the language of whoever sells it', async () => {
    await seller.mutate('me.changeLanguage', { language: 'de' });
    await sent();
    await sent(null);
    now = A_WEEK_BEFORE;
    const subjects = (await remind()).map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual([
      expect.stringContaining('Expires on Friday 4 December 2026: '),
      expect.stringContaining('Läuft am Freitag, 4. Dezember 2026 ab: '),
    ]);
  });

  it('goes by what the company has set', async () => {
    await forCompany(service.context.db, company.id, (tx) => changeSalesSettings(tx, company.id, { expiryDays: 2 }));
    await sent();
    now = A_WEEK_BEFORE;
    expect(await remind()).toEqual([]);
    now = new Date('2026-12-03T10:00:00Z');
    expect(await remind()).toHaveLength(1);
  });

  it('is brought to the company where it is nobody’s, and kept to be read where that has no address', async () => {
    await sent(null);
    now = A_WEEK_BEFORE;
    expect(await remind()).toMatchObject([{ recipient: null, state: 'kept' }]);
    now = SENT_AT;
    await updateCompany(service.context.db, company.id, { email: 'hire@company.example' });
    await sent(null);
    now = A_WEEK_BEFORE;
    expect((await remind())[1]).toMatchObject({ recipient: 'hire@company.example', state: 'waiting' });
  });

  it('is left where it is decided', async () => {
    const id = await sent();
    await changeProposal(service.context, company.id, id, 'accept');
    now = A_WEEK_BEFORE;
    expect(await remind()).toEqual([]);
  });
});
