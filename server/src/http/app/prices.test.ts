import type { EditorBody, ProposalChange } from '@showbill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../clients/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { verifyPrices } from '../../proposals/index.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** Rules of a total, from the settings to the proposal. */

let service: TestService;
let company: TestCompany;
let editor: TestPerson;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company({ taxRate: '20' });
  editor = await signedInMember(service, company.id, 'editor');
});
afterAll(() => service.close());

const CODE = { percent: 10, amount: null, from: null, to: null, uses: null, active: true };
const WAIVER = { kind: 'waiver', label: 'Damage waiver', percent: 10, categories: ['lighting'], optional: true };
const SATURDAYS = { kind: 'season', label: 'Weekend', percent: 50, categories: null, weekdays: [6], dates: null };

async function change(path: string, input: unknown): Promise<{ readonly id: string }> {
  const { json, text } = await editor.mutate(`prices.${path}`, input, { company: company.id });
  if (json.result === undefined) throw new Error(text);
  return json.result.data;
}

async function refused(path: string, input: unknown): Promise<string> {
  return (await editor.mutate(`prices.${path}`, input, { company: company.id })).text;
}

async function save(rule: object, active = true): Promise<string> {
  return (await change('saveRule', { rule, active })).id;
}

interface Edited extends EditorBody {
  readonly undo: readonly ProposalChange[];
}

/** A proposal of one line by the event for 100, on a Saturday. */
async function draft(body: object = {}): Promise<EditorBody> {
  const event = { description: 'Party for 40 with two speakers', date: '2027-03-13' };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body: { event, ...body } });
  const found = await open(json.id);
  const line = { kind: 'add_free_line', name: 'Star cloth', category: 'lighting', unit: 'event', unit_price: 100 };
  const gone = found.line_items.map((each) => {
    const { id, units, days, hours, unit_price, is_optional: optional, name, category } = each;
    return {
      kind: 'remove_line',
      line_id: id,
      follow: false,
      was: { units, days, hours, unit_price, optional, name, category },
    };
  });
  return edit(json.id, [...gone, line]);
}

async function open(id: string): Promise<EditorBody> {
  return (await editor.query('proposals.get', { company: company.id, input: { id } })).json.result.data;
}

async function edit(id: string, changes: readonly object[]): Promise<Edited> {
  const { json, text } = await editor.mutate('proposals.edit', { id, changes }, { company: company.id });
  if (json.result === undefined) throw new Error(text);
  return { ...json.result.data.proposal, undo: json.result.data.undo };
}

function lineOf({ line_items: [line] }: EditorBody) {
  if (line === undefined) throw new Error('it has no line');
  return line;
}

function rowsOf({ adjustments }: EditorBody): unknown[] {
  return adjustments.map(({ kind, label, amount }) => [kind, label, amount]);
}

