import type { EditorBody, LineDelivery, ProposalChange } from '@showbill/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deliveryTable } from '../../delivery/fixtures.ts';
import { readPdf } from '../../documents/read-pdf.ts';
import { signedInMember, type TestPerson } from '../../testing/browser.ts';
import { type Answer, startTestService, type TestCompany, type TestService } from '../../testing/service.ts';

/** Delivery by a company's table, from the settings to what clients read. */

const CATALOGUE = `sku,name,category,unit,unit_price,cost_price,weight_kg,volume_m3,tracked,owned
SP,QSC K12.2 12in Powered Speaker,audio,day,38.00,20.00,18,0.12,true,24
MX,Digital Mixer 16 channels,audio,day,60.00,,,,true,4
DE,Delivery and collection,transport,event,90.00,45.00,,,,
MI,Mileage,transport,kilometre,0.60,,,,,
`;
const NO_TRIPS = { postcode: null, distance: null, delivery: true, collection: true };

let service: TestService;
let company: TestCompany;
let person: TestPerson;

beforeAll(async () => {
  service = await startTestService();
  company = await service.company({ catalogue: CATALOGUE });
  person = await signedInMember(service, company.id, 'editor');
  await save(deliveryTable());
});
afterAll(() => service.close());

const ask = () => ({ company: company.id });
const dataOf = ({ json, text }: Answer) => {
  if (json.result === undefined) throw new Error(text);
  return json.result.data;
};

async function save(table: object | null): Promise<void> {
  dataOf(await person.mutate('delivery.save', { table }, ask()));
}

async function open(id: string): Promise<EditorBody> {
  return dataOf(await person.query('proposals.get', { ...ask(), input: { id } }));
}

interface Edited extends EditorBody {
  readonly undo: readonly ProposalChange[];
}

async function edit(id: string, changes: readonly object[]): Promise<Edited> {
  const { proposal, undo } = dataOf(await person.mutate('proposals.edit', { id, changes }, ask()));
  return { ...proposal, undo };
}

async function refusal(id: string, change: object): Promise<string> {
  return (await person.mutate('proposals.edit', { id, changes: [change] }, ask())).json.error.message;
}

async function draft(event: object = {}, body: object = {}): Promise<EditorBody> {
  const description = 'Please deliver four QSC K12.2 speakers for a party and collect them afterwards';
  const made = await service.call('POST', '/v1/proposals', {
    key: company.key,
    body: { event: { description, ...event }, ...body },
  });
  if (made.status !== 201) throw new Error(made.text);
  return open(made.json.id);
}

/** The line for delivery. */
function lineOf({ line_items: lines }: EditorBody): EditorBody['line_items'][number] {
  const line = lines.find(({ category }) => category === 'transport');
  if (line === undefined) throw new Error('nothing is delivered');
  return line;
}

function priced({ line_items: lines }: EditorBody) {
  const { units, unit_price: price, total, reason } = lineOf({ line_items: lines } as EditorBody);
  return [units, price, total, reason];
}

const set = (line: EditorBody['line_items'][number], delivery: object | null) => ({
  kind: 'set_line',
  line_id: line.id,
  delivery,
  was: { delivery: line.delivery, unit_price: line.unit_price },
});

