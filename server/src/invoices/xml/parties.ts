import type { Invoice } from '@e-invoice-eu/core';
import type { Buyer, InvoiceDocument, Seller } from '../document.ts';
import { networkAddress, registerNumber } from '../peppol.ts';
import { writtenVatId } from '../vat-id.ts';

type SellerParty = Invoice['ubl:Invoice']['cac:AccountingSupplierParty']['cac:Party'];
type BuyerParty = Invoice['ubl:Invoice']['cac:AccountingCustomerParty']['cac:Party'];
type SellerAddress = SellerParty['cac:PostalAddress'];

const VAT = { 'cbc:ID': 'VAT' };
/** Of a number with the tax office: anything but VAT. */
const OTHER_TAX = { 'cbc:ID': 'TAX' };
/** An address of mail, in the list of electronic addresses. */
const MAIL = 'EM';

/** What is outside the scope of the tax names nobody's number for it (BR-O-02 to BR-O-04 of EN 16931). */
export function sellerParty({ seller, vat }: InvoiceDocument, isPeppol: boolean): SellerParty {
  const vatId = vat.treatment === 'outside_scope' ? null : seller.vatId;
  // whoever has neither of the numbers that buyers know them by is known by another one (BR-CO-26)
  const knownBy = seller.registrationNumber ?? (vatId === null ? (seller.taxId ?? seller.vatId) : null);
  return {
    ...endpoint(seller, isPeppol),
    ...(seller.tradingName !== null && { 'cac:PartyName': { 'cbc:Name': seller.tradingName } }),
    'cac:PostalAddress': addressOf(seller),
    'cac:PartyTaxScheme': taxScheme(seller, vatId),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': seller.name,
      ...(knownBy !== null && companyId(knownBy, seller)),
    },
    ...(seller.contact !== null && {
      'cac:Contact': {
        'cbc:Name': seller.contact,
        ...(seller.telephone !== null && { 'cbc:Telephone': seller.telephone }),
        ...(seller.email !== null && { 'cbc:ElectronicMail': seller.email }),
      },
    }),
  };
}

function taxScheme({ country, taxId }: Seller, vatId: string | null): NonNullable<SellerParty['cac:PartyTaxScheme']> {
  if (vatId !== null) return [{ 'cbc:CompanyID': writtenVatId(vatId, country), 'cac:TaxScheme': VAT }];
  return taxId === null ? [] : [{ 'cbc:CompanyID': taxId, 'cac:TaxScheme': OTHER_TAX }];
}

export function buyerParty({ buyer, vat }: InvoiceDocument, isPeppol: boolean): BuyerParty {
  const vatId = vat.treatment === 'outside_scope' ? null : buyer.vatId;
  return {
    ...endpoint(buyer, isPeppol),
    'cac:PostalAddress': addressOf(buyer),
    ...(vatId !== null && {
      'cac:PartyTaxScheme': { 'cbc:CompanyID': writtenVatId(vatId, buyer.country), 'cac:TaxScheme': VAT },
    }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': buyer.name },
  };
}

type CompanyId = Pick<SellerParty['cac:PartyLegalEntity'], 'cbc:CompanyID' | 'cbc:CompanyID@schemeID'>;
type Register = NonNullable<CompanyId['cbc:CompanyID@schemeID']>;

function companyId(written: string, { country }: Seller): CompanyId {
  const { number, scheme } = registerNumber(written, country);
  return { 'cbc:CompanyID': number, ...(scheme !== undefined && { 'cbc:CompanyID@schemeID': scheme as Register }) };
}

type Endpoint = Pick<SellerParty, 'cbc:EndpointID' | 'cbc:EndpointID@schemeID'>;
type Scheme = NonNullable<SellerParty['cbc:EndpointID@schemeID']>;

function endpoint(party: Seller | Buyer, isPeppol: boolean): Endpoint {
  const address = isPeppol ? networkAddress(party) : null;
  // what the schema checks a scheme against is the list that it comes from
  if (address !== null)
    return { 'cbc:EndpointID': address.number, 'cbc:EndpointID@schemeID': address.scheme as Scheme };
  return party.email === null ? {} : { 'cbc:EndpointID': party.email, 'cbc:EndpointID@schemeID': MAIL };
}

function addressOf({ street, postCode, city, country }: Seller | Buyer): SellerAddress {
  const [first, second, ...more] = street
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return {
    ...(first !== undefined && { 'cbc:StreetName': first }),
    ...(second !== undefined && { 'cbc:AdditionalStreetName': second }),
    ...(city !== '' && { 'cbc:CityName': city }),
    ...(postCode !== '' && { 'cbc:PostalZone': postCode }),
    ...(more.length > 0 && { 'cac:AddressLine': { 'cbc:Line': more.join(', ') } }),
    // what the schema checks the country's code against is the list that it comes from
    'cac:Country': { 'cbc:IdentificationCode': country as SellerAddress['cac:Country']['cbc:IdentificationCode'] },
  };
}
