import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openCommandLine } from '../testing/command-line.ts';
import { workbook } from '../testing/workbook.ts';

const dataOf = (name: string) => fileURLToPath(new URL(`../imports/systems/test-data/${name}`, import.meta.url));

it("brings in another system's products and clients, tried first, and changes what changed", async () => {
  const showbill = await openCommandLine();
  const { id } = await showbill.json('company', 'create', '--name', 'Hire', '--currency', 'GBP', '--country', 'GB');
  const products = ['catalogue', 'import', '--company', id, dataOf('current-rms-products.csv')];
  const tried = await showbill.run(...products, '--dry-run');
  expect(tried.stdout.split('\n')).toEqual([
    'read as a file of Current RMS',
    'archived there, so left out: 1',
    'prices that do not say what they are for, read as per day: 1',
    '4 would be created, 0 would be updated, 0 unchanged, 0 rows with errors',
    '',
  ]);
  expect(await showbill.json(...products, '--from', 'current-rms')).toEqual({
    created: 4,
    updated: 0,
    skipped: 0,
    errors: [],
    system: 'current-rms',
    notes: [
      { note: 'archived_left_out', rows: 1 },
      { note: 'unit_guessed', rows: 1 },
    ],
  });
  expect(await showbill.json(...products)).toMatchObject({ created: 0, updated: 4 });

  const clients = ['client', 'import', '--company', id, dataOf('booqable-customers.csv')];
  expect((await showbill.run(...clients, '--dry-run')).stdout).toContain('2 would be created');
  expect(await showbill.json('client', 'list', '--company', id)).toEqual([]);
  expect(await showbill.json(...clients)).toMatchObject({ created: 2, system: 'booqable', changes: [] });
  expect(await showbill.json('client', 'list', '--company', id)).toMatchObject([
    { name: 'Otto Lind', email: null },
    { name: 'Priya Sand', email: 'priya@sand.example', phone: '+44 7700 900456' },
  ]);
});

it('says which sheet of several it has read, unless one is named', async () => {
  const showbill = await openCommandLine();
  const { id } = await showbill.json('company', 'create', '--name', 'Hire', '--currency', 'GBP', '--country', 'GB');
  const path = join(mkdtempSync(join(tmpdir(), 'showbill-sheets-')), 'book.xlsx');
  const rows = [
    ['Name', 'Category', 'Unit', 'Unit price'],
    ['Chair', 'furniture', 'event', 2],
  ];
  writeFileSync(
    path,
    workbook([
      { name: 'Notes', rows: [['Counted in May']] },
      { name: 'Stock', rows },
    ]),
  );
  const wrong = await showbill.run('catalogue', 'import', '--company', id, path);
  expect([wrong.code, wrong.stdout]).toEqual([
    1,
    expect.stringContaining('read the sheet “Notes”; --sheet chooses another: Stock'),
  ]);
  const right = await showbill.run('catalogue', 'import', '--company', id, path, '--sheet', 'Stock');
  expect([right.code, right.stdout]).toEqual([0, '1 created, 0 updated, 0 unchanged, 0 rows with errors\n']);
  rmSync(dirname(path), { recursive: true });
});

it('says which systems there are, and that a file is of none of them', async () => {
  const showbill = await openCommandLine();
  const { id } = await showbill.json('company', 'create', '--name', 'Hire', '--currency', 'GBP', '--country', 'GB');
  const file = dataOf('booqable-customers.csv');
  const wrong = await showbill.run('client', 'import', '--company', id, file, '--from', 'excel');
  expect([wrong.code, wrong.stderr]).toEqual([
    2,
    expect.stringContaining('current-rms, rentman, booqable, hirehop, goodshuffle'),
  ]);
  const other = await showbill.run('client', 'import', '--company', id, file, '--from', 'rentman');
  expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('not those of the system')]);
});
