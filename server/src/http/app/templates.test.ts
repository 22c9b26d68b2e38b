import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { type Answer, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;
let editor: TestPerson;

beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  company = await service.company();
  editor = await signedInMember(service, company.id, 'owner');
});
afterAll(() => service.close());

const ask = async (path: string, input?: unknown) => dataOf(await editor.query(path, { company: company.id, input }));
const tell = async (path: string, input: unknown) => dataOf(await editor.mutate(path, input, { company: company.id }));
const refused = async (path: string, input: unknown): Promise<string> =>
  (await editor.mutate(path, input, { company: company.id })).json.error.data.code;

function dataOf(answer: Answer) {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json.result.data;
}

async function proposal(event: object = {}) {
  const body = { event: { description: 'Conference for 100, 2 radio mics', date: '2027-03-12', days: 2, ...event } };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  return ask('proposals.get', { id: json.id });
}

interface Line {
  readonly name: string;
  readonly catalog_item_id: string | null;
  readonly units: number;
  readonly unit_price: number;
  readonly days: number;
}

const termsOf = (percent: number, rest: object) => ({
  deposit: { kind: 'percent', percent },
  instalments: [],
  rest,
  early: null,
});

const shown = ({ name, units, unit_price, days }: Line) => ({ name, units, unit_price, days });
const used = async () => (await ask('me.company')).quota.used;

/** A template of a proposal, with a line of the company's own in it. */
async function template() {
  const { id } = await proposal();
  const own = { kind: 'add_free_line', name: 'Stage manager', category: 'crew', unit: 'event', unit_price: 250 };
  await tell('proposals.edit', { id, changes: [own] });
  const source = await ask('proposals.get', { id });
  const made = await tell('templates.save', { id, name: 'Conference' });
  return { id: made.id as string, source };
}

describe('a proposal made from a template', () => {
  it('has its lines and texts, the event that is asked for, and neither client nor date of the first', async () => {
    const { id, source } = await template();
    expect(await ask('templates.list')).toEqual([
      { id, name: 'Conference', attendees: 100, days: 2, lines: source.line_items.length },
    ]);
    const made = await ask('proposals.get', { id: (await tell('templates.make', { id })).id });
    expect(made.line_items.map(shown)).toEqual(source.line_items.map(shown));
    expect(made).toMatchObject({
      status: 'draft',
      client: null,
      title: source.title,
      event: { date: null, venue: null, attendees: 100, days: 2 },
    });
    const client = await tell('clients.create', { name: 'Ada' });
    const given = { id, title: 'Spring party', date: '2027-05-01', days: 3, client_id: client.id };
    const other = await ask('proposals.get', { id: (await tell('templates.make', given)).id });
    expect(other).toMatchObject({
      title: 'Spring party',
      client: { name: 'Ada' },
      event: { date: '2027-05-01', days: 3 },
    });
    expect(new Set(other.line_items.map(({ days }: Line) => days))).toEqual(new Set([3]));
    const [entry] = await ask('proposals.history', { id: other.id });
    expect(entry).toMatchObject({ what: 'created', details: { template: 'Conference' } });
    expect((await ask('sales.get', { id: other.id })).owner.id).toBe(editor.id);
  });

  it('is priced from the catalogue of today, in the region of its venue; own lines keep their price', async () => {
    const { id, source } = await template();
    const line = source.line_items.find(({ catalog_item_id: item }: Line) => item !== null);
    await tell('catalogue.update', { id: line.catalog_item_id, unit_price: 77, name: 'Renamed speaker' });
    await tell('company.saveRegion', { name: 'London', factor: 2, places: ['London'] });
    const made = await ask('proposals.get', { id: (await tell('templates.make', { id, venue: 'London' })).id });
    expect(made.line_items).toContainEqual(
      expect.objectContaining({ name: 'Renamed speaker', unit_price: 154, units: line.units }),
    );
    expect(made.line_items).toContainEqual(expect.objectContaining({ name: 'Stage manager', unit_price: 250 }));
    const sum = made.line_items.reduce(
      (all: number, { total, is_optional }: { total: number; is_optional: boolean }) =>
        is_optional ? all : all + total,
      0,
    );
    expect(made.subtotal).toBeCloseTo(sum, 2);
  });

  it('says which products the catalogue no longer has', async () => {
    const { id, source } = await template();
    const line = source.line_items.find(({ catalog_item_id: item }: Line) => item !== null);
    await tell('catalogue.archive', { id: line.catalog_item_id });
    const made = await ask('proposals.get', { id: (await tell('templates.make', { id })).id });
    expect(made.unmet).toEqual([line.name]);
    expect(made.line_items.map(({ name }: Line) => name)).not.toContain(line.name);
  });

  it('takes a place of the allowance', async () => {
    const { id } = await template();
    const before = await used();
    await tell('templates.make', { id });
    expect(await used()).toBe(before + 1);
    expect(await refused('templates.make', { id, client_id: '0192d3a4-0000-7000-8000-000000000001' })).toBe(
      'not_found',
    );
    expect(await used()).toBe(before + 1);
  });

  it.each([
    ['those of its own', 50, { from: 'event', days: -7 }, 50],
    ['today’s of the company where it has none of its own', 30, { from: 'acceptance', days: 30 }, 40],
    ['today’s of the company where its own name a date', 50, { from: 'day', day: '2027-03-01' }, 40],
  ])('has payment terms: %s', async (_which, percent, rest, made) => {
    const company = termsOf(30, { from: 'acceptance', days: 30 });
    await tell('payments.changeTerms', { payment_terms: company });
    const { id } = await proposal();
    const now = termsOf(percent, rest);
    if (percent !== 30) {
      await tell('proposals.edit', { id, changes: [{ kind: 'set_payment_terms', payment_terms: now, was: company }] });
    }
    const template = await tell('templates.save', { id, name: 'Conference' });
    await tell('payments.changeTerms', { payment_terms: termsOf(40, { from: 'acceptance', days: 30 }) });
    const other = await ask('proposals.get', { id: (await tell('templates.make', { id: template.id })).id });
    expect(other.payment_terms.deposit).toEqual({ kind: 'percent', percent: made });
  });
});

describe('templates', () => {
  it('have names of their own, whatever their case, and are replaced on purpose alone', async () => {
    const { id, source } = await template();
    expect(await refused('templates.save', { id: source.id, name: 'conference' })).toBe('conflict');
    expect(await tell('templates.save', { id: source.id, name: 'Conference', replace: true })).toEqual({ id });
    const other = await tell('templates.save', { id: source.id, name: 'Party' });
    expect(await refused('templates.rename', { id: other.id, name: 'Conference' })).toBe('conflict');
    await tell('templates.rename', { id: other.id, name: 'Gala' });
    await tell('templates.remove', { id });
    expect((await ask('templates.list')).map(({ name }: { name: string }) => name)).toEqual(['Gala']);
  });
});
