import type { ProposalStatus } from '@showbill/contract';

/** What takes a proposal from one column to another; each is a real step of a proposal's life, and there are no others. */
export type Move = 'send' | 'accept' | 'decline' | 'revise' | 'cancel';

const MOVES: Readonly<Record<ProposalStatus, Readonly<Partial<Record<ProposalStatus, Move>>>>> = {
  draft: { sent: 'send' },
  sent: { accepted: 'accept', declined: 'decline', draft: 'revise' },
  accepted: { cancelled: 'cancel' },
  declined: { draft: 'revise' },
  expired: { sent: 'send' },
  cancelled: {},
};

/** How a card gets from one column to another; null: not at all. */
export function moveTo(from: ProposalStatus, to: ProposalStatus): Move | null {
  return MOVES[from][to] ?? null;
}

/** What can be done with a card, the most likely first. */
export function movesFrom(status: ProposalStatus): readonly Move[] {
  return Object.values(MOVES[status]);
}
