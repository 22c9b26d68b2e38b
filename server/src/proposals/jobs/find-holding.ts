import { getCompany } from '../../accounts/index.ts';
import { findHolders, type Holder } from '../../availability/index.ts';
import { findParts, findProducts } from '../../catalogue/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { addDays } from '../../platform/days.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/ids.ts';
import { forCompany } from '../../platform/tenancy.ts';

/** A proposal that has units of a product, or of a part of a kit, on a day. */
export interface Holding extends Holder {
  /** The name of that part; null: the product itself. */
  readonly part: string | null;
  readonly number: string;
  readonly title: string;
  /** The client's name. */
  readonly client: string | null;
}

/** The proposals behind a product's figures of a day: overdue ones, firm, then provisional. Throws `not_found`. */
export function findHolding(
  context: Context,
  companyId: string,
  productId: string,
  day: string,
): Promise<readonly Holding[]> {
  return forCompany(context.db, companyId, async (tx) => {
    const known = isUuid(productId) ? await findProducts(tx, companyId, [productId]) : [];
    if (known.length === 0) throw new AppError('not_found', (texts) => texts.none.product(productId));
    const company = await getCompany(tx, companyId);
    const today = dayIn(company.timeZone, context.clock.now());
    const parts = (await findParts(tx, companyId, [productId])).get(productId) ?? [];
    const stocked = parts.length === 0 ? [productId] : parts.map((part) => part.productId);
    const holders = await findHolders(tx, company, stocked, { from: day, until: addDays(day, 1), today });
    if (holders.length === 0) return [];
    const rows = await tx
      .selectFrom('proposals as p')
      .leftJoin('clients as c', (join) =>
        join.onRef('c.company_id', '=', 'p.company_id').onRef('c.id', '=', 'p.client_id'),
      )
      .select(['p.id', 'p.number', 'p.title', 'c.name as client'])
      .where('p.company_id', '=', companyId)
      .where('p.id', 'in', [...new Set(holders.map(({ proposalId }) => proposalId))])
      .execute();
    const named = new Map(rows.map((row) => [row.id, row]));
    const partNames = new Map(parts.map((part) => [part.productId, part.name]));
    return holders
      .map((holder) => {
        const { number = '', title = '', client = null } = named.get(holder.proposalId) ?? {};
        return { ...holder, number, title, client, part: partNames.get(holder.productId) ?? null };
      })
      .toSorted((a, b) => RANK[a.kind] - RANK[b.kind]);
  });
}

const RANK: Readonly<Record<Holder['kind'], number>> = { overdue: 0, firm: 1, provisional: 2 };
