import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { startTestService, type TestService } from '../../testing/service.ts';
import { createProposal } from '../create.ts';
import { openEditor, presentEditor } from '../index.ts';
import { type Hire, openHire } from '../life/fixtures.ts';
import { changeProposal, dispatchJob } from '../life/index.ts';
import { ADA, edit } from './fixtures.ts';

let database: TestDatabase;
let service: TestService;
let hire: Hire;

beforeAll(async () => {
  database = await openTestDatabase();
  service = await startTestService({}, database);
  hire = await openHire(database, async () => {}, { bufferDaysAfter: 1 });
});
afterAll(async () => {
  await service.close();
  await database.close();
});

async function opened(id: string, of = hire, at?: string) {
  return presentEditor(await openEditor(of.at(at), of.company.id, id), 'http://showbill.test', { knowsCosts: true });
}

describe('the editor shows', () => {
  it('what the API shows, and what only the company sees', async () => {
    const id = await hire.draft();
    await edit(hire, id, [
      { kind: 'set_notes', notes: 'pays late', was: null },
      { kind: 'set_discount', discount: { kind: 'amount', amount: 10.5, label: 'Off' }, was: null },
      { kind: 'set_surcharge', surcharge: { kind: 'percent', percent: 2.5, label: 'Rush' }, was: null },
    ]);
    const body = await opened(id);
    expect(body).toMatchObject({
      id,
      status: 'draft',
      revision: 1,
      notes: 'pays late',
      discount: { kind: 'amount', amount: 10.5, label: 'Off' },
      surcharge: { kind: 'percent', percent: 2.5, label: 'Rush' },
      quota: { used: 0, limit: 120 },
      line_items: [{ name: 'Powered Speaker', units: 6, days: 2, hours: null, price_set_by_hand: false, words: null }],
    });
    // it can cross the wire as it is
    expect(JSON.parse(JSON.stringify(body))).toEqual(body);
    await expect(openEditor(hire.at(), hire.company.id, 'x')).rejects.toMatchObject({ code: 'not_found' });
    const other = await openHire(database, async () => {});
    await expect(openEditor(other.at(), other.company.id, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('the words of the brief that a line came from', async () => {
    const company = await service.company();
    const { id } = await createProposal(service.context, company.id, {
      event: { description: 'A party for 80 people. We need 12 bar stools and a sound system.' },
    });
    const { line_items: lines } = presentEditor(
      await openEditor(service.context, company.id, id),
      'http://showbill.test',
      { knowsCosts: false },
    );
    expect(lines.find(({ name }) => name === 'Bar Stool')?.words).toBe('12 bar stools');
  });
});

const day = (n: number) => `2026-12-${n}`;

describe('what is short', () => {
  it('is told of each line and day, with who holds it, before it is sent and after', async () => {
    const other = await openHire(database, async () => {}, { bufferDaysAfter: 1 });
    // 10 speakers: 7 firm on the 10th and 11th and the buffer of the 12th, 2 provisional on the 12th and 13th, 14th
    const firm = await other.accepted({ lines: [{ sku: 'speaker', units: 7 }], date: day(10), days: 2 });
    const asked = await other.sent({ lines: [{ sku: 'speaker', units: 2 }], date: day(12), days: 2 });
    const numbers = await Promise.all([firm, asked].map(async (id) => (await opened(id, other)).number));
    const id = await other.draft({
      lines: [
        { sku: 'speaker', units: 3 },
        { sku: 'speaker', units: 2 },
        { sku: 'speaker', units: 6, optional: true },
        { sku: 'mixer', units: 1 },
      ],
      date: day(12),
      days: 1,
    });
    const heldByFirm = { proposal_id: firm, number: numbers[0], kind: 'firm', units: 7 };
    const heldByAsked = { proposal_id: asked, number: numbers[1], kind: 'provisional', units: 2 };
    for (const at of ['before', 'after'] as const) {
      if (at === 'after') await changeProposal(other.at(), other.company.id, id, 'send');
      const { line_items: lines } = await opened(id, other);
      const short = { product_id: other.products.speaker, part: null };
      const onThe12th = { ...short, day: day(12), needed: 5, free: 3, held_by: [heldByFirm, heldByAsked] };
      expect(lines[0]?.shortages).toEqual([onThe12th]);
      expect(lines[1]?.shortages).toEqual([onThe12th]);
      // its own buffer day as well
      expect(lines[2]?.shortages).toEqual([
        { ...onThe12th, needed: 11 },
        { ...short, day: day(13), needed: 11, free: 10, held_by: [heldByAsked] },
      ]);
      expect(lines[3]?.shortages).toEqual([]);
    }
  });

  it('counts what is overdue, and names its job', async () => {
    const other = await openHire(database, async () => {});
    const late = await other.accepted({ lines: [{ sku: 'speaker', units: 9 }], date: '2026-11-15', days: 2 });
    await dispatchJob(other.at(), other.company.id, late, { on: '2026-11-14', actor: ADA });
    const id = await other.draft({ lines: [{ sku: 'speaker', units: 3 }], date: '2026-12-24', days: 1 });
    const { line_items: lines } = await opened(id, other);
    expect(lines[0]?.shortages).toMatchObject([
      { day: '2026-12-24', needed: 3, free: 1, held_by: [{ proposal_id: late, kind: 'overdue', units: 9 }] },
    ]);
  });

  it('is nothing without a date, nor for what was declined', async () => {
    const lines = [{ sku: 'speaker', units: 99 }] as const;
    const undated = await hire.draft({ lines, date: null });
    const declined = await hire.sent({ lines });
    await changeProposal(hire.at(), hire.company.id, declined, 'decline');
    for (const id of [undated, declined]) expect((await opened(id)).line_items[0]?.shortages).toEqual([]);
  });
});
