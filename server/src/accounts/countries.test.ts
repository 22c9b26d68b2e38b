import { expect, it } from 'vitest';
import { isTimeZone } from '../platform/clock.ts';
import { isCurrency } from '../platform/money/index.ts';
import { capitalTimeZone, listCountries } from './countries.ts';

it('lists every country with a current currency and time zones, the capital’s first', () => {
  const countries = listCountries();
  expect(countries.length).toBeGreaterThan(240);
  for (const { code, currency, timeZones } of countries) {
    expect([code, isCurrency(currency), timeZones[0]]).toEqual([code, true, capitalTimeZone(code)]);
    expect([code, timeZones.filter((zone) => !isTimeZone(zone))]).toEqual([code, []]);
  }
  const euro = countries.filter(({ currency }) => currency === 'EUR').map(({ code }) => code);
  expect(euro.join(' ')).toBe(
    'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA YT',
  );
  const usual = (wanted: string) => countries.find(({ code }) => code === wanted)?.currency;
  expect(['GB', 'US', 'CH', 'SE', 'AU'].map(usual)).toEqual(['GBP', 'USD', 'CHF', 'SEK', 'AUD']);
});
