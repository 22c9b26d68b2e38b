import type { Category, DraftedBy, Language, LineDelivery, ProposalStatus, TotalRule, Unit } from '@showbill/contract';
import type { Company, Presentation } from '../accounts/index.ts';
import type { Client, NewClient } from '../clients/index.ts';
import type { Kind } from '../equipment/index.ts';
import type { Brief } from '../generation/index.ts';
import type { Payment, PaymentTerms, ScheduleRow } from '../payments/index.ts';
import type { Adjustment, PriceChange } from './price/index.ts';
import type { Wording } from './wording/index.ts';

/** A proposal without its lines, as lists show it. Money in minor units of `currency`. */
export interface ProposalSummary {
  readonly id: string;
  readonly number: string;
  /** As it counts today: a sent one past `validUntil` is expired. */
  readonly status: ProposalStatus;
  readonly version: number;
  readonly replaces: string | null;
  readonly title: string;
  readonly scopeSummary: string;
  readonly currency: string;
  readonly subtotal: bigint;
  readonly total: bigint;
  readonly unmet: readonly string[];
  /** What was taken for granted, and what to ask the client: never shown to the client. */
  readonly assumptions: readonly string[];
  readonly questions: readonly string[];
  readonly draftedBy: DraftedBy;
  readonly event: {
    readonly description: string;
    readonly date: string | null;
    readonly venue: string | null;
    readonly attendees: number | null;
    readonly days: number;
  };
  readonly client: Client | null;
  /** What its client reads. */
  readonly language: Language;
  readonly adjustments: readonly Adjustment[];
  readonly shareToken: string;
  readonly validUntil: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly sentAt: Date | null;
  readonly viewedAt: Date | null;
  readonly acceptedAt: Date | null;
  /** The same as a day of the company's. */
  readonly acceptedOn: string | null;
  readonly declinedAt: Date | null;
  /** The day its equipment left. */
  readonly dispatchedOn: string | null;
  /** When it is to be paid; null: nothing is said of it. */
  readonly paymentTerms: PaymentTerms | null;
}

export interface Proposal extends ProposalSummary {
  /** How often it was edited. */
  readonly revision: number;
  /** The company's own, never shown to the client. */
  readonly notes: string | null;
  readonly wording: Wording;
  readonly discount: PriceChange | null;
  readonly surcharge: PriceChange | null;
  readonly tax: Tax | null;
  /** What it was priced with beside them, those that are switched off among them. */
  readonly rules: readonly TotalRule[];
  readonly delivery: Delivery;
  readonly collection: Collection;
  readonly presentation: Presentation;
  /** What was agreed at its acceptance; empty before, and where it has no payment terms. */
  readonly agreedSchedule: readonly ScheduleRow[];
  /** What came in, also for the one that it is to replace. */
  readonly payments: readonly Payment[];
  /** What suppliers hire to the company for it, also for the one that it is to replace. Never shown to the client. */
  readonly hiredIn: readonly HiredIn[];
  readonly lines: readonly LineItem[];
}

/** What is added for the state, on what a proposal comes to. */
export interface Tax {
  /** Percent, as a decimal number. */
  readonly rate: string;
  readonly label: string;
}

/** When equipment goes to the client. */
export interface Delivery {
  /** Days before the event's first; null: the company's buffer days. */
  readonly daysBefore: number | null;
  /** HH:MM in the company's time zone. */
  readonly time: string | null;
}

/** When equipment is fetched again. */
export interface Collection {
  /** Days after the event's last; null: the company's buffer days. */
  readonly daysAfter: number | null;
  readonly time: string | null;
}

export interface LineItem {
  readonly id: string;
  readonly catalogItemId: string | null;
  readonly category: Category;
  readonly name: string;
  /** Of its product. */
  readonly kind?: Kind | undefined;
  readonly unit: Unit;
  readonly units: number;
  readonly hours: number | null;
  readonly days: number;
  readonly quantity: number;
  readonly unitPrice: bigint;
  /** What one pricing unit costs the company itself; null: not known. Never shown to the client. */
  readonly unitCost: bigint | null;
  readonly total: bigint;
  readonly optional: boolean;
  readonly picked: boolean;
  readonly reason: string;
  /** Such a price does not follow the region. */
  readonly priceSetByHand: boolean;
  /** Such a line does not follow the line that it goes with. */
  readonly unitsSetByHand: boolean;
  /** Where it goes and how its price was made; null: the company's table of delivery prices did not. */
  readonly delivery: LineDelivery | null;
  /** The words of the brief that it came from; of several, the first two, with ' … ' between them. */
  readonly words: string | null;
}

/** What suppliers hire to the company of a product for a proposal, asked for or confirmed. */
export interface HiredIn {
  readonly productId: string;
  /** On the day with the most. */
  readonly units: number;
  /** Of all sub-hires of it, as far as it is known, in minor units of the proposal's currency. */
  readonly cost: bigint;
  /** The cost of none of them is missing in it. */
  readonly whole: boolean;
  /** Kits that it is a part of. */
  readonly kits: readonly string[];
}

export type { Adjustment } from './price/index.ts';

/** What made a proposal's adjustments: a client who picks an option is charged by what was offered. */
export interface AdjustedWith extends Pick<Company, 'chargedDays' | 'taxRate' | 'taxLabel'> {
  readonly rules: readonly TotalRule[];
}

/** Who accepted or declined: the client, or the company on the client's word. */
export type DecidedBy = 'client' | 'company';

/** What a caller asks for. */
export interface CreateProposal {
  readonly event: Omit<Brief, 'title'>;
  readonly title?: string | undefined;
  readonly client?: NewClient | undefined;
  readonly clientId?: string | undefined;
  readonly currency?: string | undefined;
  /** The enquiry that it answers. */
  readonly enquiryId?: string | undefined;
}
