import type { EditorLineBody } from '@showbill/contract';
import { ask, press } from './acts.ts';
import type { Picture } from './take.ts';
import type { World } from './world.ts';

/** Proposals: one whose venue has no postcode, one that is now out of hours, one without transport, one that is sent. */
export interface Delivered {
  readonly asked: string;
  readonly grown: string;
  readonly bare: string;
  readonly page: string;
}

/** The settings of delivery, its line in the editor, and what clients read of it. */
export const deliveryPages: readonly Picture[] = [
  { name: 'delivery', at: () => '/settings/delivery' },
  { name: 'delivery-viewer', who: 'viewer', at: () => '/settings/delivery' },
  { name: 'delivery-empty', who: 'newcomer', at: () => '/settings/delivery' },
  { name: 'delivery-zone', at: () => '/settings/delivery', act: ask('Add zone') },
  { name: 'delivery-vehicle', at: () => '/settings/delivery', act: ask('Change Luton van') },
  {
    name: 'delivery-editor',
    at: ({ delivered }) => `/proposals/${delivered.grown}`,
    act: (page) => page.getByRole('button', { name: 'Update price' }).scrollIntoViewIfNeeded(),
  },
  {
    name: 'delivery-dialog',
    at: ({ delivered }) => `/proposals/${delivered.asked}`,
    act: async (page) => {
      await press('button', 'Price from your delivery prices')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Distance', { exact: true }).click();
      await dialog.getByLabel('Distance, one way').fill('27.5');
      await dialog.getByRole('button', { name: /^Use/u }).waitFor();
    },
  },
  {
    name: 'delivery-add',
    at: ({ delivered }) => `/proposals/${delivered.bare}`,
    act: async (page) => {
      const add = page.getByRole('button', { name: 'Add delivery' });
      await add.scrollIntoViewIfNeeded();
      await add.focus();
    },
  },
  { name: 'delivery-client', who: 'guest', at: ({ delivered }) => delivered.page },
];

const DAY = { from: '08:00', to: '18:00' };
const TABLE = {
  from: { country: 'GB', postcode: 'SW9 8AA' },
  unit: 'km',
  zones: [
    { name: 'Inner South', postcodes: ['SW1-SW9', 'SE1', 'SE5', 'SE11'], price: 35 },
    { name: 'Leeds', postcodes: ['LS'], price: 410 },
  ],
  bands: [
    { up_to: 10, price: 40 },
    { up_to: 25, price: 65 },
  ],
  beyond: { price: 1.5, there_and_back: true },
  road_factor: 1.3,
  vehicles: [
    { name: 'Van', payload_kg: 800, volume_m3: 8, factor: 1, extra: 0 },
    { name: 'Luton van', payload_kg: 1200, volume_m3: 18, factor: 1.4, extra: 10 },
    { name: '7.5 t truck', payload_kg: 2800, volume_m3: null, factor: 2, extra: 60 },
  ],
  usual_vehicle: 1,
  hours: [DAY, DAY, DAY, DAY, DAY, { from: '09:00', to: '13:00' }, null],
  out_of_hours: { kind: 'percent', percent: 50 },
};

/** Sets delivery prices, and makes three proposals of the template. */
export async function makeDelivered(call: World['call'], template: string, client: string): Promise<Delivered> {
  await call('delivery.save', { table: TABLE });
  const make = async (venue: string) => {
    const { id } = await call('templates.make', { id: template, date: '2027-06-12', client_id: client, venue });
    const line = '0192d3a4-0000-7000-8000-0000000000d1';
    const free = { name: 'Delivery', category: 'transport', unit: 'event', unit_price: 60 };
    await call('proposals.edit', { id, changes: [{ kind: 'add_free_line', id: line, ...free }] });
    return { id, line };
  };
  const deliver = (made: { readonly id: string; readonly line: string }, delivery: object) =>
    call('proposals.edit', {
      id: made.id,
      changes: [{ kind: 'set_line', line_id: made.line, delivery, was: { delivery: null } }],
    });
  const trips = { distance: null, delivery: true, collection: true };
  const [asked, grown, sent] = [
    await make('Leeds'),
    await make('Leeds LS1 4DY'),
    await make('Town Hall, London SW2 5RW'),
  ];
  await deliver(grown, { ...trips, postcode: 'LS1 4DY', collection: false });
  const stops = { delivery: { day: '2027-06-12', time: '06:30' }, collection: { day: '2027-06-13', time: null } };
  await call('jobs.schedule', { id: grown.id, ...stops });
  await deliver(sent, { ...trips, postcode: 'SW2 5RW' });
  const { id: bare } = await call('templates.make', { id: template, date: '2027-06-12', client_id: client });
  const { line_items: lines } = await call('proposals.get', { id: bare });
  await call('proposals.edit', { id: bare, changes: lines.filter(isTransport).map(removed) });
  await call('proposals.send', { id: sent.id });
  const { share_url: url } = await call('proposals.get', { id: sent.id });
  return { asked: asked.id, grown: grown.id, bare, page: new URL(url).pathname };
}

function isTransport({ category }: EditorLineBody): boolean {
  return category === 'transport';
}

function removed({ id, units, days, hours, unit_price, is_optional: optional, name, category }: EditorLineBody) {
  const was = { units, days, hours, unit_price, optional, name, category };
  return { kind: 'remove_line', line_id: id, follow: false, was };
}
