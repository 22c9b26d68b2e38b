import type { ProposalChange } from '@showbill/contract';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDb, createServicePool } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { silentLog } from '../../platform/log.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type Hire, openHire } from '../life/fixtures.ts';
import { changeProposal } from '../life/index.ts';
import { BEN, edit, lineOf, proposalOf, seen } from './fixtures.ts';
import { deleteDraft, editProposal } from './index.ts';

let database: TestDatabase;
let hire: Hire;
let secondPool: Pool;

beforeAll(async () => {
  database = await openTestDatabase();
  hire = await openHire(database, async () => {});
  secondPool = createServicePool(database.owner, silentLog);
});
afterAll(async () => {
  await secondPool.end();
  await database.close();
});

async function drafted() {
  const lines = [
    { sku: 'speaker', units: 6 },
    { sku: 'mixer', units: 1 },
  ] as const;
  return proposalOf(hire, await hire.draft({ lines }));
}

/** Another editor, on another server. */
function elsewhere(id: string, changes: readonly ProposalChange[]) {
  const context = { ...hire.at(), pool: secondPool, db: createDb(secondPool) };
  return editProposal(context, hire.company.id, id, changes, BEN);
}

async function conflictsOf(attempt: Promise<unknown>) {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return error.details.conflicts;
    throw error;
  }
  throw new Error('there was no conflict');
}

describe('two who edit what both read', () => {
  it('both win with different fields, at once and over two servers', async () => {
    const before = await drafted();
    const [speaker, mixer] = [lineOf(before, 'Powered Speaker'), lineOf(before, 'Mixing Console')];
    await Promise.all([
      edit(hire, before.id, [
        { kind: 'set_title', title: 'By Ada', was: before.title },
        { kind: 'set_line', line_id: speaker.id, units: 8, was: { units: 6 } },
        { kind: 'add_line', product_id: hire.products.stool },
      ]),
      elsewhere(before.id, [
        { kind: 'set_notes', notes: 'by Ben', was: null },
        { kind: 'set_line', line_id: speaker.id, days: 3, was: { days: 2 } },
        { kind: 'remove_line', line_id: mixer.id, was: seen(before, mixer.id) },
      ]),
    ]);
    const after = await proposalOf(hire, before.id);
    expect(after).toMatchObject({ title: 'By Ada', notes: 'by Ben', revision: 2 });
    expect(lineOf(after, 'Powered Speaker')).toMatchObject({ units: 8, days: 3, total: 8n * 3n * 3800n });
    expect(after.lines.map(({ name }) => name)).toEqual(['Powered Speaker', 'Bar Stool']);
    expect(after.subtotal).toBe(after.lines.reduce((sum, { total }) => sum + total, 0n));
  });

  it('one of them is told with the same field: what stands, and nothing of the list is done', async () => {
    const before = await drafted();
    const speaker = lineOf(before, 'Powered Speaker');
    const wish = (units: number): ProposalChange[] => [
      { kind: 'set_title', title: `${units} speakers`, was: before.title },
      { kind: 'set_line', line_id: speaker.id, units, was: { units: 6 } },
    ];
    const results = await Promise.allSettled([edit(hire, before.id, wish(8)), elsewhere(before.id, wish(9))]);
    const [winner, loser] = results[0].status === 'fulfilled' ? [8, 9] : [9, 8];
    const refused = results.find((result) => result.status === 'rejected');
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(refused?.reason).toMatchObject({
      code: 'conflict',
      details: {
        conflicts: [
          {
            target: 'proposal',
            field: 'title',
            yours: `${loser} speakers`,
            theirs: `${winner} speakers`,
            was: before.title,
          },
          { target: speaker.id, field: 'units', yours: loser, theirs: winner, was: 6 },
        ],
      },
    });
    const after = await proposalOf(hire, before.id);
    expect(after).toMatchObject({ title: `${winner} speakers`, revision: 1 });
  });

  it('agree where both want the same', async () => {
    const before = await drafted();
    const same: ProposalChange[] = [{ kind: 'set_title', title: 'The same', was: before.title }];
    await Promise.all([edit(hire, before.id, same), elsewhere(before.id, same)]);
    expect(await proposalOf(hire, before.id)).toMatchObject({ title: 'The same', revision: 1 });
  });

  it('cannot remove what the other has changed, nor change, move or stand before what the other has removed', async () => {
    const before = await drafted();
    const [speaker, mixer] = [lineOf(before, 'Powered Speaker'), lineOf(before, 'Mixing Console')];
    await edit(hire, before.id, [
      { kind: 'set_line', line_id: speaker.id, units: 8, was: { units: 6 } },
      { kind: 'remove_line', line_id: mixer.id, was: seen(before, mixer.id) },
    ]);
    expect(
      await conflictsOf(
        elsewhere(before.id, [{ kind: 'remove_line', line_id: speaker.id, was: seen(before, speaker.id) }]),
      ),
    ).toEqual([{ target: speaker.id, field: 'units', yours: null, theirs: 8, was: 6 }]);
    const gone = [{ target: mixer.id, field: 'line', yours: 'changed', theirs: null, was: null }];
    const attempts: ProposalChange[] = [
      { kind: 'set_line', line_id: mixer.id, units: 2, was: { units: 1 } },
      { kind: 'move_line', line_id: mixer.id, before: null },
      { kind: 'move_line', line_id: speaker.id, before: mixer.id },
      { kind: 'add_line', product_id: hire.products.van, before: mixer.id },
    ];
    for (const attempt of attempts) expect(await conflictsOf(elsewhere(before.id, [attempt]))).toEqual(gone);
    // removed by both: as both wanted
    await elsewhere(before.id, [{ kind: 'remove_line', line_id: mixer.id, was: seen(before, mixer.id) }]);
    expect((await proposalOf(hire, before.id)).revision).toBe(1);
  });

  it('are told of an undo that would take away what the other did since', async () => {
    const before = await drafted();
    const { undo } = await edit(hire, before.id, [{ kind: 'set_title', title: 'A', was: before.title }]);
    await elsewhere(before.id, [{ kind: 'set_title', title: 'B', was: 'A' }]);
    expect(await conflictsOf(edit(hire, before.id, undo))).toEqual([
      { target: 'proposal', field: 'title', yours: before.title, theirs: 'B', was: 'A' },
    ]);
  });

  it('are not told of what their own list did before', async () => {
    const before = await drafted();
    const speaker = lineOf(before, 'Powered Speaker');
    const { proposal } = await edit(hire, before.id, [
      { kind: 'set_event', days: 4, was: { days: 2 } },
      // as it was read, and as the list has left it
      { kind: 'set_line', line_id: speaker.id, days: 1, was: { days: 2 } },
      { kind: 'set_line', line_id: speaker.id, days: 5, was: { days: 1 } },
    ]);
    expect(lineOf(proposal, 'Powered Speaker').days).toBe(5);
    expect(lineOf(proposal, 'Mixing Console').days).toBe(4);
  });

  it('cannot put back a line that is there, nor touch one that their list removed', async () => {
    const before = await drafted();
    const mixer = lineOf(before, 'Mixing Console');
    const { undo } = await edit(hire, before.id, [
      { kind: 'remove_line', line_id: mixer.id, was: seen(before, mixer.id) },
    ]);
    await edit(hire, before.id, undo);
    expect(await conflictsOf(edit(hire, before.id, undo))).toMatchObject([{ target: mixer.id, field: 'line' }]);
    await expect(
      edit(hire, before.id, [
        { kind: 'remove_line', line_id: mixer.id, was: seen(before, mixer.id) },
        { kind: 'move_line', line_id: mixer.id, before: null },
      ]),
    ).rejects.toMatchObject({ code: 'invalid_request', details: { param: 'changes.1' } });
  });
});

