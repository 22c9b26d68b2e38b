import type { ProposalChange } from '@showbill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Hire, openHire } from '../life/fixtures.ts';
import type { Proposal } from '../proposal.ts';
import { edit, lineOf, proposalOf, seen, withoutRevision } from './fixtures.ts';

let database: TestDatabase;
let hire: Hire;
let draft: Proposal;

beforeAll(async () => {
  database = await openTestDatabase();
  hire = await openHire(database, async () => {});
  const lines = [
    { sku: 'speaker', units: 6 },
    { sku: 'engineer', units: 1 },
  ] as const;
  draft = await proposalOf(hire, await hire.draft({ lines }));
});
afterAll(() => database.close());

/** How it is refused as the second change of a list, of which nothing is done. */
async function refusalOf(change: unknown) {
  const first: ProposalChange = { kind: 'set_title', title: 'Changed', was: draft.title };
  const attempt = edit(hire, draft.id, [first, change as ProposalChange]);
  const refusal: unknown = await attempt.then(
    () => null,
    (error: unknown) => error,
  );
  const { title } = await proposalOf(hire, draft.id);
  return { refusal, title };
}

function refusedAt(field: string) {
  const refusal = { code: 'invalid_request', details: { param: `changes.1${field}` } };
  return { refusal, title: 'Sales conference' };
}

const free = { kind: 'add_free_line', name: 'Permit', category: 'other', unit: 'each', unit_price: 1 };
const seenPrice = { unit_price: 38 };

describe('a change that is refused names its field', () => {
  it.each([
    [{ kind: 'set_colour' }, '.kind'],
    [{ kind: 'set_title', title: ' ', was: '' }, '.title'],
    [{ kind: 'set_title', title: 'x'.repeat(201), was: '' }, '.title'],
    [{ kind: 'set_title', title: 'x\0', was: '' }, '.title'],
    [{ kind: 'set_title', title: 'x' }, '.was'],
    [{ kind: 'set_summary', summary: 'x'.repeat(5001), was: '' }, '.summary'],
    [{ kind: 'set_notes', notes: 'x'.repeat(10_001), was: null }, '.notes'],
    [{ kind: 'set_event', date: '2026-02-30', was: { date: null } }, '.date'],
    [{ kind: 'set_event', days: 0, was: { days: 2 } }, '.days'],
    [{ kind: 'set_event', days: 367, was: { days: 2 } }, '.days'],
    [{ kind: 'set_event', days: 3, was: {} }, '.was.days'],
    [{ kind: 'set_event', attendees: 1.5, was: { attendees: 100 } }, '.attendees'],
    [{ kind: 'set_event', venue: 'x'.repeat(1001), was: { venue: null } }, '.venue'],
    [{ kind: 'set_client', client_id: 'x', was: null }, '.client_id'],
    [{ kind: 'set_valid_until', valid_until: 'tomorrow', was: null }, '.valid_until'],
    [
      { kind: 'set_discount', discount: { kind: 'percent', percent: 100.5, label: 'Off' }, was: null },
      '.discount.percent',
    ],
    [{ kind: 'set_discount', discount: { kind: 'percent', percent: 0, label: 'Off' }, was: null }, '.discount.percent'],
    [
      { kind: 'set_discount', discount: { kind: 'percent', percent: 1e-7, label: 'Off' }, was: null },
      '.discount.percent',
    ],
    [
      { kind: 'set_discount', discount: { kind: 'amount', amount: 1.234, label: 'Off' }, was: null },
      '.discount.amount',
    ],
    [{ kind: 'set_surcharge', surcharge: { kind: 'amount', amount: -1, label: 'x' }, was: null }, '.surcharge.amount'],
    [{ kind: 'set_surcharge', surcharge: { kind: 'amount', amount: 1, label: '' }, was: null }, '.surcharge.label'],
    [{ ...free, units: 0 }, '.units'],
    [{ ...free, units: 1_000_001 }, '.units'],
    [{ ...free, units: 1.5 }, '.units'],
    [{ ...free, days: 367 }, '.days'],
    [{ ...free, unit_price: -1 }, '.unit_price'],
    [{ ...free, unit_price: 1.005 }, '.unit_price'],
    [{ ...free, unit_price: 1e15 }, '.unit_price'],
    [{ ...free, unit_price: Number.NaN }, '.unit_price'],
    [{ ...free, unit: 'furlong' }, '.unit'],
    [{ ...free, category: 'fun' }, '.category'],
    [{ ...free, name: '' }, '.name'],
    [{ ...free, hours: 3 }, '.hours'],
    [{ ...free, before: 'x' }, '.before'],
    [{ kind: 'add_line', product_id: 'x' }, '.product_id'],
    [{ kind: 'move_line', line_id: 'x', before: null }, '.line_id'],
    [{ kind: 'dismiss_text', list: 'unmet' }, '.text'],
    [{ kind: 'dismiss_text', list: 'line_items', text: 'x' }, '.list'],
    [{ kind: 'restore_text', list: 'questions', text: 'x'.repeat(504), place: 0 }, '.text'],
    [{ kind: 'restore_text', list: 'questions', text: 'x', place: -1 }, '.place'],
    [{ kind: 'answer_question', question: 'Is there a lift?', answer: ' ' }, '.answer'],
    [{ kind: 'answer_question', question: 'Is there a lift?', answer: 'x'.repeat(201) }, '.answer'],
  ])('%j', async (change, field) => {
    expect(await refusalOf(change)).toMatchObject(refusedAt(field));
  });

  it.each([
    [{ units: 0, was: { units: 6 } }, '.units'],
    [{ units: 1_000_001, was: { units: 6 } }, '.units'],
    [{ units: 7 }, '.was'],
    [{ units: 7, was: { days: 2 } }, '.was.units'],
    [{ days: 400, was: { days: 2 } }, '.days'],
    [{ hours: 4, was: { hours: null } }, '.hours'],
    [{ unit_price: 0.001, was: seenPrice }, '.unit_price'],
    [{ unit_price: 9_999_999_999_999.99, was: seenPrice }, '.unit_price'],
    [{ price_set_by_hand: false, was: {} }, '.price_set_by_hand'],
    [{ name: 'Another', was: { name: 'Powered Speaker' } }, '.name'],
    [{ category: 'video', was: { category: 'audio' } }, '.category'],
  ])('of a line: %j', async (fields, field) => {
    const change = { kind: 'set_line', line_id: lineOf(draft, 'Powered Speaker').id, ...fields };
    expect(await refusalOf(change)).toMatchObject(refusedAt(field));
  });

  it('no hours where the price is by the hour', async () => {
    const { id } = lineOf(draft, 'Sound Engineer');
    const change = { kind: 'set_line', line_id: id, hours: null, was: { hours: 8 } };
    expect(await refusalOf(change)).toMatchObject(refusedAt('.hours'));
  });

  it('a sum that no number holds: the change that makes it so', async () => {
    const large = { ...free, unit_price: 5_000_000_000_000 };
    const attempt = edit(hire, draft.id, [free, large, large, free, large] as ProposalChange[]);
    await expect(attempt).rejects.toMatchObject({
      code: 'invalid_request',
      details: { param: 'changes.2.unit_price' },
    });
  });

  it('an archived product', async () => {
    const archived = hire.products.mixer;
    await hire.inside((tx) =>
      tx.updateTable('products').set({ archived_at: new Date() }).where('id', '=', archived).execute(),
    );
    expect(await refusalOf({ kind: 'add_line', product_id: archived })).toMatchObject(refusedAt('.product_id'));
  });

  it('a list that is empty, or has more than 5,000', async () => {
    const title: ProposalChange = { kind: 'set_title', title: 'x', was: 'y' };
    for (const list of [[], Array.from({ length: 5001 }, () => title)]) {
      await expect(edit(hire, draft.id, list)).rejects.toMatchObject({
        code: 'invalid_request',
        details: { param: 'changes' },
      });
    }
  });
});

