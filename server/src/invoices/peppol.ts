import type { Buyer, InvoiceDocument, Seller } from './document.ts';
import { writtenVatId } from './vat-id.ts';

/** Of the list of electronic addresses (EAS): where it is the number for VAT itself, by the letters that begin it. */
const VAT_SCHEMES: Readonly<Record<string, string>> = {
  AT: '9914',
  BG: '9926',
  CY: '9928',
  CZ: '9929',
  DE: '9930',
  EE: '9931',
  EL: '9933',
  ES: '9920',
  FI: '0213',
  FR: '9957',
  GB: '9932',
  HR: '9934',
  HU: '9910',
  IE: '9935',
  IT: '0211',
  LT: '9937',
  LU: '9938',
  LV: '9939',
  MT: '9943',
  NL: '9944',
  PL: '9945',
  PT: '9946',
  RO: '9947',
  SI: '9949',
  SK: '9950',
};

/** The same, where it is the number of a register, which the one for VAT is made of. */
const REGISTERS: Readonly<Record<string, readonly [scheme: string, inVatId: RegExp]>> = {
  BE: ['0208', /^BE(\d{10})$/],
  DK: ['0184', /^DK(\d{8})$/],
  NO: ['0192', /^NO(\d{9})(?:MVA)?$/],
  SE: ['0007', /^SE(\d{10})\d\d$/],
};

interface NetworkAddress {
  readonly scheme: string;
  readonly number: string;
}

/** How somebody with a number for VAT is known in the network Peppol, which has no addresses of mail. */
export function networkAddress({ vatId, country }: Seller | Buyer): NetworkAddress | null {
  if (vatId === null) return null;
  const written = writtenVatId(vatId, country);
  const letters = written.slice(0, 2);
  const [scheme, inVatId] = REGISTERS[letters] ?? [VAT_SCHEMES[letters], /^(.+)$/];
  const number = inVatId.exec(written)?.[1];
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
