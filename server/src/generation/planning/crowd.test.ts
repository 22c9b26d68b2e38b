import { describe, expect, it } from 'vitest';
import { withConditions } from '../understand/conditions.ts';
import { crowdAtATime } from './crowd.ts';
import { factsOf } from './fixtures.ts';

describe('how many are there at a time', () => {
  it.each([
    ['Concert for 3000 people', false, 3000],
    ['Expected attendance 3,000 over the day', false, 2000],
    ['We reckon on 1,200 through the gate', false, 800],
    ['Rund 3000 Besucher übers Wochenende', false, 2000],
    ['3 000 visiteurs sur la journée', false, 2000],
    ['Trade fair for 3000', true, 500],
    ['Trade fair for 1500. Demonstration corner: PA for 60 people', true, 60],
    ['Fair for 600, talks corner (60 seats): a projector and a little PA', true, 60],
  ])('%s', (description, comeAndGo, expected) => {
    const people = Number(/\d[\d, ]{2,5}/u.exec(description)?.[0].replaceAll(/[, ]/gu, '') ?? 0);
    expect(crowdAtATime(people, withConditions(factsOf('fair'), description), comeAndGo)).toBe(expected);
  });
});
