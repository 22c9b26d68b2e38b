import { type CountryTax, taxOf } from './country-taxes.ts';

/** Countries whose capital's time zone is not the only one. Source: IANA time zone database, zone1970.tab. */
const CAPITAL_ZONES: Readonly<Record<string, string>> = {
  AQ: 'Antarctica/McMurdo',
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  FM: 'Pacific/Pohnpei',
  GL: 'America/Nuuk',
  ID: 'Asia/Jakarta',
  KI: 'Pacific/Tarawa',
  KZ: 'Asia/Almaty',
  MH: 'Pacific/Majuro',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PF: 'Pacific/Tahiti',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  UA: 'Europe/Kyiv',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

/**
 * Countries by the currency that prices are given in there; euro where none is named. Source: ISO 4217 List One by SIX
 * Financial Information, 2026-09-17, its entities as ISO 3166-1 codes; of several the one that circulates.
 */
const COUNTRIES_BY_CURRENCY = `
  AED AE; AFN AF; ALL AL; AMD AM; AOA AO; ARS AR; AUD AU CC CX HM KI NF NR TV; AWG AW; AZN AZ; BAM BA; BBD BB; BDT
  BD; BHD BH; BIF BI; BMD BM; BND BN; BOB BO; BRL BR; BSD BS; BTN BT; BWP BW; BYN BY; BZD BZ; CAD CA; CDF CD; CHF CH
  LI; CLP CL; CNY CN; COP CO; CRC CR; CUP CU; CVE CV; CZK CZ; DJF DJ; DKK DK FO GL; DOP DO; DZD DZ; EGP EG; ERN ER;
  ETB ET; FJD FJ; FKP FK; GBP GB GG GS IM JE; GEL GE; GHS GH; GIP GI; GMD GM; GNF GN; GTQ GT; GYD GY; HKD HK; HNL
  HN; HTG HT; HUF HU; IDR ID; ILS IL PS; INR IN; IQD IQ; IRR IR; ISK IS; JMD JM; JOD JO; JPY JP; KES KE; KGS KG; KHR
  KH; KMF KM; KPW KP; KRW KR; KWD KW; KYD KY; KZT KZ; LAK LA; LBP LB; LKR LK; LRD LR; LSL LS; LYD LY; MAD EH MA; MDL
  MD; MGA MG; MKD MK; MMK MM; MNT MN; MOP MO; MRU MR; MUR MU; MVR MV; MWK MW; MXN MX; MYR MY; MZN MZ; NAD NA; NGN
  NG; NIO NI; NOK BV NO SJ; NPR NP; NZD CK NU NZ PN TK; OMR OM; PAB PA; PEN PE; PGK PG; PHP PH; PKR PK; PLN PL; PYG
  PY; QAR QA; RON RO; RSD RS; RUB RU; RWF RW; SAR SA; SBD SB; SCR SC; SDG SD; SEK SE; SGD SG; SHP SH; SLE SL; SOS
  SO; SRD SR; SSP SS; STN ST; SYP SY; SZL SZ; THB TH; TJS TJ; TMT TM; TND TN; TOP TO; TRY TR; TTD TT; TWD TW; TZS
  TZ; UAH UA; UGX UG; USD AQ AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI; UYU UY; UZS UZ; VES VE; VND VN; VUV
  VU; WST WS; XAF CF CG CM GA GQ TD; XCD AG AI DM GD KN LC MS VC; XCG CW SX; XOF BF BJ CI GW ML NE SN TG; XPF NC PF
  WF; YER YE; ZAR ZA; ZMW ZM; ZWG ZW`;

const CURRENCIES: ReadonlyMap<string, string> = new Map(
  COUNTRIES_BY_CURRENCY.split(';').flatMap((entry) => {
    const [currency = '', ...countries] = entry.trim().split(/\s+/);
    return countries.map((country) => [country, currency] as const);
  }),
);

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly currency: string;
  /** The capital's first. */
  readonly timeZones: readonly string[];
  /** On hire; null: none is known. */
  readonly tax: CountryTax | null;
}

/** Every country with what is usual there. */
export function listCountries(): Country[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.filter(isCountry).map((code) => {
    const capital = capitalTimeZone(code);
    const others = zonesOf(code).filter((zone) => zone !== capital);
    return { code, currency: usualCurrency(code), timeZones: [capital, ...others], tax: taxOf(code) };
  });
}

function usualCurrency(country: string): string {
  return CURRENCIES.get(country) ?? 'EUR';
}

/** Whether a code is a current ISO 3166-1 alpha-2 country: CLDR gives such a region, and no other, time zones under its own name. */
export function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && new Intl.Locale(`und-${code}`).region === code && zonesOf(code).length > 0;
}

/** The time zone of a country's capital. */
export function capitalTimeZone(country: string): string {
  return CAPITAL_ZONES[country] ?? zonesOf(country)[0] ?? 'UTC';
}

/** What a tax on hire is called there. */
export function taxLabel(country: string): string {
  return taxOf(country)?.name ?? 'VAT';
}

function zonesOf(country: string): string[] {
  return new Intl.Locale(`und-${country}`).getTimeZones() ?? [];
}
