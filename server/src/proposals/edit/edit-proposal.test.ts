import type { ProposalChange } from '@showbill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setExchangeRate, setRegion } from '../../catalogue/index.ts';
import { createClient } from '../../clients/index.ts';
import { newId } from '../../platform/ids.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Hire, openHire } from '../life/fixtures.ts';
import { changeProposal } from '../life/index.ts';
import { ADA, edit, lineOf, proposalOf, seen, withoutRevision } from './fixtures.ts';
import { duplicateProposal } from './index.ts';

let database: TestDatabase;
let hire: Hire;

beforeAll(async () => {
  database = await openTestDatabase();
  hire = await openHire(database, async () => {});
  await hire.inside(async (tx) => {
    await setRegion(tx, hire.company.id, { name: 'London', factor: '1.5', places: ['London'] });
    await setExchangeRate(tx, hire.company.id, { from: 'GBP', to: 'EUR', rate: '1.2' });
  });
});
afterAll(() => database.close());

const LINES = [
  { sku: 'speaker', units: 6 },
  { sku: 'mixer', units: 1 },
  { sku: 'engineer', units: 1 },
  { sku: 'stool', units: 20, optional: true },
] as const;

async function drafted() {
  const id = await hire.draft({ lines: LINES });
  return proposalOf(hire, id);
}

