import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

/** "carpet 650 m2, crowd_barrier 104 m": what the ground that was told gives. */
function measured(description: string): string {
  return understand({ description })
    .demands.map(({ kinds: [kind], squareMetres, traits: { lengthM } }) => {
      const said = squareMetres === undefined ? lengthM : squareMetres;
      return `${kind}${said === undefined ? '' : ` ${Math.round(said)}`}`;
    })
    .join(', ');
}

describe('things that are as large as the ground', () => {
  it.each([
    [
      'Playing area: level, clear ground of about 100 feet by 70 feet. Green carpet over the whole area. Movable barriers all the way round.',
      'carpet 650, crowd_barrier 104',
    ],
    ['An area of 100 ft x 70 ft, carpet over all of it, and fence around it.', 'carpet 650, fencing 104'],
    [
      'The field is 30 x 20 m. We need artificial grass over the entire field and barriers around it.',
      'marquee_floor 600, crowd_barrier 100',
    ],
    ['Die Fläche misst 30 x 20 Meter. Absperrgitter rundherum.', 'crowd_barrier 100'],
    ['Un terrain de 30 x 20 m. Il faut des barrières tout autour.', 'crowd_barrier 100'],
    ['Un campo de 30 x 20 metros. Vallas por todo el perímetro.', 'crowd_barrier 100'],
    ['Het veld is 30 x 20 meter. Dranghekken rondom.', 'crowd_barrier 100'],
  ])('%s', (description, expected) => expect(measured(description)).toBe(expected));

  it.each([
    ['A stage 16 x 24 ft and barriers around it.', 'stage_deck, crowd_barrier'],
    ['An area of 100 x 70 ft. 30 ft of fence around it.', 'fencing 9'],
    ['The area is 30 x 20 m. Carpet for the aisles.', 'carpet'],
  ])('are no others: %s', (description, expected) => expect(measured(description)).toBe(expected));
});
