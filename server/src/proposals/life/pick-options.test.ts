import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordChange } from '../../catalogue/index.ts';
import { mailAbout } from '../../mail/index.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { getProposal } from '../find.ts';
import type { Proposal } from '../proposal.ts';
import { type DraftLine, effectsOf, type Hire, LATER, openHire } from './fixtures.ts';
import { changeProposal } from './index.ts';

const THEN = '2026-11-22T08:00:00+00:00';
const OFFER: readonly DraftLine[] = [
  { sku: 'speaker', units: 6 },
  { sku: 'mixer', units: 1, optional: true },
  { sku: 'stool', units: 10, optional: true },
  { sku: 'mixer', units: 2, optional: true },
];

let database: TestDatabase;
let hire: Hire;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A company that adds 20 % tax and charges two days as one and a half. */
async function openCharging(): Promise<void> {
  const chargedDays = {
    rows: [
      { days: 1, charged: '1' },
      { days: 2, charged: '1.5' },
    ],
    beyondRate: '0.5',
  };
  hire = await openHire(database, mailAbout, { taxRate: '20', chargedDays });
}
beforeAll(openCharging);

async function shown(id: string): Promise<Proposal> {
  const proposal = await getProposal(hire.at(), hire.company.id, id);
  if (proposal === null) throw new Error('it is gone');
  return proposal;
}

/** Ids of its lines, in their order. */
async function lineIds(id: string): Promise<string[]> {
  return (await shown(id)).lines.map((line) => line.id);
}

function accept(id: string, picked: readonly string[]) {
  return changeProposal(hire.at(THEN), hire.company.id, id, 'accept', { by: 'client', picked });
}

describe('options picked at acceptance', () => {
  it('become part of it, with sums exact to the minor unit, and are held; the others stay options', async () => {
    const id = await hire.sent({ lines: OFFER });
    const [, mixer = ''] = await lineIds(id);
    const effects = await effectsOf(hire, () => accept(id, [mixer]));
    // 12 × 38.00 + 2 × 95.55; −6 × 38.00 ÷ 2 and −95.55 ÷ 2, which is −47.775, each rounded; 20 % of 485.33
    expect(effects).toMatchObject({
      line_items: { changed: [{ id: mixer, is_optional: [true, false], picked: [false, true] }] },
      proposals: {
        changed: [
          {
            id,
            status: ['sent', 'accepted'],
            subtotal: [45_600, 64_710],
            total: [41_040, 58_240],
            decided_by: [null, 'client'],
          },
        ],
      },
      adjustments: { changed: [{ amount: [-11_400, -16_177] }, { amount: [6840, 9707] }] },
      bookings: {
        added: [{ product_id: hire.products.mixer, kind: 'firm', quantity: 1 }],
        changed: [{ kind: ['provisional', 'firm'] }],
      },
      events: { added: [{ kind: 'proposal.accepted', data: { subtotal: 647.1, total: 582.4 } }] },
      mails: {
        added: [{ body_text: expect.stringContaining('£582.40') }, { body_text: expect.stringContaining('£582.40') }],
      },
    });
    expect(effects).toHaveProperty('accepted_details.added.length', 1);
    expect(Object.keys(effects)).toHaveLength(7);
    const { lines } = await shown(id);
    expect(lines.map(({ optional, picked }) => [optional, picked])).toEqual([
      [false, false],
      [false, true],
      [true, false],
      [true, false],
    ]);
  });

  it('come to what the same lines would have been offered at, whichever are picked', async () => {
    for (let choice = 0; choice < 8; choice++) {
      const isPicked = (place: number) => (choice & (1 << (place - 1))) !== 0;
      const id = await hire.sent({ lines: OFFER });
      const ids = await lineIds(id);
      const { proposal } = await accept(
        id,
        ids.filter((_id, place) => place > 0 && isPicked(place)),
      );
      const plain = OFFER.map(({ sku, units }, place) => ({ sku, units, optional: place > 0 && !isPicked(place) }));
      const { subtotal, total, adjustments } = await shown(await hire.draft({ lines: plain }));
      expect(proposal).toMatchObject({ subtotal, total, adjustments });
      expect(proposal.lines.reduce((sum, line) => (line.optional ? sum : sum + line.total), 0n)).toBe(subtotal);
    }
  });

  it('add up with lines of the same product in what is held', async () => {
    const id = await hire.sent({ lines: OFFER });
    const [, one = '', , two = ''] = await lineIds(id);
    const { bookings } = await effectsOf(hire, () => accept(id, [two, one, two]));
    expect(bookings?.added).toEqual([expect.objectContaining({ product_id: hire.products.mixer, quantity: 3 })]);
  });

  it('are charged as they were offered, whatever the company has set since', async () => {
    const id = await hire.sent({ lines: OFFER });
    const [, mixer = ''] = await lineIds(id);
    await hire.inside(async (tx) => {
      await tx.updateTable('companies').set({ tax_rate: '7', tax_label: 'GST', charged_days: null }).execute();
      await tx
        .updateTable('products')
        .set({ unit_price: 1n, name: 'another name' })
        .where('id', '=', hire.products.mixer)
        .execute();
      await recordChange(tx, hire.company.id, hire.products.mixer, -4, { day: '2026-11-01', now: new Date(LATER) });
    });
    const { proposal } = await accept(id, [mixer]);
    expect(proposal).toMatchObject({
      subtotal: 64_710n,
      total: 58_240n,
      adjustments: [
        { kind: 'multi_day', label: '2 days charged as 1.5', amount: -16_177n },
        { kind: 'tax', label: 'VAT 20 %', amount: 9707n },
      ],
    });
    await openCharging();
  });

  it.each(['no line at all', 'a line that is no option', 'an option of another proposal', 'no id'])(
    'are refused, with the good ones among them, where one is %s',
    async (wrong) => {
      const id = await hire.sent({ lines: OFFER });
      const [speaker = '', mixer = ''] = await lineIds(id);
      const [, ofAnother = ''] = await lineIds(await hire.sent({ lines: OFFER }));
      const picks: Record<string, string> = {
        'no line at all': id,
        'a line that is no option': speaker,
        'an option of another proposal': ofAnother,
        'no id': 'nonsense',
      };
      const effects = await effectsOf(hire, () =>
        expect(accept(id, [mixer, picks[wrong] ?? ''])).rejects.toMatchObject({
          code: 'invalid_request',
          details: { param: 'picked' },
        }),
      );
      expect(effects).toEqual({});
    },
  );
});