describe('what is set', () => {
  it('is the proposal’s: title, summary, notes, event, client, last day', async () => {
    const { id, client: before } = await drafted();
    const client = await hire.inside((tx) => createClient(tx, hire.company.id, { name: 'Bo' }));
    const { proposal } = await edit(hire, id, [
      { kind: 'set_title', title: ' Another title ', was: 'Sales conference' },
      { kind: 'set_summary', summary: '', was: 'Sound for two days.' },
      { kind: 'set_notes', notes: 'pays late', was: null },
      {
        kind: 'set_event',
        date: '2027-02-01',
        attendees: null,
        was: { date: '2026-12-10', attendees: 100 },
      },
      { kind: 'set_client', client_id: client.id, was: before?.id ?? null },
      { kind: 'set_valid_until', valid_until: '2027-01-01', was: null },
    ]);
    expect(proposal).toMatchObject({
      title: 'Another title',
      scopeSummary: '',
      notes: 'pays late',
      event: { date: '2027-02-01', attendees: null, days: 2, description: 'Sales conference for 100' },
      client: { name: 'Bo' },
      validUntil: '2027-01-01',
      revision: 1,
      updatedAt: new Date('2026-11-21T09:30:00.000Z'),
    });
  });

  it('is how the client sees it, and can be taken back; a copy is seen so as well', async () => {
    const { id } = await proposalOf(hire, await hire.draft({ lines: [{ sku: 'speaker', units: 6 }] }));
    const { proposal, undo } = await edit(hire, id, [
      { kind: 'set_document', layout: 'groups', cover_note: 'Dear Ada', was: { layout: 'lines', cover_note: null } },
      { kind: 'set_document', pictures: true, was: { pictures: false } },
    ]);
    const shown = { layout: 'groups', pictures: true, coverNote: 'Dear Ada' };
    expect(proposal.presentation).toEqual(shown);
    const copy = await duplicateProposal(hire.at(), hire.company.id, id, ADA);
    expect(copy.proposal.presentation).toEqual(shown);
    const wrong = edit(hire, id, [{ kind: 'set_document', layout: 'total', was: { layout: 'lines' } }]);
    await expect(wrong).rejects.toMatchObject({
      details: { conflicts: [{ field: 'layout', theirs: 'groups', yours: 'total' }] },
    });
    const back = await edit(hire, id, undo);
    expect(back.proposal.presentation).toEqual({ layout: 'lines', pictures: false, coverNote: null });
    const emptied = await edit(hire, id, [{ kind: 'set_document', cover_note: ' ', was: { cover_note: null } }]);
    expect(emptied.undo).toEqual([]);
  });

  it('is a line’s, and the sums follow', async () => {
    const before = await drafted();
    const speaker = lineOf(before, 'Powered Speaker');
    const engineer = lineOf(before, 'Sound Engineer');
    const stool = lineOf(before, 'Bar Stool');
    const { proposal } = await edit(hire, before.id, [
      { kind: 'set_line', line_id: speaker.id, units: 8, days: 3, unit_price: 40.5, was: seen(before, speaker.id) },
      { kind: 'set_line', line_id: engineer.id, hours: 10, was: { hours: 8 } },
      { kind: 'set_line', line_id: stool.id, optional: false, was: { optional: true } },
    ]);
    expect(lineOf(proposal, 'Powered Speaker')).toMatchObject({
      units: 8,
      days: 3,
      quantity: 24,
      unitPrice: 4050n,
      total: 97_200n,
      priceSetByHand: true,
    });
    // 972 + 2 × 95.55 + 10 × 32 + 20 × 6.50
    expect(proposal.subtotal).toBe(97_200n + 19_110n + 32_000n + 13_000n);
    expect(proposal.total).toBe(proposal.subtotal);
  });

  it('is a discount and a surcharge, each on what stands above it, and null removes them', async () => {
    const { id, subtotal } = await drafted();
    const discount = { kind: 'percent' as const, percent: 12.5, label: 'Loyal client' };
    const surcharge = { kind: 'amount' as const, amount: 50, label: 'Sunday' };
    const { proposal, undo } = await edit(hire, id, [
      { kind: 'set_discount', discount, was: null },
      { kind: 'set_surcharge', surcharge, was: null },
    ]);
    const off = (subtotal * 125n + 500n) / 1000n;
    expect(proposal.adjustments).toEqual([
      { kind: 'discount', label: 'Loyal client', amount: -off },
      { kind: 'surcharge', label: 'Sunday', amount: 5000n },
    ]);
    expect(proposal.total).toBe(subtotal - off + 5000n);
    const { proposal: again } = await edit(hire, id, undo);
    expect(again).toMatchObject({ adjustments: [], discount: null, surcharge: null, total: subtotal, revision: 2 });
  });

  it('stays when the client picks an option: a discount is on what counts', async () => {
    const { id, lines } = await drafted();
    const option = lines.find(({ optional }) => optional);
    await edit(hire, id, [
      { kind: 'set_discount', discount: { kind: 'percent', percent: 10, label: 'Off' }, was: null },
    ]);
    await changeProposal(hire.at(), hire.company.id, id, 'send');
    const picked = [option?.id ?? ''];
    const { proposal } = await changeProposal(hire.at(), hire.company.id, id, 'accept', { picked });
    expect(proposal.adjustments[0]).toMatchObject({ kind: 'discount', amount: -proposal.subtotal / 10n });
  });

  it('changes nothing where it is what was: no revision, nothing to undo', async () => {
    const before = await drafted();
    const same: ProposalChange = { kind: 'set_title', title: before.title, was: before.title };
    expect(await edit(hire, before.id, [same])).toEqual({ proposal: before, undo: [] });
  });
});

