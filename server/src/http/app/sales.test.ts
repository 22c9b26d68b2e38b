import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, expireProposals } from '../../proposals/index.ts';
import { saveNewProposal } from '../../proposals/save.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import {
  type Answer,
  startLoneTestService,
  TEST_NOW,
  type TestCompany,
  type TestService,
} from '../../testing/service.ts';
import { draftOf } from '../v1/availability-fixtures/draft-of.ts';

let service: TestService;
let company: TestCompany;
let ada: TestPerson;
let ben: TestPerson;
let now: Date;

beforeAll(async () => {
  service = await startLoneTestService({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = TEST_NOW;
  company = await service.company();
  [ada, ben] = [
    await signedInMember(service, company.id, 'editor'),
    await signedInMember(service, company.id, 'editor'),
  ];
});
afterAll(() => service.close());

const ask = async (path: string, input?: unknown, by = ada) =>
  dataOf(await by.query(path, { company: company.id, input }));
const tell = async (path: string, input: unknown, by = ada) =>
  dataOf(await by.mutate(path, input, { company: company.id }));
const refused = async (path: string, input: unknown): Promise<string> =>
  (await ada.mutate(path, input, { company: company.id })).json.error.data.code;

const report = (from = '2026-11-01', to = '2026-12-31') => ask('sales.report', { from, to });
const code = async (input: object) =>
  (await ada.query('sales.report', { company: company.id, input })).json.error.data.code;

function dataOf(answer: Answer) {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json.result.data;
}

/** Drafts of one person, as the application makes them. */
async function made(by: TestPerson | null = ada, total = 100_00n, currency = 'GBP'): Promise<string> {
  const draft = {
    ...draftOf({ date: '2026-12-24', days: 1, lines: [{ productId: null, units: 1 }] }),
    total,
    currency,
  };
  return forCompany(service.context.db, company.id, (tx) =>
    saveNewProposal(tx, company.id, { ...draft, ownerId: by?.id ?? null }, '2026-11-20', now),
  );
}

const send = (id: string) => changeProposal(service.context, company.id, id, 'send');
const day = (text: string) => new Date(`${text}T10:00:00Z`);
const idsOf = (found: { readonly proposals: readonly { readonly id: string }[] }) =>
  found.proposals.map(({ id }) => id).toSorted();

describe('the salesperson of a proposal', () => {
  it('is whoever made it, and nobody for one of the API', async () => {
    const key = { key: company.key, body: { event: { description: 'Conference for 100' } } };
    const { json } = await service.call('POST', '/v1/proposals', key);
    expect(json.owner).toBeUndefined();
    expect((await ask('sales.get', { id: json.id })).owner).toBeNull();
    const { id } = await tell('proposals.duplicate', { id: json.id });
    expect((await ask('sales.get', { id })).owner).toMatchObject({ id: ada.id });
  });

  it('can be changed at any time, to a person of the company alone, and the history tells', async () => {
    const id = await made();
    await send(id);
    await tell('sales.assign', { id, owner: ben.id });
    expect((await ask('sales.get', { id })).owner.id).toBe(ben.id);
    const [entry] = await ask('proposals.history', { id });
    expect(entry).toMatchObject({ what: 'assigned', actor: { id: ada.id } });
    const stranger = await signedInMember(service, (await service.company()).id, 'owner');
    expect(await refused('sales.assign', { id, owner: stranger.id })).toBe('not_found');
    await tell('sales.assign', { id, owner: null });
    expect((await ask('sales.get', { id })).owner).toBeNull();
  });

  it('stays the same on an amendment, with the tags', async () => {
    const id = await made(ben);
    await tell('sales.tag', { id, name: 'Wedding' });
    await send(id);
    await tell('proposals.accept', { id });
    const amendment = await tell('proposals.amend', { id });
    expect(await ask('sales.get', { id: amendment.id })).toMatchObject({
      owner: { id: ben.id },
      tags: [{ name: 'Wedding' }],
    });
  });

  it('narrows the list and the board down', async () => {
    const [mine, theirs, nobodys] = [await made(ada), await made(ben), await made(null)];
    expect(idsOf(await ask('proposals.list', { owner_id: ada.id }))).toEqual([mine]);
    expect(idsOf(await ask('proposals.list', { owner_id: null }))).toEqual([nobodys]);
    expect(idsOf(await ask('proposals.list', {}))).toEqual([mine, theirs, nobodys].toSorted());
    const [drafts] = (await ask('sales.board', { owner_id: ben.id })).columns;
    expect(drafts).toMatchObject({ status: 'draft', count: 1, cards: [{ id: theirs, owner: { id: ben.id } }] });
  });
});

describe('tags', () => {
  it('are made as they are put on, once whatever their case, and narrow the list down', async () => {
    const [id, other] = [await made(), await made()];
    await tell('sales.tag', { id, name: 'Wedding' });
    await tell('sales.tag', { id: other, name: 'wedding' });
    await tell('sales.tag', { id, name: 'VIP' });
    const tags = await ask('sales.tags');
    expect(tags.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['VIP', 1],
      ['Wedding', 2],
    ]);
    const [vip, wedding] = tags;
    expect(idsOf(await ask('proposals.list', { tag_id: vip.id }))).toEqual([id]);
    await tell('sales.untag', { id, tag: wedding.id });
    expect(idsOf(await ask('proposals.list', { tag_id: wedding.id }))).toEqual([other]);
    const { proposals } = await ask('proposals.list', {});
    expect(proposals.map((each: { tags: { name: string }[] }) => each.tags.map(({ name }) => name))).toEqual([
      ['Wedding'],
      ['VIP'],
    ]);
  });

  it('are renamed and removed for all proposals', async () => {
    const id = await made();
    await tell('sales.tag', { id, name: 'Weding' });
    await tell('sales.tag', { id, name: 'VIP' });
    const [vip, wedding] = await ask('sales.tags');
    await tell('sales.renameTag', { id: wedding.id, name: 'Wedding' });
    expect(await refused('sales.renameTag', { id: wedding.id, name: 'vip' })).toBe('conflict');
    await tell('sales.removeTag', { id: vip.id });
    expect((await ask('sales.get', { id })).tags).toMatchObject([{ name: 'Wedding' }]);
  });
});

describe('a follow-up', () => {
  it('is on Home from its day until it is done', async () => {
    const id = await made();
    await tell('sales.addFollowUp', { id, due_on: '2026-11-20', note: 'Call about the stage' });
    await tell('sales.addFollowUp', { id, due_on: '2026-11-18' });
    await tell('sales.addFollowUp', { id, due_on: '2026-11-21', note: 'Later' });
    const found = (await ask('home.get')).follow_ups;
    expect(found).toMatchObject([
      { due_on: '2026-11-18', note: null, proposal_id: id },
      { due_on: '2026-11-20', note: 'Call about the stage' },
    ]);
    expect((await ask('home.get', { mine: true }, ben)).follow_ups).toEqual([]);
    await tell('sales.finishFollowUp', { id: found[0].id, done: true });
    expect((await ask('home.get', { mine: true })).follow_ups).toHaveLength(1);
    await tell('sales.finishFollowUp', { id: found[0].id, done: false });
    expect((await ask('home.get')).follow_ups).toHaveLength(2);
    await tell('sales.changeFollowUp', { id: found[0].id, due_on: '2026-11-30', note: 'Next week' });
    await tell('sales.removeFollowUp', { id: found[1].id });
    expect((await ask('home.get')).follow_ups).toEqual([]);
    const { follow_ups: left } = await ask('sales.get', { id });
    expect(left).toMatchObject([{ note: 'Later' }, { note: 'Next week', done_at: null }]);
  });
});

describe('why a proposal was won or lost', () => {
  it('is kept as it is accepted or declined, and leaves with a revision', async () => {
    const id = await made();
    await send(id);
    await tell('proposals.decline', { id, outcome: { reason: 'Too expensive', note: 'By a third' } });
    expect(await ask('sales.get', { id })).toMatchObject({
      result: 'lost',
      outcome: { reason: 'Too expensive', note: 'By a third' },
    });
    await tell('proposals.revise', { id });
    expect(await ask('sales.get', { id })).toMatchObject({ result: null, outcome: { reason: null, note: null } });
    await send(id);
    await tell('proposals.accept', { id, outcome: { reason: 'Service' } });
    expect(await ask('sales.get', { id })).toMatchObject({ result: 'won', outcome: { reason: 'Service', note: null } });
  });

  it('stands beside what the client wrote, and can be set afterwards for what was decided', async () => {
    const id = await made();
    expect(await refused('sales.setOutcome', { id, reason: 'Price' })).toBe('conflict');
    await send(id);
    const reason = 'We found somebody nearer';
    await changeProposal(service.context, company.id, id, 'decline', { by: 'client', reason });
    await tell('sales.setOutcome', { id, reason: 'Went with a competitor' });
    expect(await ask('sales.get', { id })).toMatchObject({
      outcome: { reason: 'Went with a competitor' },
      client_reason: reason,
    });
  });

  it('is one of the usual reasons until the company has its own', async () => {
    expect((await ask('sales.settings')).lost_reasons).toContain('Too expensive');
    await tell('sales.changeSettings', { lost_reasons: ['Rain', 'rain', 'Snow'] });
    await tell('sales.changeSettings', { expiry_days: 3 });
    expect(await ask('sales.settings')).toMatchObject({ lost_reasons: ['Rain', 'Snow'], expiry_days: 3 });
    await tell('sales.changeSettings', { lost_reasons: [] });
    expect((await ask('sales.settings')).lost_reasons).toContain('Too expensive');
  });
});

const hasOlderOnly = async (filter: object): Promise<boolean> => (await ask('sales.board', filter)).has_older_only;

describe('the board', () => {
  it('has a column for each status with its count and sum in the company’s currency', async () => {
    await made(ada, 100_00n);
    await made(ada, 20_50n);
    await made(ada, 1_00n, 'EUR');
    const old = await made(ada, 500_00n);
    await send(old);
    await tell('proposals.decline', { id: old });
    const sent = await made(ada, 70_00n);
    await send(sent);
    now = day('2026-12-05');
    const { columns, currency } = await ask('sales.board', {});
    expect(currency).toBe('GBP');
    expect(columns).toMatchObject([
      { status: 'draft', count: 3, total: 120.5, other_currencies: 1 },
      { status: 'sent', count: 0, total: 0, cards: [] },
      { status: 'accepted', count: 0 },
      { status: 'declined', count: 1, total: 500 },
      { status: 'expired', count: 1, total: 70, cards: [{ id: sent }] },
      { status: 'cancelled', count: 0 },
    ]);
    now = day('2027-03-01');
    const later = (await ask('sales.board', { text: 'job' })).columns;
    expect(later.map(({ count }: { count: number }) => count)).toEqual([3, 0, 0, 0, 0, 0]);
  });

  it('tells nothing there from nothing but what was over long ago', async () => {
    expect(await hasOlderOnly({})).toBe(false);
    const id = await made();
    await send(id);
    await tell('proposals.decline', { id });
    expect(await hasOlderOnly({})).toBe(false);
    now = day('2027-03-01');
    expect(await hasOlderOnly({})).toBe(true);
    expect(await hasOlderOnly({ text: 'job' })).toBe(true);
    expect(await hasOlderOnly({ owner_id: ben.id })).toBe(false);
    await made();
    expect(await hasOlderOnly({})).toBe(false);
  });
});

describe('the report', () => {
  it('counts what was sent, won and lost by month, person and reason, with the median until sending', async () => {
    const ids = [
      await made(ada, 100_00n),
      await made(ada, 10_00n),
      await made(ben, 7_00n),
      await made(ben, 1_00n, 'EUR'),
    ];
    for (const [place, id] of ids.entries()) {
      now = new Date(TEST_NOW.getTime() + (place + 1) * 3_600_000);
      await send(id);
    }
    now = day('2026-12-01');
    await tell('proposals.accept', { id: ids[0], outcome: { reason: 'Price' } });
    await tell('proposals.decline', { id: ids[1], outcome: { reason: 'No reply' } });
    now = day('2026-12-10');
    await expireProposals(service.context);
    const found = await report();
    expect(found).toMatchObject({
      currency: 'GBP',
      all: {
        sent: { count: 4, total: 117 },
        won: { count: 1, total: 100 },
        lost: { count: 3, total: 17 },
        win_rate: 0.25,
        median_seconds: 9000,
      },
      months: [
        { month: '2026-11', sent: { count: 4 }, won: { count: 0 }, lost: { count: 0 }, win_rate: null },
        { month: '2026-12', sent: { count: 0 }, won: { count: 1 }, lost: { count: 3 }, median_seconds: null },
      ],
      people: [
        { id: ada.id, sent: { count: 2, total: 110 }, won: { count: 1, total: 100 } },
        { id: ben.id, sent: { count: 2, total: 7 }, lost: { count: 2, total: 7 } },
      ],
      other_currencies: 2,
    });
    expect(found.reasons).toEqual([
      { result: 'lost', reason: null, count: 2, total: 7 },
      { result: 'lost', reason: 'No reply', count: 1, total: 10 },
      { result: 'won', reason: 'Price', count: 1, total: 100 },
    ]);
  });

  it('takes days at both ends, and the day of the company', async () => {
    const id = await made();
    // the first of December in Auckland
    now = new Date('2026-11-30T12:00:00Z');
    await send(id);
    expect((await report('2026-11-30', '2026-11-30')).all.sent.count).toBe(1);
    await tell('company.change', { time_zone: 'Pacific/Auckland' }, await signedInMember(service, company.id, 'owner'));
    expect((await report('2026-11-30', '2026-11-30')).all.sent.count).toBe(0);
    expect((await report('2026-12-01', '2026-12-01')).all.sent.count).toBe(1);
  });

  it('counts an amended deal once, at what it was amended to, and one sent again once', async () => {
    const id = await made(ada, 100_00n);
    await send(id);
    await tell('proposals.revise', { id });
    await send(id);
    await tell('proposals.accept', { id });
    const amendment = await tell('proposals.amend', { id });
    now = day('2026-12-02');
    await send(amendment.id);
    await tell('proposals.accept', { id: amendment.id });
    const { all, months } = await report();
    const { total } = await ask('proposals.get', { id: amendment.id });
    expect(all).toMatchObject({ sent: { count: 1 }, won: { count: 1, total }, lost: { count: 0 } });
    expect(months[0]).toMatchObject({ sent: { count: 1 }, won: { count: 1 } });
  });

  it('is empty where nothing was sent, and refuses a range that is none', async () => {
    await made();
    expect(await report()).toMatchObject({
      all: { sent: { count: 0 }, median_seconds: null },
      people: [],
      reasons: [],
    });
    expect(await code({ from: '2026-12-01', to: '2026-11-01' })).toBe('invalid_request');
    expect(await code({ from: '2020-12-01', to: '2026-11-01' })).toBe('invalid_request');
  });

  it('holds nothing of another company', async () => {
    const id = await made();
    await send(id);
    await tell('sales.tag', { id, name: 'Ours' });
    const other = await service.company();
    const stranger = await signedInMember(service, other.id, 'editor');
    const theirs = async (path: string, input?: unknown) =>
      dataOf(await stranger.query(path, { company: other.id, input }));
    expect((await theirs('sales.report', { from: '2026-11-01', to: '2026-11-30' })).all.sent.count).toBe(0);
    expect((await theirs('sales.board', { owner_id: ada.id })).columns[1].count).toBe(0);
    expect(await theirs('sales.tags')).toEqual([]);
  });
});
