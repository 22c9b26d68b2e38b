import * as fc from 'fast-check';
import { strFromU8, strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { runs } from '../../testing/runs.ts';
import { workbook, workbookFiles } from '../../testing/workbook.ts';
import { openFile } from './open-file.ts';
import { readRecords } from './records.ts';

const isKnown = (heading: string) => ['name', 'price'].includes(heading.toLowerCase());

async function read(bytes: Uint8Array, sheet?: string) {
  const opened = await openFile(bytes, { isKnown, sheet });
  if ('fault' in opened) return opened.fault.message;
  const { records } = readRecords(opened.text, opened.layout, 1000, () => '');
  const rows = records.map(({ line, fields }) => [line, ...fields]);
  return { headings: opened.layout.headers, rows, sheets: opened.sheets };
}

describe('a workbook', () => {
  it('is read as it is shown: numbers, days, yes and no, formulas by their kept value', async () => {
    const rows = [
      ['Name', 'Price', 'Bought', 'Tracked', 'Sum'],
      ['Speaker "12"', 0.1 + 0.2, { day: '2026-11-30' }, true, { formula: 'B2*2', value: 0.6 }],
      [null, null],
      ['Two\nlines\tand a tab', 1.125, null, false, { formula: 'A1', value: 'text' }],
      ['=1+1', 5_012_345_678_900, null, null, null],
    ];
    expect(await read(workbook([{ name: 'Prices', rows }]))).toEqual({
      headings: ['Name', 'Price', 'Bought', 'Tracked', 'Sum'],
      rows: [
        [2, 'Speaker "12"', '0.3', '2026-11-30', 'true', '0.6'],
        [4, 'Two\u2028lines and a tab', '1.1250', '', 'false', 'text'],
        [5, '=1+1', '5012345678900', '', '', ''],
      ],
      sheets: { read: 'Prices', all: ['Prices'] },
    });
  });

  it('is read from the sheet that is named, else from the first with a cell', async () => {
    const sheets = [
      { name: 'Notes', rows: [] },
      {
        name: 'Stock & more',
        rows: [
          ['Name', 'Price'],
          ['Deck', 1],
        ],
      },
      {
        name: 'Old',
        rows: [
          ['Name', 'Price'],
          ['Riser', 2],
        ],
      },
    ];
    const all = ['Notes', 'Stock & more', 'Old'];
    const file = workbook(sheets);
    expect(await read(file)).toMatchObject({ rows: [[2, 'Deck', '1']], sheets: { read: 'Stock & more', all } });
    expect(await read(file, 'OLD ')).toMatchObject({ rows: [[2, 'Riser', '2']], sheets: { read: 'Old', all } });
    expect(await read(file, 'New')).toMatch(/no sheet “New”.*Notes, Stock & more, Old/);
    expect(await read(file, 'Notes')).toBe('the file is empty');
  });

  it('has titles above its headings, and cells that are merged', async () => {
    const rows = [['Price list 2027', null], [null], ['Name', 'Price'], ['Deck', 1], [null, 2]];
    const file = workbook([{ name: 'A', rows, merged: ['A1:B1', 'A4:A5'] }]);
    expect(await read(file)).toMatchObject({
      headings: ['Name', 'Price'],
      rows: [
        [4, 'Deck', '1'],
        [5, '', '2'],
      ],
    });
  });

  it('is refused where it unpacks to more than may be in memory, whatever size it claims', async () => {
    const huge = strToU8(`<worksheet>${' '.repeat(101 * 1024 * 1024)}</worksheet>`);
    const bomb = zipSync(
      { ...workbookFiles([{ name: 'A', rows: [] }]), 'xl/worksheets/sheet1.xml': huge },
      { level: 1 },
    );
    expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
    expect(await read(bomb)).toMatch(/too large: it unpacks to over 100 MB/);
    const claimed = Buffer.from(bomb);
    for (let at = claimed.indexOf('PK\u0001\u0002'); at >= 0; at = claimed.indexOf('PK\u0001\u0002', at + 1)) {
      if (claimed.readUInt32LE(at + 24) === huge.length) claimed.writeUInt32LE(1000, at + 24);
    }
    expect(await read(claimed)).toMatch(/not a spreadsheet/);
  });

  it.each([
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="999999999999"><c r="A999999999999"><v>1</v></c></row>',
    '<row r="1"><c r="A1"><v>1</v></c></row><row r="1e9"></row>',
    "<row r='1'><c r='ZZZZZZZ1'><v>1</v></c></row>",
    '<x:row x:r = "1"><x:c x:r = "XFD1"><x:v>1</x:v></x:c></x:row><row r="900000"><c r="A900000"><v>1</v></c></row>',
    '<row r="&#57;99999999999"/>',
    '<row r="1"><c r="€€€€9"><v>1</v></c></row>',
    '<row r="1"><c r="ZZZZZ://9"><v>1</v></c></row>',
    '<row xmlns:r="999999999999" r="1"/>',
  ])('is refused where its cells span more than may be in memory: %s', async (rows) => {
    const sheet = strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
    const file = zipSync({ ...workbookFiles([{ name: 'A', rows: [] }]), 'xl/worksheets/sheet1.xml': sheet });
    expect(await read(file)).toMatch(/too large/);
  });

  it.each([
    ['xl/worksheets/sheet1.xml', `<worksheet><sheetData><row${' r="1"'.repeat(800_000)}`, /too large/],
    ['xl/worksheets/sheet1.xml', `<worksheet><sheetData>${'<c '.repeat(5_000_000)}`, /not a spreadsheet/],
    ['xl/worksheets/sheet1.xml', `<worksheet><sheetData><row><c a="${'> '.repeat(5_000_000)}`, /not a spreadsheet/],
    ['xl/worksheets/sheet1.xml', `<worksheet><sheetData><!-- ${'<c>'.repeat(5_000_000)}`, /not a spreadsheet/],
    ['xl/worksheets/sheet1.xml', 'text without a tag '.repeat(1_000_000), /not a spreadsheet/],
    ['xl/worksheets/sheet1.xml', `<sheetData><row><c><v>${'1'.repeat(20_000_000)}`, /not a spreadsheet/],
    ['xl/workbook.xml', '<sheet '.repeat(140_000), /not a spreadsheet/],
    ['xl/workbook.xml', '<sheet '.repeat(750_000), /too large/],
    ['xl/workbook.xml', `<workbook><sheets>${'<sheet name="A"/>'.repeat(1001)}</sheets></workbook>`, /too large/],
  ])('is refused where its tags never end or name too many sheets: %s, case %#', async (path, xml, refusal) => {
    expect(await read(zipSync({ ...workbookFiles([{ name: 'A', rows: [] }]), [path]: strToU8(xml) }))).toMatch(refusal);
  });

  it('is unpacked for a sheet and once more for all others, however many of them are blank', async () => {
    const blank = Array.from({ length: 400 }, (_, at) => ({ name: `Blank ${at}`, rows: [] }));
    const rows = [
      ['Name', 'Price'],
      ['Deck', 1],
    ];
    const strings = `<sst>${'<si><t>A long word of many letters</t></si>'.repeat(100_000)}</sst>`;
    const files = workbookFiles([...blank, { name: 'Stock', rows }]);
    const file = zipSync({ ...files, 'xl/sharedStrings.xml': strToU8(strings) }, { level: 1 });
    expect(await read(file)).toMatchObject({ rows: [[2, 'Deck', '1']], sheets: { read: 'Stock' } });
  });

  it.each([
    ['one is long', 1, 400_000],
    ['there are many', 1000, 2000],
  ])('is refused where its formats of numbers are none that a spreadsheet has: %s', async (_what, count, length) => {
    const formats = Array.from(
      { length: count },
      (_, at) => `<numFmt numFmtId="${at + 200}" formatCode="${'['.repeat(length)}"/>`,
    );
    const styles = `<styleSheet><numFmts>${formats.join('')}</numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`;
    const cell = '<worksheet><sheetData><row r="1"><c r="A1" s="0"><v>1</v></c></row></sheetData></worksheet>';
    const file = zipSync({
      ...workbookFiles([{ name: 'A', rows: [] }]),
      'xl/styles.xml': strToU8(styles),
      'xl/worksheets/sheet1.xml': strToU8(cell),
    });
    expect(await read(file)).toMatch(/not a spreadsheet/);
  });

  it('is read whatever is written beside its cells', async () => {
    const files = workbookFiles([
      {
        name: 'A',
        rows: [
          ['Name', 'Price'],
          ['Deck', 1],
        ],
      },
    ]);
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array);
    const more = `<?xml version="1.0"?><!-- <c> "it's" -->${sheet.replace('<sheetData>', '<x a="it\'s > 1" b=\'"\'/><sheetData>')}`;
    const item = `<a>${'base64'.repeat(300_000)}</a>`;
    const file = zipSync({
      ...files,
      'xl/worksheets/sheet1.xml': strToU8(more),
      'customXml/item1.xml': strToU8(item),
    });
    expect(await read(file)).toMatchObject({ rows: [[2, 'Deck', '1']] });
  });

  it('is read where only blank cells are far beyond its table', async () => {
    const files = workbookFiles([
      {
        name: 'A',
        rows: [
          ['Name', 'Price'],
          ['Deck', 1],
        ],
      },
    ]);
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] as Uint8Array);
    const far = sheet.replace('</sheetData>', '<row r="900000"><c r="XFD900000" s="1"/></row></sheetData>');
    const file = zipSync({ ...files, 'xl/worksheets/sheet1.xml': strToU8(far) });
    expect(await read(file)).toMatchObject({ rows: [[2, 'Deck', '1']] });
  });

  it('is refused where the same long text is in very many cells', async () => {
    const rows = Array.from({ length: 3000 }, (_, y) => `<row r="${y + 1}"><c r="A${y + 1}" t="s"><v>0</v></c></row>`);
    const file = zipSync({
      ...workbookFiles([{ name: 'A', rows: [] }]),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`),
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${'long '.repeat(6000)}</t></si></sst>`),
    });
    expect(await read(file)).toMatch(/too large/);
  });

  it('is refused where it is something else', async () => {
    expect(await read(zipSync({ mimetype: strToU8('application/vnd.oasis') }))).toMatch(/not a spreadsheet/);
    expect(await read(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toMatch(/older spreadsheet file or one with a password/);
    expect(await read(Buffer.from('504b0304', 'hex'))).toMatch(/not a spreadsheet/);
  });

  it('never throws, whatever bytes are changed, cut off or put in', async () => {
    const whole = workbook([
      {
        name: 'A',
        rows: [
          ['Name', 'Price'],
          ['Deck', 1],
          ['Riser', 2.5],
        ],
      },
    ]);
    const stored = Buffer.from(
      zipSync(
        workbookFiles([
          {
            name: 'A',
            rows: [
              ['Name', 'Price'],
              ['Deck', 1],
            ],
          },
        ]),
        { level: 0 },
      ),
    );
    const change = fc.tuple(fc.nat(stored.length - 1), fc.integer({ min: 32, max: 126 }));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(whole, stored),
        fc.array(change, { maxLength: 8 }),
        fc.option(fc.nat(whole.length)),
        async (file, changes, cut) => {
          const bytes = Buffer.from(file.subarray(0, cut ?? file.length));
          for (const [at, value] of changes) if (at > 4 && at < bytes.length) bytes[at] = value;
          const result = await read(bytes);
          expect(typeof result === 'string' ? result : result.headings).not.toHaveLength(0);
        },
      ),
      { numRuns: runs(100, 400) },
    );
  });
});

it('reads a JSON list of objects as a table, and no other JSON', async () => {
  const list = [
    { name: 'Deck', price: 1.5, deep: { x: 1 } },
    { name: 'Riser', more: true },
  ];
  expect(await read(Buffer.from(JSON.stringify(list)))).toMatchObject({
    headings: ['name', 'price', 'deep', 'more'],
    rows: [
      [2, 'Deck', '1.5', '', ''],
      [3, 'Riser', '', '', 'true'],
    ],
  });
  expect(await read(Buffer.from('[{"name": "Deck"'))).toMatchObject({ rows: [] });
});

it.each([
  ['200000 rows', Array.from({ length: 200_001 }, () => ({ name: 'Deck' }))],
  [
    '25000 rows',
    [
      Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`key ${at}`, at])),
      ...Array.from({ length: 25_000 }, () => ({ 'key 0': 1 })),
    ],
  ],
])('refuses a JSON list that makes too large a table: over %s', async (most, list) => {
  expect(await read(Buffer.from(JSON.stringify(list)))).toBe(`the file has over ${most}; split it`);
});
