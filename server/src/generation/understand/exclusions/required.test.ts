import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

function read(description: string) {
  const { demands, exclusions } = understand({ description });
  return {
    asked: demands.flatMap(({ kinds }) => kinds.slice(0, 1)),
    excluded: exclusions.flatMap(({ kinds, categories }) => [...kinds, ...categories]),
  };
}

describe('a rider', () => {
  it.each([
    [
      'Stage rider for The Lamplighters. Purchaser shall supply two wedges and a drum kit.',
      ['stage_monitor', 'drum_kit'],
    ],
    ['Technical rider. To be provided by the venue: 3 DI boxes.', ['di_box']],
    ['Bühnenanweisung. Der Veranstalter stellt 4 Monitore und ein Schlagzeug.', ['stage_monitor', 'drum_kit']],
    ["Fiche technique du groupe. L'organisateur fournit 4 retours.", ['stage_monitor']],
    ['Rider técnico. El promotor proporcionará 4 monitores y una batería.', ['stage_monitor', 'drum_kit']],
    ['Technische rider. De organisator zorgt voor 4 monitoren.', ['stage_monitor']],
  ])('asks for what those who book the act provide: %s', (description, kinds) => {
    const { asked, excluded } = read(description);
    expect(asked).toEqual(expect.arrayContaining(kinds));
    expect(excluded).not.toEqual(expect.arrayContaining(kinds.slice(0, 1)));
  });

  it.each([
    ['Technical rider. Purchaser provides 4 wedges. The band brings its own drum kit.', 'drum_kit'],
    ['Tech rider. The venue has a grand piano. Purchaser must provide 4 wedges.', 'piano'],
    ['Hi, the band sent their technical rider. The promoter provides the lectern, we need 4 wedges.', 'lectern'],
    ['A gala for 200. The organiser provides the lectern. We need a projector.', 'lectern'],
  ])('leaves what the act or the house has, and is no letter: %s', (description, kind) => {
    expect(read(description).excluded).toContain(kind);
    expect(read(description).asked).not.toContain(kind);
  });
});

describe('what has to be there', () => {
  it.each([
    ['Konzert. Es müssen vier Monitore und ein Tisch vorhanden sein.', 'stage_monitor'],
    ['Konzert. Zwei Tische sollten vorhanden sein.', 'table_trestle'],
    ['Optreden. Er moeten 4 monitoren aanwezig zijn.', 'stage_monitor'],
  ])('is asked for: %s', (description, kind) => {
    expect(read(description).asked).toContain(kind);
  });

  it.each([
    ['Konzert. Vier Monitore sind vorhanden, wir brauchen eine PA.', 'stage_monitor'],
    ['Wir müssen mit den vorhandenen Tischen auskommen. 4 Mikrofone bitte.', 'table_trestle'],
  ])('is not what is there: %s', (description, kind) => {
    expect(read(description).asked).not.toContain(kind);
  });
});
