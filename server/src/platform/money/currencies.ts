import { invalidRequest } from '../errors.ts';

/**
 * Currencies by their minor digits: the codes of ISO 4217 List One that have any, as SIX Financial Information
 * published it on 2026-09-17 (165 codes, funds included). Codes without minor digits there (metals, drawing
 * rights, testing, "no currency") and withdrawn ones (ANG, BGN, CUC, HRK …) are left out.
 * https://www.six-group.com/en/products-services/financial-information/market-reference-data/data-standards.html
 */
const CODES_BY_DIGITS: readonly (readonly [digits: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [
    2,
    `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY
     COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS
     INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR
     MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP
     STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
  ],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

const DIGITS: ReadonlyMap<string, number> = new Map(
  CODES_BY_DIGITS.flatMap(([digits, codes]) => codes.split(/\s+/).map((code) => [code, digits] as const)),
);

/** Every current currency code, in alphabetical order. */
export const CURRENCIES: readonly string[] = [...DIGITS.keys()].sort();

/** Whether `code` is a current ISO 4217 code, in capitals. */
export function isCurrency(code: string): boolean {
  return DIGITS.has(code);
}

/** Decimals of the currency's minor unit: JPY 0, GBP 2, KWD 3. Throws `invalid_request` for an unknown code. */
export function minorDigits(currency: string): number {
  const digits = DIGITS.get(currency);
  if (digits === undefined) {
    throw invalidRequest('currency', ({ accounts }) => accounts.currencyCode(JSON.stringify(currency)));
  }
  return digits;
}
