import { type Company, getCompany } from '../../accounts/index.ts';
import { findExchangeRate, lockStock, requireWithStock } from '../../catalogue/index.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError, invalidRequest } from '../../platform/errors.ts';
import { isUuid, newId } from '../../platform/ids.ts';
import { isWithinLimit, minorDigits, multiplyRounded, parseDecimal, powerOfTen } from '../../platform/money/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { recordSubHire } from './record-sub-hire.ts';
import { requireSubHire } from './require-sub-hire.ts';
import { findShortDays } from './short-days.ts';
import type { ShortDay, SubHireChanges, SubHireInput } from './sub-hire.ts';
import { requireSupplier, supplierNamed } from './suppliers.ts';

export interface ChangedSubHire {
  readonly id: string;
  /** Days that it bears on, before or now, on which less is there than is promised. */
  readonly short: readonly ShortDay[];
}

/**
 * Writes down that units were asked of a supplier, or are confirmed. Throws `not_found` for a product, supplier or proposal that
 * the company does not have, and `invalid_request` for a kit, whose stock is its parts', and where they go back before they arrive.
 */
export function addSubHire(
  context: Context,
  companyId: string,
  input: SubHireInput,
  actor?: Actor,
): Promise<ChangedSubHire> {
  const add = async (tx: Tx) => {
    await lockStock(tx, companyId);
    const company = await getCompany(tx, companyId);
    await requireWithStock(tx, companyId, input.productId);
    const id = newId();
    const now = context.clock.now();
    await tx
      .insertInto('sub_hires')
      .values({
        company_id: companyId,
        id,
        product_id: input.productId,
        ...(await columnsOf(tx, company, input)),
        proposal_cost: await costOfProposal(tx, company, input),
        state: input.state,
        confirmed_at: input.state === 'confirmed' ? now : null,
        cancelled_at: null,
        recorded_at: now,
      })
      .execute();
    await recordSubHire(tx, company, id, input.state);
    return { id, short: await findShortDays(tx, company, input.productId, [input], now) };
  };
  return forCompany(context.db, companyId, add, actor);
}

/**
 * Changes, confirms or cancels a sub-hire. What is confirmed may be taken back or shortened although it is needed, as owned units
 * may be sold; the days that are short then are in the answer. Throws as adding one does, and `conflict` where it is cancelled.
 */
export function changeSubHire(
  context: Context,
  companyId: string,
  id: string,
  changes: SubHireChanges,
  actor?: Actor,
): Promise<ChangedSubHire> {
  const change = async (tx: Tx) => {
    await lockStock(tx, companyId);
    const company = await getCompany(tx, companyId);
    const before = await requireSubHire(tx, companyId, id);
    const now = context.clock.now();
    const proposalId = before.proposal?.id ?? null;
    const after = { supplier: { id: before.supplierId }, proposalId, ...before, ...changes };
    const costsOtherwise = after.cost !== before.cost || after.proposalId !== proposalId;
    const columns = await columnsOf(tx, company, after);
    await tx
      .updateTable('sub_hires')
      .set({
        ...columns,
        // another supplier was not asked
        ...(columns.supplier_id !== before.supplierId && { mailed_at: null, mailed_to: null, mailed_by: null }),
        ...(costsOtherwise && { proposal_cost: await costOfProposal(tx, company, after) }),
        state: after.state,
        ...(after.state === 'confirmed' && before.state !== 'confirmed' && { confirmed_at: now }),
        ...(after.state === 'cancelled' && { cancelled_at: now }),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .execute();
    await recordSubHire(tx, company, id, after.state === before.state ? 'changed' : after.state);
    return { id, short: await findShortDays(tx, company, before.productId, [before, after], now) };
  };
  return forCompany(context.db, companyId, change, actor);
}

async function columnsOf(tx: Tx, company: Company, given: Omit<SubHireInput, 'productId' | 'state'>) {
  const { supplier, proposalId, units, arrives, goesBack, cost, note } = given;
  if (goesBack < arrives) throw invalidRequest('goes_back', ({ stock }) => stock.goesBackFirst(goesBack, arrives));
  return {
    supplier_id:
      'id' in supplier
        ? await requireSupplier(tx, company.id, supplier.id)
        : await supplierNamed(tx, company.id, supplier.name),
    proposal_id: proposalId,
    quantity: units,
    arrives_day: arrives,
    until_day: addDays(goesBack, 1),
    cost,
    note,
  };
}

/**
 * Minor units of the company's currency → the same in those of the proposal's, at today's rate, rounded half up; null: there is no
 * cost, no proposal, or no rate any more.
 */
async function costOfProposal(
  tx: Tx,
  company: Company,
  { proposalId, cost }: Pick<SubHireInput, 'proposalId' | 'cost'>,
): Promise<bigint | null> {
  if (proposalId === null) return null;
  const proposal = isUuid(proposalId)
    ? await tx
        .selectFrom('proposals')
        .select('currency')
        .where('company_id', '=', company.id)
        .where('id', '=', proposalId)
        .executeTakeFirst()
    : undefined;
  if (proposal === undefined) {
    throw new AppError('not_found', ({ none }) => none.proposal(proposalId), { param: 'proposal_id' });
  }
  const rate = await findExchangeRate(tx, company.id, company.currency, proposal.currency);
  if (cost === null || rate === null) return null;
  const digits = minorDigits(proposal.currency) - minorDigits(company.currency);
  const converted = multiplyRounded(cost, parseDecimal(rate, 'exchange_rate'), powerOfTen(digits));
  if (!isWithinLimit(converted)) throw invalidRequest('cost', ({ drafts }) => drafts.tooLarge);
  return converted;
}
