import type { CodeRule, PriceListRule, TotalRule } from '@showbill/contract';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../testing/runs.ts';
import { deliveryGround } from '../../delivery/fixtures.ts';
import type { Author } from '../../wording/index.ts';
import { changesOf, recipes } from './any-changes.ts';
import { applyChanges } from './apply.ts';
import type { Ground, GroundProduct } from './ground.ts';
import { inOrderAlready } from './order.ts';
import type { Sheet, SheetLine } from './sheet.ts';
import { undoOf } from './undo.ts';

const PRODUCTS: readonly GroundProduct[] = [
  {
    id: '0197f0aa-0000-7000-8000-000000000001',
    name: 'Speaker',
    category: 'audio',
    unit: 'day',
    unitPrice: 3800n,
    costPrice: 2000n,
    archived: false,
    accessories: [{ productId: '0197f0aa-0000-7000-8000-000000000004', quantity: 2 }],
  },
  {
    id: '0197f0aa-0000-7000-8000-000000000002',
    name: 'Engineer',
    category: 'crew',
    unit: 'hour',
    unitPrice: 3200n,
    costPrice: null,
    archived: false,
    accessories: [],
  },
  {
    id: '0197f0aa-0000-7000-8000-000000000003',
    name: 'Van',
    category: 'transport',
    unit: 'event',
    unitPrice: 8555n,
    costPrice: 6000n,
    archived: false,
    accessories: [],
  },
  {
    id: '0197f0aa-0000-7000-8000-000000000004',
    name: 'Speaker Stand',
    category: 'audio',
    unit: 'day',
    unitPrice: 300n,
    costPrice: 100n,
    archived: false,
    accessories: [{ productId: '0197f0aa-0000-7000-8000-000000000003', quantity: 1 }],
  },
];
const TRADE: PriceListRule = {
  kind: 'price_list',
  id: 'price_list',
  off: false,
  label: 'Trade',
  percent: 5,
  categories: [{ category: 'audio', percent: 15 }],
};
const SPRING: CodeRule = {
  kind: 'code',
  id: 'code',
  off: false,
  label: 'Discount code SPRING',
  code: 'SPRING',
  percent: 7.5,
  amount: null,
};
const WAIVER: TotalRule = {
  kind: 'waiver',
  id: '0197f0aa-0000-7000-8000-00000000000d',
  off: false,
  label: 'Damage waiver',
  percent: 10,
  categories: ['audio'],
  optional: true,
};

const DELIVERY = deliveryGround({
  currency: 'EUR',
  exchangeRate: '1.17',
  measures: new Map([['0197f0aa-0000-7000-8000-000000000001', { kilograms: 300, cubicMetres: null }]]),
});

const GROUND: Ground = {
  currency: 'EUR',
  companyCurrency: 'GBP',
  exchangeRate: '1.17',
  regions: [{ id: 'r', name: 'London', factor: '1.35', places: ['London'] }],
  products: new Map(PRODUCTS.map((product) => [product.id, product])),
  clients: new Map([['0197f0aa-0000-7000-8000-00000000000c', 'Ada Marsh']]),
  priceLists: new Map([['0197f0aa-0000-7000-8000-00000000000c', TRADE]]),
  codes: new Map([['SPRING', SPRING]]),
  language: 'en',
  delivery: DELIVERY,
};
const WITHOUT_ACCESSORIES: Ground = {
  ...GROUND,
  products: new Map(PRODUCTS.map((product) => [product.id, { ...product, accessories: [] }])),
};

const someLines = fc
  .uniqueArray(
    fc.record({
      id: fc.uuid({ version: 7 }),
      product: fc.constantFrom(...PRODUCTS, null),
      units: fc.integer({ min: 1, max: 9 }),
      days: fc.integer({ min: 1, max: 3 }),
      optional: fc.boolean(),
      unitCost: fc.constantFrom(null, 0n, 1234n),
      priceSetByHand: fc.boolean(),
      unitsSetByHand: fc.boolean(),
      delivery: fc.constant(null),
      reason: fc.constantFrom('Because.', '', 'Goes with Speaker.', 'As asked for. 12 for 100 guests.'),
      words: fc.constantFrom(null, 'words'),
    }),
    { selector: ({ id }) => id, maxLength: 9 },
  )
  .map((made) =>
    made.map(
      ({ product, priceSetByHand, ...line }): SheetLine => ({
        ...line,
        catalogItemId: product?.id ?? null,
        category: product?.category ?? 'other',
        name: product?.name ?? 'Free text',
        unit: product?.unit ?? 'each',
        hours: product?.unit === 'hour' ? 8 : null,
        unitPrice: product?.unitPrice ?? 500n,
        priceSetByHand: priceSetByHand || product === null,
        picked: false,
      }),
    ),
  );

const authors = fc.constantFrom<Author>(
  { by: 'lines' },
  { by: 'person', seen: { categories: ['audio'], named: ['firm name Speaker'] } },
);
const wordings = fc.record({
  told: fc.constantFrom(null, {
    language: 'en' as const,
    name: 'wedding',
    isOrder: false,
    event: 'your wedding',
    purposes: [],
    leftOut: [],
    questions: [{ text: 'Who plays?', things: ['speakers'], offered: false }],
  }),
  title: authors,
  summary: authors,
});

