import type { LineDelivery } from './delivery.ts';
import type { ProposalChange } from './edit.ts';
import type { Language } from './languages.ts';
import type { LineItemBody, ProposalBody } from './proposal.ts';
import type { PaymentDue, PaymentTermsBody } from './payments.ts';
import type { TotalRule } from './rules.ts';
import type { Layout, PaymentMethod, PaymentRowKind, PaymentState, SubHireState } from './vocabulary.ts';

/** A proposal as the web application shows it; money in major units of its currency. */
export interface EditorBody extends Omit<ProposalBody, 'line_items'> {
  readonly line_items: readonly EditorLineBody[];
  /** Texts that a person wrote and that may no longer match the lines. */
  readonly stale: readonly ('title' | 'summary')[];
  /** Texts that are made from the lines. */
  readonly follows: readonly ('title' | 'summary')[];
  /** Goes up with each edit. */
  readonly revision: number;
  /** What the client reads. */
  readonly language: Language;
  /** The company's own, never shown to the client. */
  readonly notes: string | null;
  /** How the client sees its lines. */
  readonly layout: Layout;
  /** Whether lines are shown with pictures of their products. */
  readonly pictures: boolean;
  /** What it begins with; null: nothing. */
  readonly cover_note: string | null;
  /** Its client accepted it on the page themself: there is a signed copy. */
  readonly signed: boolean;
  readonly discount: PriceChangeBody;
  readonly surcharge: PriceChangeBody;
  readonly tax: TaxBody;
  /** What is to be paid when; null: nothing is said of it. */
  readonly payment_terms: PaymentTermsBody | null;
  readonly payments: EditorPaymentsBody;
  /** What the company charges today. */
  readonly company_tax: TaxBody;
  /** What the total follows beside these, as it was priced with them; their amounts are minor units, as text. */
  readonly rules: readonly TotalRule[];
  /** Null: each day is charged in full. */
  readonly charged_days: {
    readonly rows: readonly { readonly days: number; readonly charged: number }[];
    readonly beyond_rate: number;
  } | null;
  /** The company has delivery prices, and the draft no line for transport. */
  readonly offers_delivery: boolean;
  /** What the company earns with it; null: whoever asks is not told of costs. */
  readonly earnings: EarningsBody | null;
}

/** What a company earns with a proposal. */
export interface EarningsBody {
  /** Of the lines that count and whose cost is known. */
  readonly cost: number;
  /** What it comes to before tax, less `cost`. */
  readonly margin: number;
  /** Percent of what it comes to before tax; null: that is nothing. */
  readonly percent: number | null;
  /** Lines that count and whose cost is not known: with any, `margin` is the most that it can be. */
  readonly unknown: number;
  /** The least that the company wants to earn, in percent; null: it said nothing. */
  readonly least: number | null;
  /** The percent that `least` is held against: no line costs less than by the catalogue; null: it comes to nothing. */
  readonly held_percent: number | null;
  /** By how much more it would have to come to before tax for that; null: it earns enough. */
  readonly short_of: number | null;
}

/** How a proposal is to be paid, and what was; money in major units. */
export interface EditorPaymentsBody {
  readonly rows: readonly PaymentRowBody[];
  readonly early: {
    readonly percent: number;
    /** What is taken off. */
    readonly amount: number;
    readonly due: PaymentDue;
    readonly due_on: string | null;
  } | null;
  readonly paid: number;
  readonly outstanding: number;
  /** Paid beyond the total. */
  readonly over: number;
  readonly received: readonly ReceivedPaymentBody[];
  /** What was paid online and is not what was due, and what went back. */
  readonly questioned: readonly QuestionedPaymentBody[];
}

export interface PaymentRowBody {
  readonly position: number;
  readonly kind: PaymentRowKind;
  /** Of several instalments: which, from 1. */
  readonly ordinal: number;
  readonly due: PaymentDue;
  readonly due_on: string | null;
  readonly amount: number;
  readonly paid: number;
  readonly state: PaymentState;
}

export interface ReceivedPaymentBody {
  readonly id: string;
  /** Of the row; null: for whatever is due first. */
  readonly position: number | null;
  readonly paid_on: string;
  readonly amount: number;
  readonly method: PaymentMethod;
  readonly note: string | null;
  readonly recorded_at: string;
  /** Null: the service. */
  readonly recorded_by: string | null;
  /** The number of the proposal that it was paid for first. */
  readonly carried_from: string | null;
  readonly online: boolean;
}

export interface QuestionedPaymentBody {
  readonly event_id: string;
  /** Money that came in, or went back by a refund or a dispute; `back`: it did not go back after all. */
  readonly kind: 'payment' | 'refund' | 'dispute' | 'lost' | 'back';
  readonly position: number;
  readonly currency: string;
  readonly amount: number;
  /** In the proposal's currency: what was due, or of money that went back what was recorded of it; null: nothing was. */
  readonly expected: number | null;
  /** Whether it can be recorded, and not only dismissed. */
  readonly may_record: boolean;
  readonly received_at: string;
}

/** Null: none is charged. */
export type TaxBody = Extract<ProposalChange, { kind: 'set_tax' }>['tax'];

/** A discount or surcharge; null: none. */
export type PriceChangeBody = Extract<ProposalChange, { kind: 'set_discount' }>['discount'];

export interface EditorLineBody extends LineItemBody {
  readonly price_set_by_hand: boolean;
  /** Where it goes, and how the company's table made its price; null: the table did not. Without `made`: for another venue. */
  readonly delivery: LineDelivery | null;
  /** Of a draft's line that the table could price, or would price otherwise today: what there is to do. */
  readonly delivery_hint: DeliveryHintBody | null;
  /** The words of the brief that it came from; two of them stand with ' … ' between. */
  readonly words: string | null;
  /**
   * What one pricing unit costs by the catalogue today; null: not known, or nothing is held against it. Left out: whoever asks is not
   * told of costs.
   */
  readonly catalogue_cost?: number | null;
  /**
   * Units that a supplier hires to the company for it, and what they cost instead, as far as that is known; `whole`: all of it is.
   * Left out: whoever asks is not told of costs.
   */
  readonly hired_in?: { readonly units: number; readonly cost: number; readonly whole: boolean } | null;
  readonly from_suppliers: readonly FromSupplierBody[];
  readonly shortages: readonly LineShortageBody[];
}

/** Units for a line that a supplier hires to the company, asked for or confirmed. */
export interface FromSupplierBody {
  /** The name of the part of a kit that they are; null: the product itself. */
  readonly part: string | null;
  readonly supplier: string;
  readonly units: number;
  readonly state: SubHireState;
}

/** What a line for delivery lacks: a place that it can be priced for, or the price as the table has it now. */
export type DeliveryHintBody = { readonly kind: 'ask' } | { readonly kind: 'other_price'; readonly unit_price: number };

/** A day on which the proposal needs more of a line's product, or of a part of it, than is free without it. */
export interface LineShortageBody {
  readonly day: string;
  /** Of what units are short: the line's product, or the part of it. */
  readonly product_id: string;
  /** The name of the part of a kit that is short; null: the product itself. */
  readonly part: string | null;
  readonly needed: number;
  readonly free: number;
  readonly held_by: readonly {
    readonly proposal_id: string;
    readonly number: string;
    readonly kind: 'firm' | 'provisional' | 'overdue';
    readonly units: number;
  }[];
}
