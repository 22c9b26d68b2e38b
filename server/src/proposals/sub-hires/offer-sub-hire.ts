import type { ProposalStatus } from '@showbill/contract';
import { type Company, getCompany } from '../../accounts/index.ts';
import { listSubHires, type SubHire } from '../../availability/index.ts';
import { findParts, findProducts, type KnownProduct } from '../../catalogue/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { addDays, dayNumber } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { findProposalShortages } from '../edit/line-shortages.ts';
import { readUnitsHeld } from '../life/units-held.ts';
import { loadProposal } from '../load.ts';
import { planOf } from '../plan.ts';
import type { Proposal } from '../proposal.ts';
import type { Candidate } from './equivalents.ts';
import { findEquivalents } from './find-equivalents.ts';

/** What a sub-hire of a product for a proposal would begin with, and what could stand in for the product. */
export interface SubHireOffer {
  readonly product: { readonly id: string; readonly name: string };
  /** Of a kit what is hired in instead of it, with how many units of each are short. */
  readonly parts: readonly { readonly id: string; readonly name: string; readonly short: number }[];
  /** Of the company, in which the cost is. */
  readonly currency: string;
  /** How many units are short on the worst day. */
  readonly short: number;
  /** How many its lines need, of an option's product those of its options. */
  readonly needed: number;
  /**
   * Of one unit for all of the days, in minor units: as it was last hired in for as many days, else as it costs otherwise; null: not
   * known.
   */
  readonly unitCost: bigint | null;
  /** Who hired it to the company last; null: nobody has. */
  readonly supplierId: string | null;
  /** Delivery and collection of the job; null: it has no date. */
  readonly arrives: string | null;
  readonly goesBack: string | null;
  /** Lines that have the product itself; none where they could not have another one any more. */
  readonly lines: readonly string[];
  /** What they could have instead. */
  readonly equivalents: readonly Candidate[];
}

/** Throws `not_found` for a proposal or product. */
export function offerSubHire(
  context: Context,
  companyId: string,
  proposalId: string,
  productId: string,
): Promise<SubHireOffer> {
  return forCompany(context.db, companyId, async (tx) => {
    const now = context.clock.now();
    const company = await getCompany(tx, companyId);
    const today = dayIn(company.timeZone, now);
    const proposal = isUuid(proposalId) ? await loadProposal(tx, companyId, proposalId, today) : null;
    if (proposal === null) throw new AppError('not_found', (texts) => texts.none.proposal(proposalId));
    const [product] = isUuid(productId) ? await findProducts(tx, companyId, [productId]) : [];
    if (product === undefined) throw new AppError('not_found', (texts) => texts.none.product(productId));
    const parts = (await findParts(tx, companyId, [productId])).get(productId) ?? [];
    const short = await unitsShort(tx, company, proposal, today);
    const { delivery, collection } = planOf(proposal, company);
    const lines = CHANGEABLE.has(proposal.status)
      ? proposal.lines.filter(({ catalogItemId }) => catalogItemId === productId)
      : [];
    const units = lines.reduce((sum, line) => sum + line.units, 0);
    const days =
      delivery.day === null || collection.day === null ? null : { from: delivery.day, to: collection.day, now };
    return {
      product: { id: product.id, name: product.name },
      parts: parts.map(({ productId: id, name }) => ({ id, name, short: short(id) })),
      currency: company.currency,
      short: short(productId),
      needed: await unitsNeeded(tx, companyId, proposalId, productId),
      ...(await asBefore(tx, companyId, { product, proposal, today, days })),
      arrives: delivery.day,
      goesBack: collection.day,
      lines: lines.map(({ id }) => id),
      equivalents:
        units === 0 || days === null ? [] : await findEquivalents(tx, company, proposal, { productId, units, ...days }),
    };
  });
}

/** Who hired a product to the company longer ago, and for how much, tells nothing any more. */
const LOOKED_BACK_DAYS = 730;

/** A draft's lines are swapped at once, those of others in their next version or an amendment. */
const CHANGEABLE: ReadonlySet<ProposalStatus> = new Set(['draft', 'sent', 'accepted']);

interface Sought {
  readonly product: KnownProduct;
  readonly proposal: Proposal;
  readonly today: string;
  readonly days: { readonly from: string; readonly to: string } | null;
}

/** Who hired a product to the company last, and what a unit costs for these days. */
async function asBefore(
  tx: Tx,
  companyId: string,
  { product, proposal, today, days }: Sought,
): Promise<Pick<SubHireOffer, 'unitCost' | 'supplierId'>> {
  const lookedAt = { from: addDays(today, -LOOKED_BACK_DAYS), until: addDays(today, LOOKED_BACK_DAYS) };
  const known = await listSubHires(tx, companyId, { productIds: [product.id], days: lookedAt });
  const isAsLong = ({ arrives, goesBack }: SubHire) =>
    days !== null && dayNumber(goesBack) - dayNumber(arrives) === dayNumber(days.to) - dayNumber(days.from);
  const priced = known.findLast((each) => each.cost !== null && isAsLong(each));
  return {
    unitCost: priced?.cost != null ? roundedShare(priced.cost, priced.units) : usualCost(product, proposal),
    supplierId: known.at(-1)?.supplierId ?? null,
  };
}

/** Of each product on the worst day; where the lines that count are not short of it, with all options. */
async function unitsShort(
  tx: Tx,
  company: Company,
  proposal: Proposal,
  today: string,
): Promise<(productId: string) => number> {
  const firm = await findProposalShortages(tx, company, proposal, today, { withOptions: false });
  const all = await findProposalShortages(tx, company, proposal, today, { withOptions: true });
  const worst = (found: typeof all, productId: string) =>
    Math.max(
      0,
      ...found.filter((each) => each.productId === productId).map(({ needed, free }) => needed - Math.max(free, 0)),
    );
  return (productId) => worst(firm, productId) || worst(all, productId);
}

async function unitsNeeded(tx: Tx, companyId: string, proposalId: string, productId: string): Promise<number> {
  for (const withOptions of [false, true]) {
    const held = (await readUnitsHeld(tx, companyId, proposalId, { withOptions })).get(proposalId);
    const units = held?.get(productId) ?? 0;
    if (units > 0) return units;
  }
  return 0;
}

/** Half a minor unit is rounded up. */
function roundedShare(cost: bigint, units: number): bigint {
  return (2n * cost + BigInt(units)) / (2n * BigInt(units));
}

function usualCost({ id, unit, costPrice }: KnownProduct, { lines, event }: Proposal): bigint | null {
  if (costPrice === null) return null;
  const line = lines.find(({ catalogItemId }) => catalogItemId === id);
  if (line !== undefined) return (costPrice * BigInt(line.quantity)) / BigInt(line.units);
  return costPrice * BigInt(unit === 'day' ? event.days : 1);
}
