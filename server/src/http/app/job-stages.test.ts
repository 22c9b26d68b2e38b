import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateCompany } from '../../accounts/index.ts';
import { listProducts } from '../../catalogue/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { amendProposal, changeProposal, dispatchJob, verifyStock } from '../../proposals/index.ts';
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
/** Today is 20 November 2026; each job takes a day before and one after. */
beforeEach(async () => {
  now = TEST_NOW;
  company = await service.company();
  await updateCompany(service.context.db, company.id, { bufferDaysBefore: 1, bufferDaysAfter: 1 });
  editor = await signedInMember(service, company.id, 'editor');
  const products = await forCompany(service.context.db, company.id, (tx) => listProducts(tx, company.id, '2026-11-20'));
  ids = Object.fromEntries(products.map(({ sku, id }) => [sku, id]));
  ids['TAPE'] = await product({ name: 'Gaffer tape', category: 'consumables', unit: 'each', unit_price: 8, owned: 40 });
});

async function product(given: object): Promise<string> {
  return (await mutate('catalogue.create', { tracked: true, ...given })).id;
}

async function mutate(procedure: string, input: object, person = editor) {
  const { json } = await person.mutate(procedure, input, { company: company.id });
  return json.error === undefined ? (json.result.data ?? 'done') : json.error.data.code;
}

async function ask(procedure: string, input: object) {
  return (await editor.query(procedure, { company: company.id, input })).json.result.data;
}

async function draft(date: string | null, units: Readonly<Record<string, number>>, replaces?: string): Promise<string> {
  const lines = Object.entries(units).map(([sku, count]) => ({ productId: ids[sku] ?? '', units: count }));
  return forCompany(service.context.db, company.id, (tx) =>
    saveNewProposal(tx, company.id, draftOf({ date, days: 2, lines, replaces }), '2026-11-20', TEST_NOW),
  );
}

async function change(id: string, ...deeds: readonly ('send' | 'accept' | 'cancel')[]): Promise<void> {
  for (const deed of deeds) await changeProposal(service.context, company.id, id, deed);
}

async function job(date: string | null, units: Readonly<Record<string, number>>): Promise<string> {
  const id = await draft(date, units);
  await change(id, 'send', 'accept');
  return id;
}

async function move(what: 'dispatch' | 'return', id: string, units: Readonly<Record<string, number>>, on?: string) {
  const chosen = Object.entries(units).map(([sku, count]) => ({ item: ids[sku], units: count }));
  return mutate(`jobs.${what}`, { id, units: chosen, on });
}

/** A figure of a product on each of some days, as the public API tells it. */
async function figures(sku: string, figure: 'firm' | 'overdue', from: string, to: string): Promise<string> {
  const { json } = await service.call(
    'GET',
    `/v1/inventory/availability?from=${from}&to=${to}&items=${ids[sku]}`,
    company,
  );
  return json.data.map((record: Record<string, number>) => record[figure]).join(' ');
}

async function expectStockRight(): Promise<void> {
  const { differences } = await forCompany(service.context.db, company.id, (tx) =>
    verifyStock(tx, company.id, { rebuild: false }),
  );
  expect(differences).toEqual([]);
}

/** All that is stored about where the job's units are. */
function stored(id: string) {
  return forCompany(service.context.db, company.id, async (tx) => ({
    lots: await tx.selectFrom('dispatched_units').selectAll().where('proposal_id', '=', id).orderBy('id').execute(),
    bookings: await tx.selectFrom('bookings').selectAll().where('proposal_id', '=', id).orderBy('product_id').execute(),
    job: await tx.selectFrom('proposals').select(['status', 'dispatched_on']).where('id', '=', id).execute(),
  }));
}

const none = { day: null, time: null };
const at = (day: string) => ({ day, time: null });

