import type { ProposalChange } from './edit.ts';
import type { Language } from './languages.ts';
import type { LineItemBody, ProposalBody } from './proposal.ts';
import type { TotalRule } from './rules.ts';
import type { Layout } from './vocabulary.ts';

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
  /** What the company charges today. */
  readonly company_tax: TaxBody;
  /** What the total follows beside these, as it was priced with them; their amounts are minor units, as text. */
  readonly rules: readonly TotalRule[];
  /** Null: each day is charged in full. */
  readonly charged_days: {
    readonly rows: readonly { readonly days: number; readonly charged: number }[];
    readonly beyond_rate: number;
  } | null;
}

/** Null: none is charged. */
export type TaxBody = Extract<ProposalChange, { kind: 'set_tax' }>['tax'];

/** A discount or surcharge; null: none. */
export type PriceChangeBody = Extract<ProposalChange, { kind: 'set_discount' }>['discount'];

export interface EditorLineBody extends LineItemBody {
  readonly price_set_by_hand: boolean;
  /** The words of the brief that it came from; two of them stand with ' … ' between. */
  readonly words: string | null;
  readonly shortages: readonly LineShortageBody[];
}

/** A day on which the proposal needs more of a line's product, or of a part of it, than is free without it. */
export interface LineShortageBody {
  readonly day: string;
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
