import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openOwnDatabase, type TestDatabase } from '../../testing/database.ts';
import type { Actor } from '../actor.ts';
import { ADA, BEN, edit, lineOf, proposalOf, seen } from '../edit/fixtures.ts';
import { deleteDraft, duplicateProposal, renewShareLink } from '../edit/index.ts';
import { type Hire, LATER, openHire } from '../life/fixtures.ts';
import { amendProposal, changeProposal, type Deed, dispatchJob, expireProposals, returnJob } from '../life/index.ts';
import { type HistoryEntry, listHistory } from './index.ts';

let database: TestDatabase;
let hire: Hire;

beforeAll(async () => {
  database = await openOwnDatabase();
  hire = await openHire(database, async () => {});
});
afterAll(() => database.close());

const OPERATOR: Actor = { kind: 'command' };

function historyOf(id: string, of = hire): Promise<HistoryEntry[]> {
  return of.inside((tx) => listHistory(tx, of.company.id, id));
}

async function told(id: string) {
  return (await historyOf(id)).map(({ what, actor }) => [what, actor.kind]);
}

function change(id: string, deed: Deed, actor?: Actor, at?: string) {
  return changeProposal(hire.at(at), hire.company.id, id, deed, { actor });
}

/** So many minutes after the fixtures' moment. */
function minutes(count: number): string {
  return new Date(new Date(LATER).getTime() + count * 60_000).toISOString();
}

describe('what happens to a proposal is in its history, newest first, with who did it', () => {
  it('its life: sent, viewed once, accepted, dispatched, returned, cancelled', async () => {
    const id = await hire.draft();
    await change(id, 'send', ADA);
    await changeProposal(hire.at(minutes(1)), hire.company.id, id, 'view', { by: 'client' });
    await changeProposal(hire.at(minutes(2)), hire.company.id, id, 'view', { by: 'client' });
    await change(id, 'accept', OPERATOR, minutes(3));
    const then = hire.at(minutes(4));
    await dispatchJob(then, hire.company.id, id, { on: '2026-11-21', actor: BEN });
    await returnJob(then, hire.company.id, id, { on: '2026-11-21', actor: BEN });
    await change(id, 'cancel', undefined, minutes(5));
    expect(await told(id)).toEqual([
      ['cancelled', 'service'],
      ['returned', 'user'],
      ['dispatched', 'user'],
      ['accepted', 'command'],
      ['viewed', 'client'],
      ['sent', 'user'],
    ]);
    const entries = await historyOf(id);
    expect(entries.at(-1)).toMatchObject({ actor: ADA, at: new Date(LATER), details: { valid_until: '2026-12-05' } });
    expect(entries[2]).toMatchObject({ actor: BEN, details: { on: '2026-11-21' } });
    expect(entries[3]?.details).toEqual({ version: 1, picked: 0, shortages: 0 });
  });

  it('declined and revised, expired by the service', async () => {
    const declined = await hire.sent();
    await changeProposal(hire.at(), hire.company.id, declined, 'decline', { by: 'client' });
    await change(declined, 'revise', ADA);
    expect(await told(declined)).toEqual([
      ['revised', 'user'],
      ['declined', 'client'],
      ['sent', 'service'],
    ]);
    const other = await openHire(database, async () => {});
    const expired = await other.sent();
    await expireProposals(other.at('2026-12-06T10:00:00Z'));
    const [entry] = await historyOf(expired, other);
    expect(entry).toMatchObject({ what: 'expired', actor: { kind: 'service' } });
  });

  it('amended, and replaced once the amendment is accepted', async () => {
    const id = await hire.accepted();
    const { proposal } = await amendProposal(hire.at(), hire.company.id, id, {}, ADA);
    await change(proposal.id, 'send', ADA);
    await changeProposal(hire.at(), hire.company.id, proposal.id, 'accept', { by: 'client' });
    expect((await told(id)).slice(0, 2)).toEqual([
      ['replaced', 'client'],
      ['amended', 'user'],
    ]);
    expect((await historyOf(id))[1]?.details).toEqual({ by: { id: proposal.id, number: proposal.number } });
    expect(await told(proposal.id)).toEqual([
      ['accepted', 'client'],
      ['sent', 'user'],
      ['created', 'user'],
    ]);
  });

  it('duplicated, another link, deleted: which is told when it is gone', async () => {
    const id = await hire.draft();
    const { number, title } = await proposalOf(hire, id);
    const { proposal: copy } = await duplicateProposal(hire.at(), hire.company.id, id, ADA);
    await renewShareLink(hire.at(), hire.company.id, id, BEN);
    await deleteDraft(hire.at(), hire.company.id, id, BEN);
    expect(await told(id)).toEqual([
      ['deleted', 'user'],
      ['link_renewed', 'user'],
      ['duplicated', 'user'],
    ]);
    expect((await historyOf(id))[0]?.details).toEqual({ number, title });
    expect((await historyOf(copy.id))[0]?.details).toEqual({ copy_of: { id, number } });
  });

  it('nothing that was refused', async () => {
    const id = await hire.draft();
    await expect(change(id, 'accept', ADA)).rejects.toMatchObject({ code: 'conflict' });
    await expect(edit(hire, id, [{ kind: 'set_title', title: 'x', was: 'y' }])).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await historyOf(id)).toEqual([]);
  });

  it('nothing of another company', async () => {
    const other = await openHire(database, async () => {});
    const id = await hire.sent();
    expect(await other.inside((tx) => listHistory(tx, hire.company.id, id))).toEqual([]);
  });

  it('a page at a time', async () => {
    const id = await hire.sent();
    await change(id, 'accept', ADA, minutes(1));
    await change(id, 'cancel', ADA, minutes(2));
    const page = (before?: HistoryEntry) =>
      hire.inside((tx) => listHistory(tx, hire.company.id, id, { limit: 2, before }));
    const first = await page();
    expect(first.map(({ what }) => what)).toEqual(['cancelled', 'accepted']);
    expect((await page(first[1])).map(({ what }) => what)).toEqual(['sent']);
  });
});

