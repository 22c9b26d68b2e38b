import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestService } from '../../testing/service.ts';
import { workbook } from '../../testing/workbook.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

/** An editor, in their company. */
interface Member extends TestPerson {
  readonly ask: (procedure: string, input: object) => Promise<Json>;
  readonly tell: (procedure: string, input: object) => Promise<Json>;
}

type Json = Awaited<ReturnType<TestService['call']>>['json'];

function fileOf(name: string): string {
  return readFileSync(new URL(`../../imports/systems/test-data/${name}`, import.meta.url), 'utf8');
}

async function made(currency: 'GBP' | 'EUR' | 'USD' = 'GBP') {
  const company = await service.company({ currency, catalogue: null });
  const person = await signedInMember(service, company.id, 'editor');
  const editor: Member = {
    ...person,
    ask: async (procedure, input) => (await person.query(procedure, { company: company.id, input })).json.result.data,
    tell: async (procedure, input) => (await person.mutate(procedure, input, { company: company.id })).json.result.data,
  };
  return { company, editor };
}

function send(person: Member, company: string, of: 'catalogue' | 'clients', file: string | Uint8Array, query = '') {
  return service.call('POST', `/app/${of}/import${query}`, {
    headers: {
      origin: 'http://showbill.test',
      cookie: person.cookie,
      'x-company': company,
      'content-type': 'application/octet-stream',
    },
    body: typeof file === 'string' ? new TextEncoder().encode(file) : file,
  });
}

const NOW = '?dry_run=false';

async function productsOf(editor: Member) {
  const { data } = await editor.ask('catalogue.list', { limit: 100 });
  return new Map<string, Json>(data.map((product: Json) => [product.name, product]));
}

async function clientsOf(editor: Member) {
  const { data } = await editor.ask('clients.list', { limit: 100, offset: 0 });
  return data.map(({ name, email, phone, company }: Json) => [name, email, phone, company]);
}

