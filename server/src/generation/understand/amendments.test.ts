import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';
import { withAmendments } from '../reading/document/amendments.ts';

describe('amendments of a paper', () => {
  it.each([
    ['The quantity of chairs is changed from 200 to 350.', 'chair', 350],
    ['Change number of chairs from 200 to 350.', 'chair', 350],
    ['Delete "6 light towers" and replace with "10 light towers".', 'floodlight', 10],
    ['Replace 6 light towers with 10 light towers.', 'floodlight', 10],
    ['Die Anzahl der Stühle wurde von 200 auf 350 erhöht.', 'chair', 350],
    ['Le nombre de chaises passe de 200 à 350.', 'chair', 350],
    ['El número de sillas pasa de 200 a 350.', 'chair', 350],
    ['Het aantal stoelen gaat van 200 naar 350.', 'chair', 350],
  ])('count as they leave it: %s', (description, kind, quantity) => {
    const { demands } = understand({ description });
    expect(demands.map(({ kinds: [first], quantity: count }) => [first, count])).toEqual([[kind, quantity]]);
  });

  it.each(['The event runs from 8 to 10.', 'Please remove the stage with the crane.', 'Doors from 200 to 350.'])(
    'are told from other sentences: %s',
    (said) => {
      expect(withAmendments(said)).toBe(said);
    },
  );
});
