import { expect, it } from 'vitest';
import type { Job, PickingLine } from '../proposals/index.ts';
import { buildCompany } from './fixtures.ts';
import { makeDocument } from './make-document.ts';
import { readPdf } from './read-pdf.ts';

const JOB: Job = {
  id: '0197f0aa-0000-7000-8000-00000000abcd',
  number: 'P-2026-0042',
  title: 'Harvest supper',
  client: 'Ada Marsh',
  venue: 'Corn Exchange, Leeds',
  date: '2027-03-12',
  days: 2,
  goesOutOn: '2027-03-11',
  dueBackOn: '2027-03-14',
  deliveryTime: '07:30',
  collectionTime: null,
  dispatchedOn: null,
  toGo: 8,
  out: 0,
  overdue: 0,
};

function line(name: string, units: number, given: Partial<PickingLine> = {}): PickingLine {
  return {
    lineId: name,
    productId: name,
    name,
    category: 'audio',
    unit: 'day',
    units,
    parts: [],
    hiredIn: [],
    ticked: null,
    ...given,
  };
}

const order = (count: number) => ({
  company: buildCompany(),
  job: JOB,
  language: 'en' as const,
  madeAt: new Date('2027-03-10T09:00:00Z'),
  picking: [
    {
      category: 'audio' as const,
      entries: [
        {
          ...line('Powered speaker', 1200, { ticked: { by: 'Sam', at: '2027-03-10T08:00:00.000Z' } }),
          accessories: [
            line('Speaker stand', 6, {
              hiredIn: [{ part: null, supplier: 'Acme Hire', units: 2, state: 'confirmed' }],
            }),
          ],
        },
      ],
    },
    {
      category: 'rigging' as const,
      entries: Array.from({ length: count }, (_, at) => ({
        ...line(`Truss ${at}`, 12, { unit: 'metre', category: 'rigging' }),
        accessories: [],
      })),
    },
  ],
});

it('a picking list says what goes where and when, with each line and its units', async () => {
  const { pages } = await readPdf(await makeDocument(order(1)));
  const text = pages.join('\n');
  for (const part of [
    'Harvest supper',
    'Ada Marsh',
    'Thursday 11 March 2027, 07:30',
    '1,200',
    'Speaker stand',
    '12 m',
  ]) {
    expect(text).toContain(part);
  }
  expect(pages).toHaveLength(1);
});

it('a long picking list has the category at the top of each page that it goes on to', async () => {
  const { pages } = await readPdf(await makeDocument(order(80)));
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages.slice(1)) expect(page).toContain('Rigging');
});
