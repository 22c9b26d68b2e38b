import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changeProposal } from '../../proposals/index.ts';
import { asSuperuser } from '../../testing/database-contents.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import {
  type Answer,
  startLoneTestService,
  TEST_NOW,
  type TestCompany,
  type TestService,
} from '../../testing/service.ts';

/** How much of the drafts people left as it was, from what they did in the editor. */

let service: TestService;
let company: TestCompany;
let ada: TestPerson;
let now: Date;

beforeAll(async () => {
  service = await startLoneTestService({ clock: { now: () => now } });
});
beforeEach(async () => {
  now = TEST_NOW;
  company = await service.company();
  ada = await signedInMember(service, company.id, 'editor');
});
afterAll(() => service.close());

interface Line {
  readonly id: string;
  readonly name: string;
  readonly units: number;
  readonly days: number;
  readonly hours: number | null;
  readonly unit_price: number;
  readonly is_optional: boolean;
  readonly category: string;
  readonly catalog_item_id: string;
}

function dataOf(answer: Answer) {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json.result.data;
}
const ask = async (path: string, input?: unknown) => dataOf(await ada.query(path, { company: company.id, input }));
const tell = async (path: string, input: unknown) => dataOf(await ada.mutate(path, input, { company: company.id }));
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const edit = (id: string, ...changes: object[]): Promise<{ undo: object[] }> => {
  later(1);
  return tell('proposals.edit', { id, changes });
};
const report = (from = '2026-11-01', to = '2026-12-31') => ask('sales.keptLines', { from, to });

async function drafted(): Promise<{ id: string; lines: readonly Line[] }> {
  const body = {
    event: { description: 'Conference for 100 with a keynote, a panel of four and two radio mics', days: 2 },
  };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  return { id: json.id, lines: json.line_items };
}

async function send(id: string): Promise<void> {
  later(1);
  await changeProposal(service.context, company.id, id, 'send');
}

const seen = ({ units, days, hours, unit_price, is_optional: optional, name, category }: Line) => ({
  units,
  days,
  hours,
  unit_price,
  optional,
  name,
  category,
});
const setUnits = ({ id, units }: Line, to: number) => ({
  kind: 'set_line',
  line_id: id,
  units: to,
  follow: false,
  was: { units },
});
const remove = (line: Line) => ({ kind: 'remove_line', line_id: line.id, follow: false, was: seen(line) });
const own = { kind: 'add_free_line', name: 'Stage manager', category: 'crew', unit: 'event', unit_price: 250 };

function first(lines: readonly Line[], count: number): [Line, Line, Line, Line] {
  const [a, b, c, d] = lines.filter(({ is_optional: optional }) => !optional).slice(0, count);
  if (a === undefined || b === undefined || c === undefined || d === undefined) throw new Error('too few lines');
  return [a, b, c, d];
}

it('counts the lines that were left, changed, removed and added until a proposal is first sent, by week', async () => {
  const untouched = await drafted();
  const { id, lines } = await drafted();
  const [a, b, c, d] = first(lines, 4);
  await edit(id, setUnits(a, a.units + 3), remove(b), own);
  await edit(id, { kind: 'set_line', line_id: c.id, unit_price: 1, was: seen(c) });
  await edit(id, { kind: 'move_line', line_id: d.id, before: null });
  expect((await report()).weeks).toEqual([]);
  await send(untouched.id);
  await send(id);
  const count = lines.length;
  const all = { proposals: 2, drafted: 2 * count, kept: 2 * count - 2, changed: 1, removed: 1, added: 1 };
  expect(await report()).toEqual({ all, weeks: [{ week: '2026-11-16', ...all }], not_counted: 0 });
});

it('takes what was taken back for nothing, and lets lines follow the days of the event', async () => {
  const { id, lines } = await drafted();
  const [a, b, c] = first(lines, 4);
  const { undo } = await edit(id, remove(a));
  await edit(id, setUnits(b, b.units + 1));
  later(30);
  await edit(id, ...undo);
  await edit(id, setUnits({ ...b, units: b.units + 1 }, b.units));
  await edit(id, own, remove(c));
  later(30);
  const { line_items: standing } = await ask('proposals.get', { id });
  await edit(id, remove(standing.find(({ name }: Line) => name === 'Stage manager')));
  await edit(id, { kind: 'set_event', days: 3, was: { days: 2 } });
  await send(id);
  expect((await report()).all).toMatchObject({
    drafted: lines.length,
    kept: lines.length - 1,
    changed: 0,
    removed: 1,
    added: 0,
  });
});

it('leaves out what is changed after the first sending', async () => {
  const { id, lines } = await drafted();
  const [a, b] = first(lines, 4);
  await edit(id, own);
  await send(id);
  later(1);
  await changeProposal(service.context, company.id, id, 'revise');
  await edit(id, remove(a), setUnits(b, b.units + 9), { ...own, name: 'Runner' });
  await send(id);
  const all = { proposals: 1, drafted: lines.length, kept: lines.length, changed: 0, removed: 0, added: 1 };
  expect((await report()).all).toEqual(all);
});

it('counts neither copies nor what nothing is known of, and says of how many that is', async () => {
  const { id } = await drafted();
  const copy = await tell('proposals.duplicate', { id });
  await send(copy.id);
  expect(await report()).toMatchObject({ all: { proposals: 0 }, not_counted: 0 });
  await send(id);
  await asSuperuser(service.database, (client) =>
    client.query(`delete from proposal_history where proposal_id = $1 and what = 'created'`, [id]),
  );
  expect(await report()).toMatchObject({ all: { proposals: 0 }, weeks: [], not_counted: 1 });
});

it('takes the day of the company, both ends, for editors alone, and nothing of another company', async () => {
  const { id } = await drafted();
  await send(id);
  const day = TEST_NOW.toISOString().slice(0, 10);
  expect((await report(day, day)).all.proposals).toBe(1);
  expect((await report('2026-11-01', '2026-11-02')).all.proposals).toBe(0);
  const input = { from: day, to: day };
  const viewer = await signedInMember(service, company.id, 'viewer');
  expect((await viewer.query('sales.keptLines', { company: company.id, input })).status).toBe(403);
  const other = await service.company();
  const stranger = await signedInMember(service, other.id, 'owner');
  expect(dataOf(await stranger.query('sales.keptLines', { company: other.id, input })).all.proposals).toBe(0);
  expect(
    (await ada.query('sales.keptLines', { company: company.id, input: { from: day, to: '2020-01-01' } })).status,
  ).toBe(400);
});
