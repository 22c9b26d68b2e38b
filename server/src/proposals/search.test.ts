import type { ProposalSearch } from '@showbill/contract';
import { proposalSearch } from '@showbill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { forCompany } from '../platform/tenancy.ts';
import { openTestDatabase, type TestDatabase } from '../testing/database.ts';
import { edit, proposalOf } from './edit/fixtures.ts';
import { type FoundProposals, searchProposals } from './index.ts';
import { type Hire, openHire } from './life/fixtures.ts';
import { changeProposal } from './life/index.ts';

let database: TestDatabase;
let hire: Hire;
const ids: Record<string, string> = {};

/** Titles are the letters; by letter: day, client, units, venue. */
const MADE = [
  ['A', '2026-12-10', 'Zoë Straße', 3, 'Corn Exchange, Leeds'],
  ['B', null, 'Ben 100% Events', 1, null],
  ['C', '2026-12-01', null, 9, 'LEEDS Arena'],
  ['D', '2027-01-31', 'Zoë Straße', 3, 'York_Hall'],
  ['E', null, null, 5, 'Hull'],
] as const;

beforeAll(async () => {
  database = await openTestDatabase();
  hire = await openHire(database, async () => {});
  for (const [letter, date, client, units, venue] of MADE) {
    const id = await hire.draft({
      date,
      client: client === null ? null : { name: client },
      lines: [{ sku: 'van', units }],
    });
    const title = [{ kind: 'set_title' as const, title: `Event ${letter}`, was: 'Sales conference' }];
    await edit(hire, id, [...title, { kind: 'set_event', venue, was: { venue: null } }]);
    ids[letter] = id;
  }
  for (const letter of ['C', 'D']) await changeProposal(hire.at(), hire.company.id, ids[letter] ?? '', 'send');
});
afterAll(() => database.close());

function page(search: ProposalSearch, of = hire, at?: string): Promise<FoundProposals> {
  return forCompany(database.db, of.company.id, (tx) => searchProposals(tx, of.company.id, search, of.at(at)));
}

async function found(search: Partial<ProposalSearch>, of = hire, at?: string): Promise<string> {
  const { proposals } = await page({ limit: 50, ...search }, of, at);
  return proposals.map(({ title }) => title.replace('Event ', '')).join('');
}

describe('a search of proposals', () => {
  it('finds all, the newest first, as the API counts them', async () => {
    expect(await found({})).toBe('EDCBA');
    expect(await found({ ascending: true })).toBe('ABCDE');
  });

  it.each([
    ['leeds', 'CA'],
    ['LEEDS corn', 'A'],
    ['zoë straße', 'DA'],
    ['event', 'EDCBA'],
    ['100%', 'B'],
    ['%', 'B'],
    ['k_h', 'D'],
    ['_', 'D'],
    ['\\', ''],
    ["'; drop table proposals; --", ''],
    ['  ', 'EDCBA'],
    ['hull york', ''],
  ])('for the words %j', async (text, letters) => {
    expect(await found({ text })).toBe(letters);
  });

  it('finds a number', async () => {
    const { number } = await proposalOf(hire, ids['B'] ?? '');
    expect(await found({ text: number.toLowerCase() })).toBe('B');
  });

  it('by status as it counts today, by client and by days', async () => {
    expect(await found({ statuses: ['draft'] })).toBe('EBA');
    expect(await found({ statuses: ['sent', 'accepted'] })).toBe('DC');
    expect(await found({ statuses: ['expired'] })).toBe('');
    expect(await found({ statuses: ['expired', 'draft'], text: 'e' }, hire, '2027-03-01T00:00:00Z')).toBe('EDCBA');
    const { client } = await proposalOf(hire, ids['A'] ?? '');
    expect(await found({ client_id: client?.id ?? '' })).toBe('A');
    expect(await found({ from: '2026-12-01', to: '2026-12-10' })).toBe('CA');
    expect(await found({ from: '2026-12-02' })).toBe('DA');
  });

  it('in four orders, both ways, what has no date last', async () => {
    expect(await found({ sort: 'date' })).toBe('DACEB');
    expect(await found({ sort: 'date', ascending: true })).toBe('CADBE');
    expect(await found({ sort: 'total' })).toBe('CEDAB');
    expect(await found({ sort: 'total', ascending: true })).toBe('BADEC');
    await edit(hire, ids['B'] ?? '', [{ kind: 'set_notes', notes: 'x', was: null }], { at: '2027-01-01T00:00:00Z' });
    expect((await found({ sort: 'updated' })).slice(0, 1)).toBe('B');
  });

  it.each(['created', 'updated', 'date', 'total'] as const)('by %s, goes on where a page ended', async (sort) => {
    for (const ascending of [false, true]) {
      let [letters, cursor, pages]: [string, string | undefined, number] = ['', undefined, 0];
      do {
        const { proposals, nextCursor } = await page({ sort, ascending, cursor, limit: 1 });
        letters += proposals.map(({ title }) => title.replace('Event ', '')).join('');
        cursor = nextCursor ?? undefined;
        pages += 1;
      } while (cursor !== undefined && pages < 10);
      expect(pages).toBe(5);
      expect(letters).toBe(await found({ sort, ascending }));
    }
  });

  it('refuses a cursor that was made otherwise', async () => {
    const { nextCursor } = await page({ limit: 1 });
    const other = await openHire(database, async () => {});
    for (const [of, search] of [
      [hire, { sort: 'date', cursor: nextCursor ?? '' }],
      [hire, { cursor: 'x' }],
      [hire, { cursor: `${nextCursor}x` }],
      [other, { cursor: nextCursor ?? '' }],
    ] as const) {
      await expect(found(search, of)).rejects.toMatchObject({ code: 'invalid_request', details: { param: 'cursor' } });
    }
    expect(await found({}, other)).toBe('');
  });

  it('takes only what it knows', () => {
    const wrong: z.input<typeof proposalSearch>[] = [
      { limit: 0 },
      { limit: 101 },
      { text: 'x'.repeat(201) },
      { client_id: 'x' },
      { from: '2026-02-30' },
    ];
    for (const search of wrong) expect(proposalSearch.safeParse(search).success).toBe(false);
    expect(proposalSearch.parse({ text: ' leeds ' })).toEqual({ text: 'leeds', limit: 50 });
  });
});
