import type { ClientKind, VatReason, VatTreatment } from '@showbill/contract';

/** What a treatment follows from. */
export interface VatFacts {
  /** ISO 3166-1 alpha-2. */
  readonly sellerCountry: string;
  /** Whether the seller has a number for value-added tax. */
  readonly sellerHasNumber: boolean;
  readonly buyerCountry: string;
  readonly buyerKind: ClientKind;
  readonly buyerHasNumber: boolean;
  /** Whether what was agreed holds tax. */
  readonly isTaxed: boolean;
}

export interface ProposedTreatment {
  readonly treatment: VatTreatment;
  readonly reason: VatReason;
}

/** Members of the European Union. */
const UNION = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));
/** Beside them, where a service for a business abroad is taxed where that is: with laws like the Union's. */
const ALIKE = new Set(['GB', 'NO', 'CH', 'IS']);
/** Countries in the area of another one's tax (Article 7 of Directive 2006/112/EC; the customs treaty of 1923 with Switzerland). */
const WITHIN: ReadonlyMap<string, string> = new Map([
  ['IM', 'GB'],
  ['LI', 'CH'],
  ['MC', 'FR'],
]);

/** Whether a country has value-added tax that is known here. */
export function hasVat(country: string): boolean {
  const area = areaOf(country);
  return UNION.has(area) || ALIKE.has(area);
}

/**
 * The treatment that usually applies to services for events, to be confirmed by a person: by the place of a business that is
 * served, by that of the seller otherwise (Articles 44, 45, 196 and 282 of Directive 2006/112/EC). It knows no exceptions,
 * as services tied to land or admission to events.
 */
export function proposeTreatment(facts: VatFacts): ProposedTreatment {
  const { buyerKind, isTaxed } = facts;
  const [seller, buyer] = [areaOf(facts.sellerCountry), areaOf(facts.buyerCountry)];
  if (buyer !== seller && buyerKind === 'business' && hasVat(seller)) {
    const inUnion = UNION.has(seller) && UNION.has(buyer);
    if (!inUnion) return { treatment: 'outside_scope', reason: 'business_abroad' };
    if (facts.sellerHasNumber && facts.buyerHasNumber) {
      return { treatment: 'reverse_charge', reason: 'business_in_eu' };
    }
  }
  if (isTaxed) return { treatment: 'standard', reason: buyer === seller ? 'home' : 'consumer_abroad' };
  return hasVat(seller)
    ? { treatment: 'exempt', reason: 'no_tax_charged' }
    : { treatment: 'outside_scope', reason: 'no_vat_at_home' };
}

function areaOf(country: string): string {
  return WITHIN.get(country) ?? country;
}

/** Which treatments can be chosen: none charges tax that was not agreed on. */
export function possibleTreatments(isTaxed: boolean): readonly VatTreatment[] {
  const without: readonly VatTreatment[] = ['reverse_charge', 'exempt', 'outside_scope'];
  return isTaxed ? ['standard', ...without] : without;
}
