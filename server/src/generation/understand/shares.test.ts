import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

describe('figures of some of those that were counted', () => {
  it.each([
    ['We need 300 chairs. Of these 300 chairs, 40 chairs go in the chapel.', 300],
    ['We need 300 chairs. 40 of the chairs go in the chapel.', 300],
    ['Supply 300 folding chairs. Setting up of chairs starts on Friday in the chapel (40 chairs).', 300],
    ['Wir brauchen 300 Stühle. Von diesen 300 Stühlen kommen 40 Stühle in die Kapelle.', 300],
  ])('are no more of them: %s', (description, units) => {
    const chairs = understand({ description }).demands.filter(({ kinds }) => kinds[0] === 'chair');
    expect(chairs.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0)).toBe(units);
  });

  it('are more where they are of their own', () => {
    const { demands } = understand({ description: 'We need 300 white chairs, and for the chapel 40 black chairs.' });
    expect(demands.map(({ quantity }) => quantity)).toEqual([300, 40]);
  });
});

describe('microphones by the word for all of them', () => {
  it.each([
    ['A stage and four radio microphones, please. Do not forget the microphones!', [null, 4]],
    ['A stage, please. Do not forget the microphones!', [null, null]],
  ])('are those that were counted, where any were: %s', (description, quantities) => {
    expect(understand({ description }).demands.map(({ quantity }) => quantity)).toEqual(quantities);
  });
});