describe('products of another system', () => {
  it.each([
    ['current-rms-products.csv', 'current-rms', 4, 'GBP'],
    ['rentman-equipment.csv', 'rentman', 5, 'EUR'],
    ['booqable-products.csv', 'booqable', 5, 'GBP'],
    ['hirehop-stock.json', 'hirehop', 2, 'GBP'],
    ['goodshuffle-inventory.csv', 'goodshuffle', 4, 'USD'],
  ] as const)('come in from %s, and the same file again changes nothing', async (name, system, products, currency) => {
    const { company, editor } = await made(currency);
    const tried = await send(editor, company.id, 'catalogue', fileOf(name));
    expect(tried.json).toMatchObject({ system, created: products, error_count: 0, sheet: { missing: [] } });
    expect((await productsOf(editor)).size).toBe(0);
    expect((await send(editor, company.id, 'catalogue', fileOf(name), NOW)).json).toMatchObject({ created: products });
    expect((await productsOf(editor)).size).toBe(products);
    expect((await send(editor, company.id, 'catalogue', fileOf(name), NOW)).json).toMatchObject({
      created: 0,
      updated: products,
      unchanged: products,
    });
  });

  it('are changed by what changed: a name, a code, a price and a count', async () => {
    const { company, editor } = await made('EUR');
    const first = fileOf('rentman-equipment.csv');
    await send(editor, company.id, 'catalogue', first, NOW);
    const before = await productsOf(editor);
    const second = first
      .replace('0501-001;Kestrel 3 Truss 2 m', '0501-777;Kestrel 30 Truss 2 m')
      .replace('SN-3;0', 'SN-3;1')
      .replace(';5,00;', ';6,00;');
    const { json } = await send(editor, company.id, 'catalogue', second, NOW);
    expect(json).toMatchObject({ created: 0, updated: 5, unchanged: 2 });
    const after = await productsOf(editor);
    const truss = after.get('Kestrel 30 Truss 2 m');
    expect(truss).toMatchObject({ id: before.get('Kestrel 3 Truss 2 m')?.id, sku: '0501-777', owned: 40 });
    expect(after.get('Wren Moving Head 250')).toMatchObject({ owned: 3 });
    expect(after.get('Wren Moving Head Case')).toMatchObject({ unit_price: 6 });
    const log = await editor.ask('catalogue.stockLog', { id: after.get('Wren Moving Head 250')?.id ?? '' });
    expect(log).toMatchObject([{ what: 'imported', quantity: 1 }]);
    expect(await editor.ask('catalogue.stockLog', { id: truss?.id ?? '' })).toEqual([]);
  });

  it('come in from a workbook with prices as it shows them, and from the sheet that is named', async () => {
    const { company, editor } = await made();
    const head = ['Name', 'Category', 'Unit', 'Price', 'SKU', 'Owned'];
    const file = workbook([
      { name: 'Read me', rows: [] },
      { name: 'Hire', rows: [head, ['Deck', 'staging', 'day', { formula: '100/3', value: 100 / 3 }, 'D1', 24]] },
      { name: 'Old', rows: [head, ['Riser', 'staging', 'day', 12.5, 'R1', 4]] },
    ]);
    const tried = await send(editor, company.id, 'catalogue', file, '?sheet=Old');
    expect(tried.json).toMatchObject({
      sheets: { read: 'Old', all: ['Read me', 'Hire', 'Old'] },
      sample: [{ name: 'Riser' }],
    });
    await send(editor, company.id, 'catalogue', file, NOW);
    expect((await productsOf(editor)).get('Deck')).toMatchObject({ unit_price: 33.33, owned: 24, sku: 'D1' });
  });

  it('take their kits, accessories and stock from files that name them', async () => {
    const { company, editor } = await made('EUR');
    await send(editor, company.id, 'catalogue', fileOf('rentman-equipment.csv'), NOW);
    const contents = 'Kit;Component;Quantity\n104;0301-004;2\n0901-001;Kestrel 3 Truss 2 m;1\n';
    const tried = await send(editor, company.id, 'catalogue', contents, NOW);
    expect(tried.json).toMatchObject({
      list: 'contents',
      updated: 1,
      unchanged: 0,
      error_count: 0,
      notes: [],
    });
    const kit = (await productsOf(editor)).get('Small PA with two speakers');
    const { parts, accessories, unit_price: price } = await editor.ask('catalogue.get', { id: kit?.id ?? '' });
    expect(accessories).toEqual([]);
    expect(parts.map(({ name, quantity }: Json) => [name, quantity])).toEqual([
      ['Kestrel 3 Truss 2 m', 1],
      ['Wren Moving Head 250', 2],
    ]);
    expect(price).toBe(120);
    const stock = 'SKU;Owned\n0501-001;30\n0501-001;12\nNowhere;1\n';
    const counted = await send(editor, company.id, 'catalogue', stock, `${NOW}&skip_invalid=true`);
    expect(counted.json).toMatchObject({
      list: 'stock',
      updated: 1,
      errors: [{ line: 4, message: expect.stringContaining('“Nowhere” is no product of the catalogue') }],
    });
    expect((await productsOf(editor)).get('Kestrel 3 Truss 2 m')).toMatchObject({ owned: 42, unit_price: 12.5 });
  });

  it('are mapped by hand where their groups are not understood', async () => {
    const { company, editor } = await made();
    const file = fileOf('current-rms-products.csv').replace(',Audio,', ',Quarxi,');
    const { json } = await send(editor, company.id, 'catalogue', file);
    expect(json).toMatchObject({
      created: 0,
      error_count: 1,
      sheet: { categories: { words: [{ word: 'Quarxi', recognised: null }, {}, {}, {}, {}] } },
    });
    const categories = [{ word: 'quarxi', means: 'audio' as const }];
    await editor.tell('catalogue.saveMapping', {
      key: json.sheet.key,
      columns: json.sheet.sources,
      categories,
      units: [],
    });
    expect((await send(editor, company.id, 'catalogue', file, NOW)).json).toMatchObject({ created: 4, error_count: 0 });
  });
});

