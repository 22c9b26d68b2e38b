import * as fc from 'fast-check';
import sharp from 'sharp';
import { IMPORT_FILE_QUERY } from '../../../server/src/http/app/import-files.ts';
import { workbook } from '../../../server/src/testing/workbook.ts';
import { attemptsAt, callersOf } from '../attempts.ts';
import { isObject, type Json } from '../json.ts';
import { idOf } from '../likely.ts';
import type { Caller, Operation } from '../operation.ts';
import { fromZod } from '../zod-schema.ts';
import { pathWith, queryOf, section } from './parts.ts';

const CALLERS = callersOf({ owner: 8, editor: 3, viewer: 1, nobody: 1, outsider: 1 });
const NOT_TO_CHANGE: readonly Caller[] = ['viewer', 'nobody', 'outsider'];
const WEIGHT = 10;

/** Files of products and clients, pictures and logos: sent, whole and damaged, and fetched. */
export async function uploadOperations(): Promise<readonly Operation[]> {
  const pictures = await samplePictures();
  const picture = damaged(pictures);
  const noPath = fc.constant<Json>({});
  const product = fc.record({ id: idOf('own', 'product') });
  return [
    upload('logo', 'PUT', '/app/logo', 'image/png', noPath, noPath, picture),
    upload('picture', 'PUT', '/app/products/{id}/picture', 'image/jpeg', product, noPath, picture, {
      path: { id: '{{other product 0}}' },
      query: {},
      body: pictures[0]?.toString('base64') ?? '',
    }),
    upload(
      'catalogue',
      'POST',
      '/app/catalogue/import',
      'application/octet-stream',
      noPath,
      fromZod('import', IMPORT_FILE_QUERY),
      fc.oneof(
        { weight: 4, arbitrary: catalogueFiles() },
        { weight: 2, arbitrary: damaged(WORKBOOKS) },
        { weight: 1, arbitrary: picture },
      ),
    ),
    upload(
      'clients',
      'POST',
      '/app/clients/import',
      'application/octet-stream',
      noPath,
      fromZod('import', IMPORT_FILE_QUERY),
      fc.oneof(
        { weight: 4, arbitrary: clientFiles() },
        { weight: 2, arbitrary: damaged(WORKBOOKS) },
        { weight: 1, arbitrary: picture },
      ),
    ),
    fetched(
      'logo',
      '/logos/{company}/{logo}',
      fc.record({ company: idOf('own', 'company'), logo: idOf('own', 'logo') }),
      {
        company: '{{own company 0}}',
        logo: '{{other logo 0}}',
      },
    ),
    fetched(
      'picture',
      '/pictures/{company}/{picture}/{size}',
      fc.record({
        company: idOf('own', 'company'),
        picture: idOf('own', 'picture'),
        size: fc.constantFrom<Json>('small', 'large'),
      }),
      { company: '{{own company 0}}', picture: '{{other picture 0}}', size: 'small' },
    ),
  ];
}

function upload(
  name: string,
  method: string,
  path: string,
  type: string,
  inPath: fc.Arbitrary<Json>,
  inQuery: fc.Arbitrary<Json>,
  file: fc.Arbitrary<Buffer>,
  ofAnother?: Json,
): Operation {
  return {
    name: `upload ${name}`,
    face: 'upload',
    weight: WEIGHT,
    attempts: attemptsAt({
      allowed: fc.record({ path: inPath, query: inQuery, body: file.map((bytes): Json => bytes.toString('base64')) }),
      ofAnother: ofAnother === undefined ? undefined : fc.constant(ofAnother),
      callers: CALLERS,
      entitled: 'owner',
    }),
    forbidden: NOT_TO_CHANGE,
    write: (parts) => {
      const body = isObject(parts) ? parts['body'] : undefined;
      return {
        method,
        path: pathWith(path, section(parts, 'path')) + queryOf(section(parts, 'query')),
        headers: { 'content-type': type },
        body: typeof body === 'string' ? Buffer.from(body, 'base64') : null,
      };
    },
  };
}

function fetched(name: string, path: string, allowed: fc.Arbitrary<Json>, ofAnother: Json): Operation {
  return {
    name: `fetch ${name}`,
    face: 'upload',
    weight: 3,
    attempts: attemptsAt({
      allowed: allowed.map((inPath): Json => ({ path: inPath })),
      ofAnother: fc.constant({ path: ofAnother }),
      callers: callersOf({ nobody: 1 }),
      entitled: 'nobody',
    }),
    forbidden: [],
    write: (parts) => ({ method: 'GET', path: pathWith(path, section(parts, 'path')), headers: {}, body: null }),
  };
}

