import { dayIn } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';
import { forCompany } from '../../platform/tenancy.ts';
import {
  findAcceptance,
  findRight,
  findWithdrawal,
  isWithinPeriod,
  type LifeContext,
  noticeHash,
  type OfferedRight,
  offeredRight,
  type Proposal,
  type SharedProposal,
} from '../../proposals/index.ts';
import type { View } from './page/view.ts';

/** The right of withdrawal, as it is offered or came with the acceptance. */
export async function withdrawalOf(
  { clock }: Pick<LifeContext, 'clock'>,
  tx: Tx,
  { company, proposal }: SharedProposal,
  today: string,
): Promise<View['withdrawal']> {
  const offered = proposal.status === 'sent' ? await offeredRight(tx, company, proposal, today) : null;
  const right = proposal.acceptedAt === null ? null : await findRight(tx, company.id, proposal.id);
  if (right === null) return { offered, right, received: null, usableBy: null };
  const received = await findWithdrawal(tx, company.id, proposal.id);
  const isUsable = received === null && proposal.status === 'accepted' && isWithinPeriod(right, clock.now());
  return { offered, right, received, usableBy: isUsable ? await knownAs(tx, company.id, proposal) : null };
}

/** Who accepted; where that was recorded on their word, who the client is. */
async function knownAs(tx: Tx, companyId: string, { id, client }: Proposal): Promise<View['withdrawal']['usableBy']> {
  const acceptance = await findAcceptance(tx, companyId, id);
  return acceptance ?? { name: client?.name ?? '', email: client?.email ?? '' };
}

/** Whether the page asked for a start within the period of withdrawal, under the notice that stands. */
export function isAskedToStart(offered: OfferedRight | null, notice: string): boolean {
  return offered?.startsBefore === true && noticeHash(offered.notice) === notice;
}

/** The right of withdrawal that an acceptance now would give. */
export async function offeredNow(
  { db, clock }: LifeContext,
  { company, proposal }: SharedProposal,
): Promise<OfferedRight | null> {
  if (!company.withdrawal.isOffered || proposal.status !== 'sent') return null;
  const today = dayIn(company.timeZone, clock.now());
  return forCompany(db, company.id, (tx) => offeredRight(tx, company, proposal, today));
}

/** Whether the right of withdrawal was shown as it stands, and asked what it asks. */
export function isNoticeSeen(offered: OfferedRight | null, form: URLSearchParams): boolean {
  const isSame = noticeHash(offered?.notice ?? null) === (form.get('notice') ?? '');
  return isSame && (offered?.startsBefore !== true || form.get('start') === 'yes');
}