describe('a draft', () => {
  it('has the price of the venue’s postcode, with what made it', async () => {
    const made = await draft({ venue: 'Town Hall, Acre Lane, London SW2 5RW' });
    // 72 kg go into a van, there and back
    expect(priced(made)).toEqual([1, 70, 70, 'Delivery and collection, zone Inner South, Van.']);
    expect(lineOf(made)).toMatchObject({ price_set_by_hand: false, delivery_hint: null, unit_cost: 45 });
  });

  it('has the price of the catalogue where no postcode is known, and its editor is asked for one', async () => {
    const made = await draft({ venue: 'Town Hall, London' });
    expect(lineOf(made)).toMatchObject({ unit_price: 90, delivery: null, delivery_hint: { kind: 'ask' } });
    const known = await edit(made.id, [
      { kind: 'set_event', venue: 'Town Hall, London SW9 8AA', was: { venue: 'Town Hall, London' } },
    ]);
    expect(priced(known)).toEqual([1, 40, 40, 'Delivery and collection, zone Next door, Van.']);
    const back = await edit(made.id, known.undo);
    expect(lineOf(back)).toEqual(lineOf(made));
  });

  it('is priced in its own currency, rounded there', async () => {
    const quoted = await service.company({ catalogue: CATALOGUE });
    const other = await signedInMember(service, quoted.id, 'owner');
    const rate = { from: 'GBP', to: 'JPY', rate: 190.333 };
    dataOf(await other.mutate('company.saveRate', rate, { company: quoted.id }));
    dataOf(await other.mutate('delivery.save', { table: deliveryTable() }, { company: quoted.id }));
    const event = { description: 'Deliver and collect four QSC K12.2 speakers', venue: 'London SW9 8AA' };
    const { json } = await service.call('POST', '/v1/proposals', { key: quoted.key, body: { event, currency: 'JPY' } });
    const line = json.line_items.find((each: { category: string }) => each.category === 'transport');
    expect(line).toMatchObject({ unit_price: 7613, total: 7613 });
  });
});

