import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function read(description: string) {
  const { demands, exclusions } = understand({ description });
  return {
    asked: demands.flatMap(({ kinds }) => kinds.slice(0, 1)),
    stage: demands.find(({ kinds }) => kinds[0] === 'stage_deck')?.traits,
    excluded: exclusions.flatMap(({ kinds, categories }) => [...kinds, ...categories]),
  };
}

describe('a stage spoken of as a whole', () => {
  it.each([
    'Die Bühne muss am Tag des Auftritts ab Mittag zur Verfügung stehen.',
    'Bei Ankunft muss die Bühne fertig aufgebaut sein.',
    'La scène devra être montée pour 14 h.',
    'Bij de kerk zal een klein podium staan voor de fanfare.',
    'At the far end of the green there will be a small stage.',
    'En la plaza habrá un escenario para los grupos del barrio.',
  ])('is asked for where it has to be there, or will be: %s', (description) => {
    expect(read(description).asked).toContain('stage_deck');
    expect(read(description).excluded).toEqual([]);
  });

  it.each([
    ['Unser Auftritt: Bühnengröße mind. 7 x 5 m, eben und stabil.', 7, 5],
    ['Bühnenbreite bzw. -tiefe mind. 7 x 5 m (besser mehr).', 7, 5],
    ['Unser Auftritt. Bühnenbreite: mindestens 7 m, Bühnentiefe: mindestens 5 m', 7, 5],
    ['Die Bühne muss stabil sein und mindestens 7 m breit und 5 m tief.', 7, 5],
  ])('is as large as it has to be: %s', (description, widthM, depthM) => {
    expect(read(description).stage).toMatchObject({ widthM, depthM });
  });

  it.each([
    ['Die Schule hat eine Bühne. Wir brauchen 4 Mikrofone.'],
    ['Auf der Bühne ist offenes Feuer nicht erlaubt. Wir brauchen 4 Mikrofone.'],
    ['Die Stadt stellt einen Stromanschluss direkt an der Bühne. Wir brauchen 4 Mikrofone.'],
  ])('is not asked for where it only is spoken of: %s', (description) => {
    expect(read(description).asked).not.toContain('stage_deck');
  });
});

describe('a place', () => {
  it.each(['Offenes Feuer ist auf der Bühne nicht erlaubt.', 'Smoking is forbidden on the stage.'])(
    'is not what is forbidden there: %s',
    (description) => {
      expect(read(`${description} We need a stage of 6 x 4 m.`).excluded).not.toContain('staging');
    },
  );
});

describe('what has to be and what is', () => {
  it('are told apart within a sentence', () => {
    const { excluded } = read(
      'Das soll für uns weniger Arbeit sein, und die PA wird gestellt. Wir brauchen 4 Pavillons.',
    );
    expect(excluded).toContain('audio');
  });
  it('say how large a thing has to be', () => {
    expect(read('Es sollte ein ausreichend großes Podest vorhanden sein.').asked).toContain('stage_deck');
  });
});

describe('people of either sex', () => {
  it.each([
    ['Wir brauchen ein RednerInnenpult.', 'lectern'],
    ['Wir brauchen ein Redner*innenpult.', 'lectern'],
    ['Wir brauchen ein Redner:innenpult und Mikrofone.', 'lectern'],
    ['Wir brauchen zwei TechnikerInnen.', 'crew_technician'],
  ])('are written in several ways: %s', (description, kind) => {
    expect(read(description).asked).toContain(kind);
  });
});
