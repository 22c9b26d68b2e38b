import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): string {
  const { demands } = understand({ description });
  return demands.map(({ quantity, kinds: [kind] }) => `${quantity ?? '?'} ${kind ?? '-'}`).join(', ');
}

describe('a small one and a large one are two', () => {
  it.each([
    ['A small fan for the vocalist and a medium to large fan for the drummer', '1 fan, 1 fan'],
    ['A large screen and two small screens', '1 projection_screen, 2 projection_screen'],
    ['Ein kleines Zelt und ein großes Zelt', '1 marquee, 1 marquee'],
    ['Un grand écran et un petit écran', '1 projection_screen, 1 projection_screen'],
    ['We need a big tent. The tent should be white.', '1 marquee'],
    ['A small stage. The stage has to be black.', '? stage_deck'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});

describe('what one of those that were counted does is told of them', () => {
  it.each([
    ['Three (3) HD video cameras. One of the HD cameras needs a long lens; One camera stands behind.', '3 camera'],
    ['Six radio mics. Two mics will stay on the lectern.', '6 mic_wireless_handheld'],
    ['Drei Kameras. Eine Kamera steht hinten.', '3 camera'],
    ['20 tables. 4 tables are needed for the buffet.', '20 table_trestle, 4 table_trestle'],
  ])('%s', (description, expected) => expect(asked(description)).toContain(expected));
});

describe('figures and their brackets', () => {
  it.each([
    ['Two (2) backless barstools. (2) lecterns. One (1) projector.', '2 bar_stool, 2 lectern, 1 projector'],
    ['A microphone (5) for each instrument', '5 mic_wired'],
    ['(6-8) Lighting Trees (booms)', '8 lighting_stand'],
  ])('%s', (description, expected) => expect(asked(description)).toBe(expected));
});
