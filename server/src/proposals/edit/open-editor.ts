import { getCompany, type Quota, readQuota } from '../../accounts/index.ts';
import { listQuestioned } from '../../payments/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { findAcceptance } from '../acceptance/index.ts';
import { readCatalogueCosts } from '../catalogue-costs.ts';
import { type DeliveryHints, findDeliveryHints } from '../delivery/index.ts';
import { loadAdjustedWith, loadProposal, taxOf } from '../load.ts';
import type { CatalogueCosts } from '../margin/index.ts';
import { paymentPlanOf } from '../payments/plan.ts';
import type { EditorPayments } from '../payments/present-payments.ts';
import type { AdjustedWith, Proposal, Tax } from '../proposal.ts';
import { type FromSupplier, hiredInForLines } from '../sub-hires/hired-in-for-lines.ts';
import { findWithdrawal } from '../withdrawal/index.ts';
import { findLineShortages, type LineShortage } from './line-shortages.ts';

/** A proposal as the application shows it. */
export interface Editor {
  readonly proposal: Proposal;
  readonly quota: Quota;
  readonly chargedDays: AdjustedWith['chargedDays'];
  /** What the company charges today. */
  readonly companyTax: Tax | null;
  /** The least that the company wants to earn, in percent; null: it said nothing. */
  readonly leastMargin: string | null;
  /** What that is held against. */
  readonly catalogueCosts: CatalogueCosts;
  /** When it is to be paid and what was, and what Stripe told of that waits for a person. */
  readonly payments: EditorPayments;
  /** There is a signed copy of it. */
  readonly signed: boolean;
  /** By line id; a line that is not short has none. */
  readonly shortages: ReadonlyMap<string, readonly LineShortage[]>;
  readonly hints: DeliveryHints;
  /** What of its lines comes from suppliers, asked for or confirmed, by line id. */
  readonly fromSuppliers: ReadonlyMap<string, readonly FromSupplier[]>;
}

/** Reads it, whatever its status. Throws `not_found`. */
export function openEditor(context: Context, companyId: string, id: string): Promise<Editor> {
  return forCompany(context.db, companyId, async (tx) => {
    const now = context.clock.now();
    const company = await getCompany(tx, companyId);
    const today = dayIn(company.timeZone, now);
    const proposal = isUuid(id) ? await loadProposal(tx, companyId, id, today) : null;
    if (proposal === null) throw new AppError('not_found', (texts) => texts.none.proposal(id));
    return {
      proposal,
      quota: await readQuota(tx, companyId, now),
      chargedDays: (await loadAdjustedWith(tx, companyId, id)).chargedDays,
      companyTax: taxOf(company),
      leastMargin: company.leastMargin,
      catalogueCosts: await readCatalogueCosts(tx, company, proposal),
      payments: {
        plan: paymentPlanOf(proposal, { timeZone: company.timeZone, today }),
        questioned: await listQuestioned(tx, companyId, id),
        isWithdrawn: (await findWithdrawal(tx, companyId, id)) !== null,
      },
      signed: (await findAcceptance(tx, companyId, id)) !== null,
      shortages: await findLineShortages(tx, companyId, proposal, today),
      hints: await findDeliveryHints(tx, company, proposal, context.config.postcodesFile),
      fromSuppliers: await findFromSuppliers(tx, companyId, proposal),
    };
  });
}

function findFromSuppliers(tx: Tx, companyId: string, { id, acceptedAt, replaces, hiredIn }: Proposal) {
  if (hiredIn.length === 0) return new Map<string, never>();
  return hiredInForLines(tx, companyId, {
    proposalId: id,
    replaces: acceptedAt === null ? replaces : null,
    states: ['asked', 'confirmed'],
    withOptions: true,
  });
}
