import type { VatTreatment } from '@showbill/contract';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { Buyer, InvoiceDocument, Seller } from './document.ts';
import { isForPeppol } from './peppol.ts';

/** What an invoice cannot do without, by name. */
export type Missing =
  | 'seller_address'
  | 'seller_number'
  | 'seller_vat_id'
  | 'buyer_name'
  | 'buyer_street'
  | 'buyer_post_code'
  | 'buyer_city'
  | 'buyer_country'
  | 'buyer_vat_id'
  | 'supply_date';

/** What only a file for programs needs, by name. */
export type MissingInFile =
  | 'currency_of_two_decimals'
  | 'seller_email'
  | 'buyer_email'
  | 'seller_account'
  | 'seller_contact'
  | 'seller_telephone'
  | 'seller_post_code'
  | 'buyer_post_code';

type Unnumbered = Omit<InvoiceDocument, 'number' | 'issuedOn'>;

/** What is still to be entered before an invoice can be issued. */
export function missingOf({ kind, seller, buyer, vat, period }: Unnumbered): Missing[] {
  return [
    ...missingOfSeller(seller, vat.treatment),
    ...which({
      buyer_name: buyer.name === '',
      buyer_street: buyer.street === '',
      buyer_post_code: lacksPostCode(buyer),
      buyer_city: buyer.city === '',
      buyer_country: buyer.country === '',
      buyer_vat_id: vat.treatment === 'reverse_charge' && buyer.vatId === null,
      supply_date: kind !== 'deposit' && period === null,
    }),
  ];
}

/** What of it the company has to enter about itself. */
export function missingOfSeller(seller: Seller, treatment: VatTreatment): Missing[] {
  const isTaxable = treatment !== 'outside_scope';
  return which({
    seller_address: seller.street === '' || seller.city === '' || lacksPostCode(seller),
    seller_number: seller.vatId === null && seller.taxId === null && (isTaxable || seller.registrationNumber === null),
    seller_vat_id: treatment === 'reverse_charge' && seller.vatId === null && seller.taxId !== null,
  });
}

/** There is a form of postcode there, but addresses are whole without one. */
const WITHOUT_POSTCODE = new Set(['IE', 'PA']);

/** Whether an address has no postcode in a country whose addresses have one: whatever is typed will do. */
function lacksPostCode({ postCode, country }: Pick<Buyer, 'postCode' | 'country'>): boolean {
  if (postCode !== '' || WITHOUT_POSTCODE.has(country)) return false;
  return postcodeValidatorExistsForCountry(country) && !postcodeValidator('', country);
}

/** What an invoice that was issued lacks of a file: of UBL, which names both by number or email, and of XRechnung, which asks for more. */
export function missingInFile(
  { seller, buyer }: Pick<InvoiceDocument, 'seller' | 'buyer'>,
  { decimals, isXRechnung }: { readonly decimals: number; readonly isXRechnung: boolean },
): MissingInFile[] {
  const byNumber = !isXRechnung && isForPeppol({ seller, buyer });
  return which({
    currency_of_two_decimals: decimals > 2,
    seller_email: !byNumber && seller.email === null,
    buyer_email: !byNumber && buyer.email === null,
    seller_account: isXRechnung && seller.account === null,
    seller_contact: isXRechnung && seller.contact === null,
    seller_telephone: isXRechnung && seller.telephone === null,
    seller_post_code: isXRechnung && seller.postCode === '',
    buyer_post_code: isXRechnung && buyer.postCode === '',
  });
}

function which<Name extends string>(lacking: Readonly<Record<Name, boolean>>): Name[] {
  // the keys are those of the record
  return (Object.keys(lacking) as Name[]).filter((name) => lacking[name]);
}