describe('delivery and collection', () => {
  it('are by the buffer days until they are set, and then decide what holds stock and what the calendar shows', async () => {
    const id = await job('2026-12-10', { SP: 4 });
    expect(await ask('jobs.plan', { id })).toEqual({
      delivery: { day: '2026-12-09', usual_day: '2026-12-09', time: null },
      collection: { day: '2026-12-12', usual_day: '2026-12-12', time: null },
    });
    expect(await figures('SP', 'firm', '2026-12-07', '2026-12-14')).toBe('0 0 4 4 4 4 0 0');
    const delivery = { day: '2026-12-08', time: '07:30' };
    const collection = { day: '2026-12-11', time: '23:00' };
    expect(await mutate('jobs.schedule', { id, delivery, collection })).toEqual({ shortages: [] });
    expect(await figures('SP', 'firm', '2026-12-07', '2026-12-14')).toBe('0 4 4 4 4 0 0 0');
    const { jobs } = await ask('jobs.list', { from: '2026-12-08', days: 1 });
    expect(jobs).toMatchObject([
      { goes_out_on: '2026-12-08', delivery_time: '07:30', due_back_on: '2026-12-11', collection_time: '23:00' },
    ]);
    expect((await ask('jobs.list', { from: '2026-12-12', days: 1 })).jobs).toEqual([]);
    await expectStockRight();
  });

  it('leave what is held as it is where only times are set, and follow the buffer days from then on', async () => {
    const id = await job('2026-12-10', { SP: 4 });
    const delivery = { day: '2026-12-09', time: '07:30' };
    await mutate('jobs.schedule', { id, delivery, collection: { ...none, time: '18:00' } });
    expect(await figures('SP', 'firm', '2026-12-08', '2026-12-13')).toBe('0 4 4 4 4 0');
    await updateCompany(service.context.db, company.id, { bufferDaysBefore: 2 });
    expect(await figures('SP', 'firm', '2026-12-08', '2026-12-13')).toBe('4 4 4 4 4 0');
    expect((await ask('jobs.plan', { id })).delivery).toMatchObject({ day: '2026-12-08', time: '07:30' });
  });

  it('move with the event of a draft, and go on to the amendment of a job', async () => {
    const id = await draft('2026-12-10', { SP: 4 });
    const collection = { day: '2026-12-15', time: '09:00' };
    await mutate('jobs.schedule', { id, delivery: none, collection });
    await mutate('proposals.edit', {
      id,
      changes: [{ kind: 'set_event', date: '2026-12-17', was: { date: '2026-12-10' } }],
    });
    expect((await ask('jobs.plan', { id })).collection).toMatchObject({ day: '2026-12-22', time: '09:00' });
    await change(id, 'send', 'accept');
    const { proposal } = await amendProposal(service.context, company.id, id, {});
    expect((await ask('jobs.plan', { id: proposal.id })).collection).toMatchObject({
      day: '2026-12-22',
      time: '09:00',
    });
  });

  it('say what is short on days that they add', async () => {
    await job('2026-12-05', { SP: 24 });
    const id = await job('2026-12-10', { SP: 4 });
    const delivery = { day: '2026-12-07', time: null };
    expect((await mutate('jobs.schedule', { id, delivery, collection: none })).shortages).toMatchObject([
      { day: '2026-12-07', needed: 4, free: 0 },
    ]);
  });

  it('decide from when on what is out is overdue', async () => {
    const id = await job('2026-11-17', { SP: 2 });
    await move('dispatch', id, { SP: 2 }, '2026-11-17');
    expect(await figures('SP', 'overdue', '2026-11-18', '2026-11-21')).toBe('0 0 2 2');
    await mutate('jobs.schedule', { id, delivery: none, collection: { day: '2026-11-21', time: null } });
    expect(await figures('SP', 'overdue', '2026-11-18', '2026-11-21')).toBe('0 0 0 0');
    expect(await ask('jobs.get', { id })).toMatchObject({ out: 2, overdue: 0, due_back_on: '2026-11-21' });
  });

  it('are refused on days of the event, far from it, without a date, and for what is over', async () => {
    const id = await job('2026-12-10', { SP: 4 });
    expect(await mutate('jobs.schedule', { id, delivery: at('2026-12-11'), collection: none })).toBe('invalid_request');
    expect(await mutate('jobs.schedule', { id, delivery: none, collection: at('2026-12-10') })).toBe('invalid_request');
    expect(await mutate('jobs.schedule', { id, delivery: at('2026-09-10'), collection: none })).toBe('invalid_request');
    const undated = await draft(null, { SP: 1 });
    expect(await mutate('jobs.schedule', { id: undated, delivery: at('2026-12-11'), collection: none })).toBe(
      'invalid_request',
    );
    await change(id, 'cancel');
    expect(await mutate('jobs.schedule', { id, delivery: none, collection: none })).toBe('conflict');
  });
});

