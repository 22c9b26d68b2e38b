import { PROPOSAL_STATUSES } from '@showbill/contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { next } from '../../../../../server/src/proposals/state/index.ts';
import { moveTo } from './moves.ts';

describe('a card of the board', () => {
  it.each(PROPOSAL_STATUSES)('that is %s goes only where the state machine lets it go', (from) => {
    for (const to of PROPOSAL_STATUSES) {
      const move = moveTo(from, to);
      if (move !== null) expect([move, next(from, move, { equipmentOut: false })]).toEqual([move, to]);
    }
  });
});
