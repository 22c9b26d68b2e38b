import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { KINDS, type Kind } from '../equipment/index.ts';
import { forCompany } from '../platform/tenancy.ts';
import { startTestService, type TestService } from '../testing/service.ts';
import { findCandidates } from './shelf.ts';

/** Beyond the size that is handed over whole. */
const BULK = Array.from({ length: 400 }, (_, n) => `B${n},Folding Chair White Series ${n},furniture,event,2.00,,`);
const CATALOGUE = `sku,name,category,unit,unit_price,description,accessories
${BULK.join('\n')}
HA,Hussenstuhl mit Schleife,furniture,event,4.00,,
GC,Gold Chiavari Chair,furniture,event,4.00,,PAD
PAD,Ivory Seat Pad,furniture,event,0.50,,
CO,CO2 Jet,lighting,event,90.00,Cryo effect for the drop,
UP,LED Uplight,lighting,day,12.00,,
`;

const DEMO = new URL('../demo/catalogue.csv', import.meta.url);

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

async function namesFor(companyId: string, phrases: readonly string[], kinds: readonly Kind[] = []) {
  const items = await forCompany(service.context.db, companyId, (tx) =>
    findCandidates(tx, companyId, { kinds, phrases }, '2026-11-20'),
  );
  return (items ?? []).map(({ name }) => name);
}

it('finds products of a large catalogue by the stems and parts of their words, sku and description included', async () => {
  const { id } = await service.company({ catalogue: CATALOGUE });
  expect(await namesFor(id, ['cryo effects'])).toEqual(['CO2 Jet']);
  expect(await namesFor(id, ['Schleifen'])).toEqual(['Hussenstuhl mit Schleife']);
  expect(await namesFor(id, ['Stühle mit Hussen'])).toContain('Hussenstuhl mit Schleife');
  expect(await namesFor(id, ['B17'])).toContain('Folding Chair White Series 17');
  expect(await namesFor(id, ['nothing of the kind'])).not.toContain('CO2 Jet');
});

it('lets the rare word of a phrase count most, and brings accessories along', async () => {
  const { id } = await service.company({ catalogue: CATALOGUE });
  const names = await namesFor(id, ['gold chairs']);
  expect(names).toContain('Gold Chiavari Chair');
  expect(names).toContain('Ivory Seat Pad');
  expect(names.length).toBeLessThan(100);
});

it('hands over some of each kind, and nothing of another company', async () => {
  const { id } = await service.company({ catalogue: CATALOGUE });
  const other = await service.company({ catalogue: CATALOGUE.replaceAll('Series', 'Range') });
  const names = await namesFor(id, ['white range'], ['uplight', 'chair']);
  expect(names).toContain('LED Uplight');
  expect(names.filter((name) => name.startsWith('Folding Chair')).length).toBeGreaterThanOrEqual(16);
  expect(names.some((name) => name.includes('Range'))).toBe(false);
  expect(await namesFor(other.id, ['range 3'])).toContain('Folding Chair White Range 3');
});

it('finds what stands at the end of a long text', async () => {
  const flamingo = 'FL,Inflatable Flamingo,other,event,40.00,,';
  const { id } = await service.company({ catalogue: `${CATALOGUE}${flamingo}\n` });
  const letters = 'abcdefghijklmnopqrstuv'.split('');
  const long = letters.flatMap((one) => letters.map((other) => `qu${one}x${other}z`)).join(' ');
  expect(await namesFor(id, [`${long}, and a flamingo for the pool`])).toContain('Inflatable Flamingo');
});

it('keeps what the words name where the kinds alone would fill the list', async () => {
  const demo: { name: string; category: string }[] = parse(readFileSync(DEMO), { columns: true });
  const rows = demo.flatMap(({ name, category }, at) =>
    [1, 2, 3, 4, 5, 6].map((n) => `${at}-${n},"${name.replaceAll('"', '""')} no. ${n}",${category},day,9.00,,`),
  );
  const { id } = await service.company({ catalogue: `${CATALOGUE}${rows.join('\n')}\nFL,Flamingo,other,day,9.00,,\n` });
  const names = await namesFor(id, ['a flamingo'], KINDS);
  expect(names.length).toBeGreaterThanOrEqual(600);
  expect(names).toContain('Flamingo');
});
