import { describe, expect, it } from 'vitest';
import { readAsking } from '../asking.ts';
import { type Reading, readingOf } from '../exclusions/reading.ts';
import { readMentions } from '../mentions.ts';
import { readText } from '../text/text.ts';
import { featuresOfSides, oddsTogether, sidesOf } from './second-look.ts';

function read(description: string): Reading {
  const text = readText(description);
  const asking = readAsking(text);
  return readingOf(text, asking, readMentions(text, asking, []));
}

const READING = read('We bring our own backline and chairs.\nA drum kit, a lectern. The chairs are red.');
const NAMES = READING.mentions.map(({ kinds, categories }) => kinds[0] ?? categories[0]);
const ODDS = [4, 8, -2, -3, 1];

describe('what things of a text say of each other', () => {
  const sides = sidesOf(READING, ODDS);

  it('is told of each in its order', () => {
    expect(NAMES).toEqual(['backline', 'chair', 'drum_kit', 'lectern', 'chair']);
    expect(sides).toHaveLength(NAMES.length);
  });

  it('limits what one thing may tell', () => {
    expect(sides[1]?.alone).toBe(6);
  });

  it('looks at its sentence, its line, its neighbours and the rest', () => {
    expect(sides[2]).toMatchObject({ alone: -2, sentence: -3, line: -1, before: 0, behind: -3 });
    expect(sides[2]?.text).toBeCloseTo((4 + 6 - 3 + 1) / 4);
  });

  it('looks at the same kind elsewhere', () => {
    expect(sides[4]).toMatchObject({ same: 6, 'same most': 6, 'same least': 6 });
    expect(sides[3]).toMatchObject({ same: 0, 'same most': 0, 'same least': 0 });
  });

  it('looks at its category where that is named as a whole', () => {
    expect(sides[2]?.whole).toBe(4);
    expect(sides[0]?.whole).toBe(0);
  });

  it('is weighed as it is and bent', () => {
    const one = sides[3];
    if (one === undefined) throw new Error('There is no lectern.');
    expect(featuresOfSides(one).get('alone bent')).toBeCloseTo(Math.tanh(-1.5));
    expect(
      oddsTogether(
        new Map([
          ['any', 1],
          ['alone', 3],
        ]),
        one,
      ),
    ).toBeCloseTo(1 - 3);
  });
});
