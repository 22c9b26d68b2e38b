import { describe, expect, it } from 'vitest';
import { parseCatalogue } from './parse-catalogue.ts';
import type { ParsedCatalogue } from './types.ts';

const HEADER = 'name,category,unit,unit_price';

function parse(text: string | Uint8Array, currency = 'EUR', minorDigits = 2): ParsedCatalogue {
  return parseCatalogue(typeof text === 'string' ? new TextEncoder().encode(text) : text, { currency, minorDigits });
}

function places({ errors }: ParsedCatalogue): [number, string][] {
  return errors.map(({ line, column }) => [line, column]);
}

function prices(delimiter: string, ...values: string[]): ParsedCatalogue {
  const header = HEADER.replaceAll(',', delimiter);
  const lines = values.map((value, at) => [`P${at}`, 'audio', 'day', `"${value}"`].join(delimiter));
  return parse([header, ...lines].join('\n'));
}

describe('a sound file', () => {
  it('gives every field of a row', () => {
    const { rows, errors, skipped, columns } = parse(
      `sku,name,category,unit,unit_price,cost_price,description,tracked,owned,per_attendees,accessories,weight_kg,volume,power_w,colour
S-1,Speaker,Sound,day,45.50,9.25,"Two-way,
active",yes,8,150,C-1*2;C-2,19.5,120 l,"1,2 kW",black
`,
    );
    expect(errors).toEqual([]);
    expect(skipped).toBe(0);
    expect(columns.ignored).toEqual(['colour']);
    expect(columns.used.weight_kg).toBe('weight_kg');
    expect(rows).toEqual([
      {
        line: 2,
        name: 'Speaker',
        externalId: null,
        sku: 'S-1',
        description: 'Two-way,\nactive',
        category: 'audio',
        ownCategory: 'Sound',
        unit: 'day',
        unitPriceMinor: 4550n,
        costPriceMinor: 925n,
        tracked: true,
        owned: 8,
        perAttendees: 150,
        accessories: [
          { sku: 'C-1', quantity: 2 },
          { sku: 'C-2', quantity: 1 },
        ],
        parts: [],
        kilograms: 19.5,
        cubicMetres: 0.12,
        watts: 1200,
      },
    ]);
  });

  it('leaves null what the file does not say, and tracks what is owned', () => {
    const { rows } = parse(
      `${HEADER},owned,tracked\nTable,furniture,event,5,,\nChair,furniture,event,5,0,\nSofa,furniture,event,5,3,no`,
    );
    expect(rows.map(({ owned, tracked }) => [owned, tracked])).toEqual([
      [null, null],
      [0, true],
      [3, false],
    ]);
    expect(rows[0]).toMatchObject({
      sku: null,
      description: null,
      perAttendees: null,
      accessories: [],
      parts: [],
      kilograms: null,
    });
  });

  it('counts lines through blank ones, several lines in quotes and each kind of line end', () => {
    const text = `${HEADER},description\r\n\r\nA,audio,day,1,"x\r\ny\r\nz"\r\n;;\r\nB,audio,day,x\r\n,,,\r\nC,audio,day,1\r\n`;
    const { rows, errors } = parse(text.replace(';;', ''));
    expect(rows.map(({ name, line }) => [name, line])).toEqual([
      ['A', 3],
      ['C', 9],
    ]);
    expect(errors.map(({ line }) => line)).toEqual([7]);
    expect(parse(`${HEADER}\rA,audio,day,1\rB,audio,day,1`).rows.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('reads headers in any order and language', () => {
    const { rows } = parse('Preis;Einheit;Bezeichnung;Warengruppe;Bestand\n12,50;Tag;Podest;Bühnentechnik;4');
    expect(rows).toMatchObject([{ name: 'Podest', category: 'staging', unit: 'day', unitPriceMinor: 1250n, owned: 4 }]);
  });
});

describe('encodings', () => {
  const text = 'Bezeichnung;Kategorie;Einheit;Preis\nBühne für 10 €;Bühne;Tag;5,00\n';
  const wide = (littleEndian: boolean) => {
    const view = new DataView(new ArrayBuffer(text.length * 2));
    Array.from(text).forEach((character, at) => {
      view.setUint16(at * 2, character.charCodeAt(0), littleEndian);
    });
    return [...new Uint8Array(view.buffer)];
  };
  const windows = Array.from(text, (character) => (character === '€' ? 0x80 : character.charCodeAt(0)));

  it.each([
    ['UTF-8', [...new TextEncoder().encode(text)]],
    ['UTF-8 with a byte-order mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(text)]],
    ['UTF-16LE with a byte-order mark', [0xff, 0xfe, ...wide(true)]],
    ['UTF-16BE with a byte-order mark', [0xfe, 0xff, ...wide(false)]],
    ['Windows-1252', windows],
  ])('reads %s', (_, bytes) => {
    expect(parse(Uint8Array.from(bytes)).rows).toMatchObject([{ name: 'Bühne für 10 €', unitPriceMinor: 500n }]);
  });

  it('reads UTF-8 with a stray byte as what it mostly is', () => {
    const bytes = new TextEncoder().encode(`${HEADER}\nBühne,staging,day,5\nX?,staging,day,5`);
    bytes[bytes.indexOf(0x3f)] = 0xa0;
    expect(parse(bytes).rows.map(({ name }) => name)).toEqual(['Bühne', 'X']);
  });
});

describe('delimiters', () => {
  it.each([',', ';', '\t', '|'])('finds %j from the header', (delimiter) => {
    const lines = [
      ['name', '"my;,|\tnote"', 'price', 'category', 'unit'],
      ['A', 'x', '5', 'audio', 'day'],
    ];
    const { rows, columns } = parse(lines.map((fields) => fields.join(delimiter)).join('\n'));
    expect(rows).toMatchObject([{ name: 'A', unitPriceMinor: 500n }]);
    expect(columns.ignored).toHaveLength(1);
  });

  it('passes over a line sep=; and a title', () => {
    const { rows } = parse('sep=;\nPreisliste 2026;;;\n\nname;category;unit;price\nA;audio;day;5\n');
    expect(rows).toMatchObject([{ line: 5, name: 'A' }]);
  });
});

describe('ambiguous prices', () => {
  it('are decided by the other prices of the column', () => {
    expect(prices('\t', '1.234', '12,50').rows.map((row) => row.unitPriceMinor)).toEqual([123400n, 1250n]);
    expect(prices(';', '1,234', '12.50').rows.map((row) => row.unitPriceMinor)).toEqual([123400n, 1250n]);
  });

  it('are decided by the delimiter where no other price tells', () => {
    expect(prices(';', '1.234', '7').rows.map((row) => row.unitPriceMinor)).toEqual([123400n, 700n]);
    expect(prices(',', '1,234', '7').rows.map((row) => row.unitPriceMinor)).toEqual([123400n, 700n]);
  });

  it('are refused where nothing tells', () => {
    const parsed = prices('\t', '1.234', '7');
    expect(places(parsed)).toEqual([[2, 'unit_price']]);
    expect(parsed.errors[0]?.message).toContain('may mean 1234 or 1.234');
  });
});

describe('rows of another length than the header', () => {
  it('may lack fields at the end', () => {
    expect(parse(`${HEADER},owned\nA,audio,day,5`).rows).toMatchObject([{ name: 'A', owned: null }]);
  });

  it('may have blank fields at the end', () => {
    expect(parse(`${HEADER}\nA,audio,day,5,, ,`).errors).toEqual([]);
  });

  it('are refused with more', () => {
    const parsed = parse(`${HEADER}\nTable, round,furniture,day,5\nB,audio,day,5`);
    expect(places(parsed)).toEqual([[2, '(row)']]);
    expect(parsed.errors[0]?.message).toContain('5 fields and the header 4');
    expect(parsed.rows).toHaveLength(1);
  });
});

describe('quotation marks', () => {
  it('may stand for inches', () => {
    const { rows } = parse(`${HEADER}\n19" rack,other,day,5\n"12" rack",other,day,6\n"15"" speaker",audio,day,7`);
    expect(rows.map(({ name }) => name)).toEqual(['19" rack', '12" rack', '15" speaker']);
  });

  it('that are never closed are an error on their line, and the rows after it are read', () => {
    const parsed = parse(`${HEADER}\nA,audio,day,5\n"B,audio,day,5\nC,audio,day,5\n`);
    expect(places(parsed)).toEqual([[3, '(row)']]);
    expect(parsed.errors[0]?.message).toContain('never closed');
    expect(parsed.rows.map(({ name, line }) => [name, line])).toEqual([
      ['A', 2],
      ['C', 4],
    ]);
    expect(parsed.skipped).toBe(1);
  });

  it('that swallow the next rows are an error that says how far', () => {
    const parsed = parse(`${HEADER}\n"B,audio,day,5\nC,audio,day,5\nD,audio,day,"5"\nE,audio,day,5`);
    expect(places(parsed)[0]).toEqual([2, '(row)']);
    expect(parsed.errors[0]?.message).toContain('runs to line');
    expect(parsed.rows.map(({ name }) => name)).toEqual(['E']);
  });

  it('by the thousand end the reading', () => {
    const parsed = parse(`${HEADER}\n${'"\n"x,y\n'.repeat(3000)}`);
    expect(parsed.rows).toEqual([]);
    expect(parsed.errors.length).toBeGreaterThan(0);
  });
});

describe('files that cannot be read as a whole', () => {
  it('name each missing column once, on the line of the header', () => {
    const parsed = parse('\nname,owned,unit\nA,1,day\nB,1,day');
    expect(places(parsed)).toEqual([
      [2, 'category'],
      [2, 'unit_price'],
    ]);
    expect(parsed).toMatchObject({ rows: [], skipped: 0, columns: { used: { name: 'name', unit: 'unit' } } });
  });

  it('name a column that stands twice', () => {
    expect(places(parse(`${HEADER},Name\nA,audio,day,5,B`))).toEqual([[1, 'Name']]);
  });

  it('name a price column in another currency', () => {
    expect(places(parse('name,category,unit,Price (USD)\nA,audio,day,5'))).toEqual([[1, 'Price (USD)']]);
    expect(parse('name,category,unit,Price (USD)\nA,audio,day,5', 'USD').rows).toHaveLength(1);
  });

  it.each([
    ['', 'empty'],
    [' \n\n', 'empty'],
    ['PK\u0003\u0004rest', 'spreadsheet'],
    ['x'.repeat(200_000), '100000 characters'],
    [`${HEADER}\n${'A,audio,day,5\n'.repeat(200_001)}`, '200000 rows'],
    [new Uint8Array(20 * 1024 * 1024 + 1), '20 MB'],
  ])('say so in one error (%#)', (content, expected) => {
    const parsed = parse(content);
    expect(parsed.rows).toEqual([]);
    expect(parsed.errors).toHaveLength(1);
    expect(parsed.errors[0]).toMatchObject({ column: '(file)', message: expect.stringContaining(expected) });
  });

  it('are not those with a header alone', () => {
    expect(parse(HEADER)).toMatchObject({ rows: [], errors: [], skipped: 0 });
  });
});

it('reads ten thousand rows', () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, at) => `S${at};Größe ${at};Ton;Tag;1${at % 100},50;${at % 90};"a; b";C1*2;ja`,
  );
  const text = `sku;name;category;unit;price;owned;description;accessories;tracked\n${rows.join('\n')}`;
  expect(parse(text).rows).toHaveLength(10_000);
});