const lines = (count: number): ProposalChange[] =>
  Array.from({ length: count }, (_, n) => ({
    kind: 'add_free_line',
    id: newId(),
    name: `Line ${n}`,
    category: 'other',
    unit: 'each',
    unit_price: 1,
  }));

describe('1,000 lines', () => {
  it('are the most; all can be changed, turned round and removed in one edit that can be undone', async () => {
    const id = await hire.draft({ lines: [{ sku: 'speaker', units: 1 }] });
    await expect(edit(hire, id, lines(1000))).rejects.toMatchObject({
      code: 'invalid_request',
      details: { param: 'changes.999' },
    });
    const { proposal: full } = await edit(hire, id, lines(999));
    expect(full.lines).toHaveLength(1000);
    const turned = full.lines.map(
      (line): ProposalChange => ({ kind: 'move_line', line_id: line.id, before: full.lines[0]?.id ?? '' }),
    );
    const changed = full.lines.map(
      (line): ProposalChange => ({ kind: 'set_line', line_id: line.id, units: 3, was: { units: 1 } }),
    );
    const { undo } = await edit(hire, id, [...changed, ...turned]);
    const { proposal: again } = await edit(hire, id, undo);
    expect(withoutRevision(again)).toEqual(withoutRevision(full));
    const gone = full.lines.map(
      (line): ProposalChange => ({ kind: 'remove_line', line_id: line.id, was: seen(full, line.id) }),
    );
    const { undo: back } = await edit(hire, id, gone);
    expect(withoutRevision((await edit(hire, id, back)).proposal)).toEqual(withoutRevision(full));
  });
});
