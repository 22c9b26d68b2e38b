import type { Company } from '../accounts/index.ts';
import { findExchangeRate, findProducts } from '../catalogue/index.ts';
import type { Tx } from '../platform/db.ts';
import { type CatalogueCosts, unitCost } from './margin/index.ts';
import type { Proposal } from './proposal.ts';

/**
 * What the lines of a proposal cost by the catalogue as it is today, in minor units of the proposal's currency. Not known is what
 * has no product or is counted in another unit by now, and all of it where the company has no exchange rate any more. Empty where
 * the company wants no minimum margin.
 */
export async function readCatalogueCosts(
  tx: Tx,
  { id, currency: companyCurrency, leastMargin }: Company,
  { currency, lines }: Pick<Proposal, 'currency' | 'lines'>,
): Promise<CatalogueCosts> {
  if (leastMargin === null) return [];
  const exchangeRate = await findExchangeRate(tx, id, companyCurrency, currency);
  if (exchangeRate === null) return [];
  const ids = [...new Set(lines.flatMap(({ catalogItemId }) => catalogItemId ?? []))];
  const products = new Map((await findProducts(tx, id, ids)).map((product) => [product.id, product]));
  return lines.map(({ catalogItemId, unit }) => {
    const product = products.get(catalogItemId ?? '');
    if (product?.unit !== unit) return null;
    return unitCost(product.costPrice, { currency, companyCurrency, exchangeRate });
  });
}
