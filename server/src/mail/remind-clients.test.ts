import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateCompany } from '../accounts/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { changeProposal } from '../proposals/index.ts';
import { startLoneTestService, type TestCompany, type TestService } from '../testing/service.ts';
import { remindClients } from './index.ts';

const SENT_AT = new Date('2026-11-20T10:00:00Z');
/** Two days before 4 December, the last of the fourteen days from the day of sending. */
const TWO_DAYS_BEFORE = new Date('2026-12-02T10:00:00Z');

let service: TestService;
let company: TestCompany;
let now = SENT_AT;
beforeAll(async () => {
  service = await startLoneTestService({ clock: { now: () => now } });
});
afterAll(() => service.close());
beforeEach(async () => {
  now = SENT_AT;
  company = await service.company();
});

async function sent(client?: object): Promise<string> {
  const { json } = await service.call('POST', '/v1/proposals', {
    key: company.key,
    body: { event: { description: 'Party for 40' }, ...(client !== undefined && { client }) },
  });
  await changeProposal(service.context, company.id, json.id, 'send');
  return json.id;
}

const ADA = { name: 'Ada', email: 'ada@client.example' };

function reminders() {
  return forCompany(service.context.db, company.id, (tx) =>
    tx
      .selectFrom('mails')
      .selectAll()
      .where('company_id', '=', company.id)
      .where('kind', '=', 'proposal.expiring')
      .orderBy('id')
      .execute(),
  );
}

async function remind(): Promise<number> {
  await remindClients(service.context);
  return (await reminders()).length;
}

describe('a proposal that closes soon', () => {
  it('is brought to its client two days before, once', async () => {
    const id = await sent(ADA);
    now = new Date('2026-12-01T23:59:00Z');
    expect(await remind()).toBe(0);
    now = TWO_DAYS_BEFORE;
    expect(await remind()).toBe(1);
    expect(await remind()).toBe(1);
    now = new Date('2026-12-04T10:00:00Z');
    expect(await remind()).toBe(1);
    const [mail] = await reminders();
    expect(mail).toMatchObject({ proposal_id: id, audience: 'client', recipient: ADA.email, attachment: null });
    expect(mail?.subject).toContain('is open until Friday 4 December 2026');
    expect(mail?.body_text).toMatch(/View proposal:\nhttp:\/\/showbill\.test\/p\//);
  });

  it('is brought once more when it was sent once more', async () => {
    const id = await sent(ADA);
    now = TWO_DAYS_BEFORE;
    expect(await remind()).toBe(1);
    await changeProposal(service.context, company.id, id, 'revise');
    await changeProposal(service.context, company.id, id, 'send');
    expect(await remind()).toBe(1);
    now = new Date('2026-12-14T11:00:00Z');
    expect(await remind()).toBe(2);
  });

  it('goes by the calendar of its company', async () => {
    await updateCompany(service.context.db, company.id, { timeZone: 'Pacific/Auckland' });
    await sent(ADA);
    // the evening of 2 December there
    now = new Date('2026-12-02T09:00:00Z');
    expect(await remind()).toBe(1);
  });

  it.each(['accept', 'decline', 'revise'] as const)('is left where it is no longer open: %s', async (deed) => {
    const id = await sent(ADA);
    await changeProposal(service.context, company.id, id, deed);
    now = TWO_DAYS_BEFORE;
    expect(await remind()).toBe(0);
  });

  it('is left where there is nobody to write to, and after its last day', async () => {
    await sent();
    await sent({ name: 'Bea' });
    now = TWO_DAYS_BEFORE;
    expect(await remind()).toBe(0);
    now = SENT_AT;
    await sent(ADA);
    now = new Date('2026-12-05T10:00:00Z');
    expect(await remind()).toBe(0);
  });

  it('is brought once by two servers at once', async () => {
    await sent(ADA);
    now = TWO_DAYS_BEFORE;
    await Promise.all([remindClients(service.context), remindClients(service.context)]);
    expect(await reminders()).toHaveLength(1);
  });
});
