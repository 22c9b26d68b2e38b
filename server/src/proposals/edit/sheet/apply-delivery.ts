import type { DeliveryWanted, ProposalChange } from '@showbill/contract';
import type { NoPrice } from '../../../delivery/index.ts';
import { invalidRequest } from '../../../platform/errors.ts';
import type { Refusals, Saying } from '../../../refusals/index.ts';
import { deliveryLineOf, deliveryTo, mayBeDelivery, pricedAs, quoteDelivery } from '../../delivery/index.ts';
import type { At } from './at.ts';
import type { Sheet, SheetLine } from './sheet.ts';

type SetLine = Extract<ProposalChange, { kind: 'set_line' }>;

/**
 * What a change of a line makes of its delivery: priced by the company's table, also where its price is to be made anew; or as an
 * undoing says. Nothing where it is not about one. Throws `invalid_request` where the table has no price.
 */
export function deliveryWished(sheet: Sheet, line: SheetLine, change: SetLine, at: At): Partial<SheetLine> {
  const { delivery, unit_price: price, follow } = change;
  if (delivery === null) return { delivery, priceSetByHand: line.priceSetByHand || line.catalogItemId === null };
  if (delivery === undefined) {
    return price === null && line.delivery !== null ? pricedByTable(sheet, line, line.delivery, at) : {};
  }
  const { made, ...wanted } = delivery;
  if (made !== undefined && follow === false) return { delivery: { ...wanted, made } };
  return pricedByTable(sheet, line, wanted, at);
}

function pricedByTable(sheet: Sheet, line: SheetLine, wanted: DeliveryWanted, { ground, param }: At) {
  const refuse = (saying: Saying) => invalidRequest(`${param}.delivery`, saying);
  if (!mayBeDelivery(line)) throw refuse(({ delivery }) => delivery.otherLine);
  if (ground.delivery === null) throw refuse(({ delivery }) => delivery.noTable);
  const { postcode, distance, delivery, collection } = wanted;
  const asked = { postcode, distance, delivery, collection };
  const { price } = quoteDelivery(asked, sheet, ground.delivery);
  if ('why' in price) throw refuse((texts) => whyNot(texts, price.why));
  return pricedAs(line, { ...asked, made: price.made }, { amount: price.amount, language: ground.language });
}

function whyNot({ delivery }: Refusals, why: NoPrice): string {
  switch (why) {
    case 'place':
      return delivery.noPlace;
    case 'too_far':
      return delivery.tooFar;
    case 'too_much':
      return delivery.tooMuch;
    default:
      return why satisfies never;
  }
}

/**
 * After the venue has changed: a line that is priced for the venue's postcode follows it, and the first line for delivery is
 * priced for it where none is yet. Prices that somebody typed, and distances, stay.
 */
export function deliveredAtVenue(sheet: Sheet, { ground }: At): Sheet {
  if (ground.delivery === null) return sheet;
  const line = lineToFollow(sheet);
  if (line === null) return sheet;
  const priced = deliveryTo(sheet.venue, sheet, ground.delivery, line.delivery ?? undefined);
  if (priced === null) return sheet;
  const { amount, delivery } = priced;
  const next = { ...line, ...pricedAs(line, delivery, { amount, language: ground.language }) };
  return { ...sheet, lines: sheet.lines.map((each) => (each === line ? next : each)) };
}

function lineToFollow({ lines }: Sheet): SheetLine | null {
  const own = lines.filter(({ delivery }) => delivery !== null);
  const found = own.length === 0 ? deliveryLineOf(lines) : (own[0] ?? null);
  return found === null || found.priceSetByHand || found.delivery?.distance ? null : found;
}
