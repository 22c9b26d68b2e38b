import { isDeepStrictEqual } from 'node:util';
import { ruleOf } from '@showbill/contract/sums';
import { sql } from 'kysely';
import { toStoredTerms } from '../../payments/index.ts';
import type { Tx } from '../../platform/db.ts';
import type { Priced } from '../price/index.ts';
import type { Tax } from '../proposal.ts';
import { saveAdjustments } from '../save.ts';
import { toStored } from '../stored-price-change.ts';
import type { Sheet } from './sheet/index.ts';

/** Writes what an edit changed, and what the proposal comes to now. */
export async function saveEdit(
  tx: Tx,
  companyId: string,
  id: string,
  { before, after, priced, now }: { before: Sheet; after: Sheet; priced: Priced; now: Date },
): Promise<void> {
  await tx
    .updateTable('proposals')
    .set((eb) => ({
      revision: eb('revision', '+', 1),
      updated_at: now,
      title: after.title,
      scope_summary: after.scopeSummary,
      notes: after.notes,
      wording: JSON.stringify(after.wording),
      event_date: after.date,
      event_venue: after.venue,
      event_attendees: after.attendees,
      event_days: after.days,
      client_id: after.clientId,
      language: after.language,
      valid_until: after.validUntil,
      discount: toStored(after.discount),
      surcharge: toStored(after.surcharge),
      adjusted_with: sql<string>`adjusted_with || ${JSON.stringify({ ...taxColumns(after.tax), rules: after.rules })}::jsonb`,
      discount_code: ruleOf(after.rules, 'code')?.code ?? null,
      layout: after.presentation.layout,
      shows_pictures: after.presentation.pictures,
      cover_note: after.presentation.coverNote,
      payment_terms: toStoredTerms(after.paymentTerms),
      unmet: JSON.stringify(after.unmet),
      assumptions: JSON.stringify(after.assumptions),
      questions: JSON.stringify(after.questions),
      subtotal: priced.subtotal,
      total: priced.total,
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();
  await removeLines(tx, companyId, id, before, after);
  await writeLines(tx, companyId, id, { before, after, priced });
  await tx.deleteFrom('adjustments').where('company_id', '=', companyId).where('proposal_id', '=', id).execute();
  await saveAdjustments(tx, companyId, id, priced.adjustments);
}

/** The name of a tax that was taken off stays, for when it comes back. */
function taxColumns(tax: Tax | null) {
  return tax === null ? { taxRate: null } : { taxRate: tax.rate, taxLabel: tax.label };
}

async function removeLines(tx: Tx, companyId: string, proposalId: string, before: Sheet, after: Sheet): Promise<void> {
  const left = new Set(after.lines.map(({ id }) => id));
  const gone = before.lines.filter(({ id }) => !left.has(id)).map(({ id }) => id);
  if (gone.length === 0) return;
  await tx
    .deleteFrom('line_items')
    .where('company_id', '=', companyId)
    .where('proposal_id', '=', proposalId)
    .where('id', 'in', gone)
    .execute();
}

/** Those that are new, changed, or in another place. */
async function writeLines(
  tx: Tx,
  companyId: string,
  proposalId: string,
  { before, after, priced }: { before: Sheet; after: Sheet; priced: Priced },
): Promise<void> {
  const stood = new Map(before.lines.map((line, position) => [line.id, { line, position }]));
  const rows = after.lines.flatMap((line, position) => {
    const amounts = priced.lines[position];
    if (amounts === undefined) throw new Error('a line was left unpriced');
    if (isDeepStrictEqual(stood.get(line.id), { line, position })) return [];
    return {
      company_id: companyId,
      proposal_id: proposalId,
      id: line.id,
      position,
      catalog_item_id: line.catalogItemId,
      category: line.category,
      name: line.name,
      unit: line.unit,
      units: line.units,
      hours: line.hours,
      days: line.days,
      quantity: BigInt(amounts.quantity),
      unit_price: line.unitPrice,
      unit_cost: line.unitCost,
      total: amounts.total,
      is_optional: line.optional,
      picked: line.picked,
      reason: line.reason,
      price_set_by_hand: line.priceSetByHand,
      units_set_by_hand: line.unitsSetByHand,
      delivery: line.delivery && JSON.stringify(line.delivery),
      words: line.words,
    };
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('line_items')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'proposal_id', 'id']).doUpdateSet((eb) => ({
        position: eb.ref('excluded.position'),
        category: eb.ref('excluded.category'),
        name: eb.ref('excluded.name'),
        units: eb.ref('excluded.units'),
        hours: eb.ref('excluded.hours'),
        days: eb.ref('excluded.days'),
        quantity: eb.ref('excluded.quantity'),
        unit_price: eb.ref('excluded.unit_price'),
        unit_cost: eb.ref('excluded.unit_cost'),
        total: eb.ref('excluded.total'),
        is_optional: eb.ref('excluded.is_optional'),
        price_set_by_hand: eb.ref('excluded.price_set_by_hand'),
        units_set_by_hand: eb.ref('excluded.units_set_by_hand'),
        delivery: eb.ref('excluded.delivery'),
        reason: eb.ref('excluded.reason'),
      })),
    )
    .execute();
}
