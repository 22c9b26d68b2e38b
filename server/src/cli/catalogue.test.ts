import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommandLine, openCommandLine } from '../testing/command-line.ts';

const folder = mkdtempSync(join(tmpdir(), 'showbill-catalogue-'));
let showbill: CommandLine;

beforeAll(async () => {
  showbill = await openCommandLine();
});
afterAll(() => rmSync(folder, { recursive: true }));

it('takes a catalogue, regions, rates and clients, and makes a proposal from them', async () => {
  const { id } = await showbill.json(
    'company',
    'create',
    '--name',
    'Hire',
    '--currency',
    'EUR',
    '--country',
    'DE',
    '--tax-rate',
    '19',
  );
  const file = join(folder, 'catalogue.csv');
  writeFileSync(
    file,
    'name;category;unit;unit_price;owned\nFunkmikrofon;Ton;Tag;25,00;8\nLautsprecher 12";Ton;Tag;30,00;8\nKaution;Ton;Tag;100,00;\n',
  );
  const refused = await showbill.run('catalogue', 'import', '--company', id, file, '--json');
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.stdout)).toMatchObject({ created: 0, updated: 0, skipped: 1, errors: [{ line: 4 }] });
  expect(refused.stderr.trim().split('\n')).toHaveLength(1);
  const importing = ['catalogue', 'import', '--company', id, file, '--skip-invalid'];
  expect(await showbill.json(...importing, '--dry-run')).toMatchObject({ created: 2, skipped: 1 });
  expect(await showbill.json('catalogue', 'list', '--company', id)).toEqual([]);
  expect(await showbill.json(...importing)).toMatchObject({ created: 2, updated: 0 });
  expect(await showbill.json(...importing)).toMatchObject({ created: 0, updated: 2 });
  await showbill.json('region', 'set', '--company', id, '--name', 'Berlin', '--factor', '1.1', '--places', 'Berlin');
  await showbill.json('rate', 'set', '--company', id, '--from', 'EUR', '--to', 'JPY', '--rate', '170');
  const client = await showbill.json(
    'client',
    'create',
    '--company',
    id,
    '--name',
    'Ada',
    '--email',
    'ada@client.example',
  );
  const proposal = await showbill.json(
    'proposal',
    'create',
    '--company',
    id,
    '--description',
    'Tagung mit 4 Funkmikrofonen für 80 Gäste',
    '--venue',
    'Kongresshalle Berlin',
    '--currency',
    'JPY',
    '--client-id',
    client.id,
  );
  const mics = proposal.line_items.find((line: { name: string }) => line.name === 'Funkmikrofon');
  expect(mics).toMatchObject({ quantity: 4, unit_price: 4675, total: 18_700 });
  expect(proposal).toMatchObject({ currency: 'JPY', client: { name: 'Ada' }, quota: { used: 1, limit: 120 } });
});
