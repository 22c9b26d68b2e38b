import { describe, expect, it } from 'vitest';
import type { Kind } from '../../../equipment/index.ts';
import { saneQuantity } from './quantity.ts';
import { demand, factsOf } from '../fixtures.ts';
import { occasionOf } from '../event/occasion.ts';

function meant(kind: Kind, quantity: number, attendees: number | null, phrase: string = kind): number | null {
  return saneQuantity(demand(phrase, [kind], quantity), occasionOf(factsOf('party', { attendees })));
}

describe('the number that was asked for', () => {
  it.each<[Kind, number, number | null]>([
    ['chair', 11_750, 50],
    ['uplight', 400, 60],
    ['crew_sound', 3, 60],
    ['crew_steward', 60, 1000],
    ['led_wall', 2, 60],
    ['moving_head', 50_000, null],
  ])('stands: %s, %s of them for %s', (kind, quantity, attendees) => {
    expect(meant(kind, quantity, attendees)).toBe(quantity);
  });

  it.each<[Kind, number, number]>([
    ['chair', 900_000, 80],
    ['moving_head', 50_000, 80],
    ['crew_sound', 99, 60],
  ])('is not meant: %s, %s of them for %s', (kind, quantity, attendees) => {
    expect(meant(kind, quantity, attendees)).toBeNull();
  });
});
