import { describe, expect, it } from 'vitest';
import { conditionsIn } from './conditions.ts';
import { stageHeightIn } from './stage-height.ts';

describe('the site', () => {
  it.each([
    ['There are 16 amp sockets on the wall.', 'mains_power'],
    ['Es gibt zwei Schuko-Steckdosen.', 'mains_power'],
    ['We have mains in the shed.', 'mains_power'],
    ['The gym has two 20 amp circuits.', 'mains_power'],
    ['Hall with 125A three phase.', 'mains_power'],
    ['Strom liegt am Platz.', 'mains_power'],
    ['On a du courant dans le garage.', 'mains_power'],
    ['En la nave hay corriente.', 'mains_power'],
    ['Er is voldoende stroom.', 'mains_power'],
    ['There is no mains at the cross.', 'no_power'],
    ['Strom gibt es dort nicht.', 'no_power'],
    ["Il n'y a pas d'électricité dans le champ.", 'no_power'],
    ['En la finca no hay electricidad.', 'no_power'],
    ['Er is geen stroom op het veld.', 'no_power'],
    ['The silver band plays unamplified.', 'music_unamplified'],
    ['Das Streichquartett spielt unverstärkt.', 'music_unamplified'],
    ['un quatuor non amplifié', 'music_unamplified'],
    ['un cuarteto sin amplificación', 'music_unamplified'],
    ['een onversterkt koor', 'music_unamplified'],
    ['The theatre is fully equipped.', 'main_room_equipped'],
    ['Der Hörsaal ist voll ausgestattet.', 'main_room_equipped'],
    ['We want a bass-heavy system.', 'heavy_bass'],
    ['eine Anlage mit Bass', 'heavy_bass'],
  ] as const)('%s: %s', (description, what) => {
    expect(conditionsIn(description).some(({ value }) => value === what)).toBe(true);
  });

  it.each([
    ['We need power for the stage.', 'no_power'],
    ['There are no sockets.', 'mains_power'],
    ['The baker needs 32 A.', 'mains_power'],
    ['En la nave no hay corriente.', 'mains_power'],
    ['A band with bass, drums and guitar.', 'music_unamplified'],
    ['The gym is next to the hall.', 'main_room_equipped'],
  ] as const)('%s: not %s', (description, what) => {
    expect(conditionsIn(description).some(({ value }) => value === what)).toBe(false);
  });

  it('stays fast in a long description', () => {
    const description = 'no tables of hall fully power '.repeat(350);
    const started = performance.now();
    conditionsIn(description);
    stageHeightIn(description);
    expect(performance.now() - started).toBeLessThan(200);
  });
});

describe('the height of a stage', () => {
  it.each([
    ['a stage 6 m x 4 m, 0.4 m high', 0.4],
    ['Bühne 8 x 4 m (60 cm hoch)', 0.6],
    ["24' x 16' x 2' high", 0.61],
    ['16 x 40 ft, 24" high', 0.61],
    ['tarimas con patas de 40 cm', 0.4],
    ['Podeste mit 40er Füßen', 0.4],
    ['une scène de 6 x 3 m, 80 cm de haut', 0.8],
    ['podium van 6 x 3 meter, 40 cm hoog', 0.4],
  ])('is read from %s', (description, metres) => {
    expect(stageHeightIn(description)).toBeCloseTo(metres, 2);
  });

  it('is not that of a tower', () => {
    expect(stageHeightIn('a tower 12 m high')).toBeUndefined();
  });
});
