import type { DeliveryWanted, ProposalChange } from '@showbill/contract';
import { findPostcode, type NoPrice } from '../../../delivery/index.ts';
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
 * After the venue has changed: every line that is priced for the venue's postcode follows it, and the first line for delivery is
 * priced for it where none is yet. Where the table has no price for the new venue, a line keeps the one that it has, and nothing
 * is said any more of how that was made. Prices that somebody typed, and distances, stay.
 */
export function deliveredAtVenue(sheet: Sheet, { ground }: At): Sheet {
  const following = linesToFollow(sheet);
  return {
    ...sheet,
    lines: sheet.lines.map((line) => (following.includes(line) ? atVenue(line, sheet, ground) : line)),
  };
}

function linesToFollow({ lines }: Sheet): readonly SheetLine[] {
  const own = lines.filter(({ delivery }) => delivery !== null);
  const first = own.length === 0 ? deliveryLineOf(lines) : null;
  return (first === null ? own : [first]).filter((line) => !line.priceSetByHand && !line.delivery?.distance);
}

function atVenue(line: SheetLine, sheet: Sheet, { delivery: ground, language }: At['ground']): SheetLine {
  const { delivery } = line;
  const country = ground?.table.from.country ?? null;
  const postcode = country === null || sheet.venue === null ? null : findPostcode(sheet.venue, country);
  if (delivery?.made && delivery.postcode === postcode) return line;
  const priced = ground && deliveryTo(sheet.venue, sheet, ground, delivery ?? undefined);
  if (priced) return { ...line, ...pricedAs(line, priced.delivery, { amount: priced.amount, language }) };
  if (delivery === null) return line;
  return { ...line, reason: '', delivery: { ...delivery, postcode: postcode ?? delivery.postcode, made: null } };
}
