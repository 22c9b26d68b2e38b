import { type Company, getCompany } from '../../accounts/index.ts';
import { findHolders, findShortages, type Holder, type Holding, unitsThatLeft } from '../../availability/index.ts';
import { addDays } from '../../platform/days.ts';
import type { Tx } from '../../platform/db.ts';
import { holdingOf } from '../life/holding.ts';
import type { LineItem, Proposal } from '../proposal.ts';

/** A day on which a line's product is short; all lines of the product take from the same stock. */
export interface LineShortage {
  readonly day: string;
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
  const firm = await shortagesOf(tx, company, proposal, today, ({ optional }) => !optional);
  const options = new Set(proposal.lines.flatMap((line) => (line.optional ? (line.catalogItemId ?? []) : [])));
  const all = options.size === 0 ? firm : await shortagesOf(tx, company, proposal, today, () => true);
  const holders = await holdersOn(tx, company, proposal, [...firm, ...all], today);
  const found = new Map<string, LineShortage[]>();
  for (const line of proposal.lines) {
    const own = (line.optional ? all : firm)
      .filter(({ productId }) => productId === line.catalogItemId)
      .map(({ productId, day, needed, free }) => ({ day, needed, free, heldBy: holders(productId, day) }));
    if (own.length > 0) found.set(line.id, own);
  }
  return found;
}

async function shortagesOf(
  tx: Tx,
  company: Company,
  proposal: Proposal,
  today: string,
  counts: (line: LineItem) => boolean,
) {
  const holding = await holdingIfSent(tx, company.id, proposal, counts);
  return holding === null ? [] : findShortages(tx, company, holding, today, proposal.id);
}

async function holdingIfSent(
  tx: Tx,
  companyId: string,
  proposal: Proposal,
  counts: (line: LineItem) => boolean,
): Promise<Holding | null> {
  const { status, event, validUntil, dispatchedOn, lines } = proposal;
  if (status === 'declined' || status === 'cancelled') return null;
  const out = status === 'accepted' ? await unitsThatLeft(tx, companyId, proposal.id, 'out') : undefined;
  return holdingOf({
    status: status === 'accepted' ? status : 'sent',
    date: event.date,
    days: event.days,
    daysBefore: proposal.delivery.daysBefore,
    daysAfter: proposal.collection.daysAfter,
    validUntil,
    dispatchedOn,
    lines: lines
      .filter(counts)
      .map(({ catalogItemId, units }) => ({ productId: catalogItemId, units, optional: false })),
    out: out?.get(proposal.id) ?? new Map<string, number>(),
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
