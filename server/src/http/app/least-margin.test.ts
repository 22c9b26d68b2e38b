import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addSubHire } from '../../availability/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { changeProposal, getProposal } from '../../proposals/index.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { connectModel } from '../../testing/mcp-client.ts';
import { type Answer, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** A speaker earns 8 of 38 a day, and nobody knows what a stool costs. */
const CATALOGUE = `sku,name,category,unit,unit_price,cost_price,tracked,owned
SP,QSC K12.2 12in Powered Speaker,audio,day,38.00,30.00,true,24
ST,Bar Stool,furniture,event,6.50,,true,80
`;
const HIRED = {
  units: 4,
  arrives: '2027-03-11',
  goesBack: '2027-03-13',
  state: 'confirmed',
  cost: 0n,
  note: null,
} as const;
const CODE = { percent: 10, amount: null, from: null, to: null, uses: null, active: true };
const REFUSAL = 'An owner of the company has to send this proposal, in the application.';

let service: TestService;
let address: string;
let company: TestCompany;
let owner: TestPerson;
let editor: TestPerson;
let viewer: TestPerson;

beforeAll(async () => {
  service = await startTestService();
  address = await service.listen();
  company = await service.company({ catalogue: CATALOGUE });
  [owner, editor, viewer] = (await Promise.all(
    (['owner', 'editor', 'viewer'] as const).map((role) => signedInMember(service, company.id, role)),
  )) as [TestPerson, TestPerson, TestPerson];
});
afterAll(() => service.close());

const dataOf = ({ json }: Answer) => json.result.data;
const refusalOf = ({ json }: Answer) => ({ code: json.error?.data.code, message: json.error?.message });

async function draft(products: Readonly<Record<string, number>> = { SP: 4 }, wished: object = {}): Promise<string> {
  const ask = { company: company.id };
  const body = {
    event: { description: 'Two speakers for a party', date: '2027-03-12' },
    client: { name: 'Ada Marsh' },
    ...wished,
  };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  const found = dataOf(await owner.query('catalogue.list', { ...ask, input: {} })).data;
  const idOf = (sku: string) => found.find((product: { sku: string }) => product.sku === sku).id;
  const shown = dataOf(await owner.query('proposals.get', { ...ask, input: { id: json.id } }));
  const seen = shown.line_items.map(({ id: line_id, is_optional: optional, ...line }: Record<string, unknown>) => {
    const { units, days, hours, unit_price, name, category } = line;
    const was = { units, days, hours, unit_price, optional, name, category };
    return { kind: 'remove_line', line_id, follow: false, was };
  });
  const added = Object.entries(products).map(([sku, units]) => ({
    kind: 'add_line',
    product_id: idOf(sku),
    units,
    follow: false,
  }));
  const edited = await owner.mutate('proposals.edit', { id: json.id, changes: [...seen, ...added] }, ask);
  if (edited.status !== 200) throw new Error(edited.text);
  return json.id;
}

async function change(id: string, ...changes: readonly object[]): Promise<void> {
  const edited = await editor.mutate('proposals.edit', { id, changes }, { company: company.id });
  if (edited.status !== 200) throw new Error(edited.text);
}

/** Of its first line, as an editor types it. */
async function setCost(id: string, unit_cost: number | null): Promise<void> {
  const { line_items: lines } = dataOf(await editor.query('proposals.get', { company: company.id, input: { id } }));
  const [{ id: line_id, unit_cost: was }] = lines;
  await change(id, { kind: 'set_line', line_id, unit_cost, was: { unit_cost: was } });
}

function setLeast(person: TestPerson, least: number | null): Promise<Answer> {
  return person.mutate('company.setLeastMargin', { least_margin: least }, { company: company.id });
}

function send(person: TestPerson, id: string): Promise<Answer> {
  return person.mutate('proposals.send', { id, mail: null }, { company: company.id });
}

async function foreseen(person: TestPerson, id: string) {
  return dataOf(await person.query('proposals.foreseeSending', { company: company.id, input: { id } })).earnings;
}

async function audited(what: string): Promise<string[]> {
  const { data } = dataOf(await owner.query('audit.list', { company: company.id, input: {} }));
  return data
    .filter((entry: { what: string }) => entry.what === what)
    .map(({ facts }: { facts: unknown }) => JSON.stringify(facts));
}

describe('the least margin', () => {
  it('is set by an owner alone, from 0 to less than 100 percent, and the audit log says so', async () => {
    for (const person of [editor, viewer]) expect((await setLeast(person, 20)).status).toBe(403);
    for (const wrong of [-1, 100, 20.125]) {
      expect(refusalOf(await setLeast(owner, wrong)).code).toBe('invalid_request');
    }
    expect((await setLeast(owner, 22.5)).status).toBe(200);
    const told = [owner, editor, viewer].map(async (person) => {
      return dataOf(await person.query('company.settings', { company: company.id })).least_margin;
    });
    expect(await Promise.all(told)).toEqual([22.5, 22.5, null]);
    expect(await audited('settings.changed')).toEqual([expect.stringContaining('22.50')]);
  });

  it('keeps an editor from sending, who is told what it would take, and not an owner, which the audit log says', async () => {
    await setLeast(owner, 25);
    const id = await draft();
    expect(await foreseen(editor, id)).toEqual({
      cost: 120,
      margin: 32,
      percent: 21.1,
      unknown: 0,
      least: 25,
      held_percent: 21.1,
      short_of: 8,
    });
    expect(await foreseen(viewer, id)).toBeNull();
    expect(refusalOf(await send(editor, id))).toEqual({ code: 'conflict', message: REFUSAL });
    expect(dataOf(await send(owner, id)).proposal.status).toBe('sent');
    expect(await audited('proposal.sent')).toEqual([expect.stringContaining('21.1 % < 25 %')]);
  });

  it('lets an editor send what earns it to the minor unit', async () => {
    await setLeast(owner, 20);
    const id = await draft();
    expect(await foreseen(editor, id)).toMatchObject({ short_of: null });
    expect((await send(editor, id)).status).toBe(200);
    expect(await audited('proposal.sent')).toContain('[]');
  });

  it('counts discounts, and costs that are not known as none', async () => {
    await setLeast(owner, 50);
    const id = await draft({ SP: 1, ST: 20 });
    expect(await foreseen(editor, id)).toMatchObject({ cost: 30, margin: 138, unknown: 1, short_of: null });
    const discount = { kind: 'percent', percent: 70, label: 'Friends' };
    const changes = [{ kind: 'set_discount', discount, was: null }];
    await owner.mutate('proposals.edit', { id, changes }, { company: company.id });
    expect(await foreseen(editor, id)).toMatchObject({ margin: 20.4, percent: 40.5, short_of: 9.6 });
    expect((await send(editor, id)).status).toBe(409);
  });

  it('counts no cost lower than by the catalogue: nobody gets round it who clears or lowers one, or hires in for nothing', async () => {
    await setLeast(owner, 25);
    for (const unit_cost of [null, 0, 28.49]) {
      const id = await draft();
      await setCost(id, unit_cost);
      expect(refusalOf(await send(editor, id))).toEqual({ code: 'conflict', message: REFUSAL });
      expect(await foreseen(editor, id)).toMatchObject({ held_percent: 21.1, short_of: 8 });
      const shown = dataOf(await editor.query('proposals.get', { company: company.id, input: { id } }));
      expect(shown.earnings).toEqual(await foreseen(editor, id));
      expect(shown.line_items[0]).toMatchObject({ unit_cost, catalogue_cost: 30 });
    }
    const id = await draft();
    const [line] = (await getProposal(service.context, company.id, id))?.lines ?? [];
    await addSubHire(service.context, company.id, {
      proposalId: id,
      productId: line?.catalogItemId ?? '',
      supplier: { name: 'Quillfeather' },
      ...HIRED,
    });
    expect(await foreseen(editor, id)).toMatchObject({ cost: 0, margin: 152, held_percent: 21.1 });
    expect((await send(editor, id)).status).toBe(409);
    expect((await send(owner, id)).status).toBe(200);
    expect(await audited('proposal.sent')).toContainEqual(expect.stringContaining('21.1 % < 25 %'));
  });

  it('takes a line’s own cost where that is higher, and converts the catalogue’s for a proposal in another currency', async () => {
    await setLeast(owner, 20);
    const dearer = await draft();
    await setCost(dearer, 31);
    expect(await foreseen(editor, dearer)).toMatchObject({ percent: 18.4, held_percent: 18.4 });
    expect((await send(editor, dearer)).status).toBe(409);
    await owner.mutate('company.saveRate', { from: 'GBP', to: 'EUR', rate: 1.2 }, { company: company.id });
    const id = await draft({ SP: 4 }, { currency: 'EUR' });
    await setCost(id, null);
    const discount = { kind: 'amount', amount: 0.01, label: 'Friends' };
    expect(await foreseen(editor, id)).toMatchObject({ cost: 0, held_percent: 21.1, short_of: null });
    await setLeast(owner, 21.05);
    await change(id, { kind: 'set_discount', discount, was: null });
    expect(await foreseen(editor, id)).toMatchObject({ short_of: 0.01 });
    expect((await send(editor, id)).status).toBe(409);
  });

  it('holds for what amends or copies a proposal and for one made from a template, whose costs somebody cleared', async () => {
    await setLeast(owner, 25);
    const id = await draft();
    await setCost(id, null);
    await send(owner, id);
    await changeProposal(service.context, company.id, id, 'accept');
    const copy = dataOf(await editor.mutate('proposals.duplicate', { id }, { company: company.id }));
    const amendment = dataOf(await editor.mutate('proposals.amend', { id }, { company: company.id }));
    for (const made of [copy, amendment]) expect((await send(editor, made.id)).status).toBe(409);
    const ask = { company: company.id };
    const template = dataOf(await editor.mutate('templates.save', { id: copy.id, name: 'Speakers' }, ask));
    const made = dataOf(await editor.mutate('templates.make', { id: template.id }, ask));
    await setCost(made.id, null);
    expect((await send(editor, made.id)).status).toBe(409);
  });

  it('leaves to owners which codes clients can enter, as those take an open proposal below it', async () => {
    const ask = { company: company.id };
    const allow = (person: TestPerson, allowed: boolean) =>
      person.mutate('prices.letClientsEnterCodes', { allowed }, ask);
    const save = (person: TestPerson, code: object) =>
      person.mutate('prices.saveCode', { code: { ...CODE, ...code } }, ask);
    await setLeast(owner, null);
    expect((await save(editor, { code: 'EARLY' })).status).toBe(200);
    await setLeast(owner, 20);
    expect((await save(editor, { code: 'STAFF' })).status).toBe(200);
    expect(refusalOf(await allow(editor, true))).toEqual({
      code: 'forbidden',
      message: 'while your company has a minimum margin, only an owner decides which codes clients can enter',
    });
    expect((await allow(owner, true)).status).toBe(200);
    expect(refusalOf(await save(editor, { code: 'ALL', percent: 100 })).code).toBe('forbidden');
    const settings = dataOf(await editor.query('prices.settings', ask));
    expect(settings).toMatchObject({ clients_enter_codes: true, codes_by_owner: true });
    const { id } = settings.codes[0];
    expect(
      refusalOf(await editor.mutate('prices.saveCode', { id, code: { ...CODE, code: 'EARLY', percent: 90 } }, ask))
        .code,
    ).toBe('forbidden');
    expect((await save(owner, { code: 'HALF', percent: 50 })).status).toBe(200);
    expect((await editor.mutate('prices.removeCode', { id }, ask)).status).toBe(200);
    expect((await allow(editor, false)).status).toBe(200);
    await allow(owner, true);
    const made = await draft();
    await send(editor, made);
    const shown = await getProposal(service.context, company.id, made);
    const body = new URLSearchParams({ do: 'code', code: 'HALF' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await service.call('POST', `/p/${shown?.shareToken}`, { headers, body })).status).toBe(200);
    expect((await getProposal(service.context, company.id, made))?.adjustments[0]).toMatchObject({ amount: -7600n });
    await setLeast(owner, null);
    expect(dataOf(await editor.query('prices.settings', ask)).codes_by_owner).toBe(false);
    expect((await save(editor, { code: 'AGAIN' })).status).toBe(200);
  });

  it('keeps programs and assistants from sending, who are told what to do and nothing of the margin', async () => {
    await setLeast(owner, 25);
    const id = await draft();
    const model = await connectModel(address, company.key);
    const preview = (await model.call('preview_sending', { id })).said;
    expect(preview.warnings[0]).toBe(
      `Only an owner of the company can send this one, at http://showbill.test/proposals/${id}: send_proposal is refused.`,
    );
    const { isError, said } = await model.call('send_proposal', { id, confirmation: preview.confirmation });
    await model.close();
    expect([isError, said.error]).toEqual([true, { code: 'conflict', message: REFUSAL }]);
    expect(JSON.stringify([preview, said])).not.toMatch(/margin|cost|\b25 ?%/i);
    await expect(changeProposal(service.context, company.id, id, 'send')).rejects.toThrow(REFUSAL);
    const { status } = await forCompany(service.context.db, company.id, (tx) =>
      tx.selectFrom('proposals').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
    );
    expect(status).toBe('draft');
  });
});
