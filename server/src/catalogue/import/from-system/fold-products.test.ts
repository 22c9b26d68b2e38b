import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { From } from '../../../imports/index.ts';
import { openFile, readCatalogue } from '../index.ts';

function read(name: string, currency = 'GBP', from?: From) {
  const file = readFileSync(new URL(`../../../imports/systems/test-data/${name}`, import.meta.url));
  return readCatalogue(openFile(file), { currency, minorDigits: 2 }, from === undefined ? {} : { from });
}

function owned(text: string) {
  return parse(text).rows.map((row) => row.owned);
}

function parse(text: string) {
  return readCatalogue(openFile(new TextEncoder().encode(text)), { currency: 'GBP', minorDigits: 2 }, {});
}

type Parsed = ReturnType<typeof read>;

function shortly({ rows }: Parsed) {
  return rows.map((row) => [
    row.sku,
    row.externalId,
    row.category,
    `${Number(row.unitPriceMinor) / 100} per ${row.unit}`,
    row.tracked === true ? row.owned : row.tracked,
  ]);
}

function notesOf({ notes }: Parsed) {
  return Object.fromEntries(notes.map(({ note, rows }) => [note, rows]));
}

describe('a file of another system', () => {
  it('is read from Current RMS, by rates and allowed stock', () => {
    const parsed = read('current-rms-products.csv');
    expect(parsed.origin.system).toBe('current-rms');
    expect(parsed.errors).toEqual([]);
    expect(shortly(parsed)).toEqual([
      ['current-rms-11', 'current-rms:11', 'audio', '38 per day', 12],
      ['current-rms-12', 'current-rms:12', 'staging', '60 per week', 24],
      ['current-rms-13', 'current-rms:13', 'consumables', '9.5 per each', 140],
      ['current-rms-14', 'current-rms:14', 'lighting', '45 per day', 2],
    ]);
    expect(parsed.rows[0]).toMatchObject({ description: 'Two-way, 1200 W', kilograms: 17.5 });
    expect(notesOf(parsed)).toEqual({ archived_left_out: 1, unit_guessed: 1 });
  });

  it('is read from Rentman, by units, combinations and codes', () => {
    const parsed = read('rentman-equipment.csv', 'EUR');
    expect([parsed.origin.system, parsed.errors]).toEqual(['rentman', []]);
    expect(shortly(parsed)).toEqual([
      ['0501-001', 'rentman:101', 'rigging', '12.5 per day', 40],
      ['0301-004', 'rentman:102', 'lighting', '45 per day', 2],
      ['rentman-103', 'rentman:103', 'lighting', '5 per day', 2],
      ['0901-001', 'rentman:104', 'audio', '120 per day', false],
      ['0701-001', 'rentman:106', 'consumables', '0.8 per each', 200],
    ]);
    expect(notesOf(parsed)).toEqual({
      archived_left_out: 1,
      units_counted: 1,
      kits_without_contents: 1,
      code_repeated: 1,
    });
  });

  it('is read from Booqable, by price and by units that are rows', () => {
    const parsed = read('booqable-products.csv');
    expect([parsed.origin.system, parsed.errors]).toEqual(['booqable', []]);
    expect(shortly(parsed)).toEqual([
      ['CHIAVARI', 'booqable:6c1f', 'furniture', '3.5 per day', 250],
      ['ROBIN', 'booqable:8a20', 'audio', '95 per day', 2],
      ['MARQUEE', 'booqable:91bb', 'structures', '480 per event', 2],
      ['PLUGS', 'booqable:a7d0', expect.any(String), '1 per each', 0],
      ['DELIVERY', 'booqable:b3e3', expect.any(String), '60 per event', false],
    ]);
    expect(notesOf(parsed)).toEqual({ units_counted: 1, below_none: 1, category_guessed: 5 });
  });

  it('is read from HireHop, with its depots added up', () => {
    const parsed = read('hirehop-stock.json');
    expect([parsed.origin.system, parsed.errors]).toEqual(['hirehop', []]);
    expect(shortly(parsed)).toEqual([
      ['hirehop-41', 'hirehop:41', 'audio', '8 per day', 10],
      ['hirehop-42', 'hirehop:42', 'staging', '75 per day', 1],
    ]);
    expect(notesOf(parsed)).toEqual({ depots_added: 1, unit_guessed: 2 });
  });

  it('is read from Goodshuffle Pro, below its titles, with services and fees', () => {
    const parsed = read('goodshuffle-inventory.csv', 'USD');
    expect([parsed.origin.system, parsed.errors]).toEqual(['goodshuffle', []]);
    expect(shortly(parsed)).toEqual([
      ['FARM-8', 'goodshuffle:7001', 'furniture', '45 per day', 18],
      ['goodshuffle-7002', 'goodshuffle:7002', 'lighting', '25 per event', 40],
      ['LIN-N', 'goodshuffle:7003', expect.any(String), '1.25 per day', 600],
      ['goodshuffle-7004', 'goodshuffle:7004', 'transport', '95 per event', false],
    ]);
    expect(notesOf(parsed)).toEqual({ unpriced_left_out: 1, category_guessed: 1 });
  });

  it('counts units only where rows are units: an export without its serial numbers has a quantity', () => {
    const headings =
      'ID;Code;Name (in database);Folder (Folder);Stock calculation method;Current quantity;Rental-/Sales price';
    const head = `7;L-7;Wren Moving Head 250;Lighting;Serialized;6;65,00`;
    const unitColumns = ';Manufacturer serial number (Serial number);Active (Serial number)';
    expect(owned(`${headings}\n${head}\n`)).toEqual([6]);
    expect(owned(`${headings}${unitColumns}\n${head};;\n`)).toEqual([6]);
    expect(owned(`${headings}${unitColumns}\n${head};SN-1;1\n`)).toEqual([1]);
    expect(owned(`${headings}\n${head}\n${head}\n`)).toEqual([2]);
  });

  it('owns what is for hire, where units for sale are counted apart', () => {
    const headings =
      'Id,Name,Product Group,Allowed Stock Type,Rental Rate Definition,Rental Price,Rental Bulk Quantity,Sale Bulk Quantity';
    const rows = ['1,Foghorn 400 Hazer,Lighting,Both,Daily Rate,45,2,30', '2,Gaffer Tape,Consumables,Sale,,9,,140'];
    expect(owned([headings, ...rows, ''].join('\n'))).toEqual([2, 140]);
  });

  it('is read otherwise where a person says so, and refused where nothing of it is known', () => {
    const asAny = read('current-rms-products.csv', 'GBP', 'none');
    expect(asAny.origin.system).toBeNull();
    expect(read('current-rms-products.csv', 'GBP', 'goodshuffle').errors).toMatchObject([
      { column: '(file)', message: expect.stringContaining('not those of the system') },
    ]);
    expect(read('hirehop-stock.json', 'GBP', 'hirehop').rows).toHaveLength(2);
  });
});
