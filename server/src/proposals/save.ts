import { ruleOf } from '@showbill/contract/sums';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../platform/db.ts';
import { isUuid, newId, randomBase62 } from '../platform/ids.ts';
import { checkCosts } from './margin/index.ts';
import { termsForNew, toStoredTerms } from '../payments/index.ts';
import type { Priced } from './price/index.ts';
import type { AdjustedWith, Adjustment, LineItem, Proposal } from './proposal.ts';
import { TEST_SERIES } from './test-number.ts';
import { toStored } from './stored-price-change.ts';

const SHARE_TOKEN_LENGTH = 24;

type FirstWritten =
  | 'title'
  | 'scopeSummary'
  | 'currency'
  | 'subtotal'
  | 'total'
  | 'unmet'
  | 'assumptions'
  | 'questions'
  | 'draftedBy'
  | 'event'
  | 'adjustments';

/** A proposal as it is first written, all but its id, number, share token and moments. */
export interface NewProposal
  extends Pick<Proposal, FirstWritten>,
    Partial<
      Pick<
        Proposal,
        | 'language'
        | 'notes'
        | 'discount'
        | 'surcharge'
        | 'wording'
        | 'delivery'
        | 'collection'
        | 'presentation'
        | 'paymentTerms'
      >
    > {
  readonly clientId: string | null;
  readonly adjustedWith: AdjustedWith;
  /** The salesperson; left out: nobody yet. */
  readonly ownerId?: string | null | undefined;
  /** The accepted proposal that it amends. */
  readonly replaces?: string | undefined;
  readonly lines: readonly NewLine[];
}

type OwnOfLine = 'unitCost' | 'priceSetByHand' | 'unitsSetByHand' | 'words' | 'delivery';
type NewLine = Omit<LineItem, 'id' | 'picked' | OwnOfLine> & Partial<Pick<LineItem, OwnOfLine>>;

/**
 * Writes a draft and returns its id. From here to the end of the transaction the company's other savers wait, so that
 * numbers have no gaps and `created_at` rises in the order in which the proposals can be seen. Throws `invalid_request` for
 * costs that are too large to be exact.
 */
export async function saveNewProposal(
  tx: Tx,
  companyId: string,
  proposal: NewProposal,
  today: string,
  now: Date,
): Promise<string> {
  checkCosts(proposal.lines.map(({ unitCost = null, quantity }) => ({ unitCost, quantity })));
  const { number, createdAt } = await nextNumber(tx, companyId, Number(today.slice(0, 4)), now);
  const id = newId();
  const { chargedDays, taxRate, taxLabel, rules } = proposal.adjustedWith;
  const { paymentTerms = await termsForNew(tx, companyId, proposal.currency) } = proposal;
  await tx
    .insertInto('proposals')
    .values({
      company_id: companyId,
      id,
      number,
      status: 'draft',
      replaces: proposal.replaces ?? null,
      title: proposal.title,
      scope_summary: proposal.scopeSummary,
      currency: proposal.currency,
      subtotal: proposal.subtotal,
      total: proposal.total,
      unmet: JSON.stringify(proposal.unmet),
      assumptions: JSON.stringify(proposal.assumptions),
      questions: JSON.stringify(proposal.questions),
      adjusted_with: JSON.stringify({ chargedDays, taxRate, taxLabel, rules }),
      discount_code: ruleOf(rules, 'code')?.code ?? null,
      discount: toStored(proposal.discount ?? null),
      surcharge: toStored(proposal.surcharge ?? null),
      notes: proposal.notes ?? null,
      wording: proposal.wording === undefined ? null : JSON.stringify(proposal.wording),
      delivery_days_before: proposal.delivery?.daysBefore ?? null,
      delivery_time: proposal.delivery?.time ?? null,
      collection_days_after: proposal.collection?.daysAfter ?? null,
      collection_time: proposal.collection?.time ?? null,
      layout: proposal.presentation?.layout ?? 'lines',
      shows_pictures: proposal.presentation?.pictures ?? false,
      cover_note: proposal.presentation?.coverNote ?? null,
      payment_terms: toStoredTerms(paymentTerms),
      drafted_by: proposal.draftedBy,
      event_description: proposal.event.description,
      event_date: proposal.event.date,
      event_venue: proposal.event.venue,
      event_attendees: proposal.event.attendees,
      event_days: proposal.event.days,
      client_id: proposal.clientId,
      language: proposal.language,
      owner_id: knownPerson(proposal.ownerId ?? null),
      share_token: newShareToken(),
      valid_until: null,
      created_at: createdAt,
      updated_at: createdAt,
      sent_at: null,
      viewed_at: null,
      accepted_at: null,
      declined_at: null,
      cancelled_at: null,
    })
    .execute();
  await saveLines(tx, companyId, id, proposal.lines);
  await saveAdjustments(tx, companyId, id, proposal.adjustments);
  return id;
}

