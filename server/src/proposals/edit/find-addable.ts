import type { Category, Unit } from '@showbill/contract';
import { type Company, getCompany } from '../../accounts/index.ts';
import { leastFree, readReport } from '../../availability/index.ts';
import { findExchangeRate, type ListedProduct, listRegions, searchProducts } from '../../catalogue/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { addDays, dayOf } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { loadProposal } from '../load.ts';
import { regionOf, unitPrice } from '../price/index.ts';
import type { Proposal } from '../proposal.ts';
import { oftenOffered } from './often-offered.ts';

/** A product that can become a line of a proposal. */
export interface Addable {
  readonly id: string;
  readonly sku: string | null;
  readonly name: string;
  readonly category: Category;
  readonly unit: Unit;
  /** Minor units of the proposal's currency, at its venue; null: the company has no exchange rate any more. */
  readonly unitPrice: bigint | null;
  /**
   * The least on the days of the event, buffers included, without what its own lines take; today, where it has no date.
   * Null: not tracked.
   */
  readonly free: number | null;
  /** The first day with that least. */
  readonly tightestDay: string | null;
}

const MOST = 20;

export interface FoundAddable {
  /** Of the proposal, and of the prices. */
  readonly currency: string;
  readonly products: readonly Addable[];
}

/**
 * Products whose name, SKU or category holds all words of a text, at most 20; without words those that the company
 * offered most lately and that are no line yet, or the first by name where there are none. Throws `not_found`.
 */
export function findAddable(context: Context, companyId: string, id: string, text: string): Promise<FoundAddable> {
  return forCompany(context.db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    const now = context.clock.now();
    const today = dayIn(company.timeZone, now);
    const proposal = isUuid(id) ? await loadProposal(tx, companyId, id, today) : null;
    if (proposal === null) throw new AppError('not_found', (texts) => texts.none.proposal(id));
    const products = await productsFor(tx, companyId, proposal, { text, today });
    const tracked = products.flatMap((product) => (product.tracked ? product.id : []));
    const free = await freeFor(tx, company, proposal, tracked, now);
    const priced = await pricesFor(tx, company, proposal);
    const addable = products.map((product) => ({
      id: product.id,
      sku: product.sku,
      name: product.name,
      category: product.category,
      unit: product.unit,
      unitPrice: priced(product.unitPrice),
      free: free.get(product.id)?.free ?? null,
      tightestDay: free.get(product.id)?.day ?? null,
    }));
    return { currency: proposal.currency, products: addable };
  });
}

async function productsFor(
  tx: Tx,
  companyId: string,
  { lines }: Proposal,
  { text, today }: { readonly text: string; readonly today: string },
): Promise<ListedProduct[]> {
  const page = { offset: 0, limit: MOST };
  if (text.trim() === '') {
    const taken = lines.flatMap(({ catalogItemId }) => catalogItemId ?? []);
    const ids = await oftenOffered(tx, companyId, { but: taken, most: MOST });
    const { products } = await searchProducts(tx, companyId, { ids }, page, today);
    if (products.length > 0) return products.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }
  return (await searchProducts(tx, companyId, { text }, page, today)).products;
}

async function freeFor(
  tx: Tx,
  company: Company,
  { event, lines, delivery, collection }: Proposal,
  products: readonly string[],
  now: Date,
): Promise<Map<string, { readonly free: number; readonly day: string }>> {
  const today = dayIn(company.timeZone, now);
  const range =
    event.date === null
      ? { from: today, to: today }
      : {
          from: addDays(event.date, -(delivery.daysBefore ?? company.bufferDaysBefore)),
          to: addDays(event.date, event.days - 1 + (collection.daysAfter ?? company.bufferDaysAfter)),
        };
  const report = await readReport(tx, company, { ...range, items: products }, now);
  const least = leastFree(report);
  return new Map(
    report.productIds.flatMap((id, index) => {
      const found = least[index];
      if (found === undefined) return [];
      const own = lines.reduce(
        (sum, line) => (line.catalogItemId === id && !line.optional ? sum + line.units : sum),
        0,
      );
      return [[id, { free: found.free - own, day: dayOf(found.day) }] as const];
    }),
  );
}

async function pricesFor(
  tx: Tx,
  company: Company,
  { currency, event }: Proposal,
): Promise<(base: bigint) => bigint | null> {
  const exchangeRate = await findExchangeRate(tx, company.id, company.currency, currency);
  if (exchangeRate === null) return () => null;
  const regionalFactor = regionOf(event.venue, await listRegions(tx, company.id))?.factor ?? '1';
  return (base) => unitPrice(base, { currency, companyCurrency: company.currency, regionalFactor, exchangeRate });
}
