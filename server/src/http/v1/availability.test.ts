import { availabilitySchema } from '@showbill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importCatalogue, listProducts } from '../../catalogue/index.ts';
import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { startTestService, TEST_NOW, type TestCompany, type TestService } from '../../testing/service.ts';

const PATH = '/v1/inventory/availability';
const MARCH = 'from=2027-03-01&to=2027-03-03';
const CATALOGUE = `sku,name,category,unit,unit_price,tracked,owned
SP,Speaker,audio,day,38,true,10
DK,Desk,audio,day,95,true,4
SE,Sound Engineer,crew,hour,32,false,
`;

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

function asCompany<T>(company: TestCompany, work: (tx: Tx) => Promise<T>): Promise<T> {
  return forCompany(service.context.db, company.id, work);
}

function ask(company: TestCompany, query: string) {
  return service.call('GET', `${PATH}?${query}`, { key: company.key });
}

/** The id of each product by its sku. */
async function idsOf(company: TestCompany): Promise<Record<string, string>> {
  const products = await asCompany(company, (tx) => listProducts(tx, company.id, '2026-11-20'));
  return Object.fromEntries(products.map(({ sku, id }) => [sku, id]));
}

async function bringIn(company: TestCompany, names: readonly string[]): Promise<void> {
  const lines = names.map((name) => `${name},${name},audio,day,10,true,1`);
  const file = new TextEncoder().encode(['sku,name,category,unit,unit_price,tracked,owned', ...lines].join('\n'));
  await asCompany(company, (tx) => importCatalogue(tx, company, file, { skipInvalid: false, now: TEST_NOW }));
}

/** The query for so many days. */
function daysOf(count: number): string {
  return `from=2027-01-01&to=${addDays('2027-01-01', count - 1)}`;
}

function refusal(products: number, days: number) {
  const message =
    `${products} products × ${days} days is more than 20,000 product-days: ` +
    'shorten the range (from, to) or name fewer products in items';
  return { code: 'invalid_request', message, param: 'items' };
}

const NO_DAY = 'must be a real calendar date, written YYYY-MM-DD';
const NO_DAYS =
  `2027-3-01 01-03-2027 20270301 2027-03-01T00:00:00Z %202027-03-01 2027-03-01%20 today 2027-02-29 2100-02-29
  2027-04-31 2027-13-01 2027-00-10 2027-01-00 2027-01-32 0000-01-01 -2027-03-01 12027-03-01 %2B02027-03-01 ２０２７-03-01
  %00`.split(/\s+/);
const NO_IDS = 'must be ids of 1 to 64 letters, digits, _ or -, separated by single commas without spaces';

