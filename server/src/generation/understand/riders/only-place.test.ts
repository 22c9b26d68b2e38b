import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

function isOnlyPlace(description: string): boolean {
  return understand({ description }).hireList;
}

describe('a rider that asks for a place to play and power', () => {
  it.each([
    'Technical rider\nStage of 8 x 5 m, level and covered. Two 32 A sockets on the stage. Four stagehands for the load-in.',
    'Bühnenanweisung\nBühne mindestens 6 m breit und 4 m tief. Auf der Bühne ein Kraftstromanschluss mit 32 A.',
    'Bühnenanweisung\nDie Bühne sollte 6 x 4 m groß sein. Links und rechts ist je ein Raum von mind. 1 x 1 m zum Aufbau der PA-Boxen frei zu halten.',
    'Fiche technique\nScène de 6 x 4 m, couverte. Une alimentation 32 A à côté de la scène.',
  ])('has nothing planned around it: %s', (description) => {
    expect(isOnlyPlace(description)).toBe(true);
  });

  it.each([
    'Technical rider\nStage of 8 x 5 m. Two 32 A sockets. A PA for the room and four wedges.',
    'Bühnenanweisung\nBühne 6 x 4 m. PA und Licht stellt der Veranstalter.',
    'Concert for 200 on 3 May: we need a stage of 8 x 5 m and power.',
  ])('but %s', (description) => {
    expect(isOnlyPlace(description)).toBe(false);
  });
});

describe('room in a rider', () => {
  it.each([
    'Technical rider\nAn area of 12 by 8 feet, plus space for speakers and lighting stands. Four DI boxes, two wedges.',
    'Bühnenanweisung\nNeben der Bühne ist eine Stellfläche für die PA und zwei Lichtstative. Vier DI-Boxen, zwei Monitore.',
  ])('is for what the act has: %s', (description) => {
    const kinds = understand({ description }).demands.flatMap(({ kinds: [kind] }) => kind ?? []);
    expect(kinds).not.toContain('speaker_top');
    expect(kinds).not.toContain('pa_package');
    expect(kinds).toContain('di_box');
  });
});
