import type { CodeRule, PriceListRule, ProposalChange } from '@showbill/contract';
import type { Company } from '../../accounts/index.ts';
import { findAccessories, findExchangeRate, findProducts, listRegions } from '../../catalogue/index.ts';
import { findClient } from '../../clients/index.ts';
import type { Tx } from '../../platform/db.ts';
import type { Saying } from '../../refusals/index.ts';
import { readDeliveryGround } from '../delivery/index.ts';
import type { Proposal } from '../proposal.ts';
import { findCode, priceListFor } from '../rules/index.ts';
import type { Ground } from './sheet/index.ts';

/** Reads what a list of changes to a draft needs of its company, and no more. `today` is the company's. */
export async function readGround(
  tx: Tx,
  company: Company,
  proposal: Proposal,
  changes: readonly ProposalChange[],
  { today, postcodesFile }: { readonly today: string; readonly postcodesFile: string | null },
): Promise<Ground> {
  const { currency } = proposal;
  const asked = changes.flatMap(productOf);
  const follows = changes.some(isFollowed);
  const needsPrices = follows || changes.some(isPricedByCatalogue);
  const own = needsPrices ? proposal.lines.flatMap(({ catalogItemId }) => catalogItemId ?? []) : [];
  const ids = [...new Set([...asked, ...own])];
  const accessories = follows ? await findAccessories(tx, company.id, ids) : new Map<string, never>();
  const coming = [...accessories.values()].flat().map(({ productId }) => productId);
  const products = await findProducts(tx, company.id, [...new Set([...ids, ...coming])]);
  return {
    currency,
    companyCurrency: company.currency,
    exchangeRate: needsPrices ? await findExchangeRate(tx, company.id, company.currency, currency) : null,
    regions: needsPrices ? await listRegions(tx, company.id) : [],
    products: new Map(
      products.map((product) => [product.id, { ...product, accessories: accessories.get(product.id) ?? [] }]),
    ),
    language: proposal.wording.told?.language ?? 'en',
    clients: await readClients(tx, company.id, proposal, changes),
    priceLists: await readPriceLists(tx, company.id, changes),
    codes: await readCodes(tx, company, proposal, { changes, today }),
    delivery: changes.some(mayPriceDelivery) ? await readDelivery(tx, company, proposal, changes, postcodesFile) : null,
  };
}

/** The load is that of the lines as they are then. */
function readDelivery(
  tx: Tx,
  company: Company,
  { currency, lines, delivery, collection }: Proposal,
  changes: readonly ProposalChange[],
  postcodesFile: string | null,
): Promise<Ground['delivery']> {
  const products = [...lines.flatMap(({ catalogItemId }) => catalogItemId ?? []), ...changes.flatMap(productOf)];
  return readDeliveryGround(tx, company, { currency, products, schedule: { delivery, collection }, postcodesFile });
}

/** A line that is priced by the table, or anew; or the venue, which a line for delivery follows. */
function mayPriceDelivery(change: ProposalChange): boolean {
  if (change.kind === 'set_event') return change.venue !== undefined && change.follow !== false;
  return change.kind === 'set_line' && (Boolean(change.delivery) || change.unit_price === null);
}

function productOf(change: ProposalChange): string[] {
  if (change.kind === 'add_line') return [change.product_id];
  if (change.kind !== 'restore_line' || change.line.product_id === null) return [];
  return [change.line.product_id];
}

/** What goes with its line may change with it. */
function isFollowed(change: ProposalChange): boolean {
  if (change.kind === 'set_line') {
    const isOfAmount = change.units !== undefined || change.days !== undefined || change.optional !== undefined;
    return isOfAmount && change.follow !== false;
  }
  return (change.kind === 'add_line' || change.kind === 'remove_line') && change.follow !== false;
}

function isPricedByCatalogue(change: ProposalChange): boolean {
  if (change.kind === 'take_costs') return true;
  if (change.kind === 'set_event') return change.venue !== undefined && change.follow !== false;
  return change.kind === 'add_line' || (change.kind === 'set_line' && change.unit_price === null);
}

async function readClients(
  tx: Tx,
  companyId: string,
  { client }: Proposal,
  changes: readonly ProposalChange[],
): Promise<Map<string, string>> {
  const clients = new Map(client === null ? [] : [[client.id, client.name]]);
  for (const change of changes) {
    if (change.kind !== 'set_client' || change.client_id === null || clients.has(change.client_id)) continue;
    const found = await findClient(tx, companyId, change.client_id);
    if (found !== null) clients.set(found.id, found.name);
  }
  return clients;
}

async function readPriceLists(
  tx: Tx,
  companyId: string,
  changes: readonly ProposalChange[],
): Promise<Ground['priceLists']> {
  const lists = new Map<string, PriceListRule>();
  for (const change of changes) {
    if (change.kind !== 'set_client' || change.client_id === null || change.follow === false) continue;
    const list = await priceListFor(tx, companyId, change.client_id);
    if (list !== null) lists.set(change.client_id, list);
  }
  return lists;
}

async function readCodes(
  tx: Tx,
  company: Company,
  { id, currency }: Proposal,
  { changes, today }: { readonly changes: readonly ProposalChange[]; readonly today: string },
): Promise<Ground['codes']> {
  const codes = new Map<string, CodeRule | Saying>();
  for (const change of changes) {
    if (change.kind !== 'set_code' || change.code === null || change.rule !== undefined) continue;
    const exchangeRate = await findExchangeRate(tx, company.id, company.currency, currency);
    codes.set(change.code, await findCode(tx, company, change.code, { currency, exchangeRate, today, proposalId: id }));
  }
  return codes;
}
