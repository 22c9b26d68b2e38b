import type { TotalRule } from '@showbill/contract';
import { type Company, getCompany } from '../accounts/index.ts';
import { leastFree, readReport } from '../availability/index.ts';
import {
  type CatalogueItem,
  findCandidates,
  findExchangeRate,
  findParts,
  listRegions,
  priceLevels,
  type Region,
} from '../catalogue/index.ts';
import { findClient } from '../clients/index.ts';
import { type DeliveryGround, readDeliveryGround } from './delivery/index.ts';
import type { OpenedBrief, ShelfProduct, ShelfStock } from '../generation/index.ts';
import { dayIn } from '../platform/clock.ts';
import { addDays, dayOf } from '../platform/days.ts';
import type { Tx } from '../platform/db.ts';
import { AppError, invalidRequest } from '../platform/errors.ts';
import { isUuid } from '../platform/ids.ts';
import { isCurrency } from '../platform/money/index.ts';
import type { CreateProposal } from './proposal.ts';
import { rulesFor } from './rules/index.ts';

/** Refuses a currency that the company cannot quote in. */
export async function checkCurrency(tx: Tx, companyId: string, own: string, wanted: string): Promise<string> {
  if (!isCurrency(wanted)) {
    throw invalidRequest('currency', ({ drafts }) => drafts.currencyCode(own));
  }
  const rate = await findExchangeRate(tx, companyId, own, wanted);
  if (rate === null) {
    throw invalidRequest('currency', ({ drafts }) => drafts.noRate(own, wanted));
  }
  return rate;
}

/** What the catalogue and the company's settings give for one brief. */
export interface DraftInputs {
  readonly company: Company;
  readonly currency: string;
  readonly exchangeRate: string;
  readonly items: readonly (CatalogueItem & Pick<ShelfProduct, 'stock' | 'priceLevel'>)[];
  readonly regions: readonly Region[];
  /** What the total follows from then on. */
  readonly rules: readonly TotalRule[];
  /** Null: the company has no table of delivery prices. */
  readonly delivery: DeliveryGround | null;
}

/** Delivery and collection by the company's buffer days, at no time. */
const UNSCHEDULED = {
  delivery: { daysBefore: null, time: null },
  collection: { daysAfter: null, time: null },
} as const;

/** Reads it in one transaction. Throws invalid_request (currency), not_found (client), empty_catalog. */
export async function readDraftInputs(
  tx: Tx,
  companyId: string,
  input: CreateProposal,
  { wants, days: daysSoFar }: OpenedBrief,
  { now, postcodesFile }: { readonly now: Date; readonly postcodesFile: string | null },
): Promise<DraftInputs> {
  const company = await getCompany(tx, companyId);
  const currency = input.currency ?? company.currency;
  const exchangeRate = await checkCurrency(tx, companyId, company.currency, currency);
  if (input.clientId !== undefined) await requireClient(tx, companyId, input.clientId);
  const items = await findCandidates(tx, companyId, wants, dayIn(company.timeZone, now));
  if (items === null) {
    throw new AppError('empty_catalog', ({ drafts }) => drafts.emptyCatalogue);
  }
  const { date, days = daysSoFar } = input.event;
  const stock = await readStock(tx, company, items, { date, days }, now);
  const levels = priceLevels(items);
  return {
    company,
    currency,
    exchangeRate,
    items: items.map((item) => ({ ...item, stock: stock.get(item.id) ?? null, priceLevel: levels.get(item.id) })),
    regions: await listRegions(tx, companyId),
    rules: await rulesFor(tx, company, { currency, exchangeRate, clientId: input.clientId ?? null }),
    delivery: await readDeliveryGround(tx, company, {
      currency,
      products: items.map(({ id }) => id),
      schedule: UNSCHEDULED,
      postcodesFile,
    }),
  };
}

/** What can go out of each tracked product on the days of an event, buffers included; what is owned where it has no date. */
export async function readStock(
  tx: Tx,
  company: Company,
  items: readonly CatalogueItem[],
  { date, days }: { readonly date: string | undefined; readonly days: number },
  now: Date,
): Promise<Map<string, ShelfStock>> {
  const tracked = items.flatMap(({ id, owned }) => (owned === null ? [] : { id, owned }));
  if (date === undefined) return new Map(tracked.map(({ id, owned }) => [id, { free: owned, tightestDay: null }]));
  const kits = await findParts(
    tx,
    company.id,
    tracked.map(({ id }) => id),
  );
  const parts = [...kits.values()].flat().map(({ productId }) => productId);
  const report = await readReport(
    tx,
    company,
    {
      from: addDays(date, -company.bufferDaysBefore),
      to: addDays(date, days - 1 + company.bufferDaysAfter),
      items: [...new Set([...tracked.map(({ id }) => id), ...parts])],
    },
    now,
  );
  const least = leastFree(report);
  const found = new Map(report.productIds.map((id, index) => [id, least[index]]));
  return new Map(
    [...found].flatMap(([id, own]) => {
      if (own === undefined) return [];
      const made = kits.get(id)?.flatMap(({ productId, quantity }) => {
        const free = found.get(productId)?.free;
        return free === undefined ? [] : [{ productId, quantity, free }];
      });
      return [
        [id, { free: own.free, tightestDay: dayOf(own.day), ...(made !== undefined && { parts: made }) }] as const,
      ];
    }),
  );
}

/** Throws `not_found`. */
export async function requireClient(tx: Tx, companyId: string, clientId: string): Promise<void> {
  if (!isUuid(clientId) || (await findClient(tx, companyId, clientId)) === null) {
    throw new AppError('not_found', (texts) => texts.none.clientHere, { param: 'client_id' });
  }
}
