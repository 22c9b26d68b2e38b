import type { UsualTax } from '../../lib/tax-answer.ts';

/** What is usual in a country, as the server tells it. */
export interface Country {
  readonly code: string;
  readonly currency: string;
  /** The capital's first. */
  readonly time_zones: readonly string[];
  /** Null: none is known. */
  readonly tax: UsualTax | null;
}

/** Browsers may name what `Intl.Locale` refuses, such as en-US@posix. */
const REGION = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-([A-Z]{2})\b/u;

/**
 * The country that somebody is likely to be in: one whose capital has their clock, else one that has it, else that of
 * their language. Of several it is the one of their language.
 */
export function likelyCountry(countries: readonly Country[], zone: string, languages: readonly string[]) {
  const spoken = languages.flatMap((language) => REGION.exec(language)?.[1] ?? []);
  const ofLanguage = (among: readonly Country[]) =>
    spoken.flatMap((region) => among.find(({ code }) => code === region) ?? [])[0];
  const capitals = countries.filter(({ time_zones: [capital] }) => capital === zone);
  const all = countries.filter(({ time_zones: zones }) => zones.includes(zone));
  return ofLanguage(all) ?? capitals[0] ?? all[0] ?? ofLanguage(countries);
}

/** The person's own clock where the country has it, else the capital's. */
export function likelyZone({ time_zones: zones }: Country, own: string): string {
  return zones.includes(own) ? own : (zones[0] ?? own);
}
