import type { Buyer, InvoiceDocument, Seller } from './document.ts';
import { writtenVatId } from './vat-id.ts';

/**
 * By the letters that begin a number for VAT, the list of electronic addresses (EAS) and what of the number is the address there:
 * all of it, or the number of a register that it is made of. The forms are those of the Commission's VIES, and of gov.uk for GB.
 */
const VAT_ADDRESSES: Readonly<Record<string, readonly [scheme: string, inVatId: RegExp]>> = {
  AT: ['9914', /^(ATU\d{8})$/],
  BE: ['0208', /^BE(\d{10})$/],
  BG: ['9926', /^(BG\d{9,10})$/],
  CY: ['9928', /^(CY\d{8}[A-Z])$/],
  CZ: ['9929', /^(CZ\d{8,10})$/],
  DE: ['9930', /^(DE\d{9})$/],
  DK: ['0184', /^DK(\d{8})$/],
  EE: ['9931', /^(EE\d{9})$/],
  EL: ['9933', /^(EL\d{9})$/],
  ES: ['9920', /^(ES[A-Z\d]\d{7}[A-Z\d])$/],
  FI: ['0213', /^(FI\d{8})$/],
  FR: ['9957', /^(FR[A-Z\d]{2}\d{9})$/],
  GB: ['9932', /^(GB(?:\d{9}|\d{12}|(?:GD|HA)\d{3}))$/],
  HR: ['9934', /^(HR\d{11})$/],
  HU: ['9910', /^(HU\d{8})$/],
  IE: ['9935', /^(IE(?:\d{7}[A-Z]{1,2}|\d[A-Z]\d{5}[A-Z]))$/],
  IT: ['0211', /^(IT\d{11})$/],
  LT: ['9937', /^(LT(?:\d{9}|\d{12}))$/],
  LU: ['9938', /^(LU\d{8})$/],
  LV: ['9939', /^(LV\d{11})$/],
  MT: ['9943', /^(MT\d{8})$/],
  NL: ['9944', /^(NL\d{9}B\d\d)$/],
  NO: ['0192', /^NO(\d{9})(?:MVA)?$/],
  PL: ['9945', /^(PL\d{10})$/],
  PT: ['9946', /^(PT\d{9})$/],
  RO: ['9947', /^(RO\d{2,10})$/],
  SE: ['0007', /^SE(\d{10})\d\d$/],
  SI: ['9949', /^(SI\d{8})$/],
  SK: ['9950', /^(SK\d{10})$/],
};

interface NetworkAddress {
  readonly scheme: string;
  readonly number: string;
}

/** How somebody is known in the network Peppol, which has no addresses of mail: by a number for VAT that has its country's form. */
export function networkAddress({ vatId, country }: Seller | Buyer): NetworkAddress | null {
  if (vatId === null) return null;
  const written = writtenVatId(vatId, country);
  const [scheme, inVatId] = VAT_ADDRESSES[written.slice(0, 2)] ?? [];
  const number = inVatId?.exec(written)?.[1];
  return scheme === undefined || number === undefined ? null : { scheme, number };
}

/** Of the list of registers (ICD), where Peppol asks for it: the number as it has to be written. */
const LEGAL_REGISTERS: Readonly<Record<string, readonly [scheme: string, number: RegExp]>> = {
  NL: ['0106', /^\D*(\d{8})$/],
  SE: ['0007', /^(\d{10})$/],
};

/** The number of a seller in its country's register of companies; no scheme where none is known or asked for. */
export function registerNumber(
  written: string,
  country: string,
): { readonly scheme?: string; readonly number: string } {
  const [scheme, shape] = LEGAL_REGISTERS[country] ?? [];
  const number = shape?.exec(written.replaceAll(/[\s.-]/g, ''))?.[1];
  return scheme === undefined || number === undefined ? { number: written } : { scheme, number };
}

type Parties = Pick<InvoiceDocument, 'seller' | 'buyer'>;

/** Where Peppol's own rules for sellers ask for what no invoice here has. */
const OTHERWISE: ReadonlySet<string> = new Set(['DK', 'GR']);

/** Whether an invoice can be one of Peppol, also by its rules for sellers of some countries. */
export function isForPeppol({ seller, buyer }: Parties): boolean {
  if (networkAddress(seller) === null || networkAddress(buyer) === null || OTHERWISE.has(seller.country)) return false;
  return hasRegister(seller) && (!areGerman({ seller, buyer }) || hasAllOfGermany({ seller, buyer }));
}

function hasRegister({ registrationNumber, country }: Seller): boolean {
  if (LEGAL_REGISTERS[country] === undefined) return true;
  return registerNumber(registrationNumber ?? '', country).scheme !== undefined;
}

/** DE-R-001 to DE-R-009. */
function hasAllOfGermany({ seller, buyer }: Parties): boolean {
  const { account, contact, telephone, email, postCode } = seller;
  return ![account, contact, telephone, email].includes(null) && postCode !== '' && buyer.postCode !== '';
}

export function areGerman({ seller, buyer }: Parties): boolean {
  return seller.country === 'DE' && buyer.country === 'DE';
}