/** A person who was deleted while a draft was made is nobody. */
function knownPerson(id: string | null): RawBuilder<string | null> {
  return isUuid(id ?? '') ? sql`(select id from users where id = ${id}::uuid)` : sql`null`;
}

/** Writes what the lines of a proposal come to, in their order, with the sums. */
export async function savePrices(
  tx: Tx,
  companyId: string,
  id: string,
  lineIds: readonly string[],
  { lines, subtotal, total, adjustments }: Priced,
): Promise<void> {
  for (const [place, { quantity, unitPrice, total: lineTotal }] of lines.entries()) {
    await tx
      .updateTable('line_items')
      .set({ quantity: BigInt(quantity), unit_price: unitPrice, total: lineTotal })
      .where('company_id', '=', companyId)
      .where('proposal_id', '=', id)
      .where('id', '=', lineIds[place] ?? '')
      .execute();
  }
  await tx
    .updateTable('proposals')
    .set({ subtotal, total })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await tx.deleteFrom('adjustments').where('company_id', '=', companyId).where('proposal_id', '=', id).execute();
  await saveAdjustments(tx, companyId, id, adjustments);
}

async function saveLines(tx: Tx, companyId: string, proposalId: string, lines: NewProposal['lines']): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insertInto('line_items')
    .values(
      lines.map((line, position) => ({
        company_id: companyId,
        proposal_id: proposalId,
        id: newId(),
        position,
        catalog_item_id: line.catalogItemId,
        category: line.category,
        name: line.name,
        unit: line.unit,
        units: line.units,
        hours: line.hours,
        days: line.days,
        quantity: BigInt(line.quantity),
        unit_price: line.unitPrice,
        unit_cost: line.unitCost ?? null,
        total: line.total,
        is_optional: line.optional,
        reason: line.reason,
        price_set_by_hand: line.priceSetByHand ?? false,
        units_set_by_hand: line.unitsSetByHand ?? false,
        delivery: line.delivery ? JSON.stringify(line.delivery) : null,
        words: line.words ?? null,
      })),
    )
    .execute();
}

export async function saveAdjustments(
  tx: Tx,
  companyId: string,
  proposalId: string,
  adjustments: readonly Adjustment[],
): Promise<void> {
  if (adjustments.length === 0) return;
  await tx
    .insertInto('adjustments')
    .values(
      adjustments.map(({ kind, label, amount, rule }, position) => ({
        company_id: companyId,
        proposal_id: proposalId,
        position,
        kind,
        label,
        amount,
        rule_id: rule?.id ?? null,
      })),
    )
    .execute();
}

async function nextNumber(
  tx: Tx,
  companyId: string,
  year: number,
  now: Date,
): Promise<{ number: string; createdAt: Date }> {
  const { rows } = await sql<{ year: number; number: number; created_at: Date; isTest: boolean }>`
    insert into proposal_counters as c (company_id, year, last_number, last_created_at)
    values (${companyId}, ${year}, 1, ${now})
    on conflict (company_id) do update set
      year = greatest(c.year, excluded.year),
      last_number = case when excluded.year > c.year then 1 else c.last_number + 1 end,
      last_created_at = greatest(excluded.last_created_at, c.last_created_at + interval '1 millisecond')
    returning year, last_number as number, last_created_at as created_at,
      (select sandbox_of is not null from companies where id = ${companyId}) as "isTest"`.execute(tx);
  const row = rows[0];
  if (row === undefined) throw new Error('the counter of proposals gave no number');
  const series = row.isTest ? TEST_SERIES : 'P';
  return { number: `${series}-${row.year}-${String(row.number).padStart(4, '0')}`, createdAt: row.created_at };
}

/** The last part of the address of a client's page, which nobody guesses. */
export function newShareToken(): string {
  return randomBase62(SHARE_TOKEN_LENGTH);
}
