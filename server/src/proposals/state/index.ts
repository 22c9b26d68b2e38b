import type { ProposalStatus } from '@showbill/contract';

/** What happens to a proposal. `replace`: the proposal that replaces it has been accepted. */
export type Transition = 'send' | 'view' | 'accept' | 'decline' | 'revise' | 'expire' | 'cancel' | 'replace';

export interface Circumstances {
  /** Whether equipment of this proposal has been dispatched and is not back. */
  readonly equipmentOut: boolean;
}

export interface Refusal {
  /** Why, in a sentence for the person who tried. */
  readonly refused: string;
}

interface Rule {
  readonly from: readonly ProposalStatus[];
  readonly to: ProposalStatus;
  readonly done: string;
}

const RULES: Readonly<Record<Transition, Rule>> = {
  send: { from: ['draft', 'expired'], to: 'sent', done: 'sent' },
  view: { from: ['sent'], to: 'sent', done: 'viewed' },
  accept: { from: ['sent'], to: 'accepted', done: 'accepted' },
  decline: { from: ['sent'], to: 'declined', done: 'declined' },
  revise: { from: ['sent', 'declined'], to: 'draft', done: 'revised' },
  expire: { from: ['sent'], to: 'expired', done: 'expired' },
  cancel: { from: ['accepted'], to: 'cancelled', done: 'cancelled' },
  replace: { from: ['accepted'], to: 'cancelled', done: 'replaced' },
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
    const from = rule.from.join(' or ');
    return { refused: `Only a proposal that is ${from} can be ${rule.done}; this one is ${status}.` };
  }
  if (transition === 'cancel' && equipmentOut) {
    return { refused: 'A proposal cannot be cancelled while its equipment is out.' };
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
