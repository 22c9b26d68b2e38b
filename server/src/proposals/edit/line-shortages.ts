import { type Company, getCompany } from '../../accounts/index.ts';
import { findHolders, findShortages, type Holder, type Holding } from '../../availability/index.ts';
import { findParts } from '../../catalogue/index.ts';
import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { holdingOf } from '../life/holding.ts';
import { readUnitsHeld } from '../life/units-held.ts';
import type { Proposal } from '../proposal.ts';

/** A day on which a line's product is short, or a part of it; all lines that need the product take from the same stock. */
export interface LineShortage {
  readonly day: string;
  /** Of which units are short: the line's product, or a part of it. */
  readonly productId: string;
  /** The part of a kit that is short; null: the product itself. */
  readonly part: string | null;
  /** By all lines of the product that count, and by the options where the line is one. */
  readonly needed: number;
  /** Without this proposal. */
  readonly free: number;
  /** Other proposals that hold the product on that day. */
  readonly heldBy: readonly HeldBy[];
}

export interface HeldBy extends Pick<Holder, 'kind' | 'units'> {
  readonly proposalId: string;
  readonly number: string;
}

/**
 * What is short for each line, by its id, on the days that the proposal holds or would hold if it were sent, buffers
 * included; nothing where it has no date, or is declined or cancelled. `today` is the company's.
 */
export async function findLineShortages(
  tx: Tx,
  companyId: string,
  proposal: Proposal,
  today: string,
): Promise<Map<string, LineShortage[]>> {
  const company = await getCompany(tx, companyId);
  const firm = await findProposalShortages(tx, company, proposal, today, { withOptions: false });
  const hasOptions = proposal.lines.some(({ optional, catalogItemId }) => optional && catalogItemId !== null);
  const all = hasOptions ? await findProposalShortages(tx, company, proposal, today, { withOptions: true }) : firm;
  if (all.length === 0) return new Map();
  const parts = await findParts(tx, companyId, [
    ...new Set(proposal.lines.flatMap((line) => line.catalogItemId ?? [])),
  ]);
  const holders = await holdersOn(tx, company, proposal, [...firm, ...all], today);
  const found = new Map<string, LineShortage[]>();
  for (const { id, catalogItemId, optional } of proposal.lines) {
    if (catalogItemId === null) continue;
    const made = parts.get(catalogItemId);
    const needs = new Set(made?.map(({ productId }) => productId) ?? [catalogItemId]);
    const own = (optional ? all : firm)
      .filter(({ productId }) => needs.has(productId))
      .map(({ productId, productName, day, needed, free }) => ({
        day,
        productId,
        part: made === undefined ? null : productName,
        needed,
        free,
        heldBy: holders(productId, day),
      }));
    if (own.length > 0) found.set(id, own);
  }
  return found;
}

/** The same by product, without options or with all of them. */
export async function findProposalShortages(
  tx: Tx,
  company: Company,
  proposal: Proposal,
  today: string,
  counted: { readonly withOptions: boolean },
) {
  const holding = await holdingIfSent(tx, company.id, proposal, counted);
  return holding === null ? [] : findShortages(tx, company, holding, today, proposal.id);
}

async function holdingIfSent(
  tx: Tx,
  companyId: string,
  proposal: Proposal,
  counted: { readonly withOptions: boolean },
): Promise<Holding | null> {
  const { status, event, validUntil, dispatchedOn } = proposal;
  if (status === 'declined' || status === 'cancelled') return null;
  const units = await readUnitsHeld(tx, companyId, proposal.id, counted);
  return holdingOf({
    status: status === 'accepted' ? status : 'sent',
    date: event.date,
    days: event.days,
    daysBefore: proposal.delivery.daysBefore,
    daysAfter: proposal.collection.daysAfter,
    validUntil,
    dispatchedOn,
    units: units.get(proposal.id) ?? new Map<string, number>(),
  });
}

/** Who else holds a product on a day. */
async function holdersOn(
  tx: Tx,
  company: Company,
  proposal: Proposal,
  short: readonly { readonly productId: string; readonly day: string }[],
  today: string,
): Promise<(productId: string, day: string) => HeldBy[]> {
  const days = short.map(({ day }) => day).toSorted();
  const [from, last] = [days[0], days.at(-1)];
  if (from === undefined || last === undefined) return () => [];
  const products = [...new Set(short.map(({ productId }) => productId))];
  const found = await findHolders(tx, company, products, { from, until: addDays(last, 1), today });
  const others = found.filter(({ proposalId }) => proposalId !== proposal.id);
  const numbers = await numbersOf(tx, company.id, [...new Set(others.map(({ proposalId }) => proposalId))]);
  return (productId, day) =>
    others
      .filter((each) => each.productId === productId && each.from <= day && (each.until === null || day < each.until))
      .map(({ proposalId, kind, units }) => ({ proposalId, number: numbers.get(proposalId) ?? '', kind, units }));
}

async function numbersOf(tx: Tx, companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('proposals')
    .select(['id', 'number'])
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}