const title = (to: string, was = 'Sales conference') => [{ kind: 'set_title' as const, title: to, was }];

describe('edits in the history', () => {
  it('list what changed, lines by their names', async () => {
    const id = await hire.draft();
    const before = await proposalOf(hire, id);
    const speaker = lineOf(before, 'Powered Speaker');
    await edit(hire, id, [
      ...title('A'),
      { kind: 'set_line', line_id: speaker.id, units: 8, was: seen(before, speaker.id) },
      { kind: 'set_client', client_id: null, was: before.client?.id ?? null },
      { kind: 'add_free_line', name: 'Permit', category: 'other', unit: 'each', unit_price: 1, before: speaker.id },
    ]);
    const [entry] = await historyOf(id);
    expect(entry).toMatchObject({ what: 'edited', actor: ADA, at: new Date(LATER) });
    const permit = lineOf(await proposalOf(hire, id), 'Permit').id;
    expect(entry?.details.fields).toEqual([
      { target: 'proposal', name: null, field: 'title', was: 'Sales conference', now: 'A' },
      { target: 'proposal', name: null, field: 'client', was: 'Ada Marsh', now: null },
      { target: permit, name: 'Permit', field: 'line', was: null, now: 'Permit' },
      { target: speaker.id, name: 'Powered Speaker', field: 'units', was: 6, now: 8 },
    ]);
  });

  it('name each question that was answered or struck, and none that was opened again', async () => {
    const id = await hire.draft({ questions: ['Is there a lift?', 'Who plays?', 'When may we load in?'] });
    await edit(hire, id, [{ kind: 'answer_question', question: 'Is there a lift?', answer: 'Yes' }]);
    const { undo } = await edit(hire, id, [{ kind: 'answer_question', question: 'Who plays?', answer: 'A band' }]);
    await edit(hire, id, [{ kind: 'dismiss_text', list: 'questions', text: 'When may we load in?' }]);
    await edit(hire, id, undo);
    expect((await historyOf(id)).map(({ details }) => details.fields)).toEqual([
      [
        {
          target: 'Is there a lift?',
          name: 'Is there a lift?',
          field: 'question',
          was: 'Is there a lift?',
          now: 'Is there a lift? — Yes',
        },
        {
          target: 'When may we load in?',
          name: 'When may we load in?',
          field: 'question',
          was: 'When may we load in?',
          now: null,
        },
      ],
    ]);
  });

  it('are one entry while the same actor goes on within ten minutes: what was first and what is last', async () => {
    const id = await hire.draft();
    await edit(hire, id, title('A'), { at: minutes(0) });
    await edit(hire, id, title('B', 'A'), { at: minutes(10) });
    await edit(hire, id, [{ kind: 'set_notes', notes: 'x', was: null }], { at: minutes(15) });
    const entries = await historyOf(id);
    expect(entries).toMatchObject([{ what: 'edited', at: new Date(minutes(15)) }]);
    expect(entries[0]?.details.fields).toMatchObject([
      { field: 'title', was: 'Sales conference', now: 'B' },
      { field: 'notes', was: null, now: 'x' },
    ]);
  });

  it('are another entry later than that, of another actor, or after something else', async () => {
    const id = await hire.draft();
    await edit(hire, id, title('A'), { at: minutes(0) });
    await edit(hire, id, title('B', 'A'), { at: minutes(10.1) });
    await edit(hire, id, title('C', 'B'), { at: minutes(11), by: BEN });
    await edit(hire, id, title('D', 'C'), { at: minutes(12) });
    await renewShareLink(hire.at(minutes(13)), hire.company.id, id, ADA);
    await edit(hire, id, title('E', 'D'), { at: minutes(14) });
    const entries = await historyOf(id);
    expect(entries.map(({ what, actor }) => (actor.kind === 'user' ? `${what} by ${actor.id}` : what))).toEqual([
      'edited by u1',
      'link_renewed by u1',
      'edited by u1',
      'edited by u2',
      'edited by u1',
      'edited by u1',
    ]);
  });

  it('do not list what came to nothing, nor a line that came and went', async () => {
    const id = await hire.draft();
    const { proposal } = await edit(hire, id, [
      ...title('A'),
      { kind: 'add_free_line', name: 'Permit', category: 'other', unit: 'each', unit_price: 1 },
    ]);
    const permit = lineOf(proposal, 'Permit').id;
    await edit(hire, id, [{ kind: 'set_line', line_id: permit, units: 3, was: { units: 1 } }]);
    const { undo } = await edit(hire, id, [
      ...title('Sales conference', 'A'),
      { kind: 'remove_line', line_id: permit, was: { ...seen(proposal, permit), units: 3 } },
    ]);
    expect((await historyOf(id)).map(({ details }) => details.fields)).toEqual([[]]);
    expect(undo).toHaveLength(2);
  });

  it('cannot be unwritten by the service: what is there is not deleted, nor made another’s', async () => {
    const id = await hire.sent();
    await expect(
      hire.inside((tx) => tx.deleteFrom('proposal_history').where('proposal_id', '=', id).execute()),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      hire.inside((tx) => tx.updateTable('proposal_history').set({ actor_name: 'x' }).execute()),
    ).rejects.toMatchObject({ code: '42501' });
  });
});
