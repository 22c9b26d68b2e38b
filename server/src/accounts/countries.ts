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

const TAX_LABELS: Readonly<Record<string, string>> = {
  AU: 'GST',
  CA: 'GST',
  IN: 'GST',
  JP: 'Consumption tax',
  NZ: 'GST',
  SG: 'GST',
  US: 'Sales tax',
};

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
  return TAX_LABELS[country] ?? 'VAT';
}

function zonesOf(country: string): string[] {
  const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined };
  return locale.getTimeZones?.() ?? [];
}
