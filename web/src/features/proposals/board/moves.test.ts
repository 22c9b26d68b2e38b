import { PROPOSAL_STATUSES } from '@showbill/contract/vocabulary';
import { expect, it } from 'vitest';
import { next } from '../../../../../server/src/proposals/state/index.ts';
import { moveTo } from './moves.ts';

it('moves of cards are steps that the state machine lets a proposal take, to where it says', () => {
  const moves = PROPOSAL_STATUSES.flatMap((from) =>
    PROPOSAL_STATUSES.flatMap((to) => {
      const move = moveTo(from, to);
      return move === null ? [] : [{ from, move, to }];
    }),
  );
  expect(moves).toHaveLength(7);
  for (const { from, move, to } of moves) {
    expect([from, move, next(from, move, { equipmentOut: false })]).toEqual([from, move, to]);
  }
});