describe('clients of another system', () => {
  it('come in from Booqable by its ids, and are changed by what changed', async () => {
    const { company, editor } = await made();
    const file = fileOf('booqable-customers.csv');
    expect((await send(editor, company.id, 'clients', file)).json).toMatchObject({ system: 'booqable', created: 2 });
    expect(await clientsOf(editor)).toEqual([]);
    await send(editor, company.id, 'clients', file, NOW);
    expect((await send(editor, company.id, 'clients', file, NOW)).json).toMatchObject({ created: 0, unchanged: 2 });
    const later = file.replace('Otto Lind,,', 'Otto Lind-Berg,otto@lind.example,').replace('+44 7700 900456', '');
    const { json } = await send(editor, company.id, 'clients', later);
    expect(json).toMatchObject({
      updated: 2,
      unchanged: 1,
      changes: [
        { line: 3, name: 'Otto Lind', field: 'name', from: 'Otto Lind', to: 'Otto Lind-Berg' },
        { line: 3, field: 'email', from: null, to: 'otto@lind.example' },
      ],
    });
    await send(editor, company.id, 'clients', later, NOW);
    expect(await clientsOf(editor)).toEqual([
      ['Otto Lind-Berg', 'otto@lind.example', null, null],
      ['Priya Sand', 'priya@sand.example', '+44 7700 900456', null],
    ]);
  });

  it('come in from Current RMS with their people, and join who is there by email or name', async () => {
    const { company, editor } = await made();
    await editor.tell('clients.create', { name: 'N. Finch', email: 'NORA@tidewater.example', notes: 'kept' });
    await editor.tell('clients.create', { name: 'idris cole' });
    const { json } = await send(editor, company.id, 'clients', fileOf('current-rms-organisations.csv'), NOW);
    expect(json).toMatchObject({ system: 'current-rms', created: 1, updated: 2, error_count: 0 });
    expect(await clientsOf(editor)).toEqual([
      ['Idris Cole', 'idris@lantern.example', '+44 7700 900123', 'Lantern Weddings'],
      ['Nora Finch', 'nora@tidewater.example', '+44 20 7946 0011', 'Tidewater Events'],
      ['Quayside Council', 'office@quayside.example', null, null],
    ]);
  });

  it('come in from any file in five languages, a workbook too, with what is wrong told by line', async () => {
    const { company, editor } = await made();
    const german =
      'Vorname;Nachname;Firma;E-Mail;Telefon\nAda;Vogel;Vogel GmbH;ada@vogel.example;1\nBo;Ruf;;keine;2\n;;;x@y.example;3\n';
    const { json } = await send(editor, company.id, 'clients', german, `${NOW}&skip_invalid=true`);
    expect(json).toMatchObject({
      created: 1,
      skipped: 2,
      errors: [
        { line: 3, column: 'E-Mail', message: '“keine” is not an email address' },
        { line: 4, message: 'the name is missing' },
      ],
    });
    const rows = [
      ['Client', 'Email'],
      ['Ada Vogel', 'ada@vogel.example'],
      ['Cy Twan', 'cy@twan.example'],
      ['Cy', 'CY@twan.example'],
    ];
    const all = await send(editor, company.id, 'clients', workbook([{ name: 'A', rows }]), NOW);
    expect(all.json).toMatchObject({
      created: 0,
      errors: [{ line: 4, message: 'the email “CY@twan.example” is already on line 3' }],
    });
    expect((await clientsOf(editor)).length).toBe(1);
  });

  it('come in with their addresses, countries, numbers for tax, and as what they hire', async () => {
    const { company, editor } = await made();
    const file =
      'Name;Straße;PLZ;Ort;Land;USt-IdNr.;Kundentyp\n' +
      'Ada Vogel;Am Ufer 3;20457;Hamburg;Deutschland;DE 123456789;Firmenkunde\n' +
      'Bo Ruf;;;;Österreich;;Privatperson\nCy Twan;;;;Atlantis;;VIP\n';
    const { json } = await send(editor, company.id, 'clients', file, `${NOW}&skip_invalid=true`);
    expect(json).toMatchObject({
      created: 2,
      errors: [{ line: 4, column: 'Land', message: '“Atlantis” is not a country' }],
    });
    const none = { address: null, tax_number: null };
    const ada = { kind: 'business', address: 'Am Ufer 3\n20457 Hamburg', country: 'DE', tax_number: 'DE 123456789' };
    const data = (await editor.ask('clients.list', { limit: 100, offset: 0 })).data;
    expect(data).toMatchObject([
      { name: 'Ada Vogel', ...ada },
      { name: 'Bo Ruf', kind: 'consumer', country: 'AT', ...none },
    ]);
    const english = 'Name,Street,City,Postcode,Country,Type\nAda Vogel,1 Quay,Leeds,LS1 4AB,UK,VIP\n';
    expect((await send(editor, company.id, 'clients', english, NOW)).json.changes).toMatchObject([
      { field: 'address', from: ada.address, to: '1 Quay\nLeeds LS1 4AB' },
      { field: 'country', from: 'DE', to: 'GB' },
    ]);
  });

  it('are mapped by hand, and remembered by the headings of such files', async () => {
    const { company, editor } = await made();
    const file = 'Wer;Woher\nAda Vogel;ada@vogel.example\n';
    const { json } = await send(editor, company.id, 'clients', file);
    expect(json).toMatchObject({ created: 0, errors: [{ message: expect.stringContaining('no column holds names') }] });
    const columns = { name: { column: 0 }, email: { column: 1 } };
    await editor.tell('clients.saveMapping', { key: json.sheet.key, columns });
    const again = await send(editor, company.id, 'clients', file, NOW);
    expect(again.json).toMatchObject({ created: 1, sheet: { sources: columns } });
    // a catalogue with the same headings is read by none of it
    expect((await send(editor, company.id, 'catalogue', file)).json.sheet.mapping.columns).toEqual({});
    const sealed = await send(editor, company.id, 'clients', file, `${NOW}&mapping=another`);
    expect([sealed.status, sealed.json.error.code]).toEqual([409, 'conflict']);
  });

  it('are of nobody where the file is said to be of a system that has no such list', async () => {
    const { company, editor } = await made();
    const { json } = await send(editor, company.id, 'clients', 'Name,Email\nAda,a@b.example\n', '?from=hirehop');
    expect(json).toMatchObject({
      created: 0,
      errors: [{ message: expect.stringContaining('not those of the system') }],
    });
  });
});
