import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string {
  const { demands } = understand({ description });
  return demands.map(({ quantity, kinds }) => `${quantity ?? '?'} ${kinds[0] ?? 'unknown'}`).join(', ');
}

function table(rows: readonly (readonly [description: string, expected: string])[]): void {
  it.each(rows)('%s', (description, expected) => expect(asked(description)).toBe(expected));
}

describe('things told by what is said of them', () => {
  table([
    ['das Zelt 9 x 15 m mit festem Boden, innen mit Verkleidung', '? marquee, ? marquee_floor, ? marquee_lining'],
    ['12 cables (32A, 25m) and 24 extensions (13A)', '12 power_cable, 24 power_cable'],
    ['a livestream for alumni: one camera and an encoder', '1 camera, 1 streaming_encoder'],
    ['We would like a livestream', '1 streaming_encoder'],
    ['Banquet tables, 6 ft: 24', '24 table_trestle'],
    ['Il nous faut la sonorisation. Son éclairage est réglé par la salle.', '? pa_package'],
  ]);
});

describe('one on each of two sides', () => {
  table([
    ['We need a screen either side of the hall', '2 projection_screen'],
    ['Wir brauchen eine Leinwand links und rechts im Saal', '2 projection_screen'],
    ['Necesitamos una pantalla a ambos lados de la sala', '2 projection_screen'],
    ['We willen graag een scherm aan weerszijden van de zaal', '2 projection_screen'],
    ['We need two screens either side of the hall', '2 projection_screen'],
  ]);
});

describe('measures without their unit', () => {
  it.each<[string, unknown]>([
    ["j'aurais besoin de 45 tables rectangulaires de 183 avec autant de nappes", [45, 1.83]],
    ['necesitamos 20 mesas rectangulares de 180 y 30 sillas', [20, 1.8]],
    ['wir brauchen 8 Tische mit 180', [8, 1.8]],
    ['il nous faut 10 tables de 120 personnes', [10, undefined]],
    ['wir brauchen 8 Tische von 12', [8, undefined]],
  ])('%s', (description, expected) => {
    const [demand] = understand({ description }).demands;
    expect([demand?.quantity, demand?.traits.lengthM]).toEqual(expected);
  });

  it('of screens is their diagonal, and what they stand on is no plinth', () => {
    const { demands } = understand({ description: 'necesitamos 2 monitores de 55 con su peana, 4 olivos' });
    expect(demands[0]?.traits.inches).toBe(55);
    expect(demands.map(({ kinds }) => kinds[0])).toEqual(['display', 'display_stand', 'plants']);
  });
});

describe('asked for though the words deny or doubt', () => {
  table([
    ['Our choir has no desk of its own, so please include one. PA for 80 people.', '1 mixing_console, ? pa_package'],
    ['No staff beyond one sound engineer. 4 mics.', '? crew_sound, 4 mic_wired'],
    ['Wish list: projector, screen, 2 wireless mics.', '? projector, ? projection_screen, 2 mic_wireless_handheld'],
  ]);
});

describe('occasions, idioms and what is bought', () => {
  table([
    ['A quote for sports day please: PA and 40 tables.', '? pa_package, 40 table_trestle'],
    ['2 sports day sets and 40 tables.', '2 game, 40 table_trestle'],
    ['Tokens are sold over the counter. 40 tables please.', '40 table_trestle'],
    ['Distribute keys to the neighbours. 40 tables please.', '40 table_trestle'],
    ['The pop up bar is booked. 40 tables please.', '40 table_trestle'],
    ['Plastic tableware is used. 40 tables please.', '40 table_trestle'],
    ['A tent big enough to fit us and our laptops.', '1 marquee'],
    ['5 microphones for singers, drum kit microphones', '5 mic_wired, ? mic_instrument'],
    ['PA, mixer, lighting (optional).', '? pa_package, ? mixing_console, ? lighting_package'],
  ]);
});
