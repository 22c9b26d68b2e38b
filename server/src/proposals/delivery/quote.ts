import type { DeliveryMade, DeliveryTable, DeliveryWanted } from '@showbill/contract';
import type { Company } from '../../accounts/index.ts';
import {
  distanceTo,
  type Load,
  loadOf,
  type Measures,
  type NoPrice,
  type Places,
  priceDelivery,
} from '../../delivery/index.ts';
import { planOf } from '../plan.ts';
import { unitPrice } from '../price/index.ts';
import type { LineItem, Proposal } from '../proposal.ts';

/** What it takes to price a delivery of a proposal. */
export interface DeliveryGround {
  readonly table: DeliveryTable;
  readonly company: Pick<Company, 'currency' | 'bufferDaysBefore' | 'bufferDaysAfter'>;
  /** The proposal's. */
  readonly currency: string;
  readonly exchangeRate: string;
  /** Where postcodes of the depot's country are. */
  readonly places: Places;
  /** Of the products of its lines. */
  readonly measures: ReadonlyMap<string, Measures>;
  readonly schedule: Pick<Proposal, 'delivery' | 'collection'>;
}

/** What is delivered, and when. */
export interface Delivered {
  readonly lines: readonly Pick<LineItem, 'catalogItemId' | 'category' | 'units' | 'optional' | 'picked'>[];
  readonly date: string | null;
  readonly days: number;
}

export interface DeliveryQuote {
  /** About how far it is to its postcode, in the table's unit; null: not known. */
  readonly distance: number | null;
  readonly load: Load;
  /** In minor units of the proposal's currency. */
  readonly price: { readonly amount: bigint; readonly made: DeliveryMade } | { readonly why: NoPrice };
}

/** What the company's table makes of a delivery; rounded once more where it is of another currency. */
export function quoteDelivery(wanted: DeliveryWanted, delivered: Delivered, ground: DeliveryGround): DeliveryQuote {
  const { table, company, currency, exchangeRate, places, measures, schedule } = ground;
  const { date, days, lines } = delivered;
  const distance = wanted.postcode === null ? null : distanceTo(wanted.postcode, table, places);
  const load = loadOf(lines, measures, table.vehicles);
  const event = { date, days, description: '', venue: null, attendees: null };
  const times = planOf({ event, ...schedule }, company);
  const priced = priceDelivery(table, company.currency, { wanted, distance, load, times });
  if (priced.kind === 'unpriced') return { distance, load, price: { why: priced.why } };
  const exchange = { currency, companyCurrency: company.currency, exchangeRate, regionalFactor: '1' };
  return { distance, load, price: { amount: unitPrice(priced.amount, exchange), made: priced.made } };
}
