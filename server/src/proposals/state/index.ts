import type { ProposalStatus } from '@showbill/contract';
import type { Saying } from '../../refusals/index.ts';

/** What happens to a proposal. `replace`: the proposal that replaces it has been accepted. */
export type Transition = 'send' | 'view' | 'accept' | 'decline' | 'revise' | 'expire' | 'cancel' | 'replace';

export interface Circumstances {
  /** Whether equipment of this proposal has been dispatched and is not back. */
  readonly equipmentOut: boolean;
}

export interface Refusal {
  /** Why, in a sentence for the person who tried. */
  readonly refused: Saying;
}

interface Rule {
  readonly from: readonly ProposalStatus[];
  readonly to: ProposalStatus;
}

const RULES: Readonly<Record<Transition, Rule>> = {
  send: { from: ['draft', 'expired'], to: 'sent' },
  view: { from: ['sent'], to: 'sent' },
  accept: { from: ['sent'], to: 'accepted' },
  decline: { from: ['sent'], to: 'declined' },
  revise: { from: ['sent', 'declined'], to: 'draft' },
  expire: { from: ['sent'], to: 'expired' },
  cancel: { from: ['accepted'], to: 'cancelled' },
  replace: { from: ['accepted'], to: 'cancelled' },
};

export const TRANSITIONS = Object.keys(RULES) as Transition[];

/**
 * The status after a transition, or why it is refused. `status` is the effective one: see `effectiveStatus`. A
 * client's view of a proposal that is not sent is a refusal too, and nothing more than a look.
 */
export function next(
  status: ProposalStatus,
  transition: Transition,
  { equipmentOut }: Circumstances,
): ProposalStatus | Refusal {
  const rule = RULES[transition];
  if (!rule.from.includes(status)) {
    return { refused: ({ life, statuses }) => life[transition](statuses[status]) };
  }
  if (transition === 'cancel' && equipmentOut) {
    return { refused: ({ life }) => life.equipmentOut };
  }
  return rule.to;
}

/**
 * The status that counts on the day `today` (`YYYY-MM-DD`, in the company's time zone): a sent proposal is expired
 * from the day after `validUntil`, its last day, whatever is stored.
 */
export function effectiveStatus(status: ProposalStatus, validUntil: string | null, today: string): ProposalStatus {
  return status === 'sent' && validUntil !== null && validUntil < today ? 'expired' : status;
}