describe('lines', () => {
  it('come from the catalogue at the price of the region and currency, for the days of the event', async () => {
    const { id } = await drafted();
    const first = (await proposalOf(hire, id)).lines[0]?.id ?? '';
    const { proposal } = await edit(hire, id, [
      { kind: 'set_event', venue: 'ExCeL, London', follow: false, was: { venue: null } },
      { kind: 'add_line', product_id: hire.products.van, units: 2, before: first },
      { kind: 'add_line', product_id: hire.products.engineer, optional: true },
    ]);
    expect(proposal.lines[0]).toMatchObject({
      name: 'Local Van Delivery',
      category: 'transport',
      units: 2,
      days: 2,
      hours: null,
      unitPrice: 12_750n,
      priceSetByHand: false,
      catalogItemId: hire.products.van,
    });
    expect(proposal.lines.at(-1)).toMatchObject({ name: 'Sound Engineer', hours: 16, optional: true });
    // what was there keeps its price
    expect(lineOf(proposal, 'Powered Speaker').unitPrice).toBe(3800n);
  });

  it('come as free text, with an id of the caller’s where it gives one', async () => {
    const { id } = await drafted();
    const lineId = newId();
    const { proposal } = await edit(hire, id, [
      { kind: 'add_free_line', id: lineId, name: 'Permit', category: 'other', unit: 'each', unit_price: 120 },
      { kind: 'set_line', line_id: lineId, name: 'Road permit', units: 2, was: { name: 'Permit', units: 1 } },
    ]);
    expect(proposal.lines.at(-1)).toMatchObject({
      id: lineId,
      name: 'Road permit',
      catalogItemId: null,
      units: 2,
      total: 24_000n,
      priceSetByHand: true,
    });
  });

  it('move before another and to the end, and go', async () => {
    const before = await drafted();
    const [speaker, mixer, engineer, stool] = before.lines.map(({ id }) => id);
    if (!speaker || !mixer || !engineer || !stool) throw new Error('there are four lines');
    const { proposal } = await edit(hire, before.id, [
      { kind: 'move_line', line_id: stool, before: speaker },
      { kind: 'move_line', line_id: mixer, before: null },
      { kind: 'remove_line', line_id: engineer, was: seen(before, engineer) },
    ]);
    expect(proposal.lines.map(({ id }) => id)).toEqual([stool, speaker, mixer]);
  });

  it('may all go', async () => {
    const before = await drafted();
    const { proposal, undo } = await edit(
      hire,
      before.id,
      before.lines.map(({ id }) => ({ kind: 'remove_line', line_id: id, was: seen(before, id) })),
    );
    expect(proposal).toMatchObject({ lines: [], subtotal: 0n, total: 0n });
    expect(withoutRevision((await edit(hire, before.id, undo)).proposal)).toEqual(withoutRevision(before));
  });

  it('take things off the list of what is not met', async () => {
    const { id } = await drafted();
    await hire.inside((tx) =>
      tx
        .updateTable('proposals')
        .set({ unmet: JSON.stringify(['voting', 'a boat', 'snow']) })
        .where('id', '=', id)
        .execute(),
    );
    const { proposal, undo } = await edit(hire, id, [{ kind: 'dismiss_text', list: 'unmet', text: 'a boat' }]);
    expect(proposal.unmet).toEqual(['voting', 'snow']);
    expect((await edit(hire, id, undo)).proposal.unmet).toEqual(['voting', 'a boat', 'snow']);
  });

  it('answer and strike questions', async () => {
    const id = await hire.draft({ assumptions: ['One room'], questions: ['When may we load in?', 'Is there a lift?'] });
    const before = await proposalOf(hire, id);
    const { proposal, undo } = await edit(hire, id, [
      { kind: 'answer_question', question: 'When may we load in?', answer: ' From 7 ' },
      { kind: 'dismiss_text', list: 'questions', text: 'Is there a lift?' },
    ]);
    expect(proposal).toMatchObject({ questions: [], assumptions: ['One room', 'When may we load in? — From 7'] });
    expect(await proposalOf(hire, id)).toMatchObject({ questions: [], assumptions: proposal.assumptions });
    expect(withoutRevision((await edit(hire, id, undo)).proposal)).toEqual(withoutRevision(before));
  });
});

