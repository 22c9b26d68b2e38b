import { AUDITED } from '@showbill/contract';
import { sql } from 'kysely';
import { recordAudit } from '../../audit/index.ts';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Actor } from '../actor.ts';

/** What happened. */
export type What =
  | 'created'
  | 'edited'
  | 'sent'
  | 'viewed'
  | 'asked'
  /** A client was answered. */
  | 'answered'
  | 'accepted'
  | 'declined'
  | 'revised'
  | 'cancelled'
  | 'replaced'
  | 'expired'
  | 'dispatched'
  | 'returned'
  | 'amended'
  | 'duplicated'
  | 'link_renewed'
  | 'deleted'
  /** Delivery or collection was set. */
  | 'scheduled'
  /** A dispatch or a return was undone. */
  | 'undone'
  /** A client entered a discount code on their page, or something that is none. */
  | 'code_entered'
  | 'code_refused'
  /** Another salesperson took over. */
  | 'assigned'
  /** The reason for a win or a loss was set afterwards. */
  | 'outcome_set'
  | 'payment_recorded'
  | 'payment_undone'
  /** Stripe told of money that is not what was due. */
  | 'payment_questioned'
  | 'invoice_issued'
  | 'invoice_credited'
  /** It was mailed to the client. */
  | 'invoice_sent'
  /** What went back of a payment was taken off it. */
  | 'payment_refunded'
  /** Stripe told of a refund or a dispute that waits for a person. */
  | 'refund_questioned'
  /** A consumer withdrew from the contract. */
  | 'withdrawn';

/** One field that an edit changed, as people see it. */
export interface EditedField {
  /** 'proposal', the id of a line, or a question, an assumption or a thing that is not met, in its own words. */
  readonly target: string;
  /** The line's, or the text; null for the proposal. */
  readonly name: string | null;
  /** 'line': the line itself came or went; 'question', 'assumption', 'unmet': the text did. */
  readonly field: string;
  readonly was: unknown;
  readonly now: unknown;
}

/** JSON, for people of the company alone. */
export interface Details {
  /** Of an edit: what changed, and how many fields more than are listed. */
  readonly fields?: readonly EditedField[];
  readonly more?: number;
  readonly [name: string]: unknown;
}

export interface Happening {
  readonly what: What;
  readonly actor: Actor;
  readonly now: Date;
  readonly details?: Details;
  /** For the audit log alone, which its owners read. */
  readonly audited?: Readonly<Record<string, unknown>>;
}

/** Writes what happened to a proposal, in the transaction in which it does. */
export async function recordHistory(
  tx: Tx,
  companyId: string,
  proposalId: string,
  { what, actor, now, details = {}, audited: told = {} }: Happening,
): Promise<void> {
  await tx
    .insertInto('proposal_history')
    .values({
      company_id: companyId,
      id: newId(),
      proposal_id: proposalId,
      at: now,
      ...columnsOf(actor),
      what,
      details: JSON.stringify(details),
    })
    .execute();
  const audited = AUDITED.proposal.find((each) => each === what);
  if (audited === undefined) return;
  // what there is to it stands in the history, which goes when a client's data are erased
  const { number } = details;
  const current = sql<string>`(select number from proposals where company_id = ${companyId} and id = ${proposalId})`;
  const name = typeof number === 'string' ? number : current;
  await recordAudit(tx, companyId, { what: `proposal.${audited}`, id: proposalId, name, details: told }, actor);
}

function columnsOf(actor: Actor) {
  return {
    actor_kind: actor.kind,
    actor_id: actor.kind === 'user' ? actor.id : null,
    actor_name: actor.kind === 'user' || actor.kind === 'key' ? actor.name : null,
  };
}
