import type { ProposalStatus } from '@showbill/contract';
import type { Company } from '../../accounts/index.ts';
import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import type { DecidedBy } from '../proposal.ts';
import type { Outcome } from '../sales/index.ts';
import type { Transition } from '../state/index.ts';

/** How a proposal stood before a transition. */
export interface Standing {
  readonly status: ProposalStatus;
  readonly valid_until: string | null;
  readonly viewed_at: Date | null;
  readonly version: number;
  readonly revision: number;
  readonly replaces: string | null;
  readonly discount_code: string | null;
  readonly first_sent_at: Date | null;
}

export interface Stamp {
  readonly transition: Transition;
  readonly status: ProposalStatus;
  readonly standing: Standing;
  readonly company: Company;
  readonly by: DecidedBy;
  readonly outcome: Outcome | null;
  /** What the client wrote on declining. */
  readonly clientReason: string | null;
  readonly today: string;
  readonly now: Date;
}

/** Writes the new status, and when and by whom it came about. */
export async function stamp(tx: Tx, companyId: string, id: string, given: Stamp): Promise<void> {
  await tx
    .updateTable('proposals')
    .set({ status: given.status, updated_at: given.now, ...marks(given) })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
}

function marks({ transition, standing, company, by, outcome, clientReason, today, now }: Stamp) {
  switch (transition) {
    case 'send':
      return {
        sent_at: now,
        first_sent_at: standing.first_sent_at ?? now,
        valid_until: validUntil(standing.valid_until, today, company.validityDays),
        ...NO_OUTCOME,
      };
    case 'view':
      return { viewed_at: now };
    case 'accept':
      return { accepted_at: now, decided_by: by, ...outcomeColumns(outcome) };
    case 'decline':
      return { declined_at: now, decided_by: by, ...outcomeColumns(outcome), client_reason: clientReason };
    case 'revise':
      // the next version is seen and decided anew
      return {
        version: standing.version + 1,
        valid_until: null,
        viewed_at: null,
        declined_at: null,
        decided_by: null,
        ...NO_OUTCOME,
      };
    case 'cancel':
    case 'replace':
      return { cancelled_at: now };
    case 'expire':
      return {};
    default:
      return transition satisfies never;
  }
}

const NO_OUTCOME = { outcome_reason: null, outcome_note: null, client_reason: null } as const;

function outcomeColumns(outcome: Outcome | null) {
  return { outcome_reason: outcome?.reason ?? null, outcome_note: outcome?.note ?? null };
}

/** The day set before, unless it has passed; else so many days from today. */
export function validUntil(set: string | null, today: string, days: number): string {
  return set !== null && set >= today ? set : addDays(today, days);
}
