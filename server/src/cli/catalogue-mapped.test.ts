import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { saveMapping, sheetKey } from '../imports/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { openCommandLine } from '../testing/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'showbill-mapped-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('reads a file as chosen in the application only where it is told to', async () => {
  const showbill = await openCommandLine();
  const { id } = await showbill.json('company', 'create', '--name', 'Hire', '--currency', 'EUR', '--country', 'DE');
  const file = join(folder, 'bestand.csv');
  writeFileSync(file, 'Bez;Sparte;Satz\nNebelmaschine;Quarxi;38,00\n');
  await forCompany(showbill.database.db, id, (tx) =>
    saveMapping(tx, id, sheetKey({ firstRow: 'headings', headings: ['Bez', 'Sparte', 'Satz'] }), {
      columns: { name: { column: 0 }, category: { column: 1 }, unit_price: { column: 2 }, unit: { value: 'day' } },
      categories: [{ word: 'Quarxi', means: 'lighting' }],
      units: [],
    }),
  );
  const importing = ['catalogue', 'import', '--company', id, file];
  const { code, stderr } = await showbill.run(...importing);
  expect([code, stderr]).toEqual([1, expect.stringContaining('the column category is missing')]);
  expect(await showbill.json(...importing, '--mapped')).toMatchObject({ created: 1, errors: [] });
  expect(await showbill.json('catalogue', 'list', '--company', id)).toMatchObject([
    { name: 'Nebelmaschine', category: 'lighting', unit_price: 38 },
  ]);
});
