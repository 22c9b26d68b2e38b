import { expect, it } from 'vitest';
import { readFacts } from '../reading/index.ts';
import { product, SHELF } from './fixtures.ts';
import { planDraft } from './index.ts';

const MICS = [
  product('sm57', 'Shure SM57', 'mic_instrument', 'day'),
  product('sm58', 'Shure SM58', 'mic_wired', 'day'),
];

it('a list of inputs tells all microphones, boxes and stands, and the desk has room for it', () => {
  const rows = Array.from({ length: 14 }, (_, index) => `${index + 1} Tom SM57 tall boom`);
  const description = `Concert for 300 with a five-piece band.\nInput list\n${rows.join('\n')}\n15 Vocal SM58 tall boom\n16 Bass DI`;
  const shelf = { products: [...SHELF.products, ...MICS] };
  const { lines } = planDraft({}, readFacts({ description }), shelf);
  const units = new Map(lines.map(({ productId, units }) => [productId, units]));
  expect([units.get('sm57'), units.get('sm58'), units.get('di'), units.get('micstand')]).toEqual([14, 1, 1, 15]);
  expect(lines.some(({ reason }) => reason.startsWith('18 inputs'))).toBe(true);
});

it('a desk asked for without a number has room for the band, and microphones plug into XLR', () => {
  const description =
    'Outdoor concert for 400. Three bands with drums, bass, two guitars, keys and three vocals. We need a PA, mics and a mixing desk.';
  const small = product('way16', 'Mixing desk, 16-way', 'mixing_console', 'day', { channels: 16 });
  const large = product('way32', 'Mixing desk, 32-way', 'mixing_console', 'day', { channels: 32 });
  const leads = product('rca', 'RCA Cable 5m', 'audio_cable', 'day', {}, { owned: 300 });
  const products = [
    ...SHELF.products.filter(({ kinds: [top] }) => top?.kind !== 'mixing_console'),
    small,
    large,
    leads,
  ];
  const { lines } = planDraft({}, readFacts({ description }), { products });
  const ids = lines.map(({ productId }) => productId);
  expect(ids).toEqual(expect.arrayContaining(['way32', 'xlr']));
  expect(ids).not.toContain('rca');
});

it('whose own engineer mixes takes no second one where a technician is asked for', () => {
  const description =
    'Concert for 200, a five-piece band, PA and microphones please. Our FOH engineer mixes. One local tech who knows the PA please.';
  const crew = [
    product('soundop', 'Sound engineer', 'crew_sound', 'day'),
    product('tech', 'Technician, general', 'crew_technician', 'day'),
  ];
  const products = [...SHELF.products.filter(({ kinds: [top] }) => !top?.kind.startsWith('crew_')), ...crew];
  const { lines } = planDraft({}, readFacts({ description }), { products });
  const ids = lines.map(({ productId }) => productId);
  expect(ids).toContain('tech');
  expect(ids).not.toContain('soundop');
});