describe('a line', () => {
  it('is priced by a typed distance, and anew where the load has grown', async () => {
    const made = await draft();
    const near = await edit(made.id, [set(lineOf(made), { ...NO_TRIPS, distance: 27.5, collection: false })]);
    // 65 and three more kilometres, there and back
    expect(priced(near)).toEqual([1, 74, 74, 'Delivery, 27.5\u00a0km, Van.']);
    expect(lineOf(near).delivery).toEqual({
      ...NO_TRIPS,
      distance: 27.5,
      collection: false,
      made: {
        by: { kind: 'distance', distance: 27.5, unit: 'km', about: false, up_to: null },
        vehicles: [{ name: 'Van', count: 1 }],
        out_of_hours: [],
      },
    });
    const speakers = near.line_items.find(({ name }) => name.startsWith('QSC'));
    const more = await edit(made.id, [
      { kind: 'set_line', line_id: speakers?.id, units: 60, was: { units: speakers?.units } },
    ]);
    // 1,080 kg: a Luton; the price stays until somebody takes the other
    expect(lineOf(more)).toMatchObject({ unit_price: 74, delivery_hint: { kind: 'other_price', unit_price: 113.6 } });
    const again = await edit(made.id, [
      {
        kind: 'set_line',
        line_id: lineOf(more).id,
        delivery: { ...NO_TRIPS, distance: 27.5, collection: false },
        was: { delivery: lineOf(more).delivery },
      },
    ]);
    expect(priced(again)).toEqual([1, 113.6, 113.6, 'Delivery, 27.5\u00a0km, Luton.']);
    expect(lineOf(again).delivery_hint).toBeNull();
  });

  it('keeps a typed price, whatever changes, until it is taken back', async () => {
    const made = await draft({ venue: 'London SW2 5RW' });
    const { id } = lineOf(made);
    const typed = await edit(made.id, [{ kind: 'set_line', line_id: id, unit_price: 55, was: { unit_price: 70 } }]);
    expect(priced(typed)).toEqual([1, 55, 55, '']);
    const moved = await edit(made.id, [
      { kind: 'set_event', venue: 'London SW9 8AA', was: { venue: 'London SW2 5RW' } },
    ]);
    expect(lineOf(moved)).toMatchObject({ unit_price: 55, price_set_by_hand: true, delivery_hint: null });
    const page = await service.call('GET', new URL(moved.share_url).pathname);
    expect(page.text).not.toContain('zone Inner South');
    const reset = await edit(made.id, [{ kind: 'set_line', line_id: id, unit_price: null, was: { unit_price: 55 } }]);
    expect(priced(reset)).toEqual([1, 70, 70, 'Delivery and collection, zone Inner South, Van.']);
    expect(lineOf(await edit(made.id, reset.undo))).toEqual(lineOf(moved));
  });

  it.each([
    ['beyond the prices', 'Usher Hall, Edinburgh EH1 2EA', 'EH1 2EA'],
    ['without a postcode', 'Usher Hall, Edinburgh', 'SW2 5RW'],
    ['that nobody knows', null, 'SW2 5RW'],
  ])('keeps its price at a venue %s, and says so', async (_, venue, postcode) => {
    const made = await draft({ venue: 'London SW2 5RW' });
    const moved = await edit(made.id, [{ kind: 'set_event', venue, was: { venue: 'London SW2 5RW' } }]);
    expect(priced(moved)).toEqual([1, 70, 70, '']);
    expect(lineOf(moved)).toMatchObject({ delivery: { postcode, made: null }, delivery_hint: { kind: 'ask' } });
    expect(lineOf(await edit(made.id, moved.undo))).toEqual(lineOf(made));
    await edit(made.id, [{ kind: 'set_event', venue, was: { venue: 'London SW2 5RW' } }]);
    const near = { kind: 'set_event', venue: 'London SW9 8AA', was: { venue } };
    expect(priced(await edit(made.id, [near]))).toEqual([1, 40, 40, 'Delivery and collection, zone Next door, Van.']);
  });

  it('keeps its price where the venue is called otherwise and stays where it is', async () => {
    const made = await draft({ venue: 'London SW2 5RW' });
    await save(deliveryTable({ zones: [{ name: 'London', postcodes: ['SW'], price: 99 }] }));
    const venue = 'Town Hall, London SW2 5RW';
    const named = await edit(made.id, [{ kind: 'set_event', venue, was: { venue: 'London SW2 5RW' } }]);
    await save(deliveryTable());
    expect(lineOf(named)).toEqual({ ...lineOf(made), delivery_hint: lineOf(named).delivery_hint });
  });

  it('follows the venue as each other does, except one with a typed price', async () => {
    const made = await draft({ venue: 'London SW2 5RW' });
    const ids = ['a', 'b'].map((end) => `0192d3a4-0000-7000-8000-0000000000b${end}`);
    const trips = { postcode: 'SW2 5RW', distance: null, delivery: false, collection: true };
    await edit(
      made.id,
      ids.flatMap((id) => [
        { kind: 'add_free_line', id, name: 'Collection', category: 'transport', unit: 'event', unit_price: 0 },
        { kind: 'set_line', line_id: id, delivery: trips, was: { delivery: null } },
      ]),
    );
    await edit(made.id, [{ kind: 'set_line', line_id: lineOf(made).id, unit_price: 55, was: { unit_price: 70 } }]);
    const moved = await edit(made.id, [
      { kind: 'set_event', venue: 'London SW9 8AA', was: { venue: 'London SW2 5RW' } },
    ]);
    const lines = moved.line_items.filter(({ category }) => category === 'transport');
    expect(lines.map(({ unit_price: price, reason }) => [price, reason])).toEqual([
      [55, ''],
      [20, 'Collection, zone Next door, Van.'],
      [20, 'Collection, zone Next door, Van.'],
    ]);
  });

  it('of the company’s own can be one, and no more', async () => {
    const made = await draft();
    const id = '0192d3a4-0000-7000-8000-0000000000aa';
    const delivery = { ...NO_TRIPS, postcode: 'SE1 9AA' };
    const without = await edit(made.id, [{ kind: 'remove_line', line_id: lineOf(made).id, was: seen(lineOf(made)) }]);
    expect([made.offers_delivery, without.offers_delivery]).toEqual([false, true]);
    const own = await edit(made.id, [
      { kind: 'add_free_line', id, name: 'Delivery', category: 'transport', unit: 'event', unit_price: 0 },
      { kind: 'set_line', line_id: id, delivery, was: { delivery: null } },
    ]);
    expect(priced(own)).toEqual([1, 70, 70, 'Delivery and collection, zone Inner South, Van.']);
    const gone = await edit(made.id, [
      { kind: 'set_line', line_id: id, delivery: null, was: { delivery: lineOf(own).delivery } },
    ]);
    expect(lineOf(gone)).toMatchObject({ unit_price: 70, delivery: null, price_set_by_hand: true });
    expect(lineOf(await edit(made.id, gone.undo))).toEqual(lineOf(own));
    await edit(made.id, own.undo);
    expect(lineOf(await edit(made.id, without.undo))).toEqual(lineOf(made));
  });

  it('costs more outside working hours, by the times of the proposal', async () => {
    const made = await draft({ venue: 'London SW2 5RW', date: '2027-03-17' });
    const schedule = {
      delivery: { day: '2027-03-17', time: '06:30' },
      collection: { day: '2027-03-21', time: '11:00' },
    };
    dataOf(await person.mutate('jobs.schedule', { id: made.id, ...schedule }, ask()));
    const late = await open(made.id);
    expect(lineOf(late)).toMatchObject({ unit_price: 70, delivery_hint: { kind: 'other_price', unit_price: 105 } });
    const { made: _, ...wanted } = lineOf(late).delivery as LineDelivery;
    expect(priced(await edit(made.id, [set(lineOf(late), wanted)]))).toEqual([
      1,
      105,
      105,
      'Delivery and collection, zone Inner South, Van, delivery and collection outside working hours.',
    ]);
  });

  it('goes with a copy, and into a template without its place', async () => {
    const made = await draft({ venue: 'London SW2 5RW' });
    const copy = dataOf(await person.mutate('proposals.duplicate', { id: made.id }, ask()));
    expect(lineOf(await open(copy.id))).toMatchObject({ unit_price: 70, delivery: lineOf(made).delivery });
    const template = dataOf(await person.mutate('templates.save', { id: made.id, name: 'Party' }, ask()));
    const from = dataOf(await person.mutate('templates.make', { id: template.id }, ask()));
    expect(lineOf(await open(from.id))).toMatchObject({ unit_price: 90, delivery: null, reason: '' });
  });

  it('that is no delivery, or has no price, is refused', async () => {
    const made = await draft();
    const line = lineOf(made);
    const speakers = made.line_items.find(({ name }) => name.startsWith('QSC'));
    const change = (delivery: object, of = line) => ({ ...set(of, delivery), was: { delivery: null } });
    if (speakers === undefined) throw new Error('nothing is hired');
    expect(await refusal(made.id, change({ ...NO_TRIPS, distance: 5 }, speakers))).toContain(
      'only a line for transport',
    );
    expect(await refusal(made.id, change({ ...NO_TRIPS, postcode: 'M1 1AA' }))).toContain('type how far it is');
    expect(await refusal(made.id, change({ ...NO_TRIPS, delivery: false, collection: false }))).toContain('delivery');
    await save(deliveryTable({ beyond: null }));
    expect(await refusal(made.id, change({ ...NO_TRIPS, distance: 26 }))).toContain('do not go so far');
    await save(null);
    expect(await refusal(made.id, change({ ...NO_TRIPS, distance: 5 }))).toContain('no delivery prices');
    expect(lineOf(await open(made.id)).delivery_hint).toBeNull();
    await save(deliveryTable());
  });

  it('whose price somebody typed meanwhile is not priced over', async () => {
    const made = await draft();
    const line = lineOf(made);
    await edit(made.id, [{ kind: 'set_line', line_id: line.id, unit_price: 12, was: { unit_price: 90 } }]);
    const changes = [set(line, { ...NO_TRIPS, distance: 5 })];
    const { json } = await person.mutate('proposals.edit', { id: made.id, changes }, ask());
    expect(json.error.data.code).toBe('conflict');
    expect(lineOf(await open(made.id)).unit_price).toBe(12);
  });
});