describe('a request for availability', () => {
  let company: TestCompany;
  let other: TestCompany;
  let ids: Record<string, string>;
  beforeAll(async () => {
    company = await service.company({ catalogue: CATALOGUE });
    other = await service.company({ catalogue: CATALOGUE });
    ids = await idsOf(company);
  });

  it('is answered with one record for each tracked product and day, of the documented shape', async () => {
    const { status, json, headers } = await ask(company, MARCH);
    expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    expect(availabilitySchema.strict().parse(json)).toEqual(json);
    const figures = { in_repair: 0, lost: 0, firm: 0, provisional: 0, overdue: 0 };
    expect(json).toEqual({
      data: ['2027-03-01', '2027-03-02', '2027-03-03'].flatMap((day) => [
        { day, catalog_item_id: ids['DK'], owned: 4, ...figures, free: 4 },
        { day, catalog_item_id: ids['SP'], owned: 10, ...figures, free: 10 },
      ]),
      count: 6,
      quota: { used: 0, limit: 120 },
    });
  });

  it('counts towards the rate, answered or refused, and has the request id', async () => {
    const fresh = await service.company({ catalogue: CATALOGUE });
    const answers = [await ask(fresh, MARCH), await ask(fresh, 'from=2027-03-01')];
    const rates = answers.map(({ headers }) => headers['ratelimit']);
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(rates).toEqual([/r=99999;/, /r=99998;/].map((left) => expect.stringMatching(left)));
    for (const { headers } of answers) {
      expect(headers['ratelimit-policy']).toBe('"hour";q=100000;w=3600');
      expect(headers['request-id']).toMatch(/^[0-9A-Za-z]{12}-[0-9a-z]+$/);
    }
  });

  it('needs a key, before it is looked at', async () => {
    const none = await service.call('GET', `${PATH}?from=never`);
    expect([none.status, none.json.error.code, none.headers['www-authenticate']]).toEqual([
      401,
      'unauthorized',
      'Bearer',
    ]);
    const wrong = await service.call('GET', `${PATH}?${MARCH}`, { key: `sbk_${'0'.repeat(36)}` });
    expect([wrong.status, wrong.json.error.code]).toEqual([401, 'invalid_key']);
  });

  it('may be a HEAD, and nothing but GET and HEAD', async () => {
    const { text } = await ask(company, MARCH);
    const head = await service.call('HEAD', `${PATH}?${MARCH}`, { key: company.key });
    expect([head.status, head.text, head.headers['content-length']]).toEqual([200, '', String(text.length)]);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await service.call(method, `${PATH}?${MARCH}`, { key: company.key });
      expect([answer.status, answer.json.error.code, answer.headers['allow']]).toEqual([
        405,
        'method_not_allowed',
        'GET, HEAD',
      ]);
    }
  });

  it.each([
    ['', 'from is required'],
    ['to=2027-03-03', 'from is required'],
    ['from=2027-03-01', 'to is required'],
    ['from=&to=2027-03-03', `from ${NO_DAY}`],
    ['from=2027-03-01&to=', `to ${NO_DAY}`],
    ...NO_DAYS.flatMap((day) => [
      [`from=${day}&to=2027-03-03`, `from ${NO_DAY}`],
      [`from=2027-03-01&to=${day}`, `to ${NO_DAY}`],
    ]),
    ['from=2027-03-01&from=2027-03-01&to=2027-03-03', 'from must be given once'],
    ['from=2027-03-01&to=2027-03-03&to=2027-03-03', 'to must be given once'],
    ['from=2027-03-02&to=2027-03-01', 'to must not be before from (2027-03-02)'],
    ['from=2027-03-01&to=2028-03-02', 'to must be at most 366 days after from; it is 367 days after it'],
    ['from=2028-01-01&to=2029-01-02', 'to must be at most 366 days after from; it is 367 days after it'],
    ['from=0001-01-01&to=9999-12-31', 'to must be at most 366 days after from; it is 3652058 days after it'],
    [`${MARCH}&items=`, `items ${NO_IDS}`],
    [`${MARCH}&items=a,,b`, `items ${NO_IDS}`],
    [`${MARCH}&items=,a`, `items ${NO_IDS}`],
    [`${MARCH}&items=a,`, `items ${NO_IDS}`],
    [`${MARCH}&items=,`, `items ${NO_IDS}`],
    [`${MARCH}&items=a,%20b`, `items ${NO_IDS}`],
    [`${MARCH}&items=a+b`, `items ${NO_IDS}`],
    [`${MARCH}&items=%20`, `items ${NO_IDS}`],
    [`${MARCH}&items=a%0A`, `items ${NO_IDS}`],
    [`${MARCH}&items=a;b`, `items ${NO_IDS}`],
    [`${MARCH}&items=%C3%A4`, `items ${NO_IDS}`],
    [`${MARCH}&items=%00`, `items ${NO_IDS}`],
    [`${MARCH}&items=a,${'b'.repeat(65)}`, `items ${NO_IDS}`],
    [`${MARCH}&items=a&items=b`, 'items must be given once'],
    [`${MARCH}&items=${Array(201).fill('a').join()}`, 'items must list at most 200 ids'],
  ])('?%s is refused: %s', async (query, message) => {
    const { status, json } = await ask(company, query);
    expect([status, json]).toEqual([
      400,
      { error: { code: 'invalid_request', message, param: message.split(' ')[0] }, quota: { used: 0, limit: 120 } },
    ]);
  });

  it.each([
    ['2027-03-01', '2027-03-01', 1],
    ['2027-01-01', '2028-01-02', 367],
    ['2028-01-01', '2029-01-01', 367],
    ['2028-02-28', '2028-03-01', 3],
    ['2100-02-28', '2100-03-01', 2],
    ['0001-01-01', '0001-01-01', 1],
    ['0001-01-01', '0002-01-02', 367],
    ['9998-12-30', '9999-12-31', 367],
    ['9999-12-31', '9999-12-31', 1],
  ])('from %s to %s is answered with %i days, all that there are', async (from, to, days) => {
    const { status, json } = await ask(company, `from=${from}&to=${to}&items=${ids['SP']}`);
    expect([status, json.count]).toEqual([200, days]);
    const answered = json.data.map(({ day }: { day: string }) => day);
    expect(answered).toEqual(Array.from({ length: days }, (_, after) => addDays(from, after)));
    expect(answered.at(-1)).toBe(to);
  });

  it('leaves out ids that are no tracked product of the company, without a word', async () => {
    const theirs = await idsOf(other);
    const none = [
      crypto.randomUUID(),
      theirs['SP'],
      ids['SE'],
      'nonsense',
      '_-',
      'x'.repeat(64),
      ids['SP']?.replaceAll('-', ''),
    ];
    const { json } = await ask(company, `from=2027-03-01&to=2027-03-01&items=${[...none, ids['DK']].join()}`);
    expect(json).toMatchObject({ data: [{ catalog_item_id: ids['DK'], owned: 4 }], count: 1 });
    const { status, json: empty } = await ask(company, `${MARCH}&items=${none.join()}`);
    expect([status, empty]).toEqual([200, { data: [], count: 0, quota: { used: 0, limit: 120 } }]);
  });

  it('answers an id once, however often and in whichever case it is written; up to 200 count', async () => {
    const id = ids['SP'] ?? '';
    for (const written of [[id, id], [id.toUpperCase()], [id, id.toUpperCase()], Array<string>(200).fill(id)]) {
      const { status, json } = await ask(company, `from=2027-03-01&to=2027-03-01&items=${written.join()}`);
      expect([status, json.data.map((record: { catalog_item_id: string }) => record.catalog_item_id)]).toEqual([
        200,
        [id],
      ]);
    }
    const { json } = await ask(company, `${MARCH}&items=${Array(201).fill(id).join()}`);
    expect(json.error.message).toBe('items must list at most 200 ids');
    const encoded = await ask(company, `from=2027-03-01&to=2027-03-01&items=${id}%2C${ids['DK']}&surprise=1`);
    expect(encoded.json.count).toBe(2);
  });

  it('does not know archived products', async () => {
    const tidy = await service.company({ catalogue: CATALOGUE });
    const { SP, DK } = await idsOf(tidy);
    await asCompany(tidy, (tx) =>
      tx.updateTable('products').set({ archived_at: TEST_NOW }).where('sku', '=', 'DK').execute(),
    );
    for (const items of ['', `&items=${SP},${DK}`]) {
      const { json } = await ask(tidy, `from=2027-03-01&to=2027-03-01${items}`);
      expect(json.data.map((record: { catalog_item_id: string }) => record.catalog_item_id)).toEqual([SP]);
    }
  });

  it('is answered with nothing where nothing is tracked', async () => {
    for (const catalogue of [null, 'name,category,unit,unit_price\nWine glass,catering,each,0.40\n']) {
      const { status, json } = await ask(await service.company({ catalogue }), 'from=2027-01-01&to=2028-01-02');
      expect([status, json]).toEqual([200, { data: [], count: 0, quota: { used: 0, limit: 120 } }]);
    }
  });

  it('has its records by day, then by name in the order of code points, then by id', async () => {
    const mixed = await service.company({ catalogue: null });
    const names = ['𝄞 Desk', 'apple', 'ﬀ Clamp', 'Zebra', 'Ångström Lamp'];
    await bringIn(mixed, names);
    const twins =
      'sku,name,category,unit,unit_price,tracked,owned\n2,Twin,audio,day,1,true,1\n1,Twin,audio,day,1,true,1\n';
    const file = new TextEncoder().encode(twins);
    await asCompany(mixed, (tx) => importCatalogue(tx, mixed, file, { skipInvalid: false, now: TEST_NOW }));
    const known = await idsOf(mixed);
    const [first, second] = [known['1'] ?? '', known['2'] ?? ''].toSorted((a, b) => (a < b ? -1 : 1));
    const ordered = [
      first,
      second,
      ...['Zebra', 'apple', 'Ångström Lamp', 'ﬀ Clamp', '𝄞 Desk'].map((name) => known[name]),
    ];
    const { json } = await ask(mixed, 'from=2027-02-28&to=2027-03-01');
    expect(json.data.map(({ day, catalog_item_id }: Record<string, string>) => [day, catalog_item_id])).toEqual([
      ...ordered.map((id) => ['2027-02-28', id]),
      ...ordered.map((id) => ['2027-03-01', id]),
    ]);
  });

  it('is answered up to 20,000 product-days, and refused beyond with what to do about it', async () => {
    const large = await service.company({ catalogue: null });
    await bringIn(
      large,
      Array.from({ length: 200 }, (_, place) => `Case ${place}`),
    );
    const known = Object.values(await idsOf(large));
    const full = await ask(large, daysOf(100));
    expect([full.status, full.json.count, full.json.data.length]).toEqual([200, 20_000, 20_000]);
    const longer = await ask(large, daysOf(101));
    expect([longer.status, longer.json.error]).toEqual([400, refusal(200, 101)]);
    expect((await ask(large, `${daysOf(101)}&items=${known.slice(0, 198).join()}`)).json.count).toBe(19_998);
    // 177 × 113 is 20,001; ids that are no products and repeats do not count
    const oneMore = await ask(large, `${daysOf(113)}&items=${known.slice(0, 177).join()}`);
    expect([oneMore.status, oneMore.json.error]).toEqual([400, refusal(177, 113)]);
    const fewer = [...known.slice(0, 176), ...Array<string>(24).fill(crypto.randomUUID())];
    expect((await ask(large, `${daysOf(113)}&items=${fewer.join()}`)).json.count).toBe(19_888);
    await bringIn(large, ['One more']);
    expect((await ask(large, daysOf(100))).json.error).toEqual(refusal(201, 100));
    expect((await ask(large, `${daysOf(100)}&items=${known.join()}`)).json.count).toBe(20_000);
  });
});
