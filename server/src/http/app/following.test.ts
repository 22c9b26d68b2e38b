import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { type Answer, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

let service: TestService;
let company: TestCompany;
let editor: TestPerson;

const CATALOGUE = `sku,name,category,unit,unit_price,accessories
SPK,Powered Speaker 12 inch,audio,day,38,STAND*1|CABLE*2
STAND,Speaker Stand,audio,day,4,
CABLE,XLR Cable 10 m,audio,day,2,
MIC,Wireless Handheld Microphone,audio,day,32,CABLE*1
UP,LED Uplighter,lighting,day,12,
CHAIR,Banquet Chair,furniture,event,2.50,
GEN,Diesel Generator 20 kVA,power,day,90,
VAN,Delivery Van,transport,event,80,
`;

beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  company = await service.company({ catalogue: CATALOGUE });
  editor = await signedInMember(service, company.id, 'editor');
});
afterAll(() => service.close());

const ask = async (path: string, input: unknown) =>
  dataOf(await editor.query(`proposals.${path}`, { company: company.id, input }));
const tell = async (path: string, input: unknown) =>
  dataOf(await editor.mutate(`proposals.${path}`, input, { company: company.id }));

function dataOf(answer: Answer) {
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.json.result.data;
}

async function made(description: string, more: object = {}) {
  const body = { event: { description, date: '2027-03-12' }, ...more };
  const { json } = await service.call('POST', '/v1/proposals', { key: company.key, body });
  return ask('get', { id: json.id });
}

type Editor = Awaited<ReturnType<typeof made>>;

const edit = (id: string, ...changes: readonly object[]) => tell('edit', { id, changes });
const unitsOf = (proposal: Editor) =>
  Object.fromEntries(
    proposal.line_items.map((line: Editor) => [line.name.split(' ').slice(0, 2).join(' '), line.units]),
  );
const isOptional = (proposal: Editor, name: string) => lineOf(proposal, name).is_optional;

function lineOf(proposal: Editor, name: string): Editor {
  const line = proposal.line_items.find((each: Editor) => each.name.startsWith(name));
  if (line === undefined) throw new Error(`no line ${name} in ${JSON.stringify(unitsOf(proposal))}`);
  return line;
}

function remove(proposal: Editor, name: string) {
  const { id, units, days, hours, unit_price, is_optional: optional, name: called, category } = lineOf(proposal, name);
  return {
    kind: 'remove_line',
    line_id: id,
    was: { units, days, hours, unit_price, optional, name: called, category },
  };
}

function set(proposal: Editor, name: string, fields: { units?: number; optional?: boolean }) {
  const { id, units, is_optional: optional } = lineOf(proposal, name);
  return { kind: 'set_line', line_id: id, ...fields, was: { units, optional } };
}

const WEDDING =
  'Wedding for 80 guests. 4 powered speakers, 2 wireless handheld microphones, 10 LED uplighters and 80 chairs.';

