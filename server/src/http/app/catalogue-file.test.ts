import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser, signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

function upload(browser: { cookie: string }, companyId: string, file: string, query = '', headers = {}) {
  return service.call('POST', `/app/catalogue/import${query}`, {
    headers: {
      origin: 'http://showbill.test',
      cookie: browser.cookie,
      'x-company': companyId,
      'content-type': 'application/octet-stream',
      ...headers,
    },
    body: new TextEncoder().encode(file),
  });
}

async function made(options: Parameters<TestService['company']>[0] = { catalogue: null }) {
  const company = await service.company(options);
  return { company, editor: await signedInMember(service, company.id, 'editor') };
}

async function count(person: TestPerson, company: TestCompany): Promise<number> {
  return (await person.query('catalogue.list', { company: company.id, input: {} })).json.result.data.count;
}

const FILE = `Artikel;Warengruppe;Einheit;Preis;Farbe;Zubehör;Artikelnummer
Stuhl;Möbel;Event;2,50;rot;;S1
Tisch;Möbel;Event;zwölf;rot;;T1
Lampe;Licht;Tag;12,00;;S1*2;L1
`;

describe('a catalogue file', () => {
  it('is tried first: how columns are read, what would come in, and what is wrong where', async () => {
    const { company, editor } = await made();
    const { status, json } = await upload(editor, company.id, FILE, '?skip_invalid=true');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      created: 2,
      updated: 0,
      skipped: 1,
      error_count: 1,
      errors: [{ line: 3, column: 'Preis' }],
      ignored_columns: ['Farbe'],
      sample: [
        { line: 2, name: 'Stuhl', category: 'furniture', unit: 'event', unit_price: 2.5 },
        { line: 4, name: 'Lampe', unit_price: 12, accessories: 'S1*2' },
      ],
    });
    expect(json.columns).toContainEqual({ field: 'unit_price', header: 'Preis' });
    expect(await count(editor, company)).toBe(0);
  });

  it('comes in whole or not at all, or without its bad rows', async () => {
    const { company, editor } = await made();
    const all = await upload(editor, company.id, FILE, '?dry_run=false');
    expect([all.json.created, all.json.error_count]).toEqual([0, 1]);
    expect(await count(editor, company)).toBe(0);
    const good = await upload(editor, company.id, FILE, '?dry_run=false&skip_invalid=true');
    expect([good.json.created, good.json.skipped]).toEqual([2, 1]);
    expect(await count(editor, company)).toBe(2);
  });

  it('is read as an editor has said of files with its headings, and with no other mapping than it was tried with', async () => {
    const { company, editor } = await made();
    const other = await made();
    const file = 'Nr;Bez;Sparte;Satz\n1;Nebelmaschine;Quarxi;38,00\n2;Stuhl;Möbel;2,50\n';
    const { sheet, faults, error_count: count0 } = (await upload(editor, company.id, file)).json;
    expect(sheet).toMatchObject({
      headings: ['Nr', 'Bez', 'Sparte', 'Satz'],
      rows: 2,
      missing: ['name', 'category', 'unit', 'unit_price'],
      mapping: { columns: {}, categories: [], units: [] },
    });
    expect([count0, faults.length]).toEqual([4, 4]);
    const mapping = {
      columns: {
        name: { column: 1 },
        category: { column: 2 },
        unit_price: { column: 3 },
        unit: { value: 'day' },
        sku: null,
      },
      categories: [],
      units: [],
    };
    const save = (input: object) => editor.mutate('catalogue.saveMapping', input, { company: company.id });
    expect((await save({ key: sheet.key, ...mapping })).status).toBe(200);
    const tried = (await upload(editor, company.id, file, '?skip_invalid=true')).json;
    expect(tried).toMatchObject({
      created: 1,
      skipped: 1,
      faults: [{ column: 'Sparte', field: 'category', rows: 1, lines: [2], varied: false }],
      sheet: {
        key: sheet.key,
        categories: { words: [{ word: 'Quarxi', rows: 1, recognised: null }, { recognised: 'furniture' }] },
      },
    });

    await save({ key: sheet.key, ...mapping, categories: [{ word: 'Quarxi', means: 'lighting' }] });
    const go = (seal: string) => upload(editor, company.id, file, `?dry_run=false&mapping=${seal}`);
    const stale = await go(tried.sheet.seal);
    expect([stale.status, stale.json.error.code]).toEqual([409, 'conflict']);
    const { sheet: now } = (await upload(editor, company.id, file)).json;
    expect((await go(now.seal)).json).toMatchObject({ created: 2, error_count: 0 });

    const list = (input: object) => editor.query('catalogue.list', { company: company.id, input });
    const listed = (await list({ own_category: 'Quarxi' })).json.result.data;
    expect(listed).toMatchObject({
      count: 1,
      data: [{ name: 'Nebelmaschine', category: 'lighting', own_category: 'Quarxi' }],
    });
    expect((await list({ text: 'quarxi nebel' })).json.result.data.count).toBe(1);
    const own = await editor.query('catalogue.ownCategories', { company: company.id });
    expect(own.json.result.data).toEqual(['Möbel', 'Quarxi']);

    // it is this company's alone
    expect((await upload(other.editor, other.company.id, file)).json.sheet.missing).toHaveLength(4);
  });

  it('without headings is read as an editor has said of files with as many columns, or as they say now', async () => {
    const { company, editor } = await made();
    const first = 'Nebelmaschine;Licht;Tag;38,00\nStuhl;Möbel;Tag;2,50\n';
    const columns = Object.fromEntries(
      ['name', 'category', 'unit', 'unit_price'].map((field, column) => [field, { column }]),
    );
    const save = async (key: string) =>
      editor.mutate('catalogue.saveMapping', { key, columns, categories: [], units: [] }, { company: company.id });
    const { sheet } = (await upload(editor, company.id, first)).json;
    expect(sheet).toMatchObject({ first_row: 'data', headings: ['A', 'B', 'C', 'D'], rows: 2 });
    await save(sheet.key);
    const tried = (await upload(editor, company.id, first)).json;
    expect(tried).toMatchObject({ created: 2, error_count: 0, sheet: { key: sheet.key, missing: [] } });
    const go = (file: string, seal: string, how = '') =>
      upload(editor, company.id, file, `?dry_run=false&mapping=${seal}${how}`);
    expect((await go(first, tried.sheet.seal)).json).toMatchObject({ created: 2, updated: 0 });

    // another first row, which looks like headings
    const again = 'Bank;Möbel;Tag;auf Anfrage\nStuhl;Möbel;Tag;2,60\n';
    const next = (await upload(editor, company.id, again, '?skip_invalid=true')).json;
    expect(next).toMatchObject({ created: 0, updated: 1, skipped: 1, sheet: { first_row: 'data', key: sheet.key } });

    // other headings of as many columns, once they were said to be some
    const headed = 'Bez;Sparte;Je;Satz\nStuhl;Möbel;Tag;2,70\n';
    const asHeadings = (await upload(editor, company.id, headed, '?first_row=headings')).json.sheet;
    expect(asHeadings).toMatchObject({ first_row: 'headings', headings: ['Bez', 'Sparte', 'Je', 'Satz'], rows: 1 });
    await save(asHeadings.key);
    const { seal } = (await upload(editor, company.id, headed)).json.sheet;
    expect((await go(headed, seal)).json).toMatchObject({ updated: 1, sheet: { first_row: 'headings' } });

    // known headings are headings unless somebody says otherwise, and what was tried is what comes in
    const known = 'Name;Kategorie;Einheit;Preis\nStuhl;Möbel;Tag;2,80\n';
    expect((await upload(editor, company.id, known)).json).toMatchObject({ updated: 1, error_count: 0 });
    const { sheet: told } = (await upload(editor, company.id, known, '?first_row=data')).json;
    expect(told).toMatchObject({ first_row: 'data', rows: 2, missing: [] });
    expect((await go(known, told.seal, '&first_row=headings')).json.error.code).toBe('conflict');
  });

  it('cannot have one value in all rows for what differs by product, nor a mapping of unknown words', async () => {
    const { company, editor } = await made();
    const input = { key: 'k'.repeat(43), columns: {}, categories: [], units: [] };
    for (const [wrong, says] of [
      [{ columns: { name: { value: 'Stuhl' } } }, /only for category, unit, tracked/],
      [{ columns: { colour: null } }, /columns/],
      [{ columns: { name: { column: -1 } } }, /columns/],
      [{ categories: [{ word: 'Ton', means: 'noise' }] }, /categories/],
      [{ key: 'short' }, /key of a file/],
    ] as const) {
      const saved = await editor.mutate('catalogue.saveMapping', { ...input, ...wrong }, { company: company.id });
      expect([saved.status, saved.json.error.message]).toEqual([400, expect.stringMatching(says)]);
    }
  });

  it('may be as large as 20 MB', async () => {
    const { company, editor } = await made();
    const row = `Chair with a very long description;furniture;event;2.00;${'x'.repeat(4000)}\n`;
    const text = `name;category;unit;unit_price;description\n${row.repeat(200)}`;
    expect(text.length).toBeGreaterThan(600_000);
    expect((await upload(editor, company.id, text, '?skip_invalid=true')).json).toMatchObject({ created: 1 });
    const large = await upload(editor, company.id, 'x', '', { 'content-length': String(21 * 1024 * 1024) });
    expect([large.status, large.json.error.message]).toEqual([400, 'the file is over 20 MB: split it']);
    const none = await upload(editor, company.id, '');
    expect(none.json).toMatchObject({ created: 0, errors: [{ column: '(file)', message: 'the file is empty' }] });
  });

  it('is taken from editors of the company alone, and from our own pages', async () => {
    const { company, editor } = await made();
    const other = await made();
    const viewer = await signedInMember(service, company.id, 'viewer');
    const go = '?dry_run=false&skip_invalid=true';
    const codes = [];
    for (const [person, headers] of [
      [openBrowser(service), {}],
      [viewer, {}],
      [other.editor, {}],
      [editor, { origin: 'https://elsewhere.example' }],
    ] as const) {
      codes.push((await upload(person, company.id, FILE, go, headers)).json.error.code);
    }
    expect(codes).toEqual(['unauthorized', 'forbidden', 'not_found', 'forbidden']);
    expect([await count(editor, company), await count(other.editor, other.company)]).toEqual([0, 0]);
  });
});
