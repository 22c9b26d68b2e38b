import { describe, expect, it } from 'vitest';
import { understand } from '../understand/index.ts';
import { demand, factsOf, SHELF } from './fixtures.ts';
import { planDraft } from './index.ts';
import { siteOf } from './site.ts';
import { stageHeightIn } from './stage-height.ts';

/** Whether somebody comes to put up 300 chairs and 60 tables. */
function crew(description: string): boolean {
  const demands = [demand('chairs', ['chair'], 300), demand('tables', ['table_trestle'], 60)];
  const facts = factsOf('other', { attendees: null, demands, more: { hireList: true } });
  return planDraft({ description }, facts, SHELF).lines.some(({ productId }) => productId === 'hands');
}

describe('a list of things to hire', () => {
  it.each([
    'Location de 300 chaises, 20 tables et 4 micros sans fil, sans montage.',
    'Alquiler de 300 sillas, 20 mesas y 4 micrófonos inalámbricos.',
    'Te huur gevraagd: 300 stoelen, 20 tafels, 4 draadloze microfoons.',
  ])('gets nothing but what is on it and its carriage: %s', (description) => {
    const draft = planDraft({ description }, understand({ description }), SHELF);
    const kinds = draft.lines.map(({ productId }) => SHELF.products.find(({ id }) => id === productId)?.kinds[0]?.kind);
    const beside = new Set([
      'chair',
      'chair_banquet',
      'table_trestle',
      'table_round',
      'mic_wireless_handheld',
      'batteries',
    ]);
    const carriage = new Set(['delivery', 'truck', 'van', 'mileage']);
    expect(kinds.filter((kind) => !beside.has(kind ?? '') && !carriage.has(kind ?? ''))).toEqual([]);
  });

  it('takes hands only where things are to be put up', () => {
    expect(crew('300 chairs and 60 tables, delivered')).toBe(false);
    expect(crew('300 chairs and 60 tables, delivered and set out in rows')).toBe(true);
    expect(crew('300 chairs and 60 tables, we set up ourselves')).toBe(false);
  });
});

describe('the site', () => {
  it.each([
    ['There are 16 amp sockets on the wall.', 'mains'],
    ['Es gibt zwei Schuko-Steckdosen.', 'mains'],
    ['We have mains in the shed.', 'mains'],
    ['The gym has two 20 amp circuits.', 'mains'],
    ['Hall with 125A three phase.', 'mains'],
    ['Strom liegt am Platz.', 'mains'],
    ['On a du courant dans le garage.', 'mains'],
    ['En la nave hay corriente.', 'mains'],
    ['Er is voldoende stroom.', 'mains'],
    ['There is no mains at the cross.', 'noMains'],
    ['Strom gibt es dort nicht.', 'noMains'],
    ["Il n'y a pas d'électricité dans le champ.", 'noMains'],
    ['En la finca no hay electricidad.', 'noMains'],
    ['Er is geen stroom op het veld.', 'noMains'],
    ['The silver band plays unamplified.', 'unamplified'],
    ['Das Streichquartett spielt unverstärkt.', 'unamplified'],
    ['un quatuor non amplifié', 'unamplified'],
    ['un cuarteto sin amplificación', 'unamplified'],
    ['een onversterkt koor', 'unamplified'],
    ['The theatre is fully equipped.', 'equipped'],
    ['Der Hörsaal ist voll ausgestattet.', 'equipped'],
    ['We want a bass-heavy system.', 'bass'],
    ['eine Anlage mit Bass', 'bass'],
  ] as const)('%s: %s', (description, what) => {
    expect(siteOf(description)[what]).toBe(true);
  });

  it.each([
    ['We need power for the stage.', 'noMains'],
    ['There are no sockets.', 'mains'],
    ['The baker needs 32 A.', 'mains'],
    ['En la nave no hay corriente.', 'mains'],
    ['A band with bass, drums and guitar.', 'unamplified'],
    ['The gym is next to the hall.', 'equipped'],
  ] as const)('%s: not %s', (description, what) => {
    expect(siteOf(description)[what]).toBe(false);
  });

  it('stays fast in a long description', () => {
    const description = 'no tables of hall fully power '.repeat(350);
    const started = performance.now();
    siteOf(description);
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
