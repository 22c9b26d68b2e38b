import type { DeliveryTable, DeliveryWanted } from '@showbill/contract';
import { getCompany } from '../../accounts/index.ts';
import { findPostcode } from '../../delivery/index.ts';
import { deliverySentence, speechOf } from '../../languages/index.ts';
import { dayIn } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { toMajor } from '../../platform/money/index.ts';
import { forCompany } from '../../platform/tenancy.ts';
import { loadProposal } from '../load.ts';
import { type DeliveryQuote, quoteDelivery } from './quote.ts';
import { readDeliveryGround } from './read-delivery-ground.ts';

/** What a delivery of a proposal would come to; money in major units of its currency. */
export interface DeliveryPreview {
  readonly unit: DeliveryTable['unit'];
  readonly country: string;
  /** Of the venue; null: none was found in it. */
  readonly venue_postcode: string | null;
  readonly distance: number | null;
  readonly load: {
    readonly weight_kg: number;
    readonly volume_m3: number;
    readonly unknown_lines: number;
    readonly counts: boolean;
  };
  readonly price:
    | { readonly unit_price: number; readonly sentence: string }
    | { readonly why: Extract<DeliveryQuote['price'], { why: unknown }>['why'] };
}

/**
 * What the company's table makes of a delivery, in the language of the proposal. Null: it has no table of delivery prices, or none
 * in the proposal's currency. Throws `not_found`.
 */
export function previewDelivery(
  { db, clock, config }: Context,
  companyId: string,
  id: string,
  wanted: DeliveryWanted,
): Promise<DeliveryPreview | null> {
  return forCompany(db, companyId, async (tx) => {
    const company = await getCompany(tx, companyId);
    const proposal = await loadProposal(tx, companyId, id, dayIn(company.timeZone, clock.now()));
    if (proposal === null) throw new AppError('not_found', (texts) => texts.none.proposal(id));
    const { currency, lines, event, delivery, collection, language } = proposal;
    const products = lines.flatMap(({ catalogItemId }) => catalogItemId ?? []);
    const { postcodesFile } = config;
    const of = { currency, products, schedule: { delivery, collection }, postcodesFile };
    const ground = await readDeliveryGround(tx, company, of);
    if (ground === null) return null;
    const { distance, load, price } = quoteDelivery(wanted, { lines, date: event.date, days: event.days }, ground);
    const { unit, from, vehicles } = ground.table;
    return {
      unit,
      country: from.country,
      venue_postcode: event.venue === null ? null : findPostcode(event.venue, from.country),
      distance,
      load: {
        weight_kg: load.kilograms,
        volume_m3: load.cubicMetres,
        unknown_lines: load.unknown,
        counts: vehicles.length > 0,
      },
      price:
        'why' in price
          ? price
          : {
              unit_price: toMajor(price.amount, currency),
              sentence: deliverySentence(speechOf(language), { ...wanted, made: price.made }),
            },
    };
  });
}
