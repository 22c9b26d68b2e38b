import { expect, it } from 'vitest';
import { type Country, likelyCountry, likelyZone } from './whereabouts.ts';

const [GB, US, DE, CH] = [
  { code: 'GB', currency: 'GBP', time_zones: ['Europe/London'], tax: null },
  { code: 'US', currency: 'USD', time_zones: ['America/New_York', 'America/Chicago'], tax: null },
  { code: 'DE', currency: 'EUR', time_zones: ['Europe/Berlin', 'Europe/Zurich'], tax: null },
  { code: 'CH', currency: 'CHF', time_zones: ['Europe/Zurich'], tax: null },
] as const satisfies Country[];
const COUNTRIES: Country[] = [DE, CH, GB, US];
const likely = (zone: string, ...languages: string[]) => likelyCountry(COUNTRIES, zone, languages)?.code;

it('takes the country that has the clock of the browser, whatever its language', () => {
  expect(likely('Europe/London', 'en-US')).toBe('GB');
  expect(likely('America/Chicago', 'de')).toBe('US');
});

it('takes of several that have the clock the one of the language, else the one whose capital has it', () => {
  expect(likely('Europe/Zurich', 'de-DE@posix')).toBe('DE');
  expect(likely('Europe/Zurich', 'fr')).toBe('CH');
});

it('goes by the language where no country has the clock', () => {
  expect([likely('UTC', 'en', 'en-US'), likely('UTC', 'eo')]).toEqual(['US', undefined]);
});

it('proposes the own clock where the country has it, else that of the capital', () => {
  expect(likelyZone(US, 'America/Chicago')).toBe('America/Chicago');
  expect(likelyZone(US, 'Europe/London')).toBe('America/New_York');
});
