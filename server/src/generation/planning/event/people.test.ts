import { describe, expect, it } from 'vitest';
import { withSurroundings } from '../../reading/around/index.ts';
import { peopleAtATime } from './people.ts';
import { factsOf } from '../fixtures.ts';

describe('how many are there at a time', () => {
  it.each([
    ['Concert for 3000 people', false, 3000],
    ['Expected attendance 3,000 over the day', false, 2000],
    ['We reckon on 1,200 through the gate', false, 800],
    ['Rund 3000 Besucher übers Wochenende', false, 2000],
    ['3 000 visiteurs sur la journée', false, 2000],
    ['Trade fair for 3000', true, 500],
  ])('%s', (description, comeAndGo, expected) => {
    const people = Number(/\d[\d, ]{2,5}/u.exec(description)?.[0].replaceAll(/[, ]/gu, '') ?? 0);
    expect(peopleAtATime(people, withSurroundings(factsOf('fair'), description), comeAndGo)).toBe(expected);
  });
});
