import { isCurrency } from '../../../platform/money/index.ts';

const DOLLARS = 'USD AUD CAD NZD SGD HKD MXN ARS CLP COP TWD FJD JMD BBD BSD BMD BZD TTD NAD XCD KYD LRD UYU BRL';

/** Signs and short names of currencies that stand beside amounts; several share one. */
const SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  euro: 'EUR',
  euros: 'EUR',
  '£': 'GBP GIP FKP SHP EGP SDG SSP SYP LBP',
  pounds: 'GBP',
  $: DOLLARS,
  us$: 'USD',
  a$: 'AUD',
  au$: 'AUD',
  c$: 'CAD',
  ca$: 'CAD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  r$: 'BRL',
  kr: 'SEK NOK DKK ISK',
  zł: 'PLN',
  zl: 'PLN',
  fr: 'CHF',
  sfr: 'CHF',
  '¥': 'JPY CNY',
  '₹': 'INR',
  rs: 'INR PKR LKR NPR MUR',
  kč: 'CZK',
  ft: 'HUF',
  '₺': 'TRY',
  tl: 'TRY',
  lei: 'RON MDL',
  r: 'ZAR',
  '₽': 'RUB',
  '₩': 'KRW',
  '₪': 'ILS',
  '₫': 'VND',
  '฿': 'THB',
  '₱': 'PHP',
  '₦': 'NGN',
  '₴': 'UAH',
};

/** The currencies that a sign, name or ISO 4217 code in any case may mean; null for anything else. */
export function currenciesOf(word: string): readonly string[] | null {
  const key = word.trim().toLowerCase().replace(/\.$/, '');
  const sign = Object.hasOwn(SIGNS, key) ? SIGNS[key] : undefined;
  if (sign !== undefined) return sign.split(' ');
  return isCurrency(key.toUpperCase()) ? [key.toUpperCase()] : null;
}