describe('a picking list', () => {
  it('has what goes out by category, accessories under their line, and the same ticks for everybody', async () => {
    const stand = await product({ name: 'Stand', category: 'rigging', unit: 'day', unit_price: 2 });
    await mutate('catalogue.update', { id: ids['SP'], accessories: [{ product_id: stand, quantity: 1 }] });
    ids['STAND'] = stand;
    const id = await job('2026-11-21', { MX: 1, STAND: 4, SP: 4 });
    const other = await signedInMember(service, company.id, 'editor');
    const [{ entries }] = (await ask('jobs.get', { id })).picking;
    expect(entries).toMatchObject([
      { units: 1, ticked: null, accessories: [] },
      { units: 4, ticked: null, accessories: [{ units: 4, ticked: null }] },
    ]);
    const line = entries[1].accessories[0].line;
    await mutate('jobs.tick', { id, line, ticked: true }, other);
    await mutate('jobs.tick', { id, line, ticked: true });
    const seen = async () => (await ask('jobs.get', { id })).picking[0].entries[1].accessories[0].ticked;
    expect(await seen()).toEqual({ by: expect.stringMatching(/^person/), at: TEST_NOW.toISOString() });
    await mutate('jobs.tick', { id, line, ticked: false });
    expect(await seen()).toBeNull();
  });

  it('has each unit of a supplier once, with the lines that need it in their order, and what is more with the last', async () => {
    const kit = await product({ name: 'PA kit', category: 'audio', unit: 'day', unit_price: 90 });
    await mutate('catalogue.update', { id: kit, parts: [{ product_id: ids['SP'], quantity: 2 }] });
    const lines = [
      { productId: ids['SP'] ?? '', units: 2 },
      { productId: kit, units: 2 },
      { productId: ids['SP'] ?? '', units: 1 },
    ];
    const id = await forCompany(service.context.db, company.id, (tx) =>
      saveNewProposal(tx, company.id, draftOf({ date: '2026-11-21', days: 2, lines }), '2026-11-20', TEST_NOW),
    );
    const hire = (name: string, units: number, arrives: string, state = 'confirmed') => {
      const terms = { units, arrives, goes_back: '2026-11-23', cost: null, note: null, state };
      return mutate('subHires.add', { product_id: ids['SP'], proposal_id: id, supplier: { name }, ...terms });
    };
    await hire('Second', 5, '2026-11-21');
    await hire('First', 3, '2026-11-20');
    await hire('Never', 9, '2026-11-20', 'asked');
    await change(id, 'send', 'accept');
    const [{ entries }] = (await ask('jobs.get', { id })).picking;
    expect(entries.map((each: { from_suppliers: unknown }) => each.from_suppliers)).toEqual([
      [{ part: null, supplier: 'First', units: 2 }],
      [
        { part: expect.any(String), supplier: 'First', units: 1 },
        { part: expect.any(String), supplier: 'Second', units: 3 },
      ],
      [{ part: null, supplier: 'Second', units: 2 }],
    ]);
  });

  it('is there as PDF', async () => {
    const id = await job('2026-11-21', { SP: 4 });
    const { name, base64 } = await ask('jobs.pickingPdf', { id });
    expect(name).toMatch(/^P-2026-\d{4}-picking-list\.pdf$/);
    expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('takes no tick for a proposal that is no job, nor for a line of another', async () => {
    const one = await job('2026-11-21', { SP: 4 });
    const [{ entries }] = (await ask('jobs.get', { id: one })).picking;
    const two = await job('2026-11-22', { SP: 4 });
    expect(await mutate('jobs.tick', { id: two, line: entries[0].line, ticked: true })).toBe('not_found');
    await change(one, 'cancel');
    expect(await mutate('jobs.tick', { id: one, line: entries[0].line, ticked: true })).toBe('not_found');
  });
});

describe('undo', () => {
  it('restores exactly what was before a dispatch, and before a return of a part', async () => {
    const id = await job('2026-11-21', { SP: 4, MX: 1, TAPE: 6 });
    const fresh = await stored(id);
    const dispatched = await move('dispatch', id, { SP: 4, MX: 1, TAPE: 6 }, '2026-11-19');
    const gone = await stored(id);
    const returned = await move('return', id, { SP: 3 });
    expect(await stored(id)).not.toEqual(gone);
    expect(await mutate('jobs.undo', { id, movement: dispatched.undo })).toBe('conflict');
    expect(await mutate('jobs.undo', { id, movement: returned.undo })).toBe('done');
    expect(await stored(id)).toEqual(gone);
    expect((await ask('jobs.get', { id })).undo).toMatchObject({ movement: dispatched.undo, what: 'dispatched' });
    expect(await mutate('jobs.undo', { id, movement: dispatched.undo })).toBe('done');
    expect(await stored(id)).toEqual(fresh);
    expect(await ask('jobs.get', { id })).toMatchObject({ to_go: 11, out: 0, dispatched_on: null, undo: null });
    expect((await ask('proposals.history', { id }))[0]).toMatchObject({
      what: 'undone',
      details: { of: 'dispatched' },
    });
    await expectStockRight();
  });

  it('keeps what was dispatched before, and the schedule that was set since', async () => {
    const id = await job('2026-11-21', { SP: 4 });
    await move('dispatch', id, { SP: 1 }, '2026-11-18');
    const second = await move('dispatch', id, { SP: 3 }, '2026-11-20');
    await mutate('jobs.schedule', { id, delivery: none, collection: { day: '2026-11-30', time: null } });
    expect(await mutate('jobs.undo', { id, movement: second.undo })).toBe('done');
    const { lots, job: rows } = await stored(id);
    expect(lots).toMatchObject([{ quantity: 1, left_day: '2026-11-18', days_after: 8 }]);
    expect(rows).toEqual([{ status: 'accepted', dispatched_on: '2026-11-18' }]);
  });

  it('is there for half an hour, and only while the proposal is a job', async () => {
    const id = await job('2026-11-21', { SP: 4 });
    const { undo } = await move('dispatch', id, { SP: 4 });
    now = new Date(TEST_NOW.getTime() + 30 * 60_000 + 1);
    expect(await mutate('jobs.undo', { id, movement: undo })).toBe('conflict');
    expect((await ask('jobs.get', { id })).undo).toBeNull();
    now = TEST_NOW;
    const back = await move('return', id, { SP: 4 });
    await change(id, 'cancel');
    expect(await mutate('jobs.undo', { id, movement: back.undo })).toBe('conflict');
  });

  it('is not there for what went on to an amendment', async () => {
    const id = await job('2026-11-21', { SP: 4 });
    await dispatchJob(service.context, company.id, id);
    const { undo } = await ask('jobs.get', { id });
    const amended = await draft('2026-11-21', { SP: 5 }, id);
    await change(amended, 'send', 'accept');
    expect(await mutate('jobs.undo', { id, movement: undo.movement })).toBe('conflict');
    expect((await ask('jobs.get', { id: amended })).undo).toBeNull();
    expect(await ask('jobs.get', { id: amended })).toMatchObject({ out: 4, to_go: 1 });
  });
});

describe('consumables', () => {
  it('go out and are never due back: nothing is missing, overdue, or in the way', async () => {
    const id = await job('2026-11-17', { TAPE: 6, SP: 1 });
    await move('dispatch', id, { TAPE: 6, SP: 1 }, '2026-11-17');
    expect(await ask('jobs.get', { id })).toMatchObject({ to_go: 0, out: 1, overdue: 1 });
    expect((await ask('jobs.get', { id })).items).toContainEqual(
      expect.objectContaining({ item: ids['TAPE'], needed: 6, to_go: 0, out: 0 }),
    );
    expect(await figures('TAPE', 'overdue', '2026-11-18', '2026-11-21')).toBe('0 0 0 0');
    expect(await move('return', id, { TAPE: 1 })).toBe('conflict');
    await move('return', id, { SP: 1 });
    expect((await ask('jobs.list', {})).jobs).toEqual([]);
    await change(id, 'cancel');
    await expectStockRight();
  });

  it('that left go with an amendment and are still not due', async () => {
    const id = await job('2026-11-17', { TAPE: 6 });
    await move('dispatch', id, { TAPE: 6 }, '2026-11-17');
    const amended = await draft('2026-11-17', { TAPE: 8 }, id);
    await change(amended, 'send', 'accept');
    expect(await ask('jobs.get', { id: amended })).toMatchObject({ to_go: 2, out: 0, overdue: 0 });
    expect(await figures('TAPE', 'overdue', '2026-11-18', '2026-11-21')).toBe('0 0 0 0');
  });
});
