/** Days here are whole numbers as `platform/days.ts` makes them; intervals are [from, until), `until` may be Infinity. */

/** The days from `from` up to, not including, `until`. */
export interface Interval {
  readonly from: number;
  readonly until: number;
}

/** A tracked product, and its first count, which holds for all days before its first change. */
export interface TrackedProduct {
  readonly id: string;
  readonly firstOwned: number;
}

/** Units bought or hired in (or, negative, sold or gone back) from a day on. `product` is here and below the index in `Stock.products`. */
export interface OwnedChange {
  readonly product: number;
  readonly day: number;
  readonly quantity: number;
}

/** Units in repair or lost. A negative quantity takes back units of another hold that returned early. */
export interface Hold {
  readonly product: number;
  readonly kind: 'in_repair' | 'lost';
  readonly quantity: number;
  readonly from: number;
  readonly until: number;
}

/** What a proposal holds of a product on the event's own days, and how many days around them. */
export interface Booking {
  readonly product: number;
  readonly kind: 'provisional' | 'firm';
  readonly quantity: number;
  readonly from: number;
  readonly until: number;
  /** Days around the event's that it holds; null or left out: the buffers. */
  readonly daysBefore?: number | null | undefined;
  readonly daysAfter?: number | null | undefined;
  /** The day of dispatch of a confirmed job. */
  readonly left: number | null;
  /** The last day, in the company's calendar, on which a provisional one counts; null: it always does. */
  readonly validUntil: number | null;
}

/** Units that left for a confirmed job and came back together, or are still out. */
export interface DispatchedUnits {
  readonly product: number;
  readonly quantity: number;
  readonly left: number;
  /** The day after the event's last, without buffers. */
  readonly due: number;
  /** Days until they are late; null or left out: the buffer after a job. */
  readonly daysAfter?: number | null | undefined;
  /** Null while they are out. */
  readonly back: number | null;
}

/** Plain records of a company's stock. They may reach beyond the days that are asked for. */
export interface Stock {
  /** In the order of the answer. */
  readonly products: readonly TrackedProduct[];
  readonly changes: readonly OwnedChange[];
  readonly holds: readonly Hold[];
  readonly bookings: readonly Booking[];
  readonly dispatched: readonly DispatchedUnits[];
}

export interface ReportDays {
  readonly from: number;
  readonly until: number;
  /** The company's. */
  readonly today: number;
  /** Days before and after each job that count as held. */
  readonly bufferBefore: number;
  readonly bufferAfter: number;
}

/** The figures of each day and product: figure [day index × number of products + product index]. */
export interface Report {
  readonly from: number;
  readonly days: number;
  readonly productIds: readonly string[];
  readonly owned: Float64Array;
  readonly inRepair: Float64Array;
  readonly lost: Float64Array;
  readonly firm: Float64Array;
  readonly provisional: Float64Array;
  readonly overdue: Float64Array;
  readonly free: Float64Array;
}
