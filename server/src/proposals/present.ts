import type {
  EarlyPaymentBody,
  EditorBody,
  EditorLineBody,
  LineItemBody,
  LineShortageBody,
  PaymentScheduleRowBody,
  ProposalBody,
  ProposalSummaryBody,
  ShortageBody,
} from '@showbill/contract';
import type { Quota } from '../accounts/index.ts';
import type { Shortage } from '../availability/index.ts';
import { toMajor } from '../platform/money/index.ts';
import type { DeliveryHint } from './delivery/index.ts';
import type { Editor, LineShortage } from './edit/index.ts';
import { type HiredShare, shareHiredIn } from './margin/index.ts';
import { presentEarnings } from './present-money.ts';
import { earlyPaymentOf, presentEarlyPayment, presentScheduleRows, presentTerms } from '../payments/index.ts';
import { presentPayments } from './payments/present-payments.ts';
import { type Paid, paymentRowsOf } from './payments/plan.ts';
import { presentPriceChange, presentTax } from './price-change.ts';
import type { AdjustedWith, LineItem, Proposal, ProposalSummary } from './proposal.ts';
import { isTestProposal } from './test-number.ts';
import { type Author, contradicts } from './wording/index.ts';

/** A proposal as create and fetch answer it. */
export function presentProposal(proposal: Proposal, quota: Quota, publicUrl: string): ProposalBody {
  return {
    ...presentSummary(proposal, publicUrl),
    line_items: presentLines(proposal.lines, proposal.currency),
    payment_schedule: presentSchedule(proposal),
    early_payment: presentEarly(proposal),
    quota,
  };
}

/** When it is to be paid, as it stands on any day. */
export function presentSchedule(proposal: Paid & Pick<Proposal, 'currency' | 'language'>): PaymentScheduleRowBody[] {
  return presentScheduleRows(paymentRowsOf(proposal), proposal.currency, proposal.language);
}

/** What is taken off where all is paid early, on any day as well: whether that is over follows from `due`. */
export function presentEarly({
  total,
  event,
  paymentTerms: terms,
  acceptedOn: accepted,
  currency,
}: ProposalSummary): EarlyPaymentBody | null {
  const early = earlyPaymentOf({ total, terms, event, accepted, earliest: accepted });
  return early && presentEarlyPayment(early, currency);
}

/** Where a client sees a proposal. */
export function shareUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/p/${token}`;
}

/** Where the company sees a proposal: those of its sandbox are in its settings. */
function appUrl(publicUrl: string, proposal: ProposalSummary): string {
  return isTestProposal(proposal)
    ? `${publicUrl}/settings/keys#${proposal.id}`
    : `${publicUrl}/proposals/${proposal.id}`;
}

/**
 * A proposal as the application shows it: what only the company sees is in it. `knowsCosts`: so is what it pays and earns,
 * which is for those alone who may change proposals.
 */
export function presentEditor(
  {
    proposal,
    quota,
    shortages,
    hints,
    fromSuppliers,
    chargedDays,
    companyTax,
    leastMargin,
    catalogueCosts,
    signed,
    payments,
  }: Editor,
  publicUrl: string,
  { knowsCosts }: { readonly knowsCosts: boolean },
): EditorBody {
  const { currency, language, revision, notes, discount, surcharge, tax } = proposal;
  const hired = shareHiredIn(proposal.lines, proposal.hiredIn);
  return {
    ...presentProposal(proposal, quota, publicUrl),
    line_items: proposal.lines.map((line, place) => ({
      ...presentLine(line, currency),
      ...(knowsCosts && {
        unit_cost: presentCost(line.unitCost, currency),
        catalogue_cost: presentCost(catalogueCosts[place], currency),
        hired_in: presentShare(hired[place], currency),
      }),
      price_set_by_hand: line.priceSetByHand,
      delivery: line.delivery,
      delivery_hint: presentHint(hints.lines.get(line.id), currency),
      words: line.words,
      from_suppliers: fromSuppliers.get(line.id) ?? [],
      shortages: (shortages.get(line.id) ?? []).map(presentLineShortage),
    })),
    revision,
    stale: staleTexts(proposal),
    follows: (['title', 'summary'] as const).filter((field) => proposal.wording[field].by === 'lines'),
    language,
    notes,
    layout: proposal.presentation.layout,
    pictures: proposal.presentation.pictures,
    cover_note: proposal.presentation.coverNote,
    signed,
    discount: presentPriceChange(discount, currency),
    surcharge: presentPriceChange(surcharge, currency),
    tax: presentTax(tax),
    payment_terms: presentTerms(proposal.paymentTerms, currency),
    payments: presentPayments(proposal, payments),
    company_tax: presentTax(companyTax),
    rules: proposal.rules,
    charged_days: presentChargedDays(chargedDays),
    offers_delivery: hints.offered,
    earnings: knowsCosts ? presentEarnings(proposal, leastMargin, catalogueCosts) : null,
  };
}