function seen(line: EditorBody['line_items'][number]) {
  const { units, days, hours, unit_price, unit_cost, is_optional: optional, name, category } = line;
  return { units, days, hours, unit_price, unit_cost, optional, name, category };
}

describe('a preview', () => {
  it('says what it would come to, the load, and how many lines are not known', async () => {
    const made = await draft({ venue: 'Town Hall, London SW2 5RW' });
    const mixer = dataOf(await person.query('proposals.addable', { ...ask(), input: { id: made.id, text: 'mixer' } }));
    await edit(made.id, [{ kind: 'add_line', product_id: mixer[0].id }]);
    const wanted = { ...NO_TRIPS, distance: 8 };
    const preview = await person.query('delivery.preview', { ...ask(), input: { id: made.id, wanted } });
    expect(dataOf(preview)).toEqual({
      unit: 'km',
      country: 'GB',
      venue_postcode: 'SW2 5RW',
      distance: null,
      load: { weight_kg: 72, volume_m3: 0.48, unknown_lines: 1, counts: true },
      price: { unit_price: 132, sentence: 'Delivery and collection, 8\u00a0km (up to 10\u00a0km), Luton.' },
    });
    const nowhere = await person.query('delivery.preview', { ...ask(), input: { id: made.id, wanted: NO_TRIPS } });
    expect(dataOf(nowhere).price).toEqual({ why: 'place' });
  });
});

