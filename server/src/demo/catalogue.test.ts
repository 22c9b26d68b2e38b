import { readFileSync } from 'node:fs';
import { CATEGORIES, UNITS } from '@showbill/contract';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { classify } from '../equipment/index.ts';

const price = z
  .string()
  .regex(/^\d+\.\d{2}$/)
  .transform(Number);
const count = z.string().regex(/^([1-9]\d*)?$/);

const row = z.strictObject({
  sku: z.string().regex(/^[A-Z]{3}-[A-Z0-9]+(-\d)?$/),
  name: z.string().min(5).max(80),
  category: z.enum(CATEGORIES),
  unit: z.enum(UNITS),
  unit_price: price,
  description: z.string().min(5).max(120),
  tracked: z.enum(['true', 'false']),
  owned: count,
  per_attendees: count,
  accessories: z.string().regex(/^([A-Z0-9-]+\*[1-9]\d*(;|$))*$/),
});

const products = z
  .array(row)
  .parse(parse(readFileSync(new URL('./catalogue.csv', import.meta.url)), { columns: true }));
const bySku = new Map(products.map((product) => [product.sku, product]));

function accessorySkus(product: (typeof products)[number]): string[] {
  return product.accessories.split(';').flatMap((part) => (part === '' ? [] : [part.slice(0, part.indexOf('*'))]));
}

describe('the demo catalogue', () => {
  it('has the size of a real hire catalogue', () => {
    expect(products.length).toBeGreaterThanOrEqual(180);
    expect(products.length).toBeLessThanOrEqual(260);
  });

  it('holds products of every category and every unit', () => {
    expect(new Set(products.map((product) => product.category))).toEqual(new Set(CATEGORIES));
    expect(new Set(products.map((product) => product.unit))).toEqual(new Set(UNITS));
  });

  it('names no SKU and no product twice', () => {
    expect(bySku.size).toBe(products.length);
    expect(new Set(products.map((product) => product.name.toLowerCase())).size).toBe(products.length);
  });

  it('keeps text free of surrounding and double spaces', () => {
    const untidy = products.filter(({ name, description }) => /^\s|\s$|\s{2}/.test(`${name}\n${description}`));
    expect(untidy).toEqual([]);
  });

  it('refers only to accessories that it holds, one level deep', () => {
    const references = products.flatMap((product) => accessorySkus(product).map((sku) => ({ from: product.sku, sku })));
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter(({ sku }) => bySku.get(sku)?.accessories !== '')).toEqual([]);
  });

  it('tracks what is owned and only that', () => {
    expect(products.filter(({ tracked, owned }) => (tracked === 'true') !== (owned !== ''))).toEqual([]);
  });

  it('never tracks crew, transport or consumables', () => {
    const passing = products.filter(({ category }) => ['crew', 'transport', 'consumables'].includes(category));
    expect(passing.filter(({ tracked }) => tracked === 'true')).toEqual([]);
  });

  it.each([
    ['hour', 12, 75],
    ['day', 0.5, 1000],
    ['week', 20, 500],
    ['event', 1, 7500],
    ['each', 0.2, 100],
    ['metre', 1, 60],
    ['square_metre', 3, 250],
    ['kilometre', 0.4, 2],
    ['person', 1, 20],
  ] as const)('asks a plausible price by the %s: £%s to £%s', (unit, least, most) => {
    const outside = products.filter(
      (product) => product.unit === unit && (product.unit_price < least || product.unit_price > most),
    );
    expect(outside.map(({ sku }) => sku)).toEqual([]);
  });
});

describe('what the demo products are read as', () => {
  it.each([
    ['AUD-QLXDLAV', 'mic_wireless_lapel'],
    ['AUD-EVOX12', 'speaker_column'],
    ['AUD-MSTS', 'mic_stand'],
    ['AUD-J48', 'di_box'],
    ['AUD-DN300', 'audio_player'],
    ['VID-L735U', 'projector'],
    ['PWR-D16', 'power_distro'],
    ['BKL-CDJ', 'dj_player'],
    ['FUR-CHIA', 'chair_banquet'],
    ['FUR-BEER', 'beer_table_set'],
    ['FUR-PIN', 'pinboard'],
    ['CRW-AV', 'crew_technician'],
    ['CON-GAFF', 'tape'],
    ['COM-VOTE', 'voting_system'],
    ['OTH-BUGGY', 'car'],
  ])('%s is a %s', (sku, kind) => {
    const product = bySku.get(sku);
    expect(product && classify(product)[0]?.kind).toBe(kind);
  });

  it('leaves nothing unrecognised but parts of other things', () => {
    const unknown = products.filter((product) => classify(product).length === 0);
    expect(unknown.map(({ sku }) => sku)).toEqual(['COM-EAR']);
  });
});