function presentHint(hint: DeliveryHint | undefined, currency: string): EditorLineBody['delivery_hint'] {
  if (hint === undefined) return null;
  return hint.kind === 'ask' ? hint : { kind: hint.kind, unit_price: toMajor(hint.amount, currency) };
}

/** Texts of a draft that a person wrote and that its lines contradict by now. */
function staleTexts({ status, wording, title, scopeSummary, lines }: Proposal): EditorBody['stale'] {
  if (status !== 'draft') return [];
  const language = wording.told?.language ?? 'en';
  const isStale = (author: Author, text: string, isWhole: boolean) =>
    author.by === 'person' && contradicts(text, author.seen, lines, { language, isWhole });
  return [
    ...(isStale(wording.title, title, false) ? ['title' as const] : []),
    ...(isStale(wording.summary, scopeSummary, true) ? ['summary' as const] : []),
  ];
}

function presentChargedDays(table: AdjustedWith['chargedDays']): EditorBody['charged_days'] {
  return (
    table && {
      rows: table.rows.map(({ days, charged }) => ({ days, charged: Number(charged) })),
      beyond_rate: Number(table.beyondRate),
    }
  );
}

function presentCost(cost: bigint | null = null, currency: string): number | null {
  return cost === null ? null : toMajor(cost, currency);
}

/** Null: nothing is hired in for a line. */
function presentShare(share: HiredShare | undefined, currency: string): NonNullable<EditorLineBody['hired_in']> | null {
  if (share === undefined || (share.units === 0 && share.cost === 0n && share.whole)) return null;
  return { units: share.units, cost: toMajor(share.cost, currency), whole: share.whole };
}

function presentLineShortage({ day, productId, part, needed, free, heldBy }: LineShortage): LineShortageBody {
  return {
    day,
    product_id: productId,
    part,
    needed,
    free,
    held_by: heldBy.map(({ proposalId, number, kind, units }) => ({ proposal_id: proposalId, number, kind, units })),
  };
}

/** A proposal as lists show it. */
export function presentSummary(proposal: ProposalSummary, publicUrl: string): ProposalSummaryBody {
  return {
    id: proposal.id,
    number: proposal.number,
    status: proposal.status,
    title: proposal.title,
    currency: proposal.currency,
    subtotal: toMajor(proposal.subtotal, proposal.currency),
    total: toMajor(proposal.total, proposal.currency),
    scope_summary: proposal.scopeSummary,
    adjustments: proposal.adjustments.map(({ kind, label, amount }) => ({
      kind,
      label,
      amount: toMajor(amount, proposal.currency),
    })),
    unmet: [...proposal.unmet],
    assumptions: [...proposal.assumptions],
    questions: [...proposal.questions],
    event: proposal.event,
    client: proposal.client,
    drafted_by: proposal.draftedBy,
    version: proposal.version,
    replaces: proposal.replaces,
    share_url: shareUrl(publicUrl, proposal.shareToken),
    app_url: appUrl(publicUrl, proposal),
    valid_until: proposal.validUntil,
    created_at: proposal.createdAt.toISOString(),
    updated_at: proposal.updatedAt.toISOString(),
    sent_at: proposal.sentAt?.toISOString() ?? null,
    viewed_at: proposal.viewedAt?.toISOString() ?? null,
    accepted_at: proposal.acceptedAt?.toISOString() ?? null,
    declined_at: proposal.declinedAt?.toISOString() ?? null,
  };
}

export function presentLines(lines: readonly LineItem[], currency: string): LineItemBody[] {
  return lines.map((line) => presentLine(line, currency));
}

function presentLine(line: LineItem, currency: string): LineItemBody {
  return {
    id: line.id,
    catalog_item_id: line.catalogItemId,
    category: line.category,
    name: line.name,
    quantity: line.quantity,
    unit: line.unit,
    unit_price: toMajor(line.unitPrice, currency),
    total: toMajor(line.total, currency),
    units: line.units,
    days: line.days,
    hours: line.hours,
    is_optional: line.optional,
    picked: line.picked,
    reason: line.reason,
  };
}

/** Where an acceptance needs more than was free. */
export function presentShortage({ productId, day, needed, free }: Shortage): ShortageBody {
  return { catalog_item_id: productId, day, needed, free };
}
