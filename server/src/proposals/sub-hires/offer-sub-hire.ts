import type { ProposalStatus } from '@showbill/contract';
import { type Company, getCompany } from '../../accounts/index.ts';
import { leastFree, listSubHires, readReport, type SubHire } from '../../availability/index.ts';
import { findParts, findProducts, findSameKind, type KnownProduct } from '../../catalogue/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { addDays, dayNumber } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { findProposalShortages } from '../edit/line-shortages.ts';
import { loadProposal } from '../load.ts';
import { planOf } from '../plan.ts';
import type { Proposal } from '../proposal.ts';
import { type Candidate, equivalentsOf } from './equivalents.ts';

/** What a sub-hire of a product for a proposal would begin with, and what could stand in for the product. */
export interface SubHireOffer {
  readonly product: { readonly id: string; readonly name: string };
  /** Of the company, in which the cost is. */
  readonly currency: string;
  /** As many as are short on the worst day; 1 where none are. */
  readonly units: number;
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
  /** Lines of a draft that have the product itself, and what they could have instead; of others none. */
  readonly lines: readonly string[];
  readonly equivalents: readonly Candidate[];
}

/** Throws `not_found` for a proposal or product, and `invalid_request` for a kit, whose stock is its parts'. */
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
    const product = await requireProduct(tx, companyId, productId);
    const days = { from: addDays(today, -LOOKED_BACK_DAYS), until: addDays(today, LOOKED_BACK_DAYS) };
    const known = await listSubHires(tx, companyId, { productIds: [productId], days });
    const { delivery, collection } = planOf(proposal, company);
    const isAsLong = ({ arrives, goesBack }: SubHire) =>
      delivery.day !== null &&
      collection.day !== null &&
      dayNumber(goesBack) - dayNumber(arrives) === dayNumber(collection.day) - dayNumber(delivery.day);
    const priced = known.findLast((each) => each.cost !== null && isAsLong(each));
    const lines = SWAPPED.has(proposal.status)
      ? proposal.lines.filter(({ catalogItemId }) => catalogItemId === productId)
      : [];
    const wanted = lines.reduce((sum, { units }) => sum + units, 0);
    return {
      product: { id: product.id, name: product.name },
      currency: company.currency,
      units: Math.max(await unitsShort(tx, company, proposal, productId, today), 1),
      unitCost: priced?.cost != null ? roundedShare(priced.cost, priced.units) : usualCost(product, proposal),
      supplierId: known.at(-1)?.supplierId ?? null,
      arrives: delivery.day,
      goesBack: collection.day,
      lines: lines.map(({ id }) => id),
      equivalents:
        wanted === 0 || delivery.day === null || collection.day === null
          ? []
          : await findEquivalents(tx, company, proposal, product, {
              units: wanted,
              from: delivery.day,
              to: collection.day,
              now,
            }),
    };
  });
}

/** Who hired a product to the company longer ago, and for how much, tells nothing any more. */
const LOOKED_BACK_DAYS = 730;

/** Only a draft's lines can be swapped. */
const SWAPPED: ReadonlySet<ProposalStatus> = new Set(['draft']);

async function requireProduct(tx: Tx, companyId: string, id: string): Promise<KnownProduct> {
  const [product] = isUuid(id) ? await findProducts(tx, companyId, [id]) : [];
  if (product === undefined) throw new AppError('not_found', (texts) => texts.none.product(id));
  if ((await findParts(tx, companyId, [id])).size === 0) return product;
  throw new AppError('invalid_request', ({ catalogue }) => catalogue.stockOfParts(product.name), { param: 'item' });
}

/** On the worst day; where the lines that count are not short of it, with all options. */
async function unitsShort(
  tx: Tx,
  company: Company,
  proposal: Proposal,
  productId: string,
  today: string,
): Promise<number> {
  for (const withOptions of [false, true]) {
    const short = (await findProposalShortages(tx, company, proposal, today, { withOptions })).filter(
      (each) => each.productId === productId,
    );
    if (short.length > 0) return Math.max(...short.map(({ needed, free }) => needed - Math.max(free, 0)));
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

interface Wanted {
  readonly units: number;
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

async function findEquivalents(
  tx: Tx,
  company: Company,
  { lines }: Proposal,
  { id }: KnownProduct,
  { units, from, to, now }: Wanted,
): Promise<Candidate[]> {
  const items = await findSameKind(tx, company.id, id, from);
  const wanted = items.find((item) => item.id === id);
  if (wanted === undefined) return [];
  const report = await readReport(tx, company, { from, to, items: items.map((item) => item.id) }, now);
  const least = leastFree(report);
  const free = new Map(report.productIds.map((productId, place) => [productId, least[place]?.free ?? 0]));
  const taken = (productId: string) =>
    lines.reduce((sum, line) => (line.catalogItemId === productId ? sum + line.units : sum), 0);
  const candidates = items.map((item) => {
    const left = free.get(item.id);
    return { ...item, free: left === undefined ? null : left - taken(item.id) };
  });
  return equivalentsOf(wanted, units, candidates);
}
