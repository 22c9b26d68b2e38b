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

describe('what an act plugs in, or plays in', () => {
  it.each([
    [
      'Presenter should make the artist aware of pipes.\nA space of 40 x 40 m is required for the set-up of\nthe tent. A 150 A service is required for the lighting and sound of the ring.',
      ['marquee', 'lighting_package', 'pa_package'],
    ],
    [
      'The company tours with four artists. The show can be performed in a theatre, circus tent or outdoors.',
      ['marquee'],
    ],
    [
      'Bühnenanweisung\nBühne 8 x 5 m.\nMischpult und Technik\nDie Stellfläche für das Ton- und Licht-Mischpult ist mittig.',
      ['mixing_console', 'lighting_console'],
    ],
  ] as const)('is not asked for: %s', (description, kinds) => {
    const asked = understand({ description }).demands.flatMap(({ kinds: [kind] }) => kind ?? []);
    for (const kind of kinds) expect(asked).not.toContain(kind);
  });
});

describe('a paper of an act', () => {
  it.each([
    'Der Ladeweg muss vier Stunden vor Auftrittsbeginn frei sein. Die Bühne muss eben sein, Breite 8 m, Tiefe 5 m. Benötigt wird ein Stromanschluss 32 A.',
    'The stage is 10 m wide and 8 m deep. A black dance floor is provided\nby presenter.',
  ])('is known without its title: %s', (description) => {
    expect(understand({ description }).exclusions).toEqual([]);
    expect(isOnlyPlace(description)).toBe(true);
  });
});
