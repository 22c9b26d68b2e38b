import type { MailLetter } from '@showbill/contract';
import { type Company, getCompany } from '../../accounts/index.ts';
import {
  findShortages,
  forgiveUnits,
  isEquipmentOut,
  moveSubHires,
  moveUnits,
  type Shortage,
} from '../../availability/index.ts';
import { lockStock } from '../../catalogue/index.ts';
import { dayIn } from '../../platform/clock.ts';
import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { keepDetails, recordAcceptance, type Signature } from '../acceptance/index.ts';
import { type Actor, SERVICE } from '../actor.ts';
import { type Details, recordHistory, type What } from '../history/index.ts';
import { loadProposal } from '../load.ts';
import { agreePayments } from '../payments/agree-payments.ts';
import { endUnfitSessions } from '../payments/due-online.ts';
import type { DecidedBy, Proposal } from '../proposal.ts';
import { takeCode } from '../rules/index.ts';
import type { Outcome } from '../sales/index.ts';
import { effectiveStatus, next, type Transition } from '../state/index.ts';
import { agreeRight, type SeenRight } from '../withdrawal/index.ts';
import { requireAsSeen, requireRecipient, type Seen } from './as-seen.ts';
import { announce, type LifeContext } from './events.ts';
import { holdStockFor } from './hold-stock.ts';
import { pickOptions } from './pick-options.ts';
import { sentBelow } from './require-margin.ts';
import { type Standing, stamp } from './stamp.ts';

export interface TransitionDetails extends Seen {
  /** Default: the company. */
  readonly by?: DecidedBy | undefined;
  /** For the history; default: the client where it is by them, else the service. */
  readonly actor?: Actor | undefined;
  /** Ids of optional lines that the client picks at acceptance. */
  readonly picked?: readonly string[] | undefined;
  /** Of a client who accepts on the page: kept as evidence. */
  readonly signature?: Signature | undefined;
  /** What such a client saw of a right of withdrawal; left out: nothing. */
  readonly seenRight?: SeenRight | undefined;
  /** Why a client declines, in their words. */
  readonly reason?: string | undefined;
  /** Why it was won or lost, where the company accepts or declines it on the client's word. */
  readonly outcome?: Outcome | undefined;
  /** Of `send`: whether it goes out though it earns less than the company wants at least; default: it does not. */
  readonly mayBeBelow?: boolean | undefined;
  /** Of `send`: the mail to the client as a person wrote it; null: none goes. */
  readonly letter?: MailLetter | null | undefined;
}

export interface Changed {
  readonly proposal: Proposal;
  /** Where an acceptance needs more than was free. */
  readonly shortages: readonly Shortage[];
}

/** What somebody does to a proposal; the other transitions follow from time and from other proposals. */
export type Deed = Exclude<Transition, 'expire' | 'replace'>;

/**
 * Takes a proposal from one status to the next with all that follows: stamps, stock, events and mail, in one
 * transaction. Throws `not_found`, `conflict` with the reason where the transition is not possible from where the
 * proposal stands, or an owner has to send it, and `invalid_request` for picks that are no options of it; then nothing changes.
 */
export function changeProposal(
  context: LifeContext,
  companyId: string,
  id: string,
  transition: Deed,
  details: TransitionDetails = {},
): Promise<Changed> {
  return forCompany(context.db, companyId, (tx) => applyTransition(context, tx, companyId, id, transition, details));
}