describe('rules of a total', () => {
  it('price proposals that are made from then on, in the documented order, and leave others as they were', async () => {
    const before = await draft();
    expect(rowsOf(before)).toEqual([['tax', 'VAT 20 %', 20]]);
    const ids = [await save(SATURDAYS), await save(WAIVER), await save({ kind: 'minimum', amount: 250 })];
    await save({ ...WAIVER, label: 'Old waiver' }, false);
    const made = await draft();
    expect(rowsOf(made)).toEqual([
      ['surcharge', 'Weekend', 50],
      ['surcharge', 'Damage waiver', 10],
      ['surcharge', 'Minimum order £250', 90],
      ['tax', 'VAT 20 %', 50],
    ]);
    expect(rowsOf(await open(before.id))).toEqual([['tax', 'VAT 20 %', 20]]);

    for (const id of ids) await change('removeRule', { id });
    // what it was made with stays, and follows the lines and the date
    const line = lineOf(made);
    const more = await edit(made.id, [
      { kind: 'set_line', line_id: line.id, units: 3, was: { units: 1 } },
      { kind: 'set_event', date: '2027-03-12', was: { date: '2027-03-13' } },
    ]);
    expect(rowsOf(more)).toEqual([
      ['surcharge', 'Damage waiver', 30],
      ['tax', 'VAT 20 %', 66],
    ]);
    const { json: copy } = await editor.mutate('proposals.duplicate', { id: made.id }, { company: company.id });
    expect(rowsOf(await open(copy.result.data.id))).toEqual(rowsOf(more));
    const none = await edit(made.id, [{ kind: 'set_event', date: null, was: { date: '2027-03-12' } }]);
    expect(rowsOf(none)).toEqual(rowsOf(more));
  });

  it('count for a part of the days where a part of them is in the season', async () => {
    const id = await save(SATURDAYS);
    const made = await draft({ event: { description: 'Party with two speakers', date: '2027-03-12', days: 3 } });
    const line = lineOf(made);
    const three = await edit(made.id, [{ kind: 'set_line', line_id: line.id, days: 3, was: { days: line.days } }]);
    expect(rowsOf(three)[0]).toEqual(['surcharge', 'Weekend', 16.67]);
    await change('removeRule', { id });
  });

  it('are switched off for one proposal and on again, unless every proposal has them', async () => {
    const own = await save(WAIVER);
    const fixed = await save({ ...WAIVER, label: 'Insurance', percent: 1, optional: false });
    const made = await draft();
    const off = await edit(made.id, [{ kind: 'switch_rule', rule_id: own, off: true }]);
    expect(rowsOf(off)).toEqual([
      ['surcharge', 'Insurance', 1],
      ['tax', 'VAT 20 %', 20.2],
    ]);
    expect(rowsOf(await edit(made.id, off.undo))).toEqual(rowsOf(made));
    const refused = await editor.mutate(
      'proposals.edit',
      { id: made.id, changes: [{ kind: 'switch_rule', rule_id: fixed, off: true }] },
      { company: company.id },
    );
    expect(refused.text).toContain('Insurance is part of every proposal');
    for (const id of [own, fixed]) await change('removeRule', { id });
  });

  it("give a client's prices once the client is on the proposal, and take them off with the client", async () => {
    const categories = [{ category: 'lighting', percent: 15 }];
    const { id: list } = await change('savePriceList', { list: { name: 'Trade', percent: 5, categories } });
    const [trade, other] = await forCompany(service.context.db, company.id, async (tx) => {
      const made = [];
      for (const name of ['Trade client', 'Other client']) made.push((await createClient(tx, company.id, { name })).id);
      return made;
    });
    await editor.mutate('clients.update', { id: trade, price_list_id: list }, { company: company.id });
    expect(rowsOf(await draft({ client_id: trade }))[0]).toEqual(['discount', 'Trade', -15]);
    const made = await draft();
    const theirs = await edit(made.id, [{ kind: 'set_client', client_id: trade, was: null }]);
    expect(rowsOf(theirs)[0]).toEqual(['discount', 'Trade', -15]);
    // the list is another by the time somebody goes back to it
    const swapped = await edit(made.id, [{ kind: 'set_client', client_id: other, was: trade }]);
    expect(rowsOf(swapped)).toEqual([['tax', 'VAT 20 %', 20]]);
    await change('savePriceList', { id: list, list: { name: 'Trade 2028', percent: 50, categories: [] } });
    expect(rowsOf(await edit(made.id, swapped.undo))).toEqual(rowsOf(theirs));
    await change('removePriceList', { id: list });
    const { json } = await editor.query('clients.get', { company: company.id, input: { id: trade } });
    expect(json.result.data.price_list_id).toBeNull();
    const answer = await editor.mutate('clients.update', { id: trade, price_list_id: list }, { company: company.id });
    expect(answer.status).toBe(404);
  });

  it('take a code off that is entered, refuse others, and bring it back as it was', async () => {
    const { id } = await change('saveCode', { code: { ...CODE, code: 'spring' } });
    await change('saveCode', { code: { ...CODE, code: 'GONE', active: false } });
    await change('saveCode', { code: { ...CODE, code: 'SOON', from: '2028-01-01' } });
    await change('saveCode', { code: { ...CODE, code: 'TENNER', percent: null, amount: 10 } });
    const made = await draft();
    const enter = (code: string) => edit(made.id, [{ kind: 'set_code', code, was: null }]);
    const entered = await enter('spring');
    expect(rowsOf(entered)[0]).toEqual(['discount', 'Discount code SPRING', -10]);
    await change('saveCode', { id, code: { ...CODE, code: 'SPRING', percent: 99 } });
    const off = await edit(made.id, [{ kind: 'set_code', code: null, was: 'SPRING' }]);
    expect(rowsOf(off)).toEqual([['tax', 'VAT 20 %', 20]]);
    expect(rowsOf(await edit(made.id, off.undo))).toEqual(rowsOf(entered));
    const other = await edit(made.id, [{ kind: 'set_code', code: 'TENNER', was: 'SPRING' }]);
    expect(rowsOf(other)[0]).toEqual(['discount', 'Discount code TENNER', -10]);
    for (const [code, why] of [
      ['NONE', 'there is no discount code NONE'],
      ['GONE', 'the discount code GONE is switched off'],
      ['SOON', 'the discount code SOON can be used from 2028-01-01 on'],
    ] as const) {
      await expect(edit(made.id, [{ kind: 'set_code', code, was: 'TENNER' }])).rejects.toThrow(why);
    }
  });

  it('come back as they were by an undoing of the proposal alone, not by whoever types one', async () => {
    const { id } = await change('saveCode', { code: { ...CODE, code: 'ONCE' } });
    const [made, other] = [await draft(), await draft()];
    await edit(made.id, [{ kind: 'set_code', code: 'ONCE', was: null }]);
    const { undo } = await edit(made.id, [{ kind: 'set_code', code: null, was: 'ONCE' }]);
    await change('removeCode', { id });
    const [back] = undo;
    if (back?.kind !== 'set_code' || back.rule === undefined) throw new Error('it brings no code back');
    for (const [of, typed] of [
      [made, { ...back, rule: { ...back.rule, percent: 100 } }],
      [made, { ...back, seal: undefined }],
      [other, back],
    ] as const) {
      await expect(edit(of.id, [typed])).rejects.toThrow('there is no discount code ONCE');
    }
    expect(rowsOf(await edit(made.id, undo))[0]).toEqual(['discount', 'Discount code ONCE', -10]);
    const list = { kind: 'price_list', id: 'price_list', off: false, label: 'Mine', percent: 100, categories: [] };
    await expect(edit(other.id, [{ kind: 'set_price_list', price_list: list, was: null }])).rejects.toThrow(
      'changes.0.price_list',
    );
  });

  it('are refused where they say nothing, or are there already', async () => {
    await save({ kind: 'minimum', amount: 50 });
    expect(await refused('saveRule', { rule: { kind: 'minimum', amount: 60 }, active: true })).toContain('already');
    expect(await refused('saveCode', { code: { ...CODE, code: 'TENNER' } })).toContain(
      'there is a code TENNER already',
    );
    expect(await refused('saveRule', { rule: { ...SATURDAYS, weekdays: [] }, active: true })).toContain(
      'days of the week',
    );
    expect(await refused('saveRule', { rule: { ...SATURDAYS, percent: 0 }, active: true })).toContain('must not be 0');
    const audio = { category: 'audio', percent: 10 };
    const twice = [audio, { ...audio, percent: 20 }];
    for (const [list, need] of [
      [{ percent: null, categories: twice }, 'must name each category once'],
      [{ percent: null, categories: [] }, 'must take something off: a percentage, or one for a category'],
    ] as const) {
      expect(await refused('savePriceList', { list: { name: 'Partners', ...list } })).toContain(need);
    }
    expect(await refused('saveCode', { code: { ...CODE, code: 'A B' } })).toContain('must have 3 to 40 letters');
    expect(await refused('saveCode', { code: { ...CODE, code: 'BOTH', amount: 3 } })).toContain('either a percentage');
  });

  it('leave every stored total what its lines come to', async () => {
    const wrong = await forCompany(service.context.db, company.id, (tx) =>
      verifyPrices(tx, company.id, { sample: 100 }),
    );
    expect(wrong).toEqual([]);
  });
});