const sheets = fc.tuple(someLines, wordings).map(
  ([lines, wording]): Sheet => ({
    title: 'A title',
    scopeSummary: 'Speakers for your wedding.',
    wording,
    notes: null,
    date: '2027-01-01',
    venue: null,
    attendees: 100,
    days: 2,
    clientId: null,
    language: 'en',
    validUntil: null,
    discount: null,
    surcharge: null,
    tax: null,
    rules: [{ ...TRADE, percent: 20 }, WAIVER],
    presentation: { layout: 'lines', pictures: false, coverNote: null },
    paymentTerms: null,
    unmet: ['a boat', 'snow', 'voting'],
    assumptions: ['Indoors', 'Is there a lift? — Answer 3', 'One room'],
    questions: ['When may we load in?', 'Is there a lift?', 'Who plays?'],
    lines,
  }),
);

describe('for any draft and any list of valid changes', () => {
  it('none conflicts with the others, and the undo restores the draft exactly; so does the undo of that', () => {
    fc.assert(
      fc.property(sheets, recipes, (before, made) => {
        const changes = changesOf(made, before, GROUND);
        const { sheet: after, conflicts } = applyChanges(before, changes, GROUND);
        expect(conflicts).toEqual([]);
        const undo = undoOf(before, after, GROUND.currency);
        const { sheet: again, conflicts: none } = applyChanges(after, undo, GROUND);
        expect(none).toEqual([]);
        expect(again).toEqual(before);
        const redone = applyChanges(again, undoOf(after, again, GROUND.currency), GROUND);
        expect(redone).toEqual({ sheet: after, conflicts: [] });
      }),
      { numRuns: runs(300, 5000) },
    );
  });

  it('each line stands once', () => {
    fc.assert(
      fc.property(sheets, recipes, (before, made) => {
        const { sheet } = applyChanges(before, changesOf(made, before, GROUND), GROUND);
        expect(new Set(sheet.lines.map(({ id }) => id)).size).toBe(sheet.lines.length);
      }),
      { numRuns: runs(100, 1000) },
    );
  });
});

describe('for any two editors of one draft', () => {
  const wishes = fc.dictionary(
    fc.constantFrom('title', 'notes', '0 units', '0 days', '1 units', '1 unit_price'),
    fc.integer({ min: 2, max: 4 }),
    { maxKeys: 4 },
  );
  const twoLines = sheets.filter(({ lines }) => lines.length >= 2);

  it('what they wish is all there where no field is wished two ways, else exactly those fields are told', () => {
    fc.assert(
      fc.property(twoLines, wishes, wishes, (stored, ada, ben) => {
        const first = applyChanges(stored, edits(stored, ada), WITHOUT_ACCESSORIES).sheet;
        const { sheet, conflicts } = applyChanges(first, edits(stored, ben), WITHOUT_ACCESSORIES);
        const torn = Object.keys(ben).filter(
          (field) => ada[field] !== undefined && ada[field] !== ben[field] && isChange(stored, field, ada[field]),
        );
        expect(conflicts.map(({ target, field }) => fieldName(stored, target, field)).toSorted()).toEqual(
          torn.toSorted(),
        );
        if (torn.length > 0) return;
        for (const [field, value] of Object.entries({ ...ada, ...ben })) expect(valueOf(sheet, field)).toBe(value);
      }),
      { numRuns: runs(300, 5000) },
    );
  });
});

function edits(sheet: Sheet, wishes: Readonly<Record<string, number>>) {
  return Object.entries(wishes).map(([name, value]) => {
    if (name === 'title') return { kind: 'set_title' as const, title: String(value), was: sheet.title };
    if (name === 'notes') return { kind: 'set_notes' as const, notes: String(value), was: sheet.notes };
    const [place, field = ''] = name.split(' ');
    const line = sheet.lines[Number(place)];
    const was = Number(line?.unitPrice ?? 0n) / 100;
    const seen = { units: line?.units ?? 0, days: line?.days ?? 0, unit_price: was };
    return { kind: 'set_line' as const, line_id: line?.id ?? '', [field]: value, was: seen };
  });
}

function valueOf(sheet: Sheet, name: string): number {
  if (name === 'title') return Number(sheet.title);
  if (name === 'notes') return Number(sheet.notes);
  const [place, field] = name.split(' ');
  const line = sheet.lines[Number(place)];
  if (field === 'unit_price') return Number(line?.unitPrice ?? 0n) / 100;
  return (field === 'units' ? line?.units : line?.days) ?? 0;
}

function isChange(stored: Sheet, name: string, value: number): boolean {
  return valueOf(stored, name) !== value;
}

function fieldName(stored: Sheet, target: string, field: string): string {
  if (target === 'proposal') return field;
  return `${stored.lines.findIndex(({ id }) => id === target)} ${field}`;
}

const stay = (standing: string, wanted: string) =>
  [...inOrderAlready(standing.split(''), wanted.split(''))].toSorted().join('');

describe('what need not move', () => {
  it('is as much as can be', () => {
    expect(stay('bcda', 'abcd')).toBe('bcd');
    expect(stay('dabc', 'abcd')).toBe('abc');
    expect(stay('dcba', 'abcd')).toHaveLength(1);
    expect(stay('axb', 'ab')).toBe('ab');
    expect(stay('', 'ab')).toBe('');
  });
});