async function samplePictures(): Promise<readonly Buffer[]> {
  const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>');
  return [
    await plain.clone().png().toBuffer(),
    await plain.clone().jpeg().toBuffer(),
    await plain.clone().webp().toBuffer(),
    svg,
  ];
}

/** Files with some of their bytes changed, cut off, or all of them chance. */
function damaged(whole: readonly Buffer[]): fc.Arbitrary<Buffer> {
  const file = fc.constantFrom(...whole);
  const flips = fc.array(fc.tuple(fc.nat(2_000), fc.nat(255)), { maxLength: 6 });
  return fc.oneof(
    { weight: 3, arbitrary: file },
    {
      weight: 2,
      arbitrary: fc.tuple(file, flips).map(([bytes, changes]) => {
        const changed = Buffer.from(bytes);
        for (const [at, value] of changes) changed[at % changed.length] = value;
        return changed;
      }),
    },
    { weight: 1, arbitrary: fc.tuple(file, fc.nat(200)).map(([bytes, length]) => bytes.subarray(0, length)) },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)) },
  );
}

const WORKBOOKS = [
  workbook([
    { name: 'Notes', rows: [] },
    {
      name: 'Hire',
      rows: [
        ['Name', 'Category', 'Unit', 'Price', 'SKU', 'Email'],
        ['Stage Deck', 'staging', 'day', { formula: '29/2', value: 14.5 }, 'AB-1', 'deck@example.com'],
        ['PAR Can', 'lighting', { day: '2026-11-30' }, -3, 'AB-2', 'none'],
      ],
      merged: ['A2:A3'],
    },
  ]),
  workbook([{ name: '', rows: [['=1+1', '\u0000', true]] }]),
];

/** Clients as other systems export them, some of their cells wrong. */
function clientFiles(): fc.Arbitrary<Buffer> {
  const cell = fc.constantFrom(
    'Ada Vogel',
    'ada@vogel.example',
    '',
    '+44 20 7946 0011',
    '=1+1',
    'no address',
    '"',
    '\u202E',
  );
  const headings = fc.shuffledSubarray(
    [
      'Name',
      'First name',
      'Last name',
      'Email',
      'Phone',
      'Company',
      'Notes',
      'id',
      'deposit_type',
      'email_marketing_consented',
    ],
    { minLength: 1 },
  );
  return fc
    .tuple(headings, fc.array(fc.array(cell, { maxLength: 10 }), { maxLength: 8 }))
    .map(([heading, rows]) => Buffer.from([heading, ...rows].map((cells) => cells.join(';')).join('\n')));
}

const COLUMNS = [
  'name',
  'category',
  'unit',
  'unit_price',
  'sku',
  'tracked',
  'owned',
  'per_attendees',
  'accessories',
  'parts',
];

/** Tables as hire companies send them, some of their cells wrong. */
function catalogueFiles(): fc.Arbitrary<Buffer> {
  const words = fc.constantFrom(
    'Powered Speaker',
    'PAR Can',
    '',
    'Ton',
    '12,50',
    '-3',
    '"',
    'SP*2;MX*1',
    '=1+1',
    '\u0000',
  );
  const good: Readonly<Record<string, fc.Arbitrary<string>>> = {
    name: fc.constantFrom('Powered Speaker', 'PAR Can', 'Stage Deck', 'Bar Stool').map((name) => name),
    category: fc.constantFrom('audio', 'lighting', 'Sound', 'staging', 'furniture'),
    unit: fc.constantFrom('day', 'event', 'hour'),
    unit_price: fc.nat(90_000).map((price) => (price / 100).toFixed(2)),
    sku: fc.nat(300).map((at) => `AB-${at}`),
    tracked: fc.constantFrom('true', 'false', ''),
    owned: fc.nat(50).map(String),
  };
  const row = fc.tuple(
    ...COLUMNS.map((column) =>
      fc.oneof({ weight: 30, arbitrary: good[column] ?? fc.constant('') }, { weight: 1, arbitrary: words }),
    ),
  );
  const separator = fc.constantFrom(',', ';', '\t');
  const encoding = fc.constantFrom<BufferEncoding>('utf8', 'utf16le', 'latin1');
  return fc
    .tuple(fc.array(row, { minLength: 1, maxLength: 12 }), separator, encoding)
    .map(([rows, between, encoding]) =>
      Buffer.from([COLUMNS, ...rows].map((cells) => cells.join(between)).join('\n'), encoding),
    );
}
