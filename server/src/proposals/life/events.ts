import type { EventKind, MailLetter } from '@showbill/contract';
import type { Company } from '../../accounts/index.ts';
import type { Shortage } from '../../availability/index.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { recordEvent } from '../../webhooks/index.ts';
import type { Signature } from '../acceptance/index.ts';
import { presentSummary } from '../present.ts';
import type { DecidedBy, Proposal } from '../proposal.ts';
import type { Transition } from '../state/index.ts';
import type { AgreedRight } from '../withdrawal/index.ts';

/** What has just happened to a proposal. */
export interface ProposalEvent {
  readonly transition: Transition;
  readonly company: Company;
  /** As it stands after it. */
  readonly proposal: Proposal;
  readonly shareUrl: string;
  readonly appUrl: string;
  readonly by: DecidedBy;
  /** Of a client who accepted on the page. */
  readonly signature: Signature | null;
  /** The right of withdrawal that came with an acceptance. */
  readonly right: AgreedRight | null;
  /** Why a client declined, in their words. */
  readonly reason: string | null;
  readonly shortages: readonly Shortage[];
  /** The mail to the client as a person wrote it; null: none is to go. Left out: as the company usually writes it. */
  readonly letter?: MailLetter | null | undefined;
  readonly now: Date;
}

export interface LifeContext extends Context {
  /** Tells whoever else must know, by rows written in the transaction of the change. */
  readonly tell: (tx: Tx, event: ProposalEvent) => Promise<void>;
}

const KIND_OF: Partial<Record<Transition, EventKind>> = {
  send: 'proposal.sent',
  view: 'proposal.viewed',
  accept: 'proposal.accepted',
  decline: 'proposal.declined',
};

/** Writes what the world is told of a transition, in its transaction. */
export async function announce(
  context: LifeContext,
  tx: Tx,
  event: Omit<ProposalEvent, 'shareUrl' | 'appUrl'>,
): Promise<void> {
  const { proposal, company, transition, now } = event;
  const data = presentSummary(proposal, context.publicUrl);
  const kind = KIND_OF[transition];
  if (kind !== undefined) await recordEvent(tx, company, { kind, proposalId: proposal.id, data, now });
  await context.tell(tx, { ...event, shareUrl: data.share_url, appUrl: data.app_url });
}
