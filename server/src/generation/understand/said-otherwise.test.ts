import { describe, expect, it } from 'vitest';
import { understand } from './index.ts';

function asked(description: string): readonly (string | undefined)[] {
  return understand({ description }).demands.map(({ kinds: [kind] }) => kind);
}

describe('things that are named in the words of the trade', () => {
  it.each([
    ['Dinner for 200 in rounds of ten, with white cloths.', 'table_round'],
    ['We need twelve tables of ten and 120 chairs.', 'table_round'],
    ['Wir brauchen 15 Tische à 10 Personen und 150 Stühle.', 'table_round'],
    ['Please supply 6 round 5ft tables.', 'table_round'],
    ['Rig: 12 spot movers, haze, truss, 4 motors.', 'moving_head'],
    ['Rig: 12 spot movers, haze, truss, 4 motors.', 'hoist'],
    ['Please bring 6 talkies and 2 loo trailers.', 'two_way_radio'],
    ['Please bring 6 talkies and 2 loo trailers.', 'toilet_trailer'],
  ])('are known: %s', (description, kind) => {
    expect(asked(description)).toContain(kind);
  });

  it.each([
    ['Board meeting, 14 people round one table. We need a projector.', 'table_round'],
    ['Necesitamos 20 mesas de 8 pies.', 'table_round'],
    ['Le présent marché a pour objet la location de 200 chaises.', 'stage_steps'],
    ['Speeches, 15 minutes tops. We need a lectern.', 'speaker_top'],
  ])('are not taken for what they are not: %s', (description, kind) => {
    expect(asked(description)).not.toContain(kind);
  });
});