describe('a generated summary', () => {
  it('follows the lines on the page, in the documents and in the API, and comes back with an undo', async () => {
    const before = await made(WEDDING);
    expect(before.scope_summary).toMatch(/seating/u);
    expect(before.follows).toEqual(['title', 'summary']);
    const { proposal, undo } = await edit(before.id, remove(before, 'Banquet Chair'));
    expect(proposal.scope_summary).not.toMatch(/seating/u);
    expect(proposal.scope_summary).toMatch(/^Our proposal for your wedding \(80 guests, 12 March 2027\) covers /u);
    const read = await service.call('GET', `/v1/proposals/${before.id}`, { key: company.key });
    expect(read.json.scope_summary).toBe(proposal.scope_summary);
    const page = await service.call('GET', new URL(before.share_url).pathname);
    expect(page.text).toContain(proposal.scope_summary);
    const undone = await edit(before.id, ...undo);
    expect(undone.proposal.scope_summary).toBe(before.scope_summary);
    const again = await edit(before.id, ...undone.undo);
    expect(again.proposal.scope_summary).toBe(proposal.scope_summary);
  });

  it('says what became an option, and what the event is now, in the language of the brief', async () => {
    const before = await made('Hochzeit mit 80 Gästen: 4 Lautsprecher, 10 Uplights und 80 Stühle bitte.');
    expect(before.scope_summary).toMatch(/^Unser Angebot .*Sitzgelegenheiten/u);
    const option = await edit(before.id, set(before, 'Banquet Chair', { optional: true }));
    expect(option.proposal.scope_summary).toMatch(/Optional bieten wir .*Stühle/u);
    const { proposal } = await edit(before.id, { kind: 'set_event', attendees: 90, was: { attendees: 80 } });
    expect(proposal.scope_summary).toContain('90 Gäste');
    expect(proposal.title).toContain('90 Gäste');
  });

  it('is a person’s once they edit it: then it stays, and is marked where the lines contradict it', async () => {
    const before = await made(WEDDING);
    const own = 'Speakers, uplighters and chairs for your day.';
    const { proposal: edited } = await edit(before.id, {
      kind: 'set_summary',
      summary: own,
      was: before.scope_summary,
    });
    expect([edited.stale, edited.follows]).toEqual([[], ['title']]);
    const { proposal: fewer, undo } = await edit(before.id, remove(edited, 'Banquet Chair'));
    expect([fewer.scope_summary, fewer.stale]).toEqual([own, ['summary']]);
    expect((await edit(before.id, ...undo)).proposal.stale).toEqual([]);
    const { proposal: again } = await edit(before.id, remove(edited, 'Banquet Chair'));
    const { proposal: kept } = await edit(before.id, { kind: 'keep_text', field: 'summary' });
    expect([kept.scope_summary, kept.stale]).toEqual([again.scope_summary, []]);
    const { proposal: free } = await edit(before.id, {
      kind: 'add_free_line',
      name: 'Portable toilet block',
      category: 'sanitation',
      unit: 'event',
      unit_price: 400,
    });
    expect(free.stale).toEqual(['summary']);
    const { proposal: made2 } = await edit(before.id, { kind: 'follow_lines', field: 'summary' });
    expect([made2.stale, made2.follows]).toEqual([[], ['title', 'summary']]);
    expect(made2.scope_summary).toMatch(/toilets/u);
    expect(made2.scope_summary).not.toMatch(/seating/u);
  });

  it('leaves a caller’s own title alone, and names an order by the lines that it has now', async () => {
    const named = await made(WEDDING, { title: 'The Marsh wedding' });
    const { proposal } = await edit(named.id, { kind: 'set_event', attendees: 90, was: { attendees: 80 } });
    expect([proposal.title, proposal.follows]).toEqual(['The Marsh wedding', ['summary']]);
    const order = await made('Hire of 20 LED uplighters please');
    expect(order.title).toBe('Hire of 20 LED uplighters');
    const more = await edit(order.id, set(order, 'LED Uplighter', { units: 30 }));
    expect(more.proposal.title).toBe('Hire of 30 LED Uplighter');
    expect((await edit(order.id, ...more.undo)).proposal.title).toBe('Hire of 20 LED uplighters');
  });

  it('is nobody’s loss to a person who edits it while the lines change', async () => {
    const before = await made(WEDDING);
    await edit(before.id, remove(before, 'Banquet Chair'));
    const { proposal } = await edit(before.id, { kind: 'set_summary', summary: 'Mine', was: before.scope_summary });
    expect(proposal.scope_summary).toBe('Mine');
  });
});

