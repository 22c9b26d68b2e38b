import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forCompany } from '../platform/tenancy.ts';
import { changeProposal, editProposal, listHistory } from '../proposals/index.ts';
import { startTestService, type TestCompany, type TestService } from '../testing/service.ts';

let service: TestService;
let company: TestCompany;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company();
});
afterAll(() => service.close());

/** What a line, a proposal and an answer show besides; a name that is added here is added to the public API. */
const LINE = [
  'id',
  'catalog_item_id',
  'category',
  'name',
  'quantity',
  'unit',
  'unit_price',
  'total',
  'units',
  'days',
  'hours',
  'is_optional',
  'picked',
  'reason',
];

describe('what only the company sees', () => {
  it('leaves through no public face: notes, history, who edited, what words a line came from', async () => {
    const created = await service.call('POST', '/v1/proposals', {
      key: company.key,
      body: { event: { description: 'A party for 80. We really want 12 bar stools and a sound system.' } },
    });
    expect(created.status).toBe(201);
    const { id, share_url: shareUrl } = created.json;
    const actor = { kind: 'user' as const, id: 'u-secret-id', name: 'Editor Secretname' };
    const words = await forCompany(service.context.db, company.id, async (tx) => {
      await tx.updateTable('line_items').set({ words: 'SECRET WORDS' }).where('proposal_id', '=', id).execute();
      return tx.selectFrom('line_items').select('words').execute();
    });
    expect(words.length).toBeGreaterThan(0);
    await editProposal(
      service.context,
      company.id,
      id,
      [
        { kind: 'set_notes', notes: 'SECRET NOTES', was: null },
        { kind: 'set_discount', discount: { kind: 'percent', percent: 17.125, label: 'Shown label' }, was: null },
      ],
      actor,
    );
    await changeProposal(service.context, company.id, id, 'send', { actor });
    const { pathname } = new URL(shareUrl);
    const answers = [
      created,
      await service.call('GET', `/v1/proposals/${id}`, { key: company.key }),
      await service.call('GET', '/v1/proposals', { key: company.key }),
      await service.call('GET', pathname),
    ];
    const told = await forCompany(service.context.db, company.id, async (tx) => [
      ...(await tx.selectFrom('events').selectAll().execute()),
      ...(await tx.selectFrom('mails').selectAll().execute()),
    ]);
    expect(told.length).toBeGreaterThan(0);
    for (const text of [...answers.map((answer) => answer.text), ...told.map((row) => JSON.stringify(row))]) {
      expect(text).not.toMatch(/secret|17\.125|revision|history|price_set_by_hand/i);
    }
    const [, fetched, list] = answers;
    expect(Object.keys(fetched?.json.line_items[0]).toSorted()).toEqual(LINE.toSorted());
    expect(Object.keys(list?.json.data[0])).not.toContain('notes');
    // the client does see that there is a discount
    expect(answers[3]?.text).toContain('Shown label');
  });
});

describe('the history says by which face something came', () => {
  it('the key by its name, and the client', async () => {
    const { json } = await service.call('POST', '/v1/proposals', {
      key: company.key,
      body: { event: { description: 'A party for 80 people' } },
    });
    await changeProposal(service.context, company.id, json.id, 'send');
    await service.call('GET', new URL(json.share_url).pathname);
    const entries = await forCompany(service.context.db, company.id, (tx) => listHistory(tx, company.id, json.id));
    expect(entries.map(({ what, actor }) => [what, actor])).toEqual([
      ['viewed', { kind: 'client' }],
      ['sent', { kind: 'service' }],
      ['created', { kind: 'key', name: 'test' }],
    ]);
  });
});
