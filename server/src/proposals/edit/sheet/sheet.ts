import type { Category, Language, LineDelivery, PriceListRule, TotalRule } from '@showbill/contract';
import { ruleOf } from '@showbill/contract/sums';
import type { Presentation } from '../../../accounts/index.ts';
import { type PaymentTerms, presentTerms } from '../../../payments/index.ts';
import { toMajor } from '../../../platform/money/index.ts';
import type { PriceChange } from '../../price/index.ts';
import { presentPriceChange, presentTax } from '../../price-change.ts';
import type { LineItem, Proposal, Tax } from '../../proposal.ts';
import { lookedAt, type Wording } from '../../wording/index.ts';

/** What of a draft its editors change. Money in minor units. */
export interface Sheet {
  readonly title: string;
  readonly scopeSummary: string;
  readonly wording: Wording;
  readonly notes: string | null;
  readonly date: string | null;
  readonly venue: string | null;
  readonly attendees: number | null;
  readonly days: number;
  readonly clientId: string | null;
  readonly language: Language;
  readonly validUntil: string | null;
  readonly discount: PriceChange | null;
  readonly surcharge: PriceChange | null;
  readonly tax: Tax | null;
  readonly rules: readonly TotalRule[];
  readonly presentation: Presentation;
  readonly paymentTerms: PaymentTerms | null;
  readonly unmet: readonly string[];
  readonly assumptions: readonly string[];
  readonly questions: readonly string[];
  /** In their order. */
  readonly lines: readonly SheetLine[];
}

export type SheetLine = Omit<LineItem, 'quantity' | 'total'>;

export function sheetOf(proposal: Proposal): Sheet {
  const { title, scopeSummary, notes, event, client, language, validUntil, discount, surcharge } = proposal;
  const { unmet, assumptions, questions } = proposal;
  const lines = proposal.lines.map(({ quantity: _quantity, total: _total, ...line }) => line);
  const { date, venue, attendees, days } = event;
  return {
    title,
    scopeSummary,
    // noted before anything changes: what a person's texts name of the lines as they are
    wording: lookedAt(proposal.wording, { title, summary: scopeSummary }, lines),
    notes,
    date,
    venue,
    attendees,
    days,
    clientId: client?.id ?? null,
    language,
    validUntil,
    discount,
    surcharge,
    tax: proposal.tax,
    rules: proposal.rules,
    presentation: proposal.presentation,
    paymentTerms: proposal.paymentTerms,
    unmet,
    assumptions,
    questions,
    lines,
  };
}

/** The fields of a draft as its editors see and change them; money in major units. */
export function fieldsOf(sheet: Sheet, currency: string) {
  return {
    title: sheet.title,
    summary: sheet.scopeSummary,
    notes: sheet.notes,
    date: sheet.date,
    venue: sheet.venue,
    attendees: sheet.attendees,
    days: sheet.days,
    client_id: sheet.clientId,
    language: sheet.language,
    valid_until: sheet.validUntil,
    discount: presentPriceChange(sheet.discount, currency),
    surcharge: presentPriceChange(sheet.surcharge, currency),
    tax: presentTax(sheet.tax),
    price_list: switchedOn(ruleOf(sheet.rules, 'price_list')),
    code: ruleOf(sheet.rules, 'code')?.code ?? null,
    layout: sheet.presentation.layout,
    pictures: sheet.presentation.pictures,
    cover_note: sheet.presentation.coverNote,
    payment_terms: presentTerms(sheet.paymentTerms, currency),
  };
}

/** Which prices they are, whether they are switched off or not. */
export function switchedOn(list: PriceListRule | null): PriceListRule | null {
  return list && { ...list, off: false };
}

export interface LineFields {
  readonly units: number;
  readonly days: number;
  readonly hours: number | null;
  readonly unit_price: number;
  readonly unit_cost: number | null;
  readonly optional: boolean;
  readonly name: string;
  readonly category: Category;
  readonly delivery: LineDelivery | null;
}

export function lineFieldsOf(line: SheetLine, currency: string): LineFields {
  const { units, days, hours, unitPrice, unitCost, optional, name, category, delivery } = line;
  return {
    units,
    days,
    hours,
    unit_price: toMajor(unitPrice, currency),
    unit_cost: unitCost === null ? null : toMajor(unitCost, currency),
    optional,
    name,
    category,
    delivery,
  };
}