describe('what goes with a line', () => {
  it('follows its quantity, is an option with it and goes with it; an undo restores all', async () => {
    const before = await made(WEDDING);
    expect(unitsOf(before)).toMatchObject({ 'Powered Speaker': 4, 'Speaker Stand': 4 });
    const cables = lineOf(before, 'XLR Cable').units;
    const six = await edit(before.id, set(before, 'Powered Speaker', { units: 6 }));
    expect(unitsOf(six.proposal)).toMatchObject({ 'Speaker Stand': 6, 'XLR Cable': cables + 4 });
    expect(lineOf(six.proposal, 'Speaker Stand').reason).toBe('Goes with Powered Speaker 12 inch.');
    const option = await edit(before.id, set(six.proposal, 'Powered Speaker', { optional: true }));
    expect(isOptional(option.proposal, 'Speaker Stand')).toBe(true);
    expect(lineOf(option.proposal, 'Speaker Stand').id).toBe(lineOf(before, 'Speaker Stand').id);
    const gone = await edit(before.id, remove(option.proposal, 'Powered Speaker'));
    expect(Object.keys(unitsOf(gone.proposal))).not.toContain('Speaker Stand');
    const lines = async (undo: readonly object[]) => (await edit(before.id, ...undo)).proposal.line_items;
    expect(await lines(gone.undo)).toEqual(option.proposal.line_items);
    expect(await lines(option.undo)).toEqual(six.proposal.line_items);
    expect(await lines(six.undo)).toEqual(before.line_items);
  });

  it('adds up where two lines need it, and stays with the other', async () => {
    const before = await made('4 powered speakers and 3 wireless handheld microphones for a meeting of 60');
    const microphones = lineOf(before, 'Wireless Handheld').units;
    expect(lineOf(before, 'XLR Cable').units).toBe(8 + microphones);
    const { proposal } = await edit(before.id, remove(before, 'Powered Speaker'));
    expect(lineOf(proposal, 'XLR Cable')).toMatchObject({
      units: microphones,
      reason: 'Goes with Wireless Handheld Microphone.',
    });
  });

  it('comes with a line that is added, and not a second time where a person took it off', async () => {
    const before = await made('10 LED uplighters for a party');
    const id = '0197f0aa-0000-7000-8000-000000000a01';
    const speaker = await productId(before, 'Powered Speaker');
    const { proposal } = await edit(before.id, { kind: 'add_line', id, product_id: speaker, units: 2 });
    expect(unitsOf(proposal)).toMatchObject({ 'Speaker Stand': 2, 'XLR Cable': 4 });
    const { proposal: without } = await edit(before.id, remove(proposal, 'Speaker Stand'));
    const { proposal: more } = await edit(before.id, set(without, 'Powered Speaker', { units: 5 }));
    expect(Object.keys(unitsOf(more))).not.toContain('Speaker Stand');
    expect(unitsOf(more)).toMatchObject({ 'XLR Cable': 10 });
  });

  it('stays as a person set it', async () => {
    const before = await made(WEDDING);
    const { proposal: own } = await edit(before.id, set(before, 'Speaker Stand', { units: 9 }));
    const { proposal } = await edit(before.id, set(own, 'Powered Speaker', { units: 6 }));
    expect(lineOf(proposal, 'Speaker Stand').units).toBe(9);
    const { proposal: gone } = await edit(before.id, remove(proposal, 'Powered Speaker'));
    expect(lineOf(gone, 'Speaker Stand').units).toBe(9);
  });
});

describe('a reason', () => {
  it('that gives a number goes when a person changes the quantity, and comes back with an undo', async () => {
    const before = await made('Wedding dinner for 80 guests in our barn, we need furniture, a band plays');
    const chair = lineOf(before, 'Banquet Chair');
    expect(chair.reason).toMatch(/80/u);
    const { proposal, undo } = await edit(before.id, set(before, 'Banquet Chair', { units: chair.units + 5 }));
    expect(lineOf(proposal, 'Banquet Chair').reason).not.toMatch(/80/u);
    expect(lineOf((await edit(before.id, ...undo)).proposal, 'Banquet Chair').reason).toBe(chair.reason);
  });
});

async function productId(proposal: Editor, name: string): Promise<string> {
  const [found] = await ask('addable', { id: proposal.id, text: name });
  return found.id;
}
