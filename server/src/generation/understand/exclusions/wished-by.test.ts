import { describe, expect, it } from 'vitest';
import { understand } from '../index.ts';

function read(description: string) {
  const { demands, exclusions } = understand({ description });
  return {
    asked: demands.map(({ quantity, kinds: [kind] }) => `${quantity ?? '?'} ${kind ?? '-'}`),
    excluded: exclusions.flatMap(({ kinds, categories }) => [...kinds, ...categories]),
  };
}

describe('a thing wished, needed or specified by somebody', () => {
  it.each([
    ['The number of tables requested by the college can still change.', '? table_trestle'],
    ['Music stands needed by the brass section: 24', '24 music_stand'],
    ['2 lecterns specified by the architect.', '2 lectern'],
    ['12 wedges required by the band.', '12 stage_monitor'],
    ['The stage asked for by the school is 6 x 4 m.', '? stage_deck'],
    ['Chairs as preferred by the venue.', '? chair'],
    ['Vom Chor gewünschte Stühle: 40', '40 chair'],
    ['Stühle benötigt vom Orchester: 60', '60 chair'],
    ['40 chaises souhaitées par la chorale.', '40 chair'],
    ["Le nombre de tables demandées par l'école peut changer.", '? table_trestle'],
    ['60 sillas solicitadas por el colegio.', '60 chair'],
    ['El número de bancos requeridos por el ayuntamiento puede cambiar.', '? bench'],
    ['40 stoelen gewenst door het koor.', '40 chair'],
    ['Door de school gevraagde stoelen: 90', '90 chair'],
  ])('is not brought by them: %s', (description, asked) => {
    expect(read(description)).toEqual({ asked: [asked], excluded: [] });
  });

  it.each([
    ['The chairs needed by the choir are provided by the school.', 'chair'],
    ['The PA requested by the band is already there.', 'audio'],
    ['Chairs requested from the college.', 'chair'],
    ['Chairs supplied by the college.', 'chair'],
    ['Die vom Chor gewünschten Stühle stellt die Schule.', 'chair'],
  ])('may still be there: %s', (description, excluded) => {
    expect(read(description)).toEqual({ asked: [], excluded: expect.arrayContaining([excluded]) });
  });
});