describe('what follows', () => {
  it('the event’s days: lines that had them', async () => {
    const before = await drafted();
    const speaker = lineOf(before, 'Powered Speaker');
    await edit(hire, before.id, [{ kind: 'set_line', line_id: speaker.id, days: 3, was: { days: 2 } }]);
    const { proposal, undo } = await edit(hire, before.id, [{ kind: 'set_event', days: 3, was: { days: 2 } }]);
    expect(proposal.lines.map(({ days }) => days)).toEqual([3, 3, 3, 3]);
    const { proposal: again } = await edit(hire, before.id, undo);
    expect(again.lines.map(({ days }) => days)).toEqual([3, 2, 2, 2]);
  });

  it('the venue: prices from the catalogue, none that was set by hand, where the region is another', async () => {
    const before = await drafted();
    const mixer = lineOf(before, 'Mixing Console');
    await edit(hire, before.id, [{ kind: 'set_line', line_id: mixer.id, unit_price: 90, was: { unit_price: 95.55 } }]);
    const { proposal } = await edit(hire, before.id, [{ kind: 'set_event', venue: 'London', was: { venue: null } }]);
    expect(lineOf(proposal, 'Powered Speaker').unitPrice).toBe(5700n);
    expect(lineOf(proposal, 'Mixing Console').unitPrice).toBe(9000n);
    // back to the catalogue's, at the region of the venue
    const { proposal: catalogue } = await edit(hire, before.id, [
      { kind: 'set_line', line_id: mixer.id, unit_price: null, was: { unit_price: 90 } },
    ]);
    expect(lineOf(catalogue, 'Mixing Console')).toMatchObject({ unitPrice: 14_333n, priceSetByHand: false });
  });

  it('not the date, nor a venue in the same region: prices stand though the catalogue has others by now', async () => {
    const other = await openHire(database, async () => {});
    const id = await other.draft({ lines: LINES });
    const before = await proposalOf(other, id);
    await other.inside((tx) => tx.updateTable('products').set({ unit_price: 1n }).execute());
    const { proposal } = await edit(other, id, [
      { kind: 'set_event', date: null, venue: 'Leeds', was: { date: '2026-12-10', venue: null } },
    ]);
    expect(proposal.lines).toEqual(before.lines);
    expect(proposal.total).toBe(before.total);
  });

  it('is undone exactly, whatever the catalogue says by then', async () => {
    const other = await openHire(database, async () => {});
    await other.inside((tx) => setRegion(tx, other.company.id, { name: 'London', factor: '1.5', places: ['London'] }));
    const id = await other.draft({ lines: LINES });
    const before = await proposalOf(other, id);
    const { undo } = await edit(other, id, [
      { kind: 'set_event', venue: 'London', days: 5, was: { venue: null, days: 2 } },
    ]);
    await other.inside((tx) => tx.updateTable('products').set({ unit_price: 1n }).execute());
    expect(withoutRevision((await edit(other, id, undo)).proposal)).toEqual(withoutRevision(before));
  });
});

describe('who may', () => {
  it.each([
    ['send', 'revise it'],
    ['accept', 'amend it'],
    ['cancel', 'duplicate it'],
  ] as const)('nobody after %s: a conflict that says what to do', async (deed, advice) => {
    const { id } = await drafted();
    for (const each of ['send', 'accept', 'cancel'] as const) {
      await changeProposal(hire.at(), hire.company.id, id, each);
      if (each === deed) break;
    }
    const attempt = edit(hire, id, [{ kind: 'set_title', title: 'x', was: 'Sales conference' }]);
    await expect(attempt).rejects.toMatchObject({ code: 'conflict', message: expect.stringContaining(advice) });
  });

  it('no other company, and none for an id that is none', async () => {
    const other = await openHire(database, async () => {});
    const { id } = await drafted();
    for (const unknown of [id, newId(), 'x']) {
      const attempt = edit(other, unknown, [{ kind: 'set_title', title: 'x', was: 'Sales conference' }]);
      await expect(attempt).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('does not reach another company’s client or product', async () => {
    const other = await openHire(database, async () => {});
    const client = await other.inside((tx) => createClient(tx, other.company.id, { name: 'Theirs' }));
    const { id, client: own } = await drafted();
    await expect(
      edit(hire, id, [{ kind: 'set_client', client_id: client.id, was: own?.id ?? null }]),
    ).rejects.toMatchObject({ code: 'not_found', details: { param: 'changes.0.client_id' } });
    await expect(edit(hire, id, [{ kind: 'add_line', product_id: other.products.mixer }])).rejects.toMatchObject({
      code: 'not_found',
      details: { param: 'changes.0.product_id' },
    });
  });
});