describe('what clients read', () => {
  it('has the line as any line, with what made its price in their language, and no cost or load', async () => {
    const made = await draft({ venue: 'London SW2 5RW' });
    await edit(made.id, [{ kind: 'set_language', language: 'de', was: 'en' }]);
    dataOf(await person.mutate('proposals.send', { id: made.id }, ask()));
    const path = new URL(made.share_url).pathname;
    const page = await service.call('GET', path);
    expect(page.text).toContain('Lieferung und Abholung, Zone Inner South, Van.');
    expect(page.text).not.toContain('45.00');
    const { pages } = await readPdf((await service.call('GET', `${path}?document=proposal`)).bytes);
    expect(pages.join(' ')).toContain('Lieferung und Abholung, Zone Inner South, Van.');
  });

  it('has no zone where the price was made for another venue', async () => {
    const made = await draft({ venue: 'London SW2 5RW' });
    const venue = 'Usher Hall, Edinburgh EH1 2EA';
    await edit(made.id, [{ kind: 'set_event', venue, was: { venue: 'London SW2 5RW' } }]);
    dataOf(await person.mutate('proposals.send', { id: made.id }, ask()));
    const path = new URL(made.share_url).pathname;
    const page = await service.call('GET', path);
    const { pages } = await readPdf((await service.call('GET', `${path}?document=proposal`)).bytes);
    for (const read of [page.text, pages.join(' ')]) {
      expect(read).toContain('70.00');
      expect(read).not.toContain('Inner South');
    }
  });
});

describe('the settings', () => {
  it.each([
    ['a postcode of another form', { from: { country: 'GB', postcode: '1010' } }, 'postcode of that country'],
    ['a zone of nothing', { zones: [{ name: 'X', postcodes: ['?'], price: 1 }] }, 'a range such as'],
    ['a range that falls', { zones: [{ name: 'X', postcodes: ['SW1', 'SW9-SW1'], price: 1 }] }, 'lower to the higher'],
    ['more decimals than the currency has', { bands: [{ up_to: 1, price: 1.005 }] }, 'more decimals'],
    [
      'distances that do not rise',
      {
        bands: [
          { up_to: 9, price: 1 },
          { up_to: 9, price: 2 },
        ],
      },
      'rising order',
    ],
    ['hours that end before they begin', { hours: [{ from: '18:00', to: '08:00' }, ...Array(6).fill(null)] }, 'later'],
    ['a usual vehicle that there is not', { vehicles: [], usual_vehicle: 1 }, 'one of the vehicles'],
    ['a price below 0', { zones: [{ name: 'X', postcodes: ['SW'], price: -1 }] }, '0 or more'],
  ])('refuse %s', async (_, changes, message) => {
    const table = { ...deliveryTable(), ...changes };
    const { json } = await person.mutate('delivery.save', { table }, ask());
    expect(json.error.message).toContain(message);
  });

  it('are for those who may edit, are written down, and change nothing that was priced', async () => {
    const viewer = await signedInMember(service, company.id, 'viewer');
    expect((await viewer.mutate('delivery.save', { table: null }, ask())).status).toBe(403);
    expect(dataOf(await viewer.query('delivery.settings', ask())).table).toEqual(deliveryTable());
    const made = await draft({ venue: 'London SW2 5RW' });
    await save(deliveryTable({ zones: [] }));
    expect(lineOf(await open(made.id)).unit_price).toBe(70);
    await save(deliveryTable());
    const owner = await signedInMember(service, company.id, 'owner');
    const entries = dataOf(await owner.query('audit.list', { ...ask(), input: {} })).data;
    expect(entries.map(({ what }: { what: string }) => what)).toContain('settings.delivery_saved');
  });
});