/** The same in the caller's transaction; `expire` is for one whose last day has passed. */
export async function applyTransition(
  context: LifeContext,
  tx: Tx,
  companyId: string,
  id: string,
  transition: Transition,
  details: TransitionDetails = {},
): Promise<Changed> {
  await lockStock(tx, companyId);
  const company = await getCompany(tx, companyId);
  const now = context.clock.now();
  const today = dayIn(company.timeZone, now);
  const standing = await readStanding(tx, companyId, id);
  requireAsSeen(details, standing, company);
  // what is past its day counts as expired before that is written down
  const counted = effectiveStatus(standing.status, standing.valid_until, today);
  const status = next(transition === 'expire' ? standing.status : counted, transition, {
    equipmentOut: await isEquipmentOut(tx, companyId, id),
  });
  if (typeof status !== 'string') throw new AppError('conflict', status.refused);
  // a client who looks again changes nothing
  if (transition === 'view' && standing.viewed_at !== null) {
    return { proposal: await reload(tx, companyId, id, today), shortages: [] };
  }

  if (transition === 'send') await takeCode(tx, companyId, id, today);
  const { by = 'company' } = details;
  const actor: Actor = details.actor ?? (by === 'client' ? { kind: 'client' } : SERVICE);
  if (transition === 'accept') {
    await pickOptions(tx, companyId, id, details.picked ?? []);
    if (standing.replaces !== null) await replace(context, tx, company, standing.replaces, { id, actor });
  }
  const { signature = null, reason = null, outcome = null, letter } = details;
  const stamps = { transition, status, standing, company, by, outcome, clientReason: reason, today, now };
  await stamp(tx, companyId, id, stamps);
  if (transition === 'cancel' || transition === 'replace') await endUnfitSessions(tx, companyId, id, now);
  const shortages = await moveStock(tx, company, id, transition, today);
  const stamped = await reload(tx, companyId, id, today);
  requireRecipient(details, stamped);
  const proposal = transition === 'accept' ? await agreePayments(tx, companyId, stamped, today) : stamped;
  const below = transition === 'send' ? await sentBelow(tx, company, proposal, details.mayBeBelow === true) : null;
  if (transition === 'accept') await keepDetails(tx, company, proposal);
  const isSigned = transition === 'accept' && signature !== null;
  const agreeing = { isSigned, seen: details.seenRight, today, now };
  const right = transition === 'accept' ? await agreeRight(tx, company, proposal, agreeing) : null;
  if (isSigned) await recordAcceptance(tx, company, proposal, { signature, right, now });
  await recordHistory(tx, companyId, id, {
    what: DONE[transition],
    actor,
    now,
    details: {
      ...told(proposal, shortages),
      ...(signature !== null && { name: signature.name, email: signature.email }),
      ...(reason !== null && { reason }),
      ...(outcome !== null && { outcome: outcome.reason, note: outcome.note }),
    },
    ...(below !== null && { audited: { below_least_margin: below } }),
  });
  await announce(context, tx, { transition, company, proposal, by, signature, right, reason, shortages, letter, now });
  return { proposal, shortages };
}

const DONE: Readonly<Record<Transition, What>> = {
  send: 'sent',
  view: 'viewed',
  accept: 'accepted',
  decline: 'declined',
  revise: 'revised',
  expire: 'expired',
  cancel: 'cancelled',
  replace: 'replaced',
};

/** What the history tells of it beside its name. */
function told({ status, version, validUntil, lines }: Proposal, shortages: readonly Shortage[]): Details {
  if (status === 'sent') return { version, valid_until: validUntil };
  if (status !== 'accepted') return { version };
  return { version, picked: lines.filter(({ picked }) => picked).length, shortages: shortages.length };
}

async function reload(tx: Tx, companyId: string, id: string, today: string): Promise<Proposal> {
  const proposal = await loadProposal(tx, companyId, id, today);
  if (proposal === null) throw new Error('a proposal vanished while it changed');
  return proposal;
}

async function readStanding(tx: Tx, companyId: string, id: string): Promise<Standing> {
  const row = await tx
    .selectFrom('proposals')
    .select(['status', 'valid_until', 'viewed_at', 'version', 'revision', 'replaces', 'first_sent_at', 'discount_code'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new AppError('not_found', (texts) => texts.none.proposal(id));
  return row;
}

interface Replacing {
  readonly id: string;
  readonly actor: Actor;
}

/** Cancels the accepted proposal that this one amends; what left and what is hired in for it is for this one from now on. */
async function replace(context: LifeContext, tx: Tx, company: Company, replaced: string, by: Replacing): Promise<void> {
  const old = await tx
    .selectFrom('proposals')
    .select(['number', 'status', 'dispatched_on'])
    .where('company_id', '=', company.id)
    .where('id', '=', replaced)
    .executeTakeFirstOrThrow();
  if (old.status !== 'accepted') {
    throw new AppError('conflict', ({ life, statuses }) => life.amendedGone(old.number, statuses[old.status]));
  }
  const changed = await tx
    .updateTable('proposals')
    .set({ dispatched_on: old.dispatched_on })
    .where('company_id', '=', company.id)
    .where('id', '=', by.id)
    .returning(['event_date', 'event_days', 'collection_days_after'])
    .executeTakeFirstOrThrow();
  const due = changed.event_date === null ? null : addDays(changed.event_date, changed.event_days);
  await moveSubHires(tx, company.id, replaced, by.id);
  await moveUnits(tx, company.id, replaced, { to: by.id, due, daysAfter: changed.collection_days_after });
  await applyTransition(context, tx, company.id, replaced, 'replace', { actor: by.actor });
}

/** Lets the proposal's bookings follow its new status; returns what an acceptance is short of. */
async function moveStock(
  tx: Tx,
  company: Company,
  id: string,
  transition: Transition,
  today: string,
): Promise<Shortage[]> {
  if (transition === 'view') return [];
  const holding = await holdStockFor(tx, company.id, id);
  if (transition === 'cancel') await forgiveUnits(tx, company.id, id);
  if (transition !== 'accept' || holding === null) return [];
  return findShortages(tx, company, holding, today, id);
}
