import { describe, expect, it } from 'vitest';
import { readBriefs } from './read-briefs.ts';

const read = (...lines: string[]) => readBriefs(new TextEncoder().encode(lines.join('\n')));
const faults = (...lines: string[]) =>
  read(...lines).faults.map(({ line, field, message }) => `${line} ${field} ${message}`);

const line = (change: object = {}) =>
  JSON.stringify({ id: 'a', description: 'Party for 80', quoted: [{ sku: 'K12', units: 2 }], ...change });

const HEAD = 'brief,description,attendees,event_days,sku,product,units,days,kept_off';

describe('JSON lines', () => {
  it('are a brief each', () => {
    const entry = line({ attendees: 80, days: 2, venue: ' Leeds ', kept_off: ['chairs'] });
    expect(read('', entry, line({ id: 'b', quoted: [] }), '')).toEqual({
      briefs: [
        {
          id: 'a',
          event: { description: 'Party for 80', attendees: 80, days: 2, venue: 'Leeds' },
          quoted: [{ sku: 'K12', product: undefined, units: 2, days: undefined }],
          keptOff: ['chairs'],
        },
        expect.objectContaining({ id: 'b', quoted: [], keptOff: [] }),
      ],
      faults: [],
    });
  });

  it('that are wrong are named by line and field, all of them', () => {
    expect(
      faults(
        line(),
        '{',
        line(),
        line({ id: 'c', description: ' ', quoted: [{ product: 'K12', units: 0 }, { units: 1 }] }),
        line({ id: 'd', quoted: [{ sku: 'K12', unit: 1 }] }),
        line({ id: 'e', date: '2026-05-01' }),
      ),
    ).toEqual([
      '2 line must be a JSON object',
      '3 id a is there already',
      '4 description must have 1 to 10,000 characters',
      '4 quoted.0.units must be 1 or more',
      '4 quoted.1.product must name what was quoted: a sku or a product',
      '5 quoted.0.units is required',
      '5 quoted.0.unit is not a known field',
      '6 date is not a known field',
    ]);
  });
});

describe('CSV', () => {
  it('has a quoted line on each row, under its brief', () => {
    const { briefs, faults: wrong } = read(
      HEAD,
      'a,"Party, for 80\nwith a band",80,2,K12,,4,1,chairs|tables',
      'b,Talk,,,,,,,',
      'a,,,,,Mixing desk,1,,chairs | fog',
    );
    expect(wrong).toEqual([]);
    expect(briefs).toEqual([
      {
        id: 'a',
        event: { description: 'Party, for 80\nwith a band', attendees: 80, days: 2, venue: undefined },
        quoted: [
          { sku: 'K12', product: undefined, units: 4, days: 1 },
          { sku: undefined, product: 'Mixing desk', units: 1, days: undefined },
        ],
        keptOff: ['chairs', 'tables', 'fog'],
      },
      { id: 'b', event: expect.objectContaining({ description: 'Talk' }), quoted: [], keptOff: [] },
    ]);
  });

  it('may repeat what a brief says, and be divided by semicolons or tabs, with a byte-order mark', () => {
    const rows = ['a;Party;80;;K12;;4;;', 'a;Party;80;;K8;;2;;'];
    const table = [HEAD.replaceAll(',', ';'), ...rows];
    for (const lines of [table, table.map((line) => line.replaceAll(';', '\t'))]) {
      const { briefs } = read(`\uFEFF${lines[0]}`, ...lines.slice(1));
      expect(briefs.map(({ quoted }) => quoted.map(({ sku, units }) => [sku, units]))).toEqual([
        [
          ['K12', 4],
          ['K8', 2],
        ],
      ]);
    }
  });

  it('is named by line and field where it is wrong', () => {
    expect(
      faults(
        HEAD,
        'a,"Party\nfor 80",,,K12,,four,,',
        ',Party,,,K12,,4,,',
        'b,,,,K12,,4,,',
        'c,Party,80,400,,,4,,',
        'c,Talk,,,K12,,,,',
      ),
    ).toEqual([
      '2 units must be a finite number',
      '4 brief is required',
      '5 description is required',
      '6 event_days must be at most 366',
      '6 product must name what was quoted: a sku or a product',
      '7 description says something else than line 6 does of the brief c',
      '7 units is required',
    ]);
  });

  it('is refused by its header or its form before anything else', () => {
    expect(faults('brief,description,unit', 'a,Party,1')).toEqual([
      expect.stringMatching(/^1 unit is not a known column; use brief, description, /),
      '1 units is missing',
    ]);
    expect(faults('brief,description,units,units', 'a,Party,1,1')).toEqual(['1 units is there twice']);
    expect(faults(HEAD, 'a,Party,,,K12,,1,,,,,')).toEqual(['2 row has more cells than there are columns']);
    expect(faults(HEAD, 'a,"Party,,,K12,,1,,')[0]).toMatch(/^2 row cannot be read: /);
  });
});

it('a file that holds no brief, or is no text, is refused', () => {
  expect(faults('')).toEqual(['1 file holds no brief']);
  expect(faults(HEAD)).toEqual(['1 file holds no brief']);
  expect(readBriefs(Uint8Array.of(0xff, 0xfe, 0x80)).faults).toEqual([
    { line: 1, field: 'file', message: 'must be UTF-8 text' },
  ]);
});
