import type { ProposalStatus } from '@showbill/contract';
import { type Expression, type InferResult, type SqlBool, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { formatDecimal, parseDecimal } from '../platform/money/index.ts';
import { readAgreed, readPayments, termsOf } from '../payments/index.ts';
import type { PriceChange } from './price/index.ts';
import type { AdjustedWith, Adjustment, HiredIn, LineItem, Proposal, ProposalSummary, Tax } from './proposal.ts';
import { effectiveStatus } from './state/index.ts';
import type { StoredPriceChange } from './tables.ts';
import { OWN_WORDING } from './wording/index.ts';

/** A company's proposal with its lines; null where it has none of that id. `today` is the company's. */
export async function loadProposal(tx: Tx, companyId: string, id: string, today: string): Promise<Proposal | null> {
  const row = await summaries(tx, companyId).where('p.id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const lines = await loadLines(tx, companyId, id);
  const summary = toSummary(row, today);
  return {
    ...summary,
    ...(await loadPayments(tx, companyId, summary)),
    hiredIn: await loadHiredIn(tx, companyId, summary),
    revision: row.revision,
    notes: row.notes,
    wording: row.wording ?? OWN_WORDING,
    discount: priceChangeOf(row.discount),
    surcharge: priceChangeOf(row.surcharge),
    tax: taxOf(row.adjusted_with),
    rules: row.adjusted_with.rules ?? [],
    delivery: { daysBefore: row.delivery_days_before, time: row.delivery_time },
    collection: { daysAfter: row.collection_days_after, time: row.collection_time },
    presentation: { layout: row.layout, pictures: row.shows_pictures, coverNote: row.cover_note },
    lines,
  };
}

/** What was agreed and what came in: until it is accepted, for the one that it is to replace. */
export async function loadPayments(
  tx: Tx,
  companyId: string,
  { id, acceptedAt, replaces }: Pick<ProposalSummary, 'id' | 'acceptedAt' | 'replaces'>,
): Promise<Pick<Proposal, 'agreedSchedule' | 'payments'>> {
  const of = acceptedAt === null ? replaces : id;
  if (of === null) return { agreedSchedule: [], payments: [] };
  const payments = (await readPayments(tx, companyId, [of])).get(of) ?? [];
  if (acceptedAt === null) return { agreedSchedule: [], payments };
  return { agreedSchedule: (await readAgreed(tx, companyId, [id])).get(id) ?? [], payments };
}

/**
 * What is hired in for a proposal: until it is accepted, for the one that it is to replace as well. Units that follow each other
 * replace the same ones of the company: of each product there are as many as on the day with the most.
 */
export async function loadHiredIn(
  tx: Tx,
  companyId: string,
  { id, acceptedAt, replaces }: Pick<ProposalSummary, 'id' | 'acceptedAt' | 'replaces'>,
): Promise<HiredIn[]> {
  const of = acceptedAt === null && replaces !== null ? [id, replaces] : [id];
  const { rows } = await sql<Omit<HiredIn, 'cost'> & { readonly cost: string }>`
    with hired as (
      select product_id, quantity, proposal_cost, arrives_day, until_day
      from sub_hires
      where company_id = ${companyId} and proposal_id = any(${of}::uuid[]) and state <> 'cancelled'
    ),
    -- the most are there on a day on which some arrive
    on_arrival as (
      select h.product_id, sum(o.quantity) as units
      from (select distinct product_id, arrives_day from hired) h
      join hired o on o.product_id = h.product_id and h.arrives_day >= o.arrives_day and h.arrives_day < o.until_day
      group by h.product_id, h.arrives_day
    )
    select h.product_id as "productId", coalesce(sum(h.proposal_cost), 0)::text as cost,
      bool_and(h.proposal_cost is not null) as whole,
      (select max(a.units)::integer from on_arrival a where a.product_id = h.product_id) as units,
      array(
        select a.product_id from product_accessories a
        where a.company_id = ${companyId} and a.accessory_id = h.product_id and a.is_part) as kits
    from hired h
    group by h.product_id
    order by h.product_id`.execute(tx);
  return rows.map((row) => ({ ...row, cost: BigInt(row.cost) }));
}

/** Of a company or a proposal; null: none is charged. */
export function taxOf({ taxRate, taxLabel }: Pick<AdjustedWith, 'taxRate' | 'taxLabel'>): Tax | null {
  return taxRate === null ? null : { rate: formatDecimal(parseDecimal(taxRate)), label: taxLabel };
}

export interface ListFilter {
  readonly since?: Date | undefined;
  readonly status?: ProposalStatus | undefined;
  /** Continues after this one. */
  readonly after?: { readonly createdAt: Date; readonly id: string } | undefined;
  readonly limit: number;
}

/** Newest first; `hasMore` tells whether there are more than `limit`. */
export async function listProposals(
  tx: Tx,
  companyId: string,
  filter: ListFilter,
  today: string,
): Promise<{ proposals: ProposalSummary[]; hasMore: boolean }> {
  let query = summaries(tx, companyId)
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(filter.limit + 1);
  const { since, status, after } = filter;
  if (since !== undefined) query = query.where('p.created_at', '>', since);
  if (after !== undefined) query = query.where(sql<SqlBool>`(p.created_at, p.id) < (${after.createdAt}, ${after.id})`);
  if (status !== undefined) query = query.where(() => hasStatus(status, today));
  const rows = await query.execute();
  return {
    proposals: rows.slice(0, filter.limit).map((row) => toSummary(row, today)),
    hasMore: rows.length > filter.limit,
  };
}

/** Proposals of these ids, in no order, each with its stamp: another one, and something of it has changed. */
export async function readStamped(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
  today: string,
): Promise<{ readonly stamp: string; readonly proposal: ProposalSummary }[]> {
  const isOver = sql`p.status = 'sent' and p.valid_until < ${today}`;
  const rows = await summaries(tx, companyId)
    .innerJoin('companies as k', 'k.id', 'p.company_id')
    .select(sql<string>`proposal_stamp(p.xmin, k.xmin, ${isOver})`.as('stamp'))
    .where('p.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  return rows.map((row) => ({ stamp: row.stamp, proposal: toSummary(row, today) }));
}

/** The condition that `effectiveStatus` computes for a row. */
export function hasStatus(status: ProposalStatus, today: string): Expression<SqlBool> {
  if (status === 'sent')
    return sql<SqlBool>`p.status = 'sent' and (p.valid_until is null or p.valid_until >= ${today})`;
  if (status === 'expired') {
    return sql<SqlBool>`(p.status = 'expired' or (p.status = 'sent' and p.valid_until < ${today}))`;
  }
  return sql<SqlBool>`p.status = ${status}`;
}

/** Proposals as `p`, with their clients as `c`. */
export function summaries(tx: Tx, companyId: string) {
  return tx
    .selectFrom('proposals as p')
    .leftJoin('clients as c', (join) =>
      join.onRef('c.company_id', '=', 'p.company_id').onRef('c.id', '=', 'p.client_id'),
    )
    .selectAll('p')
    .select(['c.name as client_name', 'c.email as client_email'])
    .select(
      sql<{ kind: Adjustment['kind']; label: string; amount: string; rule: string | null }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('kind', a.kind, 'label', a.label, 'amount', a.amount::text, 'rule', a.rule_id)
          order by a.position)
        from adjustments a where a.company_id = p.company_id and a.proposal_id = p.id), '[]')`.as('adjustments'),
    )
    .select(
      sql<
        string | null
      >`(p.accepted_at at time zone (select time_zone from companies where id = ${companyId}))::date`.as('accepted_on'),
    )
    .where('p.company_id', '=', companyId);
}

type SummaryRow = InferResult<ReturnType<typeof summaries>>[number];

export function toSummary(row: SummaryRow, today: string): ProposalSummary {
  return {
    id: row.id,
    number: row.number,
    status: effectiveStatus(row.status, row.valid_until, today),
    version: row.version,
    replaces: row.replaces,
    title: row.title,
    scopeSummary: row.scope_summary,
    currency: row.currency,
    subtotal: row.subtotal,
    total: row.total,
    unmet: row.unmet,
    assumptions: row.assumptions,
    questions: row.questions,
    draftedBy: row.drafted_by,
    event: {
      description: row.event_description,
      date: row.event_date,
      venue: row.event_venue,
      attendees: row.event_attendees,
      days: row.event_days,
    },
    client: row.client_id === null ? null : { id: row.client_id, name: row.client_name ?? '', email: row.client_email },
    language: row.language,
    adjustments: row.adjustments.map(({ kind, label, amount, rule: id }) => {
      const rule = row.adjusted_with.rules?.find((each) => each.id === id);
      return { kind, label, amount: BigInt(amount), ...(rule && { rule }) };
    }),
    shareToken: row.share_token,
    validUntil: row.valid_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    sentAt: row.sent_at,
    viewedAt: row.viewed_at,
    acceptedAt: row.accepted_at,
    acceptedOn: row.accepted_on,
    declinedAt: row.declined_at,
    dispatchedOn: row.dispatched_on,
    paymentTerms: termsOf(row.payment_terms),
  };
}

/** What makes the adjustments of a proposal, with the date of its event. */
export async function loadAdjustedWith(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<AdjustedWith & Pick<Proposal, 'discount' | 'surcharge'> & { readonly date: string | null }> {
  const row = await tx
    .selectFrom('proposals')
    .select(['adjusted_with', 'discount', 'surcharge', 'event_date'])
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    ...row.adjusted_with,
    rules: row.adjusted_with.rules ?? [],
    date: row.event_date,
    discount: priceChangeOf(row.discount),
    surcharge: priceChangeOf(row.surcharge),
  };
}

/** As it is worked with. */
export function priceChangeOf(stored: StoredPriceChange | null): PriceChange | null {
  return stored?.kind === 'amount' ? { ...stored, amount: BigInt(stored.amount) } : stored;
}

/** The lines of a proposal in their order. */
export async function loadLines(tx: Tx, companyId: string, proposalId: string): Promise<LineItem[]> {
  const rows = await tx
    .selectFrom('line_items as l')
    .leftJoin('products as p', (join) =>
      join.onRef('p.company_id', '=', 'l.company_id').onRef('p.id', '=', 'l.catalog_item_id'),
    )
    .selectAll('l')
    .select('p.kinds')
    .where('l.company_id', '=', companyId)
    .where('l.proposal_id', '=', proposalId)
    .orderBy('l.position')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    catalogItemId: row.catalog_item_id,
    category: row.category,
    name: row.name,
    kind: row.kinds?.[0]?.kind,
    unit: row.unit,
    units: row.units,
    hours: row.hours,
    days: row.days,
    quantity: Number(row.quantity),
    unitPrice: row.unit_price,
    unitCost: row.unit_cost,
    total: row.total,
    optional: row.is_optional,
    picked: row.picked,
    reason: row.reason,
    priceSetByHand: row.price_set_by_hand,
    unitsSetByHand: row.units_set_by_hand,
    delivery: row.delivery,
    words: row.words,
  }));
}