const title = (proposal: { title: string }): ProposalChange[] => [
  { kind: 'set_title', title: 'Changed', was: proposal.title },
];

describe('an edit', () => {
  it('comes before a sending, and is in what is sent, or is refused', async () => {
    for (let round = 0; round < 8; round += 1) {
      const before = await drafted();
      const [edited, sent] = await Promise.allSettled([
        elsewhere(before.id, title(before)),
        changeProposal(hire.at(), hire.company.id, before.id, 'send'),
      ]);
      if (sent.status === 'rejected') throw sent.reason;
      const after = await proposalOf(hire, before.id);
      expect(after.status).toBe('sent');
      expect(after.title).toBe(edited.status === 'fulfilled' ? 'Changed' : before.title);
      expect(sent.value.proposal.title).toBe(after.title);
      expect([null, 'conflict']).toContain(codeOf(edited));
    }
  });

  it('comes before a deletion, or finds nothing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const before = await drafted();
      const [edited, deleted] = await Promise.allSettled([
        elsewhere(before.id, title(before)),
        deleteDraft(hire.at(), hire.company.id, before.id, BEN),
      ]);
      expect(deleted.status).toBe('fulfilled');
      expect([null, 'not_found']).toContain(codeOf(edited));
    }
  });

  it('of many at once: each line that was added is there, numbered without a gap', async () => {
    const { id } = await drafted();
    await Promise.all(
      Array.from({ length: 12 }, (_, n) => {
        const changes: ProposalChange[] = [
          { kind: 'add_free_line', id: newId(), name: `Line ${n}`, category: 'other', unit: 'each', unit_price: n },
        ];
        return n % 2 === 0 ? edit(hire, id, changes) : elsewhere(id, changes);
      }),
    );
    const after = await proposalOf(hire, id);
    expect(after.revision).toBe(12);
    expect(after.lines).toHaveLength(14);
    const rows = await hire.inside((tx) =>
      tx.selectFrom('line_items').select('position').where('proposal_id', '=', id).orderBy('position').execute(),
    );
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 14 }, (_, place) => place));
  });
});

/** Null: it was done. */
function codeOf(result: PromiseSettledResult<unknown>): string | null {
  if (result.status === 'fulfilled') return null;
  return result.reason instanceof AppError ? result.reason.code : 'a fault';
}
