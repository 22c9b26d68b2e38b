import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateCompany } from '../../accounts/index.ts';
import { listProducts } from '../../catalogue/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, listHistory } from '../../proposals/index.ts';
import { saveNewProposal } from '../../proposals/save.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';
import { draftOf } from '../v1/availability-fixtures/draft-of.ts';

let service: TestService;
let company: TestCompany;
let editor: TestPerson;
let now: Date;
let ids: Record<string, string>;

beforeAll(async () => {
  service = await startTestService({ clock: { now: () => now } });
});
afterAll(() => service.close());
/** A company that gives each job a day to come back; today is 20 November 2026. */
beforeEach(async () => {
  now = TEST_NOW;
  company = await service.company();
  await updateCompany(service.context.db, company.id, { bufferDaysAfter: 1 });
  editor = await signedInMember(service, company.id, 'editor');
  const products = await forCompany(service.context.db, company.id, (tx) => listProducts(tx, company.id, '2026-11-20'));
  ids = Object.fromEntries(products.map(({ sku, id }) => [sku, id]));
});

/** An accepted proposal. */
async function job(date: string | null, units: Readonly<Record<string, number>>, days = 2): Promise<string> {
  const lines = Object.entries(units).map(([sku, count]) => ({ productId: ids[sku] ?? '', units: count }));
  const id = await forCompany(service.context.db, company.id, (tx) =>
    saveNewProposal(tx, company.id, draftOf({ date, days, lines }), '2026-11-20', TEST_NOW),
  );
  for (const deed of ['send', 'accept'] as const) await changeProposal(service.context, company.id, id, deed);
  return id;
}

async function ask(procedure: 'list' | 'get', input: object) {
  return (await editor.query(`jobs.${procedure}`, { company: company.id, input })).json.result.data;
}

async function move(what: 'dispatch' | 'return', id: string, units: Readonly<Record<string, number>>, on?: string) {
  const chosen = Object.entries(units).map(([sku, count]) => ({ item: ids[sku], units: count }));
  const { status, json } = await editor.mutate(`jobs.${what}`, { id, units: chosen, on }, { company: company.id });
  return status === 200 ? 'done' : json.error.data.code;
}

describe('the list of jobs', () => {
  it('has those that hold equipment on its days, those without a date, and what is out', async () => {
    const past = await job('2026-10-01', { SP: 1 });
    const out = await job('2026-10-05', { SP: 1 });
    expect(await move('dispatch', out, { SP: 1 }, '2026-10-05')).toBe('done');
    const soon = await job('2026-11-25', { SP: 4, SE: 2, DV: 1 });
    const undated = await job(null, { SP: 1 });
    const far = await job('2027-02-01', { SP: 1 });
    const { today, jobs } = await ask('list', {});
    expect(today).toBe('2026-11-20');
    expect(jobs.map(({ id }: { id: string }) => id)).toEqual([out, soon, undated]);
    expect(jobs[0]).toMatchObject({ due_back_on: '2026-10-07', to_go: 0, out: 1, overdue: 1 });
    // people and journeys do not leave
    expect(jobs[1]).toMatchObject({ goes_out_on: '2026-11-25', due_back_on: '2026-11-27', to_go: 4, out: 0 });
    const others = await ask('list', { from: '2027-02-01', days: 1 });
    expect(others.jobs.map(({ id }: { id: string }) => id)).toEqual([out, far, undated]);
    const before = await ask('list', { from: '2026-10-03', days: 1 });
    expect(before.jobs.map(({ id }: { id: string }) => id)).toContain(past);
  });

  it('has a job overdue from the day after its last, buffer included', async () => {
    const id = await job('2026-11-17', { SP: 2 });
    await move('dispatch', id, { SP: 2 }, '2026-11-17');
    now = new Date('2026-11-19T10:00:00Z');
    expect((await ask('list', {})).jobs[0]).toMatchObject({ out: 2, overdue: 0, due_back_on: '2026-11-19' });
    now = TEST_NOW;
    expect((await ask('list', {})).jobs[0]).toMatchObject({ out: 2, overdue: 2 });
  });
});

describe('a job', () => {
  it('is dispatched and comes back in parts', async () => {
    const id = await job('2026-11-20', { SP: 6, MX: 1, SE: 1 });
    expect(await move('dispatch', id, { SP: 4 }, '2026-11-19')).toBe('done');
    expect((await ask('get', { id })).items).toMatchObject([
      { item: ids['SP'], needed: 6, to_go: 2, out: 4 },
      { item: ids['MX'], needed: 1, to_go: 1, out: 0 },
    ]);
    expect(await move('dispatch', id, { SP: 3 })).toBe('conflict');
    expect(await move('dispatch', id, { SP: 2, MX: 1 })).toBe('done');
    expect(await move('dispatch', id, { SP: 1 })).toBe('conflict');
    expect(await move('return', id, { SP: 5, MX: 1 })).toBe('done');
    expect(await ask('get', { id })).toMatchObject({ dispatched_on: '2026-11-19', to_go: 0, out: 1 });
    expect(await move('return', id, { MX: 1, SP: 1 })).toBe('conflict');
    expect(await move('return', id, { SP: 1 })).toBe('done');
    expect(await ask('get', { id })).toMatchObject({ to_go: 0, out: 0 });
  });

  it('moves all that was asked for, or nothing', async () => {
    const id = await job('2026-11-20', { SP: 6, MX: 1 });
    await move('dispatch', id, { SP: 6, MX: 1 });
    expect(await move('return', id, { SP: 2, MX: 2 })).toBe('conflict');
    expect((await ask('get', { id })).out).toBe(7);
  });

  it('tells in its history who did it', async () => {
    const id = await job('2026-11-20', { SP: 6 });
    await move('dispatch', id, { SP: 4 });
    const [entry] = await forCompany(service.context.db, company.id, (tx) =>
      listHistory(tx, company.id, id, { limit: 1 }),
    );
    expect(entry).toMatchObject({
      what: 'dispatched',
      actor: { kind: 'user', id: editor.id },
      details: { on: '2026-11-20', units: { [ids['SP'] ?? '']: 4 } },
    });
  });

  it('does not move on a day to come, before it left, or when it is none', async () => {
    const id = await job('2026-11-20', { SP: 6 });
    expect(await move('dispatch', id, { SP: 6 }, '2026-11-21')).toBe('invalid_request');
    expect(await move('dispatch', id, {})).toBe('invalid_request');
    expect(await move('dispatch', id, { SP: 6 })).toBe('done');
    expect(await move('return', id, { SP: 6 }, '2026-11-19')).toBe('conflict');
    expect(await move('dispatch', '01a00000-0000-7000-8000-000000000000', { SP: 1 })).toBe('not_found');
  });
});
